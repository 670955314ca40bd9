import { setTimeout as sleep } from 'node:timers/promises';
import { saysWhenBegun, timeFromBegun } from './begun.js';

const echo = saysWhenBegun((input: string) => input);
const busyFor = (ms: number): void => {
  for (const began = process.cpuUsage().user; (process.cpuUsage().user - began) / 1000 < ms;);
};

it('counts what the thread uses from when the work begins, not while it waits for a thread', async () => {
  const { begun, signal, end } = timeFromBegun(50);
  await sleep(100);
  expect(signal.aborted).toBe(false);
  expect(echo({ input: 'done', begun })).toBe('done');
  await sleep(20);
  const over = new Promise((resolve) => signal.addEventListener('abort', resolve));
  while (!signal.aborted) {
    busyFor(30);
    await sleep(1);
  }
  await over;
  expect(signal.reason).toBe('spent');
  end();
});

it('counts ten times as long by the clock where nothing tells what a thread has used', async () => {
  const { begun, signal, end } = timeFromBegun(30);
  Atomics.store(begun, 1, 0);
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  await sleep(100);
  expect(signal.aborted).toBe(false);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toBe('starved');
  end();
});

it('is let go of before and after the work has begun', async () => {
  const [before, after] = [timeFromBegun(5), timeFromBegun(5)];
  echo({ input: 'x', begun: after.begun });
  before.end();
  after.end();
  await sleep(80);
  expect([before.signal.aborted, after.signal.aborted]).toEqual([false, false]);
});
