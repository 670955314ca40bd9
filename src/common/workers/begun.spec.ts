import { setTimeout as sleep } from 'node:timers/promises';
import { saysWhenBegun, timeFromBegun } from './begun.js';

const echo = saysWhenBegun((input: string) => input);

it('counts from when the work begins, not while it waits for a thread', async () => {
  const { begun, signal, end } = timeFromBegun(20);
  await sleep(60);
  expect(signal.aborted).toBe(false);
  expect(echo({ input: 'done', begun })).toBe('done');
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  end();
});

it('is let go of before and after the work has begun', async () => {
  const [before, after] = [timeFromBegun(5), timeFromBegun(5)];
  echo({ input: 'x', begun: after.begun });
  before.end();
  after.end();
  await sleep(40);
  expect([before.signal.aborted, after.signal.aborted]).toEqual([false, false]);
});
