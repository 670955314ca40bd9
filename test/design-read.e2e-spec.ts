import { whenFinal } from './support/final.js';
import type { Json } from './support/http.js';
import type { Server } from './support/server.js';
import { createWorld, withoutFilesAhead, type World } from './support/world.js';

let world: World;
let server: Server;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design' }).then(withoutFilesAhead);
  server = await world.start();
});
afterAll(() => world.close());

const TEXT = 'A navy wool coat with an action back, moleskin collar and two patch pockets';
const read = (body: Record<string, unknown>) => server.post('/api/v1/design/read', body);

it('reads a text as a design of it would, without a key and without drafting', async () => {
  const { status, body } = await read({ description: TEXT, gender: 'women', size: 'M' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ spec: { garment: 'coat', size: 'M', gender: 'women', pockets: ['patch'] } });
  expect(body.unused).toEqual([{ text: 'action back', span: [25, 36] }]);
  expect(String(body.warnings)).toContain('moleskin');
  const { body: issued } = await server.post('/api/v1/keys/request', { email: 'reader@example.com', plan: 'beta' });
  const keyed = server.with({ 'X-API-Key': String(issued.api_key) });
  const { body: order } = await keyed.post('/api/v1/design', { description: TEXT, gender: 'women', size: 'M' });
  const { body: design } = await whenFinal(server, `/api/design/${String(order.id)}`);
  const { spec, evidence, unused } = design.result as Json;
  expect({ spec, evidence, unused }).toEqual({ spec: body.spec, evidence: body.evidence, unused: body.unused });
});

it('says why no design would be made', async () => {
  const { status, body } = await read({ description: 'the weather is fine today' });
  expect({ status, code: (body.refusal as Json).code, spec: body.spec }).toEqual({
    status: 200,
    code: 'not_a_garment',
    spec: null,
  });
});

it('refuses what a design refuses', async () => {
  expect((await read({ description: 'ab' })).status).toBe(400);
  expect((await read({ description: 'a red dress', seed: 3 })).status).toBe(400);
});

it('publishes the words that say nothing', async () => {
  const { status, body } = await server.get('/api/v1/design/stop-words');
  expect(status).toBe(200);
  for (const language of ['en', 'sv', 'de', 'fr', 'es'])
    expect((body[language] as unknown as string[]).length).toBeGreaterThan(100);
});

// a minute may end meanwhile: of 130 in two minutes ten are too many
it('answers the longest texts, and stops an address at 60 a minute', async () => {
  const long = `${TEXT}. `.repeat(30).slice(0, 2000);
  let refused = 0;
  for (let i = 0; i < 130; i++) {
    const { status, body } = await read({ description: i % 10 === 0 ? long : TEXT });
    if (status === 200) continue;
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'rate_limit_exceeded' });
    refused++;
  }
  expect(refused).toBeGreaterThanOrEqual(10);
});
