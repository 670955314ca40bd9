import { COLOR_NAMES } from '../src/design/engine/color/names.js';
import { difference } from '../src/design/engine/color/shade.js';
import { whenFinal, whenMade } from './support/final.js';
import type { Answer, Client, Json } from './support/http.js';
import { decodePng, type Picture } from './support/png.js';
import type { Server } from './support/server.js';
import { wholePage } from './support/whole-page.js';
import { createWorld, type World } from './support/world.js';

let world: World;
let server: Server;
let keyed: Client;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design' });
  server = await world.start();
  keyed = server.with({ 'X-API-Key': await newKey('maker@example.com') });
});
afterAll(() => world.close());

async function newKey(email: string): Promise<string> {
  const { status, body } = await server.post('/api/v1/keys/request', { email, plan: 'beta' });
  expect(status).toBe(201);
  return body.api_key as unknown as string;
}

async function finished(id: unknown): Promise<Json> {
  const { body } = await whenFinal(server, `/api/design/${String(id)}`);
  return body;
}

const bytesOf = async (url: unknown): Promise<Buffer> => Buffer.from(await (await whenMade(String(url))).arrayBuffer());

/** Share of sampled pixels within ΔE2000 of a colour. */
function share(picture: Picture, hex: string, within: number): number {
  let [near, all] = [0, 0];
  for (let y = 0; y < picture.height; y += 32)
    for (let x = 0; x < picture.width; x += 32) {
      all++;
      if (difference(picture.at(x, y), hex) < within) near++;
    }
  return near / all;
}

it('issues keys: three a day per address, whatever the tag and case', async () => {
  const all = await Promise.all(
    [
      'kim@example.com',
      'Kim@Example.com ',
      'kim+a@example.com',
      'kim+b@example.com',
      'KIM@example.com',
      'kim@example.com',
    ].map((email) => server.post('/api/v1/keys/request', { email, plan: 'beta' })),
  );
  expect(all.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429, 429, 429]);
  const left = all.filter((a) => a.status === 201).map((a) => a.body.requests_remaining_today);
  expect(new Set(left)).toEqual(new Set([0, 1, 2]));
  const refused = all.find((a) => a.status === 429);
  expect(refused?.body).toMatchObject({
    code: 'key_requests_exhausted',
    upgrade_url: expect.stringContaining('/api/pricing'),
  });
  const asked = async (email: string, plan: string): Promise<number> =>
    (await server.post('/api/v1/keys/request', { email, plan })).status;
  expect([await asked('kim@example.com', 'gold'), await asked('kim@example.com', 'design-pro')]).toEqual([429, 429]);
  expect([await asked('mia@example.com', 'gold'), await asked('mia@example.com', 'design-pro')]).toEqual([400, 402]);
});

it('describes itself with the fields of the interface and commands that work', async () => {
  const { body } = await server.get('/api/v1/design');
  expect(Object.keys(body)).toEqual(['service', 'version', 'base_url', 'workflow', 'examples', 'limits']);
  expect(body).toMatchObject({
    version: '0.4.12',
    limits: { beta_key_daily_requests_per_email: 3, beta_key_total_uses: 10 },
  });
  expect(body.workflow).toHaveLength(4);
});

it('has pages: the studio with a text that is read, a design for who has its link, the gallery', async () => {
  const { body } = await keyed.post('/api/v1/design', { description: 'a <b>grey</b> wool skirt' });
  const asked = (path: string) => wholePage(server, path);
  expect(await asked('/studio?text=a%20red%20dress')).toMatch(/<mark class="cause stated"[^>]*>dress<\/mark>/);
  await finished(body.id);
  const page = await asked(`/d/${String(body.id)}`);
  expect(page).toContain('noindex');
  expect(page).not.toContain('<b>grey');
  expect(await asked('/gallery')).toContain('<h1>The gallery</h1>');
});

it('draws a text for who has no key', async () => {
  const asked = (description: string) => {
    const query = new URLSearchParams({ description });
    return fetch(`${server.base}/api/v1/design/preview?${query}`);
  };
  const drawn = await asked('a red linen dress');
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const picture = decodePng(Buffer.from(await drawn.arrayBuffer()));
  expect([picture.width, picture.height]).toEqual([512, 768]);
  expect(share(picture, COLOR_NAMES.red, 12)).toBeGreaterThan(0.03);
  expect(await (await asked('good morning to you')).json()).toMatchObject({ status: 400, code: 'not_a_garment' });
  expect(await (await asked('x'.repeat(501))).json()).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await (await fetch(`${server.base}/api/v1/design/preview`)).json()).toMatchObject({ status: 400 });
});

