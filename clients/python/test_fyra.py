"""Asks a running server by every road of the client; FYRA_URL, FYRA_DESIGN_KEY and FYRA_ARENA_KEY name it. Run by test/sdk.e2e-spec.ts."""
import base64
import hashlib
import hmac
import itertools
import os
import time
import unittest
import urllib.error

from fyra import Fyra, FyraError, verified_webhook

FYRA = Fyra(os.environ["FYRA_URL"], api_key=os.environ["FYRA_DESIGN_KEY"], arena_key=os.environ["FYRA_ARENA_KEY"])


class Reads(unittest.TestCase):
    def test_parts_of_path_and_query(self) -> None:
        candles = FYRA.history_candles(symbol="BTC-USD", interval="5m", limit=3)
        self.assertEqual(len(candles["candles"]), 3)
        self.assertEqual(FYRA.league_fighter(id="ember-vane")["name"], "Ember Vane")

    def test_bytes_and_json_of_one_operation(self) -> None:
        self.assertEqual(FYRA.preview_picture(description="a red dress")[1:4], b"PNG")

    def test_a_name_that_walks_up_is_refused_before_anything_is_sent(self) -> None:
        for name in ("", ".", ".."):
            with self.assertRaises(TypeError):
                FYRA.league_fighter(id=name)

    def test_refusals_say_what_is_wrong(self) -> None:
        with self.assertRaises(FyraError) as refused:
            FYRA.league_leaderboard(limit=9999)
        self.assertEqual((refused.exception.status, refused.exception.code), (400, "validation_failed"))
        self.assertEqual([error["path"] for error in refused.exception.errors], ["limit"])
        with self.assertRaises(TypeError):
            FYRA.call("league_snapshot", colour="red")
        with self.assertRaises(urllib.error.URLError):
            Fyra("http://127.0.0.1:1", retries=0).league_snapshot()

    def test_a_stream(self) -> None:
        events = list(itertools.islice(FYRA.stream("history_stream"), 2))
        self.assertEqual(len(events), 2)
        self.assertTrue(all(isinstance(event.data, dict) for event in events))


class Does(unittest.TestCase):
    def test_a_design_is_made_once_and_waited_for(self) -> None:
        told: list = []
        key = "a key of one's own, long enough"
        first, again = (FYRA.design_submit(description="a red linen skirt", idempotency_key=key) for _ in range(2))
        self.assertEqual(first["id"], again["id"])
        done = FYRA.finished(lambda wait: FYRA.designs_read(id=first["id"], wait_seconds=wait), told.append)
        self.assertEqual((done["status"], told[-1]), ("completed", 100))
        self.assertEqual(FYRA.designs_file(id=first["id"], name="illustration.png")[1:4], b"PNG")

    def test_an_agent_decides(self) -> None:
        self.assertEqual(FYRA.ring_heartbeat(message="Hello.")["status"], "active")
        decided = FYRA.ring_decide(symbol="BTC", signal="hold", justification="Waiting.")
        self.assertEqual(decided["results"][0]["status"], "noted")


class Webhooks(unittest.TestCase):
    SECRET = "whsec_" + base64.b64encode(b"a secret of twenty-four b").decode()
    BODY = b'{"type":"design.completed"}'

    def headers(self, stamp: int) -> dict:
        signed = f"msg_1.{stamp}.".encode() + self.BODY
        right = hmac.new(base64.b64decode(self.SECRET[6:]), signed, hashlib.sha256).digest()
        return {"Webhook-Id": "msg_1", "webhook-timestamp": str(stamp), "webhook-signature": "v1,no v1," + base64.b64encode(right).decode()}

    def test_signed(self) -> None:
        self.assertEqual(verified_webhook(self.SECRET, self.headers(int(time.time())), self.BODY), {"type": "design.completed"})

    def test_not_signed(self) -> None:
        now = int(time.time())
        for secret, stamp, body in ((self.SECRET, now, b"{}"), (self.SECRET, now - 400, self.BODY), ("whsec_" + base64.b64encode(b"x").decode(), now, self.BODY)):
            with self.assertRaises(ValueError):
                verified_webhook(secret, self.headers(stamp), body)
        with self.assertRaises(ValueError):
            verified_webhook(self.SECRET, {}, self.BODY)


if __name__ == "__main__":
    unittest.main()
