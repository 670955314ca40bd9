import type { DataSource } from 'typeorm';
import type { DomainEvent } from './domain-events.js';
import type { EventLog } from './event-log.js';
import { VitalsMeter } from './vitals-meter.js';

const ROUND_MS = 10_000;

/** A meter over a database that says how many jobs wait, and a log that keeps what it is told while it works. */
function measured() {
  const told: DomainEvent[] = [];
  const world = { waiting: '0', down: false };
  const db = { manager: {}, query: () => Promise.resolve([{ waiting: world.waiting }]) };
  const log = {
    emit: (_: unknown, event: DomainEvent) =>
      world.down ? Promise.reject(new Error('database down')) : Promise.resolve(told.push(event)),
  };
  return { told, world, meter: new VitalsMeter(db as unknown as DataSource, log as unknown as EventLog) };
}

describe('the vitals meter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes lag, waiting jobs and failed writes down every ten seconds', async () => {
    const { told, world, meter } = measured();
    meter.onApplicationBootstrap();
    world.waiting = '7';
    meter.failed();
    meter.failed();
    await jest.advanceTimersByTimeAsync(ROUND_MS);
    expect(told).toEqual([{ type: 'vitals', lag_ms: expect.any(Number), queue: 7, storage_failures: 2 }]);
    await jest.advanceTimersByTimeAsync(ROUND_MS);
    expect(told[1]).toMatchObject({ storage_failures: 0 });
    meter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(5 * ROUND_MS);
    expect(told).toHaveLength(2);
  });

  it('tells of what it could not write down with the next measurement, once', async () => {
    const { told, world, meter } = measured();
    meter.onApplicationBootstrap();
    meter.failed();
    world.down = true;
    await jest.advanceTimersByTimeAsync(2 * ROUND_MS);
    world.down = false;
    await jest.advanceTimersByTimeAsync(2 * ROUND_MS);
    meter.beforeApplicationShutdown();
    expect(told.map((event) => event.type === 'vitals' && event.storage_failures)).toEqual([3, 0]);
  });

  it('sees an event loop that is held up', async () => {
    jest.useRealTimers();
    const { told, meter } = measured();
    meter.onApplicationBootstrap();
    await new Promise((done) => setTimeout(done, 50));
    const until = performance.now() + 200;
    while (performance.now() < until);
    await new Promise((done) => setTimeout(done, 50));
    await (meter as unknown as { measure(): Promise<void> }).measure();
    meter.beforeApplicationShutdown();
    expect(told[0].type === 'vitals' && told[0].lag_ms).toBeGreaterThan(100);
  });
});
