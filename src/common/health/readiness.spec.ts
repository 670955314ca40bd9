import { Logger } from '@nestjs/common';
import { Readiness } from './readiness.js';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'warn'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...said: unknown[]) => void lines.push(`${level} ${String(said[0])}`));
});
afterEach(() => void jest.restoreAllMocks());

const failing = (): never => {
  throw new Error('away');
};

it('names what does not hold, and not what does', async () => {
  const readiness = new Readiness();
  readiness.require('holds', () => true);
  readiness.require('waits', () => Promise.resolve(false));
  readiness.require('throws', failing);
  readiness.prefer('wished', () => false);
  expect(await readiness.missing()).toEqual(['waits', 'throws']);
  expect(await readiness.degraded()).toEqual(['wished']);
  expect(await readiness.isReady()).toBe(false);
  expect(await Promise.all(['holds', 'waits', 'wished', 'nothing'].map((name) => readiness.answers(name)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('is not ready while it drains, and says no more then', async () => {
  const readiness = new Readiness();
  expect([await readiness.isReady(), await readiness.missing()]).toEqual([true, []]);
  readiness.draining = true;
  readiness.require('late', () => false);
  expect([await readiness.isReady(), await readiness.missing()]).toEqual([false, ['draining', 'late']]);
  expect(lines).toEqual([]);
});

it('has one line for each change, however often it is asked', async () => {
  const readiness = new Readiness();
  let holds = false;
  readiness.require('database', () => holds);
  readiness.prefer('queue', () => holds);
  for (const next of [false, false, true, true]) {
    holds = next;
    await readiness.missing();
    await readiness.degraded();
    await readiness.isReady();
  }
  expect(lines).toEqual([
    'warn not ready: database',
    'warn degraded: queue',
    'log ready again: database',
    'log no longer degraded: queue',
  ]);
});

it('executes a check once for all who ask meanwhile, and anew afterwards', async () => {
  const readiness = new Readiness();
  const answer: ((holds: boolean) => void)[] = [];
  readiness.require('slow', () => new Promise((resolve) => answer.push(resolve)));
  const asked = [readiness.isReady(), readiness.answers('slow')];
  expect(answer).toHaveLength(1);
  answer[0](true);
  expect(await Promise.all(asked)).toEqual([true, true]);
  const again = readiness.isReady();
  answer[1](false);
  expect(await again).toBe(false);
});

it('waits for no check that stands still', async () => {
  jest.useFakeTimers();
  const readiness = new Readiness();
  readiness.require('still', () => new Promise(() => undefined));
  const asked = readiness.isReady();
  await jest.advanceTimersByTimeAsync(1500);
  expect(await asked).toBe(false);
  jest.useRealTimers();
});

it('keeps each warning once', () => {
  const readiness = new Readiness();
  for (const name of ['a', 'b', 'a']) readiness.warn(name);
  expect(readiness.warnings).toEqual(['a', 'b']);
});
