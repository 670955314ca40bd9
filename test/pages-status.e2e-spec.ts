import type { Browser } from 'playwright-core';
import type { components } from '../web/api.js';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { FaultProxy, type Line } from './support/fault-proxy.js';
import { tabStops, unnamed } from './support/keyboard.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

type Status = components['schemas']['StatusView'];

const proxyOf = (url: string): Promise<FaultProxy> => FaultProxy.before(Number(new URL(url).port));

/** A full hour of answers, so long ago. */
const PAST = `INSERT INTO probe_hour SELECT 'design', now() - $1::interval, array_fill(7::smallint, ARRAY[60])`;

describe('how the product has been', () => {
  let world: World;
  let lines: Record<'postgres' | 'redis', FaultProxy>;
  let server: Server;
  let other: Server;

  beforeAll(async () => {
    world = await createWorld({ SERVICES: 'design,tools', PROBE_SECONDS: '1' });
    await world.query(PAST, ['91 days']);
    const [postgres, redis] = await Promise.all([proxyOf(world.databaseUrl), proxyOf(world.redisUrl)]);
    lines = { postgres, redis };
    const through = {
      DATABASE_URL: postgres.inFrontOf(world.databaseUrl),
      REDIS_URL: redis.inFrontOf(world.redisUrl),
    };
    [server, other] = await Promise.all([world.start(through), world.start({ ...through, ROLE: 'api' })]);
  });
  afterAll(async () => {
    await world?.close();
    Object.values(lines ?? {}).forEach((line) => line.close());
  });

  const told = async (of = server): Promise<Status> => (await of.get<Status>('/api/v1/status')).body;
  const incidentsOf = async (cause: string, of = server) =>
    (await told(of)).incidents.filter((one) => one.cause === cause);
  const today = async (name: string) => (await told()).interfaces.find((one) => one.name === name)!.days.at(-1)!;

  /** Breaks a line, sees the incident open in both processes, mends the line, sees it closed. */
  async function outage(cause: string, line: FaultProxy, how: Line, meanwhile = async (): Promise<void> => undefined) {
    await line.set(how);
    for (const process of [server, other])
      await eventually(`${cause} is told`, async () =>
        (await incidentsOf(cause, process)).some(({ closed_at }) => closed_at === null),
      );
    await meanwhile();
    await line.set('pass');
    return eventually(`${cause} is over`, async () => {
      const found = await incidentsOf(cause);
      return found.length > 0 && found.every(({ closed_at }) => closed_at !== null) && found[0];
    });
  }

  test('while nothing is wrong there are answers and no incident; days in which nothing ran have no figures', async () => {
    const status = await eventually('a look', async () => {
      const now = await told();
      return now.interfaces?.every((one) => one.status === 'ok') && now;
    });
    expect([status.status, status.incidents]).toEqual(['ok', []]);
    expect(status.interfaces.map(({ name }) => name).sort()).toEqual(['design', 'tools']);
    for (const { days } of status.interfaces) {
      expect(days).toHaveLength(90);
      expect(days.slice(0, 88).map(({ asked, availability, p95_ms }) => [asked, availability, p95_ms])).toEqual(
        Array.from({ length: 88 }, () => [0, null, null]),
      );
    }
  });

  test('one of all processes asks, a minute is one place however often it is asked in', async () => {
    const rows = await world.query<{ hour: Date; places: number; asked: number }>(
      `SELECT hour, array_length(answers, 1) AS places, (SELECT count(*)::int FROM unnest(answers) a WHERE a IS NOT NULL) AS asked
       FROM probe_hour WHERE interface = 'design'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ places, asked }) => places === 60 && asked >= 1)).toBe(true);
    const [{ held }] = await world.query<{ held: number }>(
      "SELECT count(*)::int AS held FROM lease WHERE name = 'probes'",
    );
    expect(held).toBe(1);
  });

  test('Redis is away: one incident with its times, and the interfaces answered', async () => {
    const before = Date.now();
    const { opened_at, closed_at, summary } = await outage('redis', lines.redis, 'refuse');
    expect(Date.parse(opened_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(closed_at!)).toBeGreaterThan(Date.parse(opened_at));
    expect(summary).toMatch(/queues/);
  });

  test('PostgreSQL is away: told meanwhile, counted afterwards, one incident though each process saw it', async () => {
    await outage('database', lines.postgres, 'refuse', async () => {
      expect((await told()).status).toBe('down');
      const { text } = await server.get('/status', { headers: { Accept: 'text/html' } });
      expect(text).toContain('<h1>Something does not answer.</h1>');
    });
    await eventually('the failed minutes are written', async () => (await today('design')).failed > 0);
    const { asked, failed, availability } = await today('design');
    expect(failed).toBeLessThanOrEqual(asked);
    expect(availability).toBeLessThan(1);
    expect((await told()).incidents.filter(({ cause }) => ['design', 'tools'].includes(cause))).toEqual([]);
    const isWritten = async () =>
      (await told(other)).incidents.some((one) => one.cause === 'database' && one.closed_at);
    await eventually('both have written', isWritten);
    const rows = await world.query("SELECT 1 FROM incident WHERE cause = 'database'");
    expect(rows).toHaveLength(1);
  });

  test('what was measured before a process started is read once it has; what is older than ninety days goes', async () => {
    await world.query(PAST, ['88 days']); // the day may end meanwhile
    const started = await world.start({ ROLE: 'api' });
    const { interfaces } = await eventually('it is read', async () => {
      const answer = await started.get<Status>('/api/v1/status');
      return answer.status === 200 && answer.body;
    });
    const known = interfaces.find(({ name }) => name === 'design')!.days.filter(({ asked }) => asked === 60);
    expect(known).toMatchObject([{ availability: 1, p50_ms: 7, p95_ms: 7 }]);
    expect(await world.query("SELECT 1 FROM probe_hour WHERE hour < now() - interval '90 days'")).toEqual([]);
  });

  (hasBrowser('pages-status.e2e-spec') ? describe : describe.skip)('in a browser', () => {
    let browser: Browser;
    const complaints: string[] = [];
    beforeAll(async () => void (browser = await openBrowser()));
    afterAll(() => browser?.close());
    afterEach(() => expect(complaints.splice(0)).toEqual([]));

    test.each(['light', 'dark'] as const)('accessible in both widths, %s', async (colorScheme) => {
      const page = await pageOf(browser, complaints, { colorScheme });
      await page.goto(`${server.base}/status`);
      await page.locator('summary').click();
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.close();
    });

    test('with script off: a bar a day, the incidents, the figures in a table', async () => {
      const page = await pageOf(browser, complaints, { javaScriptEnabled: false });
      await page.goto(`${server.base}/status`);
      expect(await page.locator('.interface .days').count()).toBe(4);
      expect(await page.locator('.interface .days').first().locator('rect').count()).toBe(90);
      expect(await page.locator('.incidents li').count()).toBe((await told()).incidents.length);
      await page.locator('summary').click();
      expect(await page.locator('tbody tr').count()).toBe(90);
      await page.close();
    });

    test('by keyboard: every stop is seen and named, and the end is reached', async () => {
      const page = await pageOf(browser, complaints);
      await page.goto(`${server.base}/status`);
      const stops = await tabStops(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      const wanted = ['summary The days in figures', 'a The same as JSON', 'a readiness'];
      expect(stops.map(({ element }) => element)).toEqual(expect.arrayContaining(wanted));
      expect(await unnamed(page)).toEqual([]);
      await page.close();
    });
  });
});
