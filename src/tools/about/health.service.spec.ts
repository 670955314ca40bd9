import type { Readiness } from '../../common/health/readiness.js';
import type { HotReads, PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import type { OpenConnections } from '../../common/http/streams/open-connections.js';
import type { QueueStats } from '../../common/jobs/queue-stats.js';
import { HealthService } from './health.service.js';

const SECOND = 1000;

/** The service, what is offered before Express, and how often anything behind it was asked. */
function watched() {
  let looks = 0;
  let prepared: () => PreparedAnswer | null = () => null;
  const readiness = { answers: () => Promise.resolve(true) };
  const queues = { all: () => Promise.resolve({ image: ++looks }), workers: () => Promise.resolve({}) };
  const hot = { define: (_path: string, make: () => PreparedAnswer | null) => void (prepared = make) };
  const health = new HealthService(
    readiness as unknown as Readiness,
    queues as unknown as QueueStats,
    { count: 0 } as OpenConnections,
    hot as unknown as HotReads,
  );
  health.onModuleInit();
  return { health, looks: () => looks, prepared: () => prepared() };
}

describe('health', () => {
  let now: number;
  beforeEach(() => {
    now = 5000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is looked at once a second at most, however many ask one after the other', async () => {
    const { health, looks, prepared } = watched();
    const first = await health.current();
    for (now of [5001, 5500, 5000 + SECOND - 1]) {
      expect(await health.current()).toBe(first);
      expect(prepared()).toBe(first);
    }
    expect(looks()).toBe(1);
    now = 5000 + SECOND;
    expect(prepared()).toBeNull();
    expect(await health.current()).not.toBe(first);
    expect(looks()).toBe(2);
  });

  it('is looked at once for all who ask at the same time', async () => {
    const { health, looks } = watched();
    await Promise.all(Array.from({ length: 20 }, async () => health.current()));
    expect(looks()).toBe(1);
  });
});
