import { OnceReady } from './once-ready.js';
import { Readiness } from './readiness.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await turn();
}

function standing() {
  const readiness = new Readiness();
  const state = { holds: false, done: 0 };
  readiness.require('league', () => state.holds);
  const onceReady = new OnceReady(readiness);
  const work = onceReady.do(() => {
    state.done++;
    return Promise.resolve();
  });
  return { readiness, onceReady, state, work };
}

it('waits for readiness, and does the work once', async () => {
  const { state, work } = standing();
  await pass(5_000);
  expect(state.done).toBe(0);
  state.holds = true;
  await pass(1_000);
  await work;
  await pass(5_000);
  expect(state.done).toBe(1);
});

it('is not done by a process that ends before', async () => {
  const { onceReady, state, work } = standing();
  onceReady.beforeApplicationShutdown();
  state.holds = true;
  await pass(1_000);
  await work;
  expect(state.done).toBe(0);
});
