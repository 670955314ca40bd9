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


# Below: made by `npm run openapi`.
_OPERATIONS: Dict[str, Dict[str, Any]] = {
    "accountExport_mine": {"method": "GET", "path": "/api/keys/me/export", "key": "either", "accept": "application/x-ndjson"},
    "admin_change": {"method": "PATCH", "path": "/api/admin/keys/{id}", "body": True, "key": "operator", "in_path": ["id"]},
    "admin_erase": {"method": "DELETE", "path": "/api/admin/keys/{id}", "key": "operator", "in_path": ["id"]},
    "admin_issue": {"method": "POST", "path": "/api/admin/keys", "body": True, "once": True, "key": "operator"},
    "admin_list": {"method": "GET", "path": "/api/admin/keys", "query": ["limit", "cursor", "email", "interface", "last_four"], "key": "operator"},
    "admin_lookUp": {"method": "POST", "path": "/api/admin/keys/lookup", "body": True, "key": "operator"},
    "agents_list": {"method": "GET", "path": "/api/v1/agents", "query": ["limit", "cursor", "status"]},
    "agents_one": {"method": "GET", "path": "/api/v1/agents/{id}", "in_path": ["id"]},
    "agents_register": {"method": "POST", "path": "/api/v1/agents", "body": True, "once": True},
    "arenaOperator_audit": {"method": "POST", "path": "/api/admin/arena/audit", "key": "operator"},
    "arenaOperator_lastAudit": {"method": "GET", "path": "/api/admin/arena/audit", "key": "operator"},
    "arenaOperator_nameOperator": {"method": "PATCH", "path": "/api/admin/agents/{id}", "body": True, "key": "operator", "in_path": ["id"]},
    "arenaOperator_pause": {"method": "POST", "path": "/api/admin/league/pause", "key": "operator"},
    "arenaOperator_resume": {"method": "POST", "path": "/api/admin/league/resume", "key": "operator"},
    "arenaOperator_retire": {"method": "POST", "path": "/api/admin/agents/{id}/retire", "key": "operator", "in_path": ["id"]},
    "audit_export": {"method": "GET", "path": "/api/admin/audit/export", "query": ["from", "to"], "key": "operator", "accept": "application/x-ndjson"},
    "audit_list": {"method": "GET", "path": "/api/admin/audit", "query": ["limit", "cursor", "action", "target"], "key": "operator"},
    "billing_confirm": {"method": "POST", "path": "/api/billing/sandbox/{id}/confirm", "in_path": ["id"]},
    "billing_confirmByOperator": {"method": "POST", "path": "/api/admin/orders/{id}/confirm", "key": "operator", "in_path": ["id"]},
    "billing_order": {"method": "GET", "path": "/api/billing/orders/{id}", "in_path": ["id"]},
    "billing_refundByOperator": {"method": "POST", "path": "/api/admin/orders/{id}/refund", "key": "operator", "in_path": ["id"]},
    "chat_reply": {"method": "POST", "path": "/api/chat", "body": True, "once": True, "key": "api"},
    "cognitive_dream": {"method": "GET", "path": "/api/cognitive/dreams/{id}", "in_path": ["id"]},
    "cognitive_dreams": {"method": "GET", "path": "/api/cognitive/dreams"},
    "cognitive_explain": {"method": "GET", "path": "/api/cognitive/explain/{field}", "query": ["at"], "in_path": ["field"]},
    "cognitive_follow": {"method": "GET", "path": "/api/cognitive/stream"},
    "cognitive_hypotheses": {"method": "GET", "path": "/api/cognitive/hypotheses"},
    "cognitive_model": {"method": "GET", "path": "/api/cognitive/model"},
    "cognitive_snapshot": {"method": "GET", "path": "/api/cognitive"},
    "concepts_plan": {"method": "POST", "path": "/api/fashion-concept", "body": True, "once": True, "key": "api"},
    "confirm_address": {"method": "POST", "path": "/api/register/confirm/{token}", "in_path": ["token"]},
    "console_again": {"method": "POST", "path": "/api/admin/jobs/{id}/again", "key": "operator", "in_path": ["id"]},
    "console_budgets": {"method": "GET", "path": "/api/admin/budgets", "key": "operator"},
    "console_jobs": {"method": "GET", "path": "/api/admin/jobs", "query": ["id"], "key": "operator"},
    "console_now": {"method": "GET", "path": "/api/admin/overview", "key": "operator"},
    "deliveries_find": {"method": "GET", "path": "/api/keys/me/deliveries/{id}", "key": "either", "in_path": ["id"]},
    "deliveries_list": {"method": "GET", "path": "/api/keys/me/deliveries", "query": ["limit", "cursor", "status"], "key": "either"},
    "deliveries_resend": {"method": "POST", "path": "/api/keys/me/deliveries/{id}/resend", "key": "either", "in_path": ["id"]},
    "designStream_follow": {"method": "GET", "path": "/api/v1/design/{id}/stream", "in_path": ["id"]},
    "design_describe": {"method": "GET", "path": "/api/v1/design"},
    "design_requestKey": {"method": "POST", "path": "/api/v1/keys/request", "body": True, "once": True},
    "design_revise": {"method": "POST", "path": "/api/v1/design/{id}/revise", "body": True, "once": True, "key": "api", "in_path": ["id"]},
    "design_submit": {"method": "POST", "path": "/api/v1/design", "body": True, "once": True, "key": "api"},
    "designs_file": {"method": "GET", "path": "/api/design/{id}/files/{name}", "accept": "image/svg+xml, image/png, image/jpeg, application/pdf, application/dxf, text/plain, model/gltf-binary, application/json", "in_path": ["id", "name"]},
    "designs_outfit": {"method": "GET", "path": "/api/design/{id}/outfit", "in_path": ["id"]},
    "designs_read": {"method": "GET", "path": "/api/design/{id}", "in_path": ["id"]},
    "designs_remove": {"method": "DELETE", "path": "/api/design/{id}", "key": "api", "in_path": ["id"]},
    "entryConfirmation_confirm": {"method": "POST", "path": "/api/v1/agents/confirm/{token}", "in_path": ["token"]},
    "epochs_list": {"method": "GET", "path": "/api/v1/epochs", "query": ["limit"]},
    "epochs_one": {"method": "GET", "path": "/api/v1/epochs/{epoch}", "in_path": ["epoch"]},
    "gallery_list": {"method": "PUT", "path": "/api/v1/design/{id}/listing", "body": True, "key": "api", "in_path": ["id"]},
    "gallery_page": {"method": "GET", "path": "/api/v1/gallery", "query": ["limit", "cursor"]},
    "history_candles": {"method": "GET", "path": "/api/v1/markets/{symbol}/candles", "query": ["interval", "limit"], "in_path": ["symbol"]},
    "history_match": {"method": "GET", "path": "/api/v1/matches/{id}", "in_path": ["id"]},
    "history_matches": {"method": "GET", "path": "/api/v1/matches", "query": ["limit", "cursor", "duration", "status"]},
    "history_record": {"method": "GET", "path": "/api/v1/matches/{id}/record", "query": ["limit", "cursor"], "in_path": ["id"]},
    "history_stream": {"method": "GET", "path": "/api/v1/stream"},
    "images_cancel": {"method": "DELETE", "path": "/api/status/{job_id}", "key": "api", "in_path": ["job_id"]},
    "images_generate": {"method": "POST", "path": "/api/generate", "body": True, "once": True, "key": "api"},
    "images_generateNow": {"method": "POST", "path": "/api/generate-fashion-image", "body": True, "once": True, "key": "api"},
    "images_image": {"method": "GET", "path": "/api/images/{job_id}/{name}", "accept": "image/png", "in_path": ["job_id", "name"]},
    "images_status": {"method": "GET", "path": "/api/status/{job_id}", "in_path": ["job_id"]},
    "info_describe": {"method": "GET", "path": "/api"},
    "info_health": {"method": "GET", "path": "/api/health"},
    "info_pricing": {"method": "GET", "path": "/api/pricing"},
    "keys_me": {"method": "GET", "path": "/api/keys/me", "key": "api"},
    "keys_remove": {"method": "DELETE", "path": "/api/keys/me", "query": ["erase"], "key": "api"},
    "keys_rotate": {"method": "POST", "path": "/api/keys/rotate", "once": True, "key": "api"},
    "league_avatar": {"method": "GET", "path": "/api/v1/fighters/{id}/avatar.svg", "accept": "image/svg+xml", "in_path": ["id"]},
    "league_fighter": {"method": "GET", "path": "/api/v1/fighters/{id}", "in_path": ["id"]},
    "league_fighters": {"method": "GET", "path": "/api/v1/fighters"},
    "league_leaderboard": {"method": "GET", "path": "/api/v1/leaderboard", "query": ["limit", "cursor", "duration", "sort"]},
    "league_snapshot": {"method": "GET", "path": "/api/v1/league"},
    "league_state": {"method": "GET", "path": "/api/state"},
    "league_trades": {"method": "GET", "path": "/api/v1/trades", "query": ["limit", "type", "participant", "symbol", "cursor"]},
    "me_retire": {"method": "DELETE", "path": "/api/v1/agents/me", "key": "arena"},
    "me_rotate": {"method": "POST", "path": "/api/v1/agents/rotate-key", "once": True, "key": "arena"},
    "me_standing": {"method": "GET", "path": "/api/v1/agents/me", "key": "arena"},
    "namedKeys_issue": {"method": "POST", "path": "/api/keys/named", "body": True, "once": True, "key": "api"},
    "namedKeys_list": {"method": "GET", "path": "/api/keys/named", "key": "api"},
    "namedKeys_revoke": {"method": "DELETE", "path": "/api/keys/named/{id}", "key": "api", "in_path": ["id"]},
    "openAiAlias_completions": {"method": "POST", "path": "/api/v1/chat/completions", "body": True, "once": True, "key": "api"},
    "openAiAlias_forget": {"method": "DELETE", "path": "/api/v1/responses/{id}", "key": "api", "in_path": ["id"]},
    "openAiAlias_generate": {"method": "POST", "path": "/api/v1/images/generations", "body": True, "once": True, "key": "api"},
    "openAiAlias_list": {"method": "GET", "path": "/api/v1/models"},
    "openAiAlias_model": {"method": "GET", "path": "/api/v1/models/{model}", "in_path": ["model"]},
    "openAiAlias_respond": {"method": "POST", "path": "/api/v1/responses", "body": True, "once": True, "key": "api"},
    "openAiAlias_response": {"method": "GET", "path": "/api/v1/responses/{id}", "key": "api", "in_path": ["id"]},
    "openAi_completions": {"method": "POST", "path": "/v1/chat/completions", "body": True, "once": True, "key": "api"},
    "openAi_forget": {"method": "DELETE", "path": "/v1/responses/{id}", "key": "api", "in_path": ["id"]},
    "openAi_generate": {"method": "POST", "path": "/v1/images/generations", "body": True, "once": True, "key": "api"},
    "openAi_list": {"method": "GET", "path": "/v1/models"},
    "openAi_model": {"method": "GET", "path": "/v1/models/{model}", "in_path": ["model"]},
    "openAi_respond": {"method": "POST", "path": "/v1/responses", "body": True, "once": True, "key": "api"},
    "openAi_response": {"method": "GET", "path": "/v1/responses/{id}", "key": "api", "in_path": ["id"]},
    "ownOrders_list": {"method": "GET", "path": "/api/keys/me/orders", "query": ["limit", "cursor"], "key": "api"},
    "ownOrders_receipt": {"method": "GET", "path": "/api/keys/me/orders/{id}/receipt", "key": "api", "in_path": ["id"]},
    "ownOrders_refund": {"method": "POST", "path": "/api/keys/me/orders/{id}/refund", "key": "api", "in_path": ["id"]},
    "past_history": {"method": "GET", "path": "/api/cognitive/history", "query": ["from", "to", "step", "fields"]},
    "past_replay": {"method": "GET", "path": "/api/cognitive/replay", "query": ["at"]},
    "persona_demo": {"method": "POST", "path": "/api/bride-demo", "body": True, "once": True},
    "persona_say": {"method": "GET", "path": "/api/bride-say"},
    "persona_think": {"method": "GET", "path": "/api/bride/v1/cognitive", "query": ["text", "session", "dry_run"], "key": "api"},
    "postman_collection": {"method": "GET", "path": "/postman_collection.json"},
    "preview_picture": {"method": "GET", "path": "/api/v1/design/preview", "query": ["description", "style", "format"], "accept": "image/png, image/jpeg"},
    "pricing_checkout": {"method": "POST", "path": "/api/pricing/checkout", "body": True, "once": True, "key": "api"},
    "queues_list": {"method": "GET", "path": "/api/admin/queues", "key": "operator"},
    "reading_read": {"method": "POST", "path": "/api/v1/design/read", "body": True},
    "records_chain": {"method": "GET", "path": "/api/v1/records", "query": ["limit", "cursor"]},
    "records_keys": {"method": "GET", "path": "/api/v1/records/key"},
    "registration_instant": {"method": "GET", "path": "/api/register", "query": ["format"]},
    "registration_register": {"method": "POST", "path": "/api/register", "body": True, "once": True},
    "ring_cancel": {"method": "DELETE", "path": "/api/v1/agents/me/orders/{orderId}", "key": "arena", "in_path": ["orderId"]},
    "ring_decide": {"method": "POST", "path": "/api/v1/agents/decide", "body": True, "once": True, "key": "arena"},
    "ring_heartbeat": {"method": "POST", "path": "/api/v1/agents/heartbeat", "body": True, "key": "arena"},
    "signInLinks_ask": {"method": "POST", "path": "/api/keys/links", "body": True},
    "signInLinks_open": {"method": "POST", "path": "/api/keys/links/open", "body": True, "once": True},
    "spectators_chat": {"method": "GET", "path": "/api/v1/chat", "query": ["limit", "cursor"]},
    "spectators_decision": {"method": "GET", "path": "/api/v1/agents/{id}/decisions/{decision}", "in_path": ["id", "decision"]},
    "spectators_latest": {"method": "GET", "path": "/api/v1/decisions", "query": ["limit", "cursor", "participant", "symbol"]},
    "spectators_matchCurves": {"method": "GET", "path": "/api/v1/matches/{id}/curves", "query": ["step", "participants"], "in_path": ["id"]},
    "spectators_matchOdds": {"method": "GET", "path": "/api/v1/matches/{id}/odds", "in_path": ["id"]},
    "spectators_roundtrips": {"method": "GET", "path": "/api/v1/roundtrips", "query": ["limit", "cursor", "participant", "symbol", "status"]},
    "status_all": {"method": "GET", "path": "/api/v1/status"},
    "stopWords_list": {"method": "GET", "path": "/api/v1/design/stop-words"},
    "trial_begin": {"method": "POST", "path": "/api/v1/design/trial", "body": True},
    "trial_standing": {"method": "GET", "path": "/api/v1/design/trial", "query": ["design"], "key": "api"},
    "usage_report": {"method": "GET", "path": "/api/keys/me/usage", "query": ["days", "key_id"], "key": "either"},
    "vocabulary_list": {"method": "GET", "path": "/api/v1/design/vocabulary"},
}


