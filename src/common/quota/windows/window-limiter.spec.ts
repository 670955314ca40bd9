import { setImmediate as turn } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/env.js';
import { WindowLimiter } from './window-limiter.js';
import type { WindowTake } from './window.types.js';

const counter = { key: 'a', limit: 100, windowMs: 60_000 };

interface Script {
  callers: number;
  admit: () => void;
  fail: () => void;
}

/** A Redis that answers when it is told to. */
function slowRedis() {
  const scripts: Script[] = [];
  const takeWindows = (...args: unknown[]) =>
    new Promise((resolve, reject) => {
      const callers = Number(args[2]); // after the number of keys and the one key
      const admit = () => resolve(['1000', callers, 0, 0]);
      scripts.push({ callers, admit, fail: () => reject(new Error('away')) });
    });
  const redis = { status: 'ready', defineCommand: () => undefined, takeWindows } as unknown as Redis;
  return { scripts, limiter: new WindowLimiter(redis, { redisPrefix: 'spec' } as Config) };
}

const asked = (limiter: WindowLimiter, times: number): Promise<WindowTake>[] =>
  Array.from({ length: times }, () => limiter.take([counter]));

it('asks for a turn of the event loop in one script, and for all who come while it is under way in the next', async () => {
  const { scripts, limiter } = slowRedis();
  const first = asked(limiter, 3);
  await turn();
  const second = asked(limiter, 2);
  await turn();
  const third = asked(limiter, 4);
  await turn();
  expect(scripts.map(({ callers }) => callers)).toEqual([3]);
  scripts[0].admit();
  await Promise.all(first);
  await turn();
  await turn(); // the next script begins a turn after the answer
  expect(scripts.map(({ callers }) => callers)).toEqual([3, 6]);
  scripts[1].admit();
  const takes = await Promise.all([...second, ...third]);
  expect(takes.map(({ used }) => used[0])).toEqual([1, 2, 3, 4, 5, 6]);
});

it('who waited for a script that failed is counted in the process, and waits for no other', async () => {
  const { scripts, limiter } = slowRedis();
  const first = asked(limiter, 1);
  await turn();
  const second = asked(limiter, 2);
  scripts[0].fail();
  const takes = await Promise.all([...first, ...second]);
  expect(takes.map(({ used }) => used[0])).toEqual([1, 2, 3]);
  expect(scripts).toHaveLength(1);
});
