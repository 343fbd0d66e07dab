"""Where bytes come in, before they are a request: what uvicorn leaves open to anybody is closed here."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketEdge(WebSocketsSansIOProtocol):
    """A WebSocket whose messages are handed on as bytes: what is no text is denied by the table like any nonsense."""

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
