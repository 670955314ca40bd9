import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from './support/http.js';
import { isUnbounded, longestIn, MOST_MS, slowest } from './support/slow-expressions.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Expressions that are put together while the application runs: each is seen being made, and is measured as it was made. */
jest.setTimeout(180_000);

interface Made {
  file: string;
  line: number;
  source: string;
  flags: string;
}

const HOOK = join(__dirname, 'support/record-expressions.mjs');
const FINDER = join(__dirname, 'support/regular-expressions.mjs');

/** Made of a caller's own pattern: runs in a thread that is stopped after five seconds. */
const CALLERS = 'src/tools/engine/grounded/';

const DESCRIPTIONS = [
  'A navy wool coat with notched lapels, flap pockets and a belt, double-breasted, 110 cm long',
  'A white cotton poplin shirt with a mandarin collar, two chest pockets, five buttons, size M, bust 92 cm, waist 74 cm',
  'Blue denim dungarees with a bib, contrast stitching, gun flap and trousers 80 cm long, in 98 % cotton and 2 % elastane',
  'A pleated tartan midi skirt with a side zip',
  'A chunky Aran cable-knit sweater in <b>wool</b>, 62 cm long, UK 12, with a kangaroo pocket',
  'A kimono robe in silk satin with a shawl collar, ruffle hem and bell sleeves',
  'A puffer jacket with raglan sleeves, hood and 3 pockets',
  'A flapper dress with beads',
  'A rugby shirt in green cotton',
  '<script>alert(1)</script>A red wool skirt',
];
const INSTRUCTIONS = [
  'swap the wool for linen, size up and make the sleeves short',
  'substitute velvet for wool, without the belt, the collar to red',
];
const QUESTIONS = [
  'My bust is 92 cm, my waist 74 and hips 100: which size am I?',
  'Midja 74 cm, höft 100 cm. Vilken storlek har jag?',
  'What is EU 40 in US?',
  'Give me three fabrics for summer in two short sentences, just names',
];

let world: World;
let client: Client;
let recorded: string;

beforeAll(async () => {
  world = await createWorld();
  recorded = join(world.dataDir, 'expressions');
  const options = `--import=${HOOK} --enable-source-maps`;
  const server = await (
    await world.launch({ NODE_OPTIONS: options, EXPRESSIONS: recorded, TEST_PACK: '' })
  ).ready(100_000);
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const overrides = { chat_daily: 1000, fashion_daily: 1000, uses_total: 1000 };
  const key = async (kind: string) =>
    String((await operator.post('/api/admin/keys', { interface: kind, overrides })).body.api_key);
  client = server.with({ 'X-API-Key': await key('tools') });
  await use(server.with({ 'X-API-Key': await key('design') }));
});
afterAll(() => world.close());

/** Sends what makes the expressions of functions. */
async function use(designer: Client): Promise<void> {
  const ids = await Promise.all(
    DESCRIPTIONS.map(async (description) => String((await designer.post('/api/v1/design', { description })).body.id)),
  );
  for (const id of ids) await completed(designer, id);
  for (const instruction of INSTRUCTIONS)
    await completed(
      designer,
      String((await designer.post(`/api/v1/design/${ids[0]}/revise`, { instruction })).body.id),
    );
  for (const message of QUESTIONS) await client.post('/api/chat', { message });
  await client.post('/api/generate', { description: 7 });
  await client.get('/api/status/img_00000000000000000000000000');
  await client.post('/v1/chat/completions', {
    messages: [
      { role: 'system', content: 'You are Vera, a tailor of forty years at Nordly.' },
      { role: 'user', content: 'Who are you?' },
    ],
  });
  await client.post('/api/fashion-concept', { style: 'summer linen without denim, nothing black', count: 1 });
  await client.get('/api/v1/trades?participant=stillwater');
  await client.get('/api/v1/curves?participants=stillwater,ember-vane');
  await client.get('/postman_collection.json');
}

const completed = (designer: Client, id: string) =>
  eventually(
    `${id} completed`,
    async () => (await designer.get(`/api/design/${id}`)).body.status === ('completed' as never),
    60_000,
  );

const made = (): Made[] =>
  readFileSync(recorded, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Made);

const siteOf = ({ file, line }: Pick<Made, 'file' | 'line'>): string => `${file}:${line}`;

it('each place in src/ that makes expressions has made one here', () => {
  const all = JSON.parse(
    execFileSync(process.execPath, [FINDER, 'src'], {
      cwd: join(__dirname, '..'),
      maxBuffer: 2 ** 26,
      encoding: 'utf8',
    }),
  ) as (Made & { source: string | null })[];
  const places = all.filter(({ source, file }) => source === null && !file.startsWith(CALLERS)).map(siteOf);
  const seen = new Set(made().map(siteOf));
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter((place) => !seen.has(place))).toEqual([]);
});

it('they answer soon, whatever text they are given', () => {
  const slow = made()
    .filter(({ file, source }) => isUnbounded(source) && !file.startsWith(CALLERS))
    .map((one) => ({ one, ms: slowest(one, longestIn(one.file)) }))
    .filter(({ ms }) => ms > MOST_MS);
  expect(slow.map(({ one, ms }) => `${siteOf(one)} ${Math.round(ms)} ms /${one.source}/`)).toEqual([]);
});

it('a caller’s pattern that never ends is refused after five seconds, and nobody else waits', async () => {
  const schema = {
    type: 'object',
    properties: { customer: { type: 'string', pattern: '^(.|.)*#$' } },
    required: ['customer'],
  };
  const asked = client.post('/v1/chat/completions', {
    messages: [{ role: 'user', content: 'The customer is called Maximiliana Konstantia Bernadottesdotter.' }],
    response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
  });
  let isOver = false;
  void asked.then(() => (isOver = true));
  for (let i = 0; i < 5; i++) await client.get('/api/health');
  expect(isOver).toBe(false);
  const { status, body } = await asked;
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining('takes too long to meet')]);
});
