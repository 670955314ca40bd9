#!/usr/bin/env python3
"""The league's market offline, driven from Python: a process of Node, one line of JSON each way.

    python3 examples/gym.py                     # three hours of a simple strategy
    python3 examples/gym.py --duration 1d --step 300 --episodes 2 --seed 40

Needs Python 3.9 and its standard library, and Node with the repository's packages (npm ci). Where gymnasium is
installed, `FyraEnv` is an environment of it. docs/gym.md says what is seen, decided and rewarded.
"""
import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYMBOLS = ["BTC/USD", "ETH/USD", "SOL/USD", "BNB/USD", "XRP/USD", "DOGE/USD"]


class GymError(Exception):
    """What the gym says is wrong; the episode goes on as it stood."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Gym:
    """reset and step as Gymnasium has them; observations and decisions are the league's own JSON."""

    def __init__(self, **settings):
        command = ["node", str(ROOT / "scripts" / "gym.mjs"), "--settings", json.dumps(settings)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def _ask(self, **line):
        self.process.stdin.write(json.dumps(line, allow_nan=False) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise GymError("ended", f"the gym has ended with {self.process.wait()}")
        answer = json.loads(answer)
        if "error" in answer:
            raise GymError(answer["error"]["code"], answer["error"]["message"])
        return answer

    def reset(self, seed=None, **settings):
        """A new episode: (observation, info)."""
        answer = self._ask(reset=settings if seed is None else {**settings, "seed": seed})
        return answer["observation"], answer["info"]

    def step(self, decision=None, seconds=None):
        """(observation, reward, terminated, truncated, info). decision: None, one action, or {"actions": [...]}."""
        answer = self._ask(step=decision) if seconds is None else self._ask(step=decision, seconds=seconds)
        return answer["observation"], answer["reward"], answer["terminated"], answer["truncated"], answer["info"]

    def rules(self):
        return self._ask(rules={})["rules"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def exposures_of(observation):
    """What is held, by market: fractions of equity, longs above 0."""
    equity = observation["account"]["equity_usd"]
    sign = {"long": 1, "short": -1}
    return {one["symbol"]: sign[one["side"]] * one["quantity"] * one["mark_price"] / equity for one in observation["account"]["positions"]}


def towards(observation, wanted, least=0.02):
    """The decision that brings the account to these exposures by market; None when it is there, or nearly."""
    equity = observation["account"]["equity_usd"]
    held = exposures_of(observation)
    actions = []
    for symbol, exposure in wanted.items():
        now = held.get(symbol, 0.0)
        if abs(exposure - now) < least:
            continue
        if now * exposure <= 0 and now != 0:
            actions.append({"symbol": symbol, "signal": "close"})
            now = 0.0
        notional = abs(exposure - now) * equity
        if notional >= 10:
            side = "BUY" if exposure > now else "SELL"
            actions.append({"symbol": symbol, "signal": side, "notional_usd": notional, "leverage": 5})
    return {"actions": actions} if actions else None


def features(observation):
    """Eighteen numbers: change of an hour and of a day, and exposure, of each market."""
    held = exposures_of(observation)
    return [x for one in observation["markets"] for x in (one["change_1h_pct"], one["change_24h_pct"], held.get(one["symbol"], 0.0))]


try:
    import gymnasium
    import numpy
except ImportError:
    FyraEnv = None
else:

    class FyraEnv(gymnasium.Env):
        """Continuous actions: the exposure wanted in each market, from -1 to 1 times the equity."""

        metadata = {"render_modes": []}

        def __init__(self, **settings):
            self.gym = Gym(**settings)
            self.observation_space = gymnasium.spaces.Box(-numpy.inf, numpy.inf, (18,), numpy.float64)
            self.action_space = gymnasium.spaces.Box(-1, 1, (6,), numpy.float64)
            self.seen = None

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            self.seen, info = self.gym.reset(seed=seed, **(options or {}))
            return numpy.array(features(self.seen)), info

        def step(self, action):
            decision = towards(self.seen, dict(zip(SYMBOLS, (float(x) for x in action))))
            self.seen, reward, terminated, truncated, info = self.gym.step(decision)
            return numpy.array(features(self.seen)), reward, terminated, truncated, info

        def close(self):
            self.gym.close()


def strategy(observation):
    """Goes with the last hour, a tenth of the equity in each market that moved more than .2 %."""
    wanted = {}
    for market in observation["markets"]:
        change = market["change_1h_pct"]
        wanted[market["symbol"]] = 0.0 if abs(change) < 0.2 else 0.1 if change > 0 else -0.1
    return towards(observation, wanted)


def main():
    parser = argparse.ArgumentParser(description="A simple strategy in the gym.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--episodes", type=int, default=3)
    parser.add_argument("--duration", default="1h")
    parser.add_argument("--step", type=float, default=60)
    given = parser.parse_args()
    with Gym(duration=given.duration, step_seconds=given.step) as gym:
        for seed in range(given.seed, given.seed + given.episodes):
            observation, _ = gym.reset(seed=seed)
            total, fills, over = 0.0, 0, False
            while not over:
                observation, reward, terminated, truncated, info = gym.step(strategy(observation))
                total, fills, over = total + reward, fills + len(info["fills"]), terminated or truncated
            account = observation["account"]
            print(f"seed {seed}: {fills} fills, equity {account['equity_usd']:.2f} USD, fees {account['fees_usd']:.2f} USD, log return {total:+.5f}")


if __name__ == "__main__":
    main()
