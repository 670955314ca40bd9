import { readdirSync } from 'node:fs';
import { SHOWCASE_ID, newDesignId } from '../src/design/design-id.js';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Nobody's orders wait for another's backlog: four busy networks with forty addresses, and whoever comes then. */

const NETWORKS = [1, 2, 3, 4];
const ADDRESSES = 10;
const EACH = 5;
const BACKLOG = NETWORKS.length * ADDRESSES * EACH;
/** Half of it may be taken by networks that have something open. */
const QUEUE_LIMIT = 2 * (BACKLOG + 40);
/** Jobs of a queue that one process works on at a time. */
const AT_ONCE = 2;

/** Worker threads give way to whatever else a machine has to do. */
const PATIENCE_MS = 200_000;

const SKIRT = { description: 'a black skirt' };
const COAT = { description: 'a camel wool coat', image_size: '512x768' };

let world: World;
let api: Server;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design,tools', TRUST_PROXY: 'loopback', QUEUE_LIMIT: String(QUEUE_LIMIT) });
  api = await world.start({ ROLE: 'api' });
});
afterAll(() => world.close());

const from = (address: string): Client => api.with({ 'X-Forwarded-For': address });

async function betaKey(address: string): Promise<Client> {
  const place = from(address);
  const email = `${Math.random().toString(36).slice(2)}@example.com`;
  const { body } = await place.post('/api/v1/keys/request', { email, plan: 'beta' });
  return place.with({ 'X-API-Key': String(body.api_key) });
}

const addresses = NETWORKS.flatMap((n) => Array.from({ length: ADDRESSES }, (_, i) => `10.0.${n}.${i + 1}`));
const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const statuses = (answers: readonly Answer[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

/** Each address orders `EACH`, the first all of its own before the second begins: in the order of their coming one would wait for all. */
async function backlog(order: (address: string) => Promise<() => Promise<Answer>>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const address of addresses) {
    const send = await order(address);
    answers.push(...(await Promise.all(times(EACH).map(send))));
  }
  return answers;
}

/** References in the order of their turns. */
const begun = async (queue: string): Promise<string[]> =>
  (
    await world.query<{ ref: string }>(
      'SELECT ref FROM outbox_job WHERE queue = $1 AND turn IS NOT NULL ORDER BY turn',
      [queue],
    )
  ).map(({ ref }) => ref);

const placesOf = (images: readonly string[]): Promise<number[]> =>
  Promise.all(images.map(async (id) => Number((await api.get(`/api/status/${id}`)).body.queue_position)));

/** How many jobs had begun when this one did. */
async function turnOf(queue: string, ref: string): Promise<number> {
  const order = await eventually(
    'it begins',
    async () => ((list) => list.includes(ref) && list)(await begun(queue)),
    PATIENCE_MS,
  );
  return order.indexOf(ref);
}

describe('how many may be open', () => {
  it('ten of a beta key at once, and no more of its address; twenty of an operator’s key', async () => {
    const [one, two, elsewhere] = [await betaKey('10.0.9.1'), await betaKey('10.0.9.1'), await betaKey('10.0.9.2')];
    const first = await Promise.all(times(10).map(() => one.post('/api/v1/design', SKIRT)));
    expect(statuses(first)).toEqual({ 202: 10 });
    const refused = await two.post('/api/v1/design', SKIRT);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_open_jobs']);
    expect(refused.body.upgrade_url).toMatch(/\/api\/pricing$/);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await elsewhere.post('/api/v1/design', SKIRT)).status).toBe(202);
    const operator = api.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body } = await operator.post('/api/admin/keys', { interface: 'design', overrides: { uses_total: 50 } });
    const granted = from('10.0.9.1').with({ 'X-API-Key': String(body.api_key) });
    expect(statuses(await Promise.all(times(26).map(() => granted.post('/api/v1/design', SKIRT))))).toEqual({
      202: 20,
      429: 6,
    });
  });

  it('ten over the free keys of an address, exactly, whichever process they come to at once', async () => {
    const other = await world.start({ ROLE: 'api' });
    const keys = await Promise.all(times(4).map(() => betaKey('10.0.9.3')));
    const sent = keys.flatMap((key) =>
      times(5).map((i) => key.post(`${(i % 2 ? other : api).base}/api/v1/design`, SKIRT)),
    );
    expect(statuses(await Promise.all(sent))).toEqual({ 202: 10, 429: 10 });
    await other.stop();
  });

  it('orders that wait to be counted keep nobody from being answered', async () => {
    const release = await world.hold(`SELECT pg_advisory_xact_lock(hashtextextended('orders:image', 0))`);
    const waiting = times(20).map((i) => from(`10.0.8.${i + 1}`).post('/api/generate', COAT));
    await eventually(
      'one waits for the lock',
      async () => (await world.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).length > 0,
    );
    const asked = await Promise.all(times(20).map(() => api.get(`/api/design/${SHOWCASE_ID}`)));
    expect(statuses(asked)).toEqual({ 200: 20 });
    await release();
    expect(statuses(await Promise.all(waiting))).toEqual({ 202: 20 });
  });

  it('one less when one is cancelled', async () => {
    const place = from('10.0.9.4');
    const all = await Promise.all(times(11).map(() => place.post('/api/generate', COAT)));
    expect(statuses(all)).toEqual({ 202: 10, 429: 1 });
    const { body } = all.find(({ status }) => status === 202)!;
    await place.delete(`/api/status/${String(body.job_id)}`);
    expect(await world.query(`SELECT 1 FROM outbox_job WHERE ref = $1 AND done_at IS NULL`, [body.job_id])).toEqual([]);
  });

  afterAll(async () => {
    await world.query(`UPDATE design_submission SET status = 'cancelled' WHERE status = 'queued'`);
    await world.query(`UPDATE tools_image_job SET status = 'cancelled' WHERE status = 'queued'`);
    await world.query('UPDATE outbox_job SET done_at = now() WHERE done_at IS NULL');
  });
});

