// One POST with JSON in it, over connections that are kept: how the load opens tables at either server.
const http = require("node:http");

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

function post(url, path, body) {
  return new Promise((done, failed) => {
    const { hostname: host, port } = new URL(url);
    const data = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
    const request = http.request({ agent, host, port, path, method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () =>
        answer.statusCode < 300 ? done(JSON.parse(text)) : failed(new Error(`${answer.statusCode} ${text}`)),
      );
    });
    request.on("error", failed);
    request.end(data);
  });
}

module.exports = { post };