class Fyra(_Client):
    """A client of one server. Keys: `api_key` (design, cognitive, tools), `arena_key`, `operator_token`; each operation gets its own."""

    def account_export_mine(self) -> bytes:
        """All that is kept of the account of this key, as JSON lines."""
        return self.call("accountExport_mine")

    def admin_change(self, *, id: str, tier: Optional[Literal["free", "beta", "pro", "enterprise"]] = None, overrides: Optional[Dict[str, Any]] = None, revoked: Optional[bool] = None) -> Dict[str, Any]:
        """Change tier or limits of a key, revoke or reinstate it."""
        return self.call("admin_change", id=id, tier=tier, overrides=overrides, revoked=revoked)

    def admin_erase(self, *, id: str) -> Dict[str, Any]:
        """Erase the holder of a design or tools key."""
        return self.call("admin_erase", id=id)

    def admin_issue(self, *, interface: Literal["arena", "design", "tools"], tier: Optional[Literal["free", "beta", "pro", "enterprise"]] = None, email: Optional[str] = None, name: Optional[str] = None, chat_calls: Optional[int] = None, overrides: Optional[Dict[str, Any]] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Issue a key of any interface and tier, with limits of its own."""
        return self.call("admin_issue", idempotency_key=idempotency_key, interface=interface, tier=tier, email=email, name=name, chat_calls=chat_calls, overrides=overrides)

    def admin_list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, email: Optional[str] = None, interface: Optional[Literal["arena", "design", "tools"]] = None, last_four: Optional[str] = None) -> Dict[str, Any]:
        """Keys by e-mail, interface and last four characters, newest first."""
        return self.call("admin_list", limit=limit, cursor=cursor, email=email, interface=interface, last_four=last_four)

    def admin_look_up(self, *, api_key: str) -> Dict[str, Any]:
        """Whose key this is."""
        return self.call("admin_lookUp", api_key=api_key)

    def agents_list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["queued", "active", "benched", "retired", "all"]] = None) -> Dict[str, Any]:
        """Challengers by status, those in the queue by default."""
        return self.call("agents_list", limit=limit, cursor=cursor, status=status)

    def agents_one(self, *, id: str) -> Dict[str, Any]:
        """One challenger’s public record."""
        return self.call("agents_one", id=id)

    def agents_register(self, *, name: str, model: Optional[str] = None, description: Optional[str] = None, homepage: Optional[str] = None, contact_email: Optional[str] = None, webhook_url: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Register a challenger; its key is shown once."""
        return self.call("agents_register", idempotency_key=idempotency_key, name=name, model=model, description=description, homepage=homepage, contact_email=contact_email, webhook_url=webhook_url)

    def arena_operator_audit(self, *, wait_seconds: Optional[int] = None) -> Dict[str, Any]:
        """Rebuild every balance of the ledger from postings and fills, and tell what differs."""
        return self.call("arenaOperator_audit", wait_seconds=wait_seconds)

    def arena_operator_last_audit(self) -> Dict[str, Any]:
        """What the last audit of the ledger found; one runs each night."""
        return self.call("arenaOperator_lastAudit")

    def arena_operator_name_operator(self, *, id: str, operator: str) -> Dict[str, Any]:
        """Say who runs a challenger: of one operator ENTRIES_PER_OPERATOR are eligible."""
        return self.call("arenaOperator_nameOperator", id=id, operator=operator)

    def arena_operator_pause(self) -> Dict[str, Any]:
        """Stop the league: nothing ticks, decisions are refused."""
        return self.call("arenaOperator_pause")

    def arena_operator_resume(self) -> Dict[str, Any]:
        """Let the league go on."""
        return self.call("arenaOperator_resume")

    def arena_operator_retire(self, *, id: str) -> Dict[str, Any]:
        """Retire a challenger."""
        return self.call("arenaOperator_retire", id=id)

    def audit_export(self, *, from_: Optional[str] = None, to: Optional[str] = None) -> bytes:
        """The same as JSON lines, oldest first, of a time or of all."""
        return self.call("audit_export", **{"from": from_}, to=to)

    def audit_list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, action: Optional[str] = None, target: Optional[str] = None) -> Dict[str, Any]:
        """What the operator has changed, newest first."""
        return self.call("audit_list", limit=limit, cursor=cursor, action=action, target=target)

    def billing_confirm(self, *, id: str) -> Dict[str, Any]:
        """Confirm a sandbox order."""
        return self.call("billing_confirm", id=id)

    def billing_confirm_by_operator(self, *, id: str) -> Dict[str, Any]:
        """Take an order as paid: its item is granted, once."""
        return self.call("billing_confirmByOperator", id=id)

    def billing_order(self, *, id: str) -> Dict[str, Any]:
        """An order; its id is the secret that opens it."""
        return self.call("billing_order", id=id)

    def billing_refund_by_operator(self, *, id: str) -> Dict[str, Any]:
        """Take back a paid order: a plan, or a pack while unused."""
        return self.call("billing_refundByOperator", id=id)

    def chat_reply(self, *, idempotency_key: Optional[str] = None, **body: Any) -> Dict[str, Any]:
        """Ask about clothes, fabrics, sewing, this API, the league or the engine."""
        return self.call("chat_reply", idempotency_key=idempotency_key, **body)

    def cognitive_dream(self, *, id: str) -> Dict[str, Any]:
        """One dream with the episodes it was made of."""
        return self.call("cognitive_dream", id=id)

    def cognitive_dreams(self) -> Dict[str, Any]:
        """The last 64 dreams."""
        return self.call("cognitive_dreams")

    def cognitive_explain(self, *, field: Literal["confidence", "curiosity", "fatigue", "creativity", "lucidity", "emotion"], at: Optional[str] = None) -> Dict[str, Any]:
        """Why a number is what it is, now or at a past moment."""
        return self.call("cognitive_explain", field=field, at=at)

    def cognitive_follow(self) -> Dict[str, Any]:
        """The state, second by second (server-sent events)."""
        return self.call("cognitive_follow")

    def cognitive_hypotheses(self) -> Dict[str, Any]:
        """Patterns that hold, with their counts."""
        return self.call("cognitive_hypotheses")

    def cognitive_model(self) -> Dict[str, Any]:
        """All parameters, the body and the state hash."""
        return self.call("cognitive_model")

    def cognitive_snapshot(self) -> Dict[str, Any]:
        """The engine's live state."""
        return self.call("cognitive_snapshot")

    def concepts_plan(self, *, style: str, count: Optional[int] = None, seed: Optional[int] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Fashion concepts of a style, all different."""
        return self.call("concepts_plan", idempotency_key=idempotency_key, style=style, count=count, seed=seed)

    def confirm_address(self, *, token: str) -> Dict[str, Any]:
        """Confirm an e-mail address by a mailed link."""
        return self.call("confirm_address", token=token)

    def console_again(self, *, id: str) -> Dict[str, Any]:
        """Run a job that failed once more, on the house."""
        return self.call("console_again", id=id)

    def console_budgets(self) -> Dict[str, Any]:
        """Who uses most of what is limited by the day."""
        return self.call("console_budgets")

    def console_jobs(self, *, id: Optional[str] = None) -> Dict[str, Any]:
        """A design or an image job by its id, or those that failed last."""
        return self.call("console_jobs", id=id)

    def console_now(self) -> Dict[str, Any]:
        """What is wrong now, and the figures behind it."""
        return self.call("console_now")

    def deliveries_find(self, *, id: str) -> Dict[str, Any]:
        """One delivery, with what was sent."""
        return self.call("deliveries_find", id=id)

    def deliveries_list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["pending", "delivered", "failed", "disabled"]] = None) -> Dict[str, Any]:
        """What this account's webhooks were told, newest first."""
        return self.call("deliveries_list", limit=limit, cursor=cursor, status=status)

    def deliveries_resend(self, *, id: str) -> Dict[str, Any]:
        """Send a delivery again, whether it had arrived or was given up."""
        return self.call("deliveries_resend", id=id)

    def design_stream_follow(self, *, id: str) -> Dict[str, Any]:
        """How a design comes along (server-sent events)."""
        return self.call("designStream_follow", id=id)

    def design_describe(self) -> Dict[str, Any]:
        """What the service is and how to use it."""
        return self.call("design_describe")

    def design_request_key(self, *, email: str, plan: Literal["beta", "pro", "design-pro"], idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Request a beta key."""
        return self.call("design_requestKey", idempotency_key=idempotency_key, email=email, plan=plan)

    def design_revise(self, *, id: str, instruction: Optional[str] = None, undo: Optional[bool] = None, changes: Optional[List[Any]] = None, measurements: Optional[Dict[str, Any]] = None, size: Optional[str] = None, webhook_url: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Revise a completed design."""
        return self.call("design_revise", idempotency_key=idempotency_key, id=id, instruction=instruction, undo=undo, changes=changes, measurements=measurements, size=size, webhook_url=webhook_url)

    def design_submit(self, *, description: str, style: Optional[str] = None, measurements: Optional[Dict[str, Any]] = None, size: Optional[str] = None, gender: Optional[Literal["women", "men", "child"]] = None, seed: Optional[int] = None, webhook_url: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Submit a design."""
        return self.call("design_submit", idempotency_key=idempotency_key, description=description, style=style, measurements=measurements, size=size, gender=gender, seed=seed, webhook_url=webhook_url)

    def designs_file(self, *, id: str, name: Literal["pattern.svg", "front.svg", "back.svg", "illustration.png", "pattern-a4.pdf", "pattern-letter.pdf", "pattern-a0.pdf", "techpack.pdf", "pattern-graded.svg", "pattern-graded-a0.pdf", "pattern.dxf", "garmentcode.json", "pattern-projector.pdf", "pattern-graded.dxf", "pattern-graded.rul", "steps.svg", "pattern-measurements.json", "marker-90.svg", "marker-140.svg", "marker-150.svg", "marker-90.pdf", "marker-140.pdf", "marker-150.pdf", "outfit.png", "worn.glb", "worn.png", "fit.png", "fit.json", "illustration-256.jpg", "illustration-512.jpg", "illustration-1024.jpg"]) -> Any:
        """A file of a completed design."""
        return self.call("designs_file", id=id, name=name)

    def designs_outfit(self, *, id: str) -> Dict[str, Any]:
        """The outfit that a design belongs to."""
        return self.call("designs_outfit", id=id)

    def designs_read(self, *, id: str, wait_seconds: Optional[int] = None) -> Dict[str, Any]:
        """How a design stands."""
        return self.call("designs_read", wait_seconds=wait_seconds, id=id)

    def designs_remove(self, *, id: str) -> Dict[str, Any]:
        """Cancel an open design, or remove a final one with its files."""
        return self.call("designs_remove", id=id)

    def entry_confirmation_confirm(self, *, token: str) -> Dict[str, Any]:
        """Confirm a challenger’s e-mail address by a mailed link."""
        return self.call("entryConfirmation_confirm", token=token)

    def epochs_list(self, *, limit: Optional[float] = None) -> Dict[str, Any]:
        """Commitments of the market’s hours, and the seeds of those that are over."""
        return self.call("epochs_list", limit=limit)

    def epochs_one(self, *, epoch: str) -> Dict[str, Any]:
        """One hour of the market with the prices of its ticks; once over, with what recomputes them."""
        return self.call("epochs_one", epoch=epoch)

    def gallery_list(self, *, id: str, listed: bool) -> Dict[str, Any]:
        """Put your design in the gallery, or take it back."""
        return self.call("gallery_list", id=id, listed=listed)

    def gallery_page(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """Designs that their makers have listed."""
        return self.call("gallery_page", limit=limit, cursor=cursor)

    def history_candles(self, *, symbol: str, interval: Optional[Literal["1m", "5m", "1h", "1d"]] = None, limit: Optional[float] = None) -> Dict[str, Any]:
        """Candles of one market, oldest first, the last one open."""
        return self.call("history_candles", symbol=symbol, interval=interval, limit=limit)

    def history_match(self, *, id: str) -> Dict[str, Any]:
        """One match: its board, and once settled its scores and ratings."""
        return self.call("history_match", id=id)

    def history_matches(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, duration: Optional[Literal["1h", "1d", "1w"]] = None, status: Optional[Literal["running", "ended", "settled"]] = None) -> Dict[str, Any]:
        """Matches, newest first."""
        return self.call("history_matches", limit=limit, cursor=cursor, duration=duration, status=status)

    def history_record(self, *, id: str, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """What a settled match is hashed from, line by line: prices, decisions, fills."""
        return self.call("history_record", id=id, limit=limit, cursor=cursor)

    def history_stream(self) -> Dict[str, Any]:
        """Server-sent events: tick, trade, chat, standings, match; continues with Last-Event-ID."""
        return self.call("history_stream")

    def images_cancel(self, *, job_id: str) -> Dict[str, Any]:
        """Cancel an image job."""
        return self.call("images_cancel", job_id=job_id)

    def images_generate(self, *, description: str, style: Optional[str] = None, image_size: Optional[Literal["auto", "512x768", "768x1152", "1024x1024", "1024x1536"]] = None, seed: Optional[int] = None, webhook_url: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Order a fashion image."""
        return self.call("images_generate", idempotency_key=idempotency_key, description=description, style=style, image_size=image_size, seed=seed, webhook_url=webhook_url)

    def images_generate_now(self, *, description: str, style: Optional[str] = None, image_size: Optional[Literal["auto", "512x768", "768x1152", "1024x1024", "1024x1536"]] = None, seed: Optional[int] = None, webhook_url: Optional[str] = None, n: Optional[int] = None, idempotency_key: Optional[str] = None, wait_seconds: Optional[int] = None) -> Dict[str, Any]:
        """Fashion images in one call."""
        return self.call("images_generateNow", idempotency_key=idempotency_key, wait_seconds=wait_seconds, description=description, style=style, image_size=image_size, seed=seed, webhook_url=webhook_url, n=n)

    def images_image(self, *, job_id: str, name: str) -> bytes:
        """An image of a completed job."""
        return self.call("images_image", job_id=job_id, name=name)

    def images_status(self, *, job_id: str, wait_seconds: Optional[int] = None) -> Dict[str, Any]:
        """How an image job stands."""
        return self.call("images_status", wait_seconds=wait_seconds, job_id=job_id)

    def info_describe(self) -> Dict[str, Any]:
        """What this is and where to read on."""
        return self.call("info_describe")

    def info_health(self) -> Dict[str, Any]:
        """Health and queues."""
        return self.call("info_health")

    def info_pricing(self) -> Dict[str, Any]:
        """Plans and packs."""
        return self.call("info_pricing")

    def keys_me(self) -> Dict[str, Any]:
        """This key: tier, usage, packs, and its own limits."""
        return self.call("keys_me")

    def keys_remove(self, *, erase: Optional[Literal["true", "false"]] = None) -> Dict[str, Any]:
        """Revoke every key of this account."""
        return self.call("keys_remove", erase=erase)

    def keys_rotate(self, *, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A new key for the same account; the old one works for an hour more."""
        return self.call("keys_rotate", idempotency_key=idempotency_key)

    def league_avatar(self, *, id: str) -> bytes:
        """A house fighter’s face."""
        return self.call("league_avatar", id=id)

    def league_fighter(self, *, id: str) -> Dict[str, Any]:
        """One house fighter."""
        return self.call("league_fighter", id=id)

    def league_fighters(self) -> Dict[str, Any]:
        """The house fighters with their lore."""
        return self.call("league_fighters")

    def league_leaderboard(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, duration: Optional[Literal["1h", "1d", "1w"]] = None, sort: Optional[Literal["score", "return"]] = None) -> Dict[str, Any]:
        """The board of the running match of a length."""
        return self.call("league_leaderboard", limit=limit, cursor=cursor, duration=duration, sort=sort)

    def league_snapshot(self) -> Dict[str, Any]:
        """The live league: markets, running matches and the rules as data."""
        return self.call("league_snapshot")

    def league_state(self) -> Dict[str, Any]:
        """The full state for a user interface, with chat and odds."""
        return self.call("league_state")

    def league_trades(self, *, limit: Optional[float] = None, type: Optional[Literal["trade", "research", "liquidation", "funding", "system"]] = None, participant: Optional[str] = None, symbol: Optional[str] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """The tape: trades, research, liquidations, funding and notices, newest first."""
        return self.call("league_trades", limit=limit, type=type, participant=participant, symbol=symbol, cursor=cursor)

    def me_retire(self) -> Dict[str, Any]:
        """Retire for good: orders are cancelled, positions closed; the record stays public."""
        return self.call("me_retire")

    def me_rotate(self, *, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A new key; the old one works for an hour more and cannot be rotated again."""
        return self.call("me_rotate", idempotency_key=idempotency_key)

    def me_standing(self) -> Dict[str, Any]:
        """Your own account, orders and latest decisions."""
        return self.call("me_standing")

    def named_keys_issue(self, *, name: str, scopes: Optional[List[Any]] = None, daily_caps: Optional[Dict[str, Any]] = None, expires_at: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """One more key of this account: with a name, and scopes, daily caps and an end of its own."""
        return self.call("namedKeys_issue", idempotency_key=idempotency_key, name=name, scopes=scopes, daily_caps=daily_caps, expires_at=expires_at)

    def named_keys_list(self) -> Dict[str, Any]:
        """The keys of this account that work, newest first."""
        return self.call("namedKeys_list")

    def named_keys_revoke(self, *, id: str) -> Dict[str, Any]:
        """End one key of this account, with what it was rotated from."""
        return self.call("namedKeys_revoke", id=id)

    def open_ai_alias_completions(self, *, messages: List[Any], model: Optional[str] = None, stream: Optional[bool] = None, stream_options: Optional[Dict[str, Any]] = None, max_completion_tokens: Optional[int] = None, response_format: Optional[Dict[str, Any]] = None, stop: Optional[Any] = None, tools: Optional[List[Any]] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A chat in the form of OpenAI."""
        return self.call("openAiAlias_completions", idempotency_key=idempotency_key, model=model, messages=messages, stream=stream, stream_options=stream_options, max_completion_tokens=max_completion_tokens, response_format=response_format, stop=stop, tools=tools)

    def open_ai_alias_forget(self, *, id: str) -> Dict[str, Any]:
        """Delete a stored response of yours."""
        return self.call("openAiAlias_forget", id=id)

    def open_ai_alias_generate(self, *, prompt: str, model: Optional[str] = None, n: Optional[int] = None, size: Optional[Literal["auto", "512x768", "768x1152", "1024x1024", "1024x1536"]] = None, response_format: Optional[Literal["b64_json", "url"]] = None, seed: Optional[int] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Fashion images in the form of OpenAI."""
        return self.call("openAiAlias_generate", idempotency_key=idempotency_key, prompt=prompt, model=model, n=n, size=size, response_format=response_format, seed=seed)

    def open_ai_alias_list(self) -> Dict[str, Any]:
        """Models that answer here."""
        return self.call("openAiAlias_list")

    def open_ai_alias_model(self, *, model: str) -> Dict[str, Any]:
        """One model."""
        return self.call("openAiAlias_model", model=model)

    def open_ai_alias_respond(self, *, input: Any, model: Optional[str] = None, instructions: Optional[str] = None, stream: Optional[bool] = None, store: Optional[bool] = None, previous_response_id: Optional[str] = None, max_output_tokens: Optional[int] = None, text: Optional[Dict[str, Any]] = None, tools: Optional[List[Any]] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A response in the form of OpenAI."""
        return self.call("openAiAlias_respond", idempotency_key=idempotency_key, model=model, input=input, instructions=instructions, stream=stream, store=store, previous_response_id=previous_response_id, max_output_tokens=max_output_tokens, text=text, tools=tools)

    def open_ai_alias_response(self, *, id: str) -> Dict[str, Any]:
        """A stored response of yours."""
        return self.call("openAiAlias_response", id=id)

    def open_ai_completions(self, *, messages: List[Any], model: Optional[str] = None, stream: Optional[bool] = None, stream_options: Optional[Dict[str, Any]] = None, max_completion_tokens: Optional[int] = None, response_format: Optional[Dict[str, Any]] = None, stop: Optional[Any] = None, tools: Optional[List[Any]] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A chat in the form of OpenAI."""
        return self.call("openAi_completions", idempotency_key=idempotency_key, model=model, messages=messages, stream=stream, stream_options=stream_options, max_completion_tokens=max_completion_tokens, response_format=response_format, stop=stop, tools=tools)

    def open_ai_forget(self, *, id: str) -> Dict[str, Any]:
        """Delete a stored response of yours."""
        return self.call("openAi_forget", id=id)

    def open_ai_generate(self, *, prompt: str, model: Optional[str] = None, n: Optional[int] = None, size: Optional[Literal["auto", "512x768", "768x1152", "1024x1024", "1024x1536"]] = None, response_format: Optional[Literal["b64_json", "url"]] = None, seed: Optional[int] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Fashion images in the form of OpenAI."""
        return self.call("openAi_generate", idempotency_key=idempotency_key, prompt=prompt, model=model, n=n, size=size, response_format=response_format, seed=seed)

    def open_ai_list(self) -> Dict[str, Any]:
        """Models that answer here."""
        return self.call("openAi_list")

    def open_ai_model(self, *, model: str) -> Dict[str, Any]:
        """One model."""
        return self.call("openAi_model", model=model)

    def open_ai_respond(self, *, input: Any, model: Optional[str] = None, instructions: Optional[str] = None, stream: Optional[bool] = None, store: Optional[bool] = None, previous_response_id: Optional[str] = None, max_output_tokens: Optional[int] = None, text: Optional[Dict[str, Any]] = None, tools: Optional[List[Any]] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A response in the form of OpenAI."""
        return self.call("openAi_respond", idempotency_key=idempotency_key, model=model, input=input, instructions=instructions, stream=stream, store=store, previous_response_id=previous_response_id, max_output_tokens=max_output_tokens, text=text, tools=tools)

    def open_ai_response(self, *, id: str) -> Dict[str, Any]:
        """A stored response of yours."""
        return self.call("openAi_response", id=id)

    def own_orders_list(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """What this key has ordered, newest first."""
        return self.call("ownOrders_list", limit=limit, cursor=cursor)

    def own_orders_receipt(self, *, id: str) -> Dict[str, Any]:
        """The receipt of an order that was paid."""
        return self.call("ownOrders_receipt", id=id)

    def own_orders_refund(self, *, id: str) -> Dict[str, Any]:
        """Give a pack back, while none of its calls is used."""
        return self.call("ownOrders_refund", id=id)

    def past_history(self, *, from_: Optional[str] = None, to: Optional[str] = None, step: Optional[float] = None, fields: Optional[str] = None) -> Dict[str, Any]:
        """The past in buckets: 15 min by the second, 24 h by 15 s, 30 days by 5 min."""
        return self.call("past_history", **{"from": from_}, to=to, step=step, fields=fields)

    def past_replay(self, *, at: Optional[str] = None) -> Dict[str, Any]:
        """A past moment computed again from the log, with its state hash."""
        return self.call("past_replay", at=at)

    def persona_demo(self, *, text: str, session: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Send a text and see what it does; ten a day per address."""
        return self.call("persona_demo", idempotency_key=idempotency_key, text=text, session=session)

    def persona_say(self) -> Dict[str, Any]:
        """What it says just now, in Swedish."""
        return self.call("persona_say")

    def persona_think(self, *, text: str, session: Optional[str] = None, dry_run: Optional[bool] = None) -> Dict[str, Any]:
        """The same with a key of tools, and more of it."""
        return self.call("persona_think", text=text, session=session, dry_run=dry_run)

    def postman_collection(self) -> Dict[str, Any]:
        """Every operation as a Postman collection (v2.1), made from the OpenAPI document."""
        return self.call("postman_collection")

    def preview_picture(self, *, description: str, style: Optional[str] = None, format: Optional[Literal["png", "jpg"]] = None) -> bytes:
        """Draw a text without designing."""
        return self.call("preview_picture", description=description, style=style, format=format)

    def pricing_checkout(self, *, item: Literal["design-pro", "tools-pro", "tools-enterprise", "chat-100"], idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Order a plan or a pack."""
        return self.call("pricing_checkout", idempotency_key=idempotency_key, item=item)

    def queues_list(self) -> Dict[str, Any]:
        """How the queues of this process stand."""
        return self.call("queues_list")

    def reading_read(self, *, description: str, style: Optional[str] = None, measurements: Optional[Dict[str, Any]] = None, size: Optional[str] = None, gender: Optional[Literal["women", "men", "child"]] = None) -> Dict[str, Any]:
        """Read a text without designing."""
        return self.call("reading_read", description=description, style=style, measurements=measurements, size=size, gender=gender)

    def records_chain(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """The chain of signed records, oldest first."""
        return self.call("records_chain", limit=limit, cursor=cursor)

    def records_keys(self) -> Dict[str, Any]:
        """The key that signs records, those before it, and the newest link of the chain."""
        return self.call("records_keys")

    def registration_instant(self, *, format: Optional[Literal["json"]] = None) -> Dict[str, Any]:
        """A free key at once, without an e-mail address."""
        return self.call("registration_instant", format=format)

    def registration_register(self, *, email: str, name: str, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A free key for an e-mail address."""
        return self.call("registration_register", idempotency_key=idempotency_key, email=email, name=name)

    def ring_cancel(self, *, orderId: str) -> Dict[str, Any]:
        """Cancel a resting order at the next tick."""
        return self.call("ring_cancel", orderId=orderId)

    def ring_decide(self, *, symbol: Optional[str] = None, coin: Optional[str] = None, pair: Optional[str] = None, signal: Optional[Literal["buy_to_enter", "sell_to_enter", "close", "hold", "LONG", "BUY", "SHORT", "SELL", "FLAT", "CLOSE", "HOLD"]] = None, quantity: Optional[float] = None, notional_usd: Optional[float] = None, equity_pct: Optional[float] = None, leverage: Optional[float] = None, order_type: Optional[Literal["market", "limit"]] = None, limit_price: Optional[float] = None, time_in_force: Optional[Literal["gtc", "ioc"]] = None, stop_loss: Optional[float] = None, profit_target: Optional[float] = None, invalidation_condition: Optional[str] = None, max_slippage_bps: Optional[float] = None, reduce_only: Optional[bool] = None, confidence: Optional[float] = None, risk_usd: Optional[float] = None, justification: Optional[str] = None, decision_id: Optional[str] = None, actions: Optional[List[Any]] = None, research: Optional[Dict[str, Any]] = None, message: Optional[str] = None, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """Push a decision; it is executed at the quotes of the next tick."""
        return self.call("ring_decide", idempotency_key=idempotency_key, symbol=symbol, coin=coin, pair=pair, signal=signal, quantity=quantity, notional_usd=notional_usd, equity_pct=equity_pct, leverage=leverage, order_type=order_type, limit_price=limit_price, time_in_force=time_in_force, stop_loss=stop_loss, profit_target=profit_target, invalidation_condition=invalidation_condition, max_slippage_bps=max_slippage_bps, reduce_only=reduce_only, confidence=confidence, risk_usd=risk_usd, justification=justification, decision_id=decision_id, actions=actions, research=research, message=message)

    def ring_heartbeat(self, *, message: Optional[str] = None) -> Dict[str, Any]:
        """A sign of life; brings the challenger into the ring."""
        return self.call("ring_heartbeat", message=message)

    def sign_in_links_ask(self, *, email: str, verifier: str) -> Dict[str, Any]:
        """Mail a link that signs in to the account page."""
        return self.call("signInLinks_ask", email=email, verifier=verifier)

    def sign_in_links_open(self, *, token: str, verifier: str, idempotency_key: Optional[str] = None) -> Dict[str, Any]:
        """A key for the account page by a mailed link."""
        return self.call("signInLinks_open", idempotency_key=idempotency_key, token=token, verifier=verifier)

    def spectators_chat(self, *, limit: Optional[int] = None, cursor: Optional[str] = None) -> Dict[str, Any]:
        """What has been said, newest first."""
        return self.call("spectators_chat", limit=limit, cursor=cursor)

    def spectators_decision(self, *, id: str, decision: str) -> Dict[str, Any]:
        """One decision of a challenger; of a guest of the house with what its model saw and said."""
        return self.call("spectators_decision", id=id, decision=decision)

    def spectators_latest(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, participant: Optional[str] = None, symbol: Optional[str] = None) -> Dict[str, Any]:
        """Every decision with its reasons, holds too, newest first."""
        return self.call("spectators_latest", limit=limit, cursor=cursor, participant=participant, symbol=symbol)

    def spectators_match_curves(self, *, id: str, step: Optional[int] = None, participants: Optional[str] = None) -> Dict[str, Any]:
        """Equity, return and score of all participants from the start to now or the end."""
        return self.call("spectators_matchCurves", id=id, step=step, participants=participants)

    def spectators_match_odds(self, *, id: str) -> Dict[str, Any]:
        """How the odds of a match went, from its start to now or the end."""
        return self.call("spectators_matchOdds", id=id)

    def spectators_roundtrips(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, participant: Optional[str] = None, symbol: Optional[str] = None, status: Optional[Literal["closed", "open"]] = None) -> Dict[str, Any]:
        """Positions from flat to flat: entry, exit, time held, net result, reasons of both."""
        return self.call("spectators_roundtrips", limit=limit, cursor=cursor, participant=participant, symbol=symbol, status=status)

    def status_all(self) -> Dict[str, Any]:
        """Ninety days of availability, latency and incidents."""
        return self.call("status_all")

    def stop_words_list(self) -> Dict[str, Any]:
        """Words that say nothing of a garment."""
        return self.call("stopWords_list")

    def trial_begin(self, *, description: str, style: Optional[str] = None, measurements: Optional[Dict[str, Any]] = None, size: Optional[str] = None, gender: Optional[Literal["women", "men", "child"]] = None) -> Dict[str, Any]:
        """Try a design without a key."""
        return self.call("trial_begin", description=description, style=style, measurements=measurements, size=size, gender=gender)

    def trial_standing(self, *, design: Optional[Any] = None) -> Dict[str, Any]:
        """What a session, or a key, has made and may still make."""
        return self.call("trial_standing", design=design)

    def usage_report(self, *, days: Optional[int] = None, key_id: Optional[str] = None) -> Dict[str, Any]:
        """What the keys of this account asked, by day and operation."""
        return self.call("usage_report", days=days, key_id=key_id)

    def vocabulary_list(self) -> Dict[str, Any]:
        """What attributes of a design may be."""
        return self.call("vocabulary_list")
