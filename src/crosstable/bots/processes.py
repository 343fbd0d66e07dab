"""Worker processes: how they get a job, how they are ended, and how their answers come back."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any


def call_soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """Call back into the loop from the executor's thread; the loop may be gone by then."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A process started here never hears Ctrl-C, not even before it can say that it does not want to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def submit(executor: ProcessPoolExecutor, job: Callable[..., Any], *args: Any) -> Future[Any]:
    """Give a job to the workers; a new one may be started for it."""
    with _no_interrupts():
        return executor.submit(job, *args)


def all_alive(executor: ProcessPoolExecutor) -> bool:
    """Whether none of the workers that were started has died."""
    return not executor._broken and all(process.is_alive() for process in list((executor._processes or {}).values()))


def end_workers(executor: ProcessPoolExecutor) -> None:
    """End the workers at once: nobody wants what they are doing any more."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # a suspended one would not hear anything milder
    for process in processes:
        process.join()
