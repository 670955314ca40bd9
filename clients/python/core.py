"""Client of a Fyra server in one file, with nothing but the standard library (Python 3.9 or newer).

Every operation of the server's OpenAPI document is a method; what it takes are named arguments, what it answers is what its JSON says,
or bytes. 429, 502, 503 and 504 are tried again when Retry-After asks for a minute or less; what creates something carries an
Idempotency-Key, so it is done once.

    from fyra import Fyra, FyraError
    fyra = Fyra("http://localhost:3000", api_key="fyra_tools_...")
    print(fyra.league_leaderboard(duration="1d", limit=3)["entries"][0]["name"])
    design = fyra.finished(lambda wait: fyra.designs_read(id="dsn_...", wait_seconds=wait))
    for event in fyra.stream("history_stream"):
        print(event.event, event.data)
"""
from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, List, Literal, Mapping, Optional

__all__ = ["Event", "Fyra", "FyraError", "verified_webhook"]

_PASSING = (429, 502, 503, 504)
_LONGEST_PAUSE = 60.0
_FIRST_PAUSE = 0.5
_REOPEN = 2.0
_WAIT = 25


class FyraError(Exception):
    """The server said no. `code` is a stable word to branch on; the text says it to people."""

    def __init__(self, status: int, problem: Mapping[str, Any], retry_after: Optional[float], request_id: Optional[str]) -> None:
        error = problem.get("error") or {}
        super().__init__(problem.get("detail") or error.get("message") or problem.get("title") or f"HTTP {status}")
        self.status = status
        self.code: str = problem.get("code") or error.get("code") or f"http_{status}"
        self.errors: List[Dict[str, str]] = list(problem.get("errors") or [])
        self.retry_after = retry_after
        self.request_id = request_id


@dataclass(frozen=True)
class Event:
    """One event of a stream; `data` is its JSON, or its text where that is none."""

    id: Optional[str]
    event: str
    data: Any


def verified_webhook(secret: str, headers: Mapping[str, str], body: bytes, tolerance: float = 300) -> Any:
    """The message of a webhook, when it is the server's own (Standard Webhooks). Raises ValueError when it is not.

    `secret` is the `whsec_...` of the answer that took the webhook's address; `body` is exactly what came.
    """
    given = {name.lower(): value for name, value in headers.items()}
    ident, stamp = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    if not stamp.isdigit() or abs(time.time() - int(stamp)) > tolerance:
        raise ValueError("webhook: too old, or without a time")
    key = base64.b64decode(secret[len("whsec_"):] if secret.startswith("whsec_") else secret)
    right = base64.b64encode(hmac.new(key, f"{ident}.{stamp}.".encode() + body, hashlib.sha256).digest()).decode()
    for signature in given.get("webhook-signature", "").split(" "):
        if hmac.compare_digest(signature.encode(), f"v1,{right}".encode()):
            return json.loads(body)
    raise ValueError("webhook: not signed with this secret")