describe('behind the backlog of four networks', () => {
  let designs: string[];
  let images: string[];
  beforeAll(async () => {
    const ordered = await backlog(async (address) => {
      const key = await betaKey(address);
      return () => key.post('/api/v1/design', SKIRT);
    });
    const drawn = await backlog(async (address) => () => from(address).post('/api/generate', COAT));
    expect([statuses(ordered), statuses(drawn)]).toEqual([{ 202: BACKLOG }, { 202: BACKLOG }]);
    designs = ordered.map(({ body }) => String(body.id));
    images = drawn.map(({ body }) => String(body.job_id));
  });

  it('orders of others are taken when half of the queue is full', async () => {
    const more = await Promise.all(
      times(60).map((i) => from(`10.0.${1 + (i % 4)}.${100 + i}`).post('/api/generate', COAT)),
    );
    expect(statuses(more)).toEqual({ 202: 40, 503: 20 });
    const full = more.find(({ status }) => status === 503)!;
    expect(full.body.code).toBe('queue_full');
    expect(Number(full.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = await from('10.0.77.1').post('/api/generate', COAT);
    expect(other.status).toBe(202);
    for (const { body } of more)
      if (body.job_id) await world.query('UPDATE outbox_job SET done_at = now() WHERE ref = $1', [body.job_id]);
    await from('10.0.77.1').delete(`/api/status/${String(other.body.job_id)}`);
  });

  it('of one key as they came, to the microsecond', async () => {
    const ids = ['a', 'b', 'c'].map((letter) => `img_${letter.repeat(26)}`);
    await world.query(
      `INSERT INTO tools_image_job (id, owner, description, request) SELECT id, '', 'a coat', '{"n": 1}' FROM unnest($1::text[]) AS id`,
      [ids],
    );
    await world.query(
      `INSERT INTO outbox_job (id, queue, name, ref, network, created_at)
       SELECT gen_random_uuid(), 'image', 'draw', id, 'nobody''s', now() - interval '1 hour' + make_interval(secs => nr / 1e6)
       FROM unnest($1::text[]) WITH ORDINALITY AS u(id, nr)`,
      [[...ids].reverse()],
    );
    const places = await placesOf(ids);
    expect([...places].sort((x, y) => y - x)).toEqual(places);
    expect(new Set(places).size).toBe(3);
    await world.query(`UPDATE outbox_job SET done_at = now() WHERE network = 'nobody''s'`);
  });

  it('the places that are told are those in which jobs begin', async () => {
    const told = await eventually('all are told of one line', async () => {
      const places = await placesOf(images); // each at most half a second old
      return new Set(places).size === BACKLOG && Math.max(...places) === BACKLOG && places;
    });
    expect(told.slice(0, EACH * 2)).not.toEqual(times(EACH * 2).map((i) => i + 1)); // not as they came
    await world.start({ ROLE: 'worker' });
    const order = await eventually(
      'some have begun',
      async () => ((list) => list.length >= 12 && list)(await begun('image')),
      PATIENCE_MS,
    );
    const expected = images.map((id, i) => ({ id, place: told[i] })).sort((a, b) => a.place - b.place);
    expect(order.slice(0, 12)).toEqual(expected.slice(0, 12).map(({ id }) => id));
  });

  it.each([
    ['design', async () => (await (await betaKey('10.0.50.1')).post('/api/v1/design', SKIRT)).body.id],
    ['image', async () => (await from('10.0.50.1').post('/api/generate', COAT)).body.job_id],
  ])('the first %s of another network begins next', async (queue, send) => {
    await eventually('jobs of the backlog begin', async () => (await begun(queue)).length > 0, PATIENCE_MS);
    const ref = String(await send());
    const before = (await begun(queue)).length;
    expect((await turnOf(queue, ref)) - before).toBeLessThanOrEqual(AT_ONCE);
  });

  it('what somebody waits for goes before what nobody waits for', async () => {
    const last = designs.at(-1)!;
    const waits = api.get(`/api/design/${last}`, { headers: { Prefer: 'wait=20' } });
    await eventually(
      'it is awaited',
      async () =>
        (await world.query('SELECT 1 FROM outbox_job WHERE ref = $1 AND awaited_until > now()', [last])).length > 0,
    );
    const before = (await begun('design')).length;
    expect((await turnOf('design', last)) - before).toBeLessThanOrEqual(AT_ONCE);
    await waits;
  });

  /** Takes many rows at once, in an order that jobs under way need not take them in: a deadlock is tried again. */
  const cleared = (sql: string) =>
    eventually('the line is cleared', () =>
      world.query(sql).then(
        () => true,
        () => false,
      ),
    );

  it('a GET makes its file before all that nobody waits for, and that file first', async () => {
    const made = await eventually(
      'a design is made',
      async () =>
        (await world.query<{ id: string }>(`SELECT id FROM design_submission WHERE status = 'completed' LIMIT 1`))[0],
      PATIENCE_MS,
    );
    await cleared(`UPDATE design_submission SET status = 'cancelled' WHERE status = 'queued'`);
    await cleared(`UPDATE outbox_job SET done_at = now() WHERE done_at IS NULL AND attempt = 0`);
    const clones = times(30).map(() => newDesignId());
    await world.query(
      `INSERT INTO design_submission (id, account_id, description, style, request, status, progress, result, made_from, completed_at)
       SELECT c, account_id, description, style, request, status, progress, result, made_from, completed_at
       FROM design_submission, unnest($2::text[]) AS c WHERE id = $1`,
      [made.id, clones],
    );
    await world.query(
      `INSERT INTO outbox_job (id, queue, name, ref, network, address) SELECT gen_random_uuid(), 'design_files', 'make', c, 'n' || nr % 4, 'a' || nr % 12
       FROM unnest($1::text[]) WITH ORDINALITY AS u(c, nr)`,
      [clones],
    );
    await eventually(
      'files are being made',
      async () => (await begun('design_files')).some((ref) => clones.includes(ref)),
      PATIENCE_MS,
    );
    const wanted = clones.find((id) => !hasFiles(id))!;
    const before = (await begun('design_files')).length;
    const answer = await api.get(`/api/design/${wanted}/files/pattern.dxf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/dxf']);
    const whileAsked = 1; // of thirty, one may begin between the count and the question
    expect((await turnOf('design_files', `${wanted}/pattern.dxf`)) - before).toBeLessThanOrEqual(1 + whileAsked);
    expect(hasFiles(wanted)).toEqual(['pattern.dxf']);
  });
});

function hasFiles(id: string): string[] | false {
  try {
    return readdirSync(`${world.dataDir}/artefacts/design/${id}`);
  } catch {
    return false;
  }
}