const GARMENTS = [
  ['a white linen shirt with a band collar and long sleeves', 'shirt', 'white'],
  ['a teal T-shirt with a crew neck', 't-shirt', 'teal'],
  ['burgundy wool trousers with straight legs', 'trousers', 'burgundy'],
  ['a mustard A-line skirt, knee length', 'skirt', 'mustard'],
  ['a forest green hoodie', 'hoodie', 'forest green'],
  ['a navy wool coat, single-breasted', 'coat', 'navy'],
  ['a red cotton dress with short sleeves', 'dress', 'red'],
] as const;

it.each(GARMENTS)('makes %s', async (description, garment, color) => {
  const accepted = await keyed.post('/api/v1/design', { description, style: 'minimalist', seed: 7 });
  expect(accepted.status).toBe(202);
  expect(accepted.headers.get('Location')).toBe(String(accepted.body.status_url));
  const design = await finished(accepted.body.id);
  expect(design).toMatchObject({ status: 'completed', progress: 100, stage: null, description, version: 1 });
  const { result } = design;
  expect(result.spec).toMatchObject({ garment });
  for (const entry of Object.values(
    result.evidence as unknown as Record<string, { span: [number, number] | null; text: string }>,
  ))
    if (entry.span) expect(entry.text).toBe(description.slice(...entry.span));
  const pattern = (await bytesOf(result.pattern.files.svg)).toString();
  expect(pattern).toMatch(/<svg[^>]+width="\d+(\.\d+)?mm"/);
  expect((pattern.match(/<path/g) ?? []).length).toBeGreaterThanOrEqual(
    (result.pattern.pieces as unknown as unknown[]).length,
  );
  expect((result.pattern.pieces as unknown as unknown[]).length).toBeGreaterThanOrEqual(2);
  expect(result.pattern.checks.outlines.ok).toBe(true);
  const front = await fetch(String(result.sketch.front_svg));
  expect(front.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
  expect(front.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await front.text()).not.toBe((await bytesOf(result.sketch.back_svg)).toString());
  const picture = decodePng(await bytesOf(result.illustration.png));
  expect(picture).toMatchObject({ width: 1024, height: 1536 });
  expect(share(picture, COLOR_NAMES[color], 12)).toBeGreaterThan(color === 'white' ? 0.02 : 0.03);
});

it('follows gender and size of the request and says so', async () => {
  const description = "a women's linen shirt";
  const sized = server.with({ 'X-API-Key': await newKey('sized@example.com') });
  const { body } = await sized.post('/api/v1/design', { description, size: '50', gender: 'men' });
  const { result } = await finished(body.id);
  expect(result.spec).toMatchObject({ gender: 'men', size: '50' });
  expect(result.measurements).toMatchObject({ gender: 'men', size: 'EU 50' });
  const stated = { source: 'stated', span: null, confidence: 1 };
  expect(result.evidence).toMatchObject({ gender: { ...stated, value: 'men' }, size: { ...stated, value: '50' } });
  expect(JSON.stringify(result.warnings)).toContain('gender women');
  const refused = await sized.post('/api/v1/design', { description, size: 'EU 38' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(JSON.stringify(refused.body)).toContain('gender');
});

it('makes a child its own size', async () => {
  const maker = server.with({ 'X-API-Key': await newKey('child@example.com') });
  const { body } = await maker.post('/api/v1/design', {
    description: 'a yellow T-shirt',
    size: '116',
    gender: 'child',
  });
  const { result } = await finished(body.id);
  expect(result).toMatchObject({
    spec: { garment: 't-shirt', gender: 'children', size: '116' },
    measurements: { gender: 'child', size: '116', values: { chest: 60, waistToFloor: 70.3 } },
    pattern: { status: 'exact' },
    size_chart: { gender: 'child' },
  });
  expect((result.size_chart.sizes as unknown as Json[]).map(({ size }) => size)).toContain('164');
  expect((await bytesOf(result.techpack.pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  for (const wrong of [
    { size: '116', gender: 'women' },
    { size: '38', gender: 'child' },
    { size: '117', gender: 'child' },
    { size: '116' },
  ])
    expect(await maker.post('/api/v1/design', { description: 'a T-shirt', ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  const { body: read } = await maker.post('/api/v1/design', { description: 'a blue hoodie for my six year old girl' });
  expect((await finished(read.id)).result).toMatchObject({
    measurements: { gender: 'child', size: '116' },
    spec: { gender: 'girls' },
  });
});

it('refuses by the field what is no body, no text or no UTF-8', async () => {
  const wrong = await keyed.post('/api/v1/design', {
    description: 'a shirt',
    measurements: { chest: 900, waist: 'wide', horns: 12 },
  });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(wrong.body.errors).toEqual(
    expect.arrayContaining([
      { path: 'measurements.horns', message: 'is not a known field' },
      { path: 'measurements.chest', message: 'must be between 48 and 200 cm' },
      { path: 'measurements.waist', message: 'must be a number in cm' },
    ]),
  );
  for (const measurements of [[], 'chest', 7])
    expect((await keyed.post('/api/v1/design', { description: 'a shirt', measurements })).status).toBe(400);
  const part = await keyed.post('/api/v1/design', {
    description: 'a shirt',
    measurements: { waist: 80, waistBack: 70 },
  });
  expect(part.body.errors).toEqual([{ path: 'measurements.waistBack', message: 'must be at most 75 % of waist' }]);
  const blank = await keyed.post('/api/v1/design', { description: '      ' });
  expect(blank).toMatchObject({ status: 400, body: { errors: [{ path: 'description' }] } });
  const bytes = Buffer.from('{"description":"a red \xff\xfe dress"}', 'latin1');
  expect(await keyed.post('/api/v1/design', bytes)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
});

it('gives back every use that a typo took, and leads to prices', async () => {
  const clumsy = server.with({ 'X-API-Key': await newKey('clumsy@example.com') });
  for (let i = 0; i < 25; i++)
    expect((await clumsy.post('/api/v1/design', { description: 'a skirt', seed: -1 })).status).toBe(400);
  const { body } = await clumsy.post('/api/v1/design', { description: 'a grey skirt' });
  expect(body.uses_remaining).toBe(9);
  const waited = await server.get(`/api/design/${String(body.id)}`, { headers: { Prefer: 'wait=45' } });
  expect(waited.headers.get('Preference-Applied')).toBe('wait=30');
  expect((await server.get(`/api/design/${String(body.id)}`)).headers.get('Preference-Applied')).toBeNull();
  expect(await server.get('/api/pricing')).toMatchObject({ status: 200, body: { currency: 'USD' } });
});

it('fails without a garment and gives the use back', async () => {
  const before = await keyed.post('/api/v1/design', { description: 'a chocolate cake with cherries' });
  expect(await finished(before.body.id)).toMatchObject({ status: 'failed', error: { code: 'not_a_garment' } });
  const after = await keyed.post('/api/v1/design', { description: 'a blue skirt' });
  expect(after.body.uses_remaining).toBe(before.body.uses_remaining);
  await finished(after.body.id);
});

it('lets its owner alone remove a design, with its files', async () => {
  const { body } = await keyed.post('/api/v1/design', { description: 'a grey skirt' });
  const design = await finished(body.id);
  const stranger = server.with({ 'X-API-Key': await newKey('stranger@example.com') });
  expect((await stranger.delete(`/api/design/${String(body.id)}`)).status).toBe(403);
  const removals = await Promise.all([1, 2, 3, 4].map(() => keyed.delete(`/api/design/${String(body.id)}`)));
  expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  expect(removals.find(({ status }) => status === 200)?.body.status).toBe('completed');
  expect((await server.get(`/api/design/${String(body.id)}`)).status).toBe(410);
  expect((await fetch(String(design.result.illustration.png))).status).toBe(410);
  expect((await server.get('/api/design/dsn_nonsense')).status).toBe(404);
});

it('admits ten uses of a key in parallel, and no eleventh', async () => {
  const one = server.with({ 'X-API-Key': await newKey('ten@example.com') });
  const all: Answer[] = await Promise.all(
    Array.from({ length: 14 }, () => one.post('/api/v1/design', { description: 'a blue scarf' })),
  );
  expect(all.filter((a) => a.status === 202)).toHaveLength(10);
  expect(all.find((a) => a.status === 429)?.body).toMatchObject({
    code: 'key_uses_exhausted',
    upgrade_url: expect.any(String),
  });
  for (const { body } of all) if (body.id) await finished(body.id);
});

it('has a Postman collection of every operation', async () => {
  const { body } = await server.get('/postman_collection.json');
  expect(body.info.schema).toContain('v2.1.0');
  const text = JSON.stringify(body);
  for (const path of ['/api/v1/keys/request', '/api/v1/design', '/api/design/{{designId}}'])
    expect(text).toContain(`{{baseUrl}}${path}`);
});
