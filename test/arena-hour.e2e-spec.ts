import { FIGHTERS } from '../src/arena/engine/fighters/index.js';
import type { Client } from './support/http.js';
import { createFoundedWorld, type World } from './support/world.js';

/** The hour that an address without a key has for the league: what looking at it costs, and what is told when it is over. */
const HOUR = 40;
/** Of a page that is opened in a browser: what it reads, its stream and a first answer. */
const MOST_UNITS = 4;
const AS_BROWSER = { Accept: 'text/html', 'Accept-Language': 'en' };

let world: World;
let address: (n: number) => Client;
beforeAll(async () => {
  const settings = { SERVICES: 'arena', TICK_MS: '250', TRUST_PROXY: 'loopback', ARENA_HOURLY_LIMIT: String(HOUR) };
  world = await createFoundedWorld(settings);
  const server = await world.start();
  address = (n) => server.with({ 'X-Forwarded-For': `10.7.0.${n}` });
});
afterAll(() => world.close());

const left = async (client: Client) =>
  Number((await client.get('/api/v1/league')).headers.get('X-RateLimit-Remaining'));

test('faces cost nothing of the hour, with a key or without, and are kept for a week', async () => {
  const visitor = address(1);
  for (const { id } of FIGHTERS)
    for (const headers of [{}, { 'X-Arena-Key': 'nonsense' }] as Record<string, string>[]) {
      const face = await visitor.get(`/api/v1/fighters/${id}/avatar.svg`, { headers });
      expect([face.status, face.headers.get('X-RateLimit-Limit')]).toEqual([200, null]);
      expect(face.headers.get('Cache-Control')).toMatch(/max-age=604800/);
    }
  expect(await left(visitor)).toBe(HOUR - 1);
});

test.each(['/arena', '/arena/fighters/ember-vane'])('%s costs a few units with all that stands in it', async (path) => {
  const visitor = address(path.length);
  const page = await visitor.get(path, { headers: AS_BROWSER });
  expect(page.status).toBe(200);
  const inIt = [...page.text.matchAll(/src="(\/[^"]+)"/g)].map(([, source]) => source);
  expect(inIt.some((source) => source.endsWith('avatar.svg'))).toBe(true);
  await Promise.all(inIt.map((source) => visitor.get(source)));
  expect(HOUR - (await left(visitor))).toBeLessThanOrEqual(MOST_UNITS);
});

test('once it is over pages say when they come again, and faces are still there', async () => {
  const visitor = address(2);
  for (let used = 0; used < HOUR; used++) await visitor.get('/api/v1/league');
  const page = await visitor.get('/arena/fighters/ember-vane', { headers: AS_BROWSER });
  expect(page.status).toBe(429);
  const wait = Number(page.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(page.text).toMatch(/It works again in \d+ (seconds?|minutes?)/);
  expect((await visitor.get('/api/v1/fighters/ember-vane/avatar.svg')).status).toBe(200);
});