class _Client:
    """What the operations are asked with."""

    def __init__(
        self,
        base_url: str = "http://localhost:3000",
        *,
        api_key: Optional[str] = None,
        arena_key: Optional[str] = None,
        operator_token: Optional[str] = None,
        retries: int = 3,
        timeout: float = 60,
    ) -> None:
        self.base_url = base_url.rstrip("/")
        self._keys = {"api": ("X-API-Key", api_key), "arena": ("X-Arena-Key", arena_key)}
        self._keys["either"] = self._keys["api"] if api_key else self._keys["arena"]
        self._keys["operator"] = ("Authorization", operator_token and f"Bearer {operator_token}")
        self._retries = retries
        self._timeout = timeout

    def call(self, operation: str, /, *, idempotency_key: Optional[str] = None, wait_seconds: Optional[int] = None, **given: Any) -> Any:
        """One operation by its id. Raises FyraError, or urllib.error.URLError when the server cannot be reached."""
        with self._answered(self._request(operation, given, idempotency_key, wait_seconds)) as response:
            body = response.read()
            kind = response.headers.get("Content-Type", "")
            return json.loads(body) if "json" in kind and "ndjson" not in kind else body

    def stream(self, operation: str, /, **given: Any) -> Iterator[Event]:
        """The events of an operation that streams; one that was cut and takes nothing but a look goes on where it was."""
        last: Optional[str] = None
        while True:
            request = self._request(operation, given, None, None)
            request.add_header("Accept", "text/event-stream")
            if last is not None:
                request.add_header("Last-Event-ID", last)
            try:
                with self._answered(request) as response:
                    for event in _events(response):
                        last = event.id or last
                        yield event
            except (OSError, ValueError):
                if last is None:
                    raise
            if request.get_method() != "GET" or last is None:
                return
            time.sleep(_REOPEN)

    def finished(self, look: Callable[[int], Dict[str, Any]], tell: Optional[Callable[[float], None]] = None) -> Dict[str, Any]:
        """Waits until a job is final. `look` asks its status, with so many `wait_seconds`; `tell` hears of its progress, percent."""
        while True:
            job = look(_WAIT)
            if tell:
                tell(job.get("progress") or 0)
            if job["status"] not in ("queued", "processing"):
                return job

    def _request(self, name: str, given: Mapping[str, Any], once: Optional[str], wait: Optional[int]) -> urllib.request.Request:
        operation = _OPERATIONS[name]
        rest = {key: value for key, value in given.items() if value is not None}
        path = operation["path"]
        for key in operation.get("in_path", ()):
            path = path.replace("{" + key + "}", _encoded(rest.pop(key, "")))
        query = urllib.parse.urlencode({key: _text(rest.pop(key)) for key in operation.get("query", ()) if key in rest})
        request = urllib.request.Request(f"{self.base_url}{path}{'?' if query else ''}{query}", method=operation["method"])
        request.add_header("Accept", operation.get("accept", "application/json"))
        if operation.get("body"):
            request.data = json.dumps(rest, allow_nan=False).encode()
            request.add_header("Content-Type", "application/json")
        elif rest:
            raise TypeError(f"{name} takes no {', '.join(rest)}")
        if once or operation.get("once"):
            request.add_header("Idempotency-Key", once or str(uuid.uuid4()))
        if wait is not None:
            request.add_header("Prefer", f"wait={wait}")
        header, key = self._keys.get(operation.get("key", ""), ("", None))
        if key:
            request.add_header(header, key)
        return request

    def _answered(self, request: urllib.request.Request) -> Any:
        repeatable = request.get_method() != "POST" or request.has_header("Idempotency-key")
        for attempt in range(self._retries + 1):
            pause, last = _FIRST_PAUSE * 2**attempt, attempt == self._retries
            try:
                return urllib.request.urlopen(request, timeout=self._timeout)
            except urllib.error.HTTPError as error:
                retry_after = _seconds(error.headers.get("Retry-After"))
                pause = pause if retry_after is None else retry_after
                passing = error.code in (_PASSING if repeatable else (429,))
                if last or not passing or pause > _LONGEST_PAUSE:
                    raise FyraError(error.code, _problem(error), retry_after, error.headers.get("X-Request-Id")) from None
                error.close()
            except OSError:
                if last or not repeatable:
                    raise
            time.sleep(pause)
        raise AssertionError("unreachable")


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, allow_nan=False)


def _encoded(value: Any) -> str:
    text = _text(value)
    if text in ("", ".", ".."):
        raise TypeError(f"{text!r} names nothing")
    return urllib.parse.quote(text, safe="")


def _seconds(text: Optional[str]) -> Optional[float]:
    try:
        return max(0.0, float(text)) if text is not None else None
    except ValueError:
        return None


def _problem(error: urllib.error.HTTPError) -> Mapping[str, Any]:
    try:
        problem = json.loads(error.read())
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


def _events(lines: Any) -> Iterator[Event]:
    fields: Dict[str, List[str]] = {}
    for line in lines:
        text = line.decode().rstrip("\r\n")
        if text:
            name, _, value = text.partition(":")
            fields.setdefault(name, []).append(value[1:] if value.startswith(" ") else value)
        elif fields:
            if "data" in fields:
                yield Event((fields.get("id") or [None])[-1], (fields.get("event") or ["message"])[-1], _value("\n".join(fields["data"])))
            fields = {}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


