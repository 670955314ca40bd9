import { whenFinal, whenMade } from './support/final.js';
import type { Client, Json } from './support/http.js';
import { Receiver, verifies } from './support/receiver.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, withoutFilesAhead, type World } from './support/world.js';

const DESCRIPTION = 'A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets';

let world: World;
let server: Server;
let maker: Client;
let parent: Json;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design', WEBHOOK_ALLOW_PRIVATE: 'true' }).then(withoutFilesAhead);
  server = await world.start();
  maker = await makerOf(200);
  parent = await made(DESCRIPTION, { style: 'minimalist', measurements: { chest: 92 } });
});
afterAll(() => world.close());

/** A client with a key for that many designs. */
async function makerOf(uses: number): Promise<Client> {
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const wish = { interface: 'design', overrides: { uses_total: uses } };
  return server.with({ 'X-API-Key': String((await operator.post('/api/admin/keys', wish)).body.api_key) });
}

async function finished(id: unknown): Promise<Json> {
  return (await whenFinal(server, `/api/design/${String(id)}`)).body;
}

async function made(description: string, more: object = {}): Promise<Json> {
  const { body } = await maker.post('/api/v1/design', { description, ...more });
  return finished(body.id);
}

const revise = (id: unknown, instruction: string, client = maker, more: object = {}) =>
  client.post(`/api/v1/design/${String(id)}/revise`, { instruction, ...more });

async function revised(id: unknown, instruction: string): Promise<Json> {
  const { status, body } = await revise(id, instruction);
  expect(status).toBe(202);
  return finished(body.id);
}

const textOf = async (url: unknown): Promise<string> => (await fetch(String(url))).text();

it('makes a new version with a diff, in which only what was named is otherwise', async () => {
  const accepted = await revise(parent.id, 'make it longer, and in emerald green instead');
  expect(accepted).toMatchObject({ status: 202, body: { status: 'queued', uses_remaining: expect.any(Number) } });
  expect(accepted.headers.get('Location')).toBe(String(accepted.body.status_url));
  const child = await finished(accepted.body.id);
  expect(child).toMatchObject({
    status: 'completed',
    version: 2,
    parent_id: parent.id,
    description: DESCRIPTION,
    style: 'minimalist',
    instruction: 'make it longer, and in emerald green instead',
    revisions: [{ version: 2, instruction: 'make it longer, and in emerald green instead' }],
    diff: [
      { attribute: 'length', before: 'knee', after: 'midi', text: 'longer' },
      { attribute: 'colors', after: [{ name: 'emerald green', role: 'main' }], text: 'emerald green' },
    ],
  });
  const { spec: was } = parent.result;
  const { spec: is, evidence } = child.result;
  expect({ ...is, length: was.length, colors: was.colors }).toEqual(was);
  expect(evidence.length).toMatchObject({ span: null, text: null, revised: { version: 2, text: 'longer' } });
  expect(evidence.neckline).toEqual(parent.result.evidence.neckline);
  expect(child.result.measurements).toEqual(parent.result.measurements);
  expect(await textOf(child.result.sketch.front_svg)).not.toBe(await textOf(parent.result.sketch.front_svg));
  expect(child.result.materials).not.toEqual(parent.result.materials);
  expect(parent).toMatchObject({ version: 1, parent_id: null, instruction: null, revisions: [], diff: null });
});

it('goes on from any version, branches, and goes back', async () => {
  const [second, other] = await Promise.all([
    revised(parent.id, 'remove the pockets'),
    revised(parent.id, 'add a peter pan collar; size L'),
  ]);
  expect([second.version, other.version]).toEqual([2, 2]);
  expect(other.result.measurements.size).toBe('L');
  expect(other.diff).toEqual(
    expect.arrayContaining([{ attribute: 'measurements.chest', before: 92, after: null, text: 'size L' }]),
  );
  const third = await revised(second.id, 'gör den röd med långa ärmar, chest 104 cm');
  expect(third).toMatchObject({ version: 3, parent_id: second.id, result: { spec: { pockets: [] } } });
  expect(third.result.measurements.values.chest).toBe(104);
  expect((third.revisions as unknown as Json[]).map(({ version }) => version)).toEqual([2, 3]);
  const undone = await revised(third.id, 'undo');
  expect(undone).toMatchObject({ version: 4, result: { spec: second.result.spec } });
  expect(undone.result.measurements).toEqual(parent.result.measurements);
  expect(await textOf(undone.result.sketch.front_svg)).toBe(await textOf(second.result.sketch.front_svg));
});

it('does not need its parent any more, and is kept from its strangers', async () => {
  const root = await made('a red cotton skirt');
  const second = await revised(root.id, 'shorter');
  expect((await maker.delete(`/api/design/${String(root.id)}`)).status).toBe(200);
  expect(await revise(root.id, 'longer')).toMatchObject({ status: 410, body: { code: 'gone' } });
  expect(await revised(second.id, 'longer')).toMatchObject({
    status: 'completed',
    result: { spec: { length: 'knee' } },
  });
  const stranger = await makerOf(5);
  expect(await revise(second.id, 'longer', stranger)).toMatchObject({ status: 403, body: { code: 'not_owner' } });
  expect(await revise('dsn_nonsense', 'longer')).toMatchObject({ status: 404 });
  expect(await revise(second.id, 'longer', server)).toMatchObject({ status: 401, body: { code: 'key_missing' } });
});

it('fails with a clear code and gives the use back when there is nothing to do', async () => {
  const before = await revise(parent.id, 'asdf qwerty');
  expect(await finished(before.body.id)).toMatchObject({
    status: 'failed',
    version: 2,
    error: { code: 'instruction_not_understood' },
  });
  const same = await revise(parent.id, 'knee length, please');
  expect(same.body.uses_remaining).toBe(before.body.uses_remaining);
  expect(await finished(same.body.id)).toMatchObject({ status: 'failed', error: { code: 'nothing_to_change' } });
  expect(await revise(same.body.id, 'longer')).toMatchObject({ status: 409, body: { code: 'design_not_completed' } });
  const again = await revise(parent.id, 'longer');
  expect(again.body.uses_remaining).toBe(before.body.uses_remaining);
  await finished(again.body.id);
});

it.each([
  [{}],
  [{ instruction: 'no' }],
  [{ instruction: 'x'.repeat(501) }],
  [{ instruction: 7 }],
  [{ instruction: 'longer', extra: 1 }],
  ['{"instruction":'],
])('refuses %j and keeps the use', async (body) => {
  const once = await makerOf(1);
  const own = (await once.post('/api/v1/design', { description: 'a chocolate cake' })).body.id;
  await finished(own);
  const refused = await once.post(`/api/v1/design/${String(own)}/revise`, body);
  expect(refused.status).toBe(400);
  expect((await once.post('/api/v1/design', { description: 'a pie' })).body.uses_remaining).toBe(0);
});

it('makes two of two revisions at once, and one of two with the same Idempotency-Key', async () => {
  const both = await Promise.all([revise(parent.id, 'in red'), revise(parent.id, 'in red')]);
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  expect(both[0].body.id).not.toBe(both[1].body.id);
  const keyed = maker.with({ 'Idempotency-Key': 'revise-once' });
  const first = await revise(parent.id, 'in blue', keyed);
  const second = await revise(parent.id, 'in blue', keyed);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect((await revise(parent.id, 'in black', keyed)).body.code).toBe('idempotency_key_reused');
  for (const { body } of [...both, first]) await finished(body.id);
});

it('admits exactly as many revisions in parallel as the key has uses', async () => {
  const few = await makerOf(4);
  const own = (await few.post('/api/v1/design', { description: 'a navy scarf' })).body.id;
  await finished(own);
  const all = await Promise.all(Array.from({ length: 9 }, () => revise(own, 'in red', few)));
  expect(all.filter(({ status }) => status === 202)).toHaveLength(3);
  const refused = all.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'key_uses_exhausted', upgrade_url: expect.any(String) });
  for (const { body } of all) if (body.id) await finished(body.id);
});

it('refuses what is not final, and lets cancelling and removing come in between', async () => {
  const running = (await maker.post('/api/v1/design', { description: 'a green wool coat' })).body.id;
  expect(await revise(running, 'longer')).toMatchObject({ status: 409, body: { code: 'design_not_completed' } });
  const cancelled = await maker.delete(`/api/design/${String(running)}`);
  expect(cancelled.body.status).toBe('cancelled');
  expect(await revise(running, 'longer')).toMatchObject({ status: 409, body: { code: 'design_not_completed' } });
  const root = await made('a grey cotton skirt');
  const [removed, child] = await Promise.all([
    maker.delete(`/api/design/${String(root.id)}`),
    revise(root.id, 'in red'),
  ]);
  expect(removed.status).toBe(200);
  expect([202, 410]).toContain(child.status);
  if (child.status === 202) expect(await finished(child.body.id)).toMatchObject({ status: 'completed' });
  const last = await revise(parent.id, 'in red');
  const stopped = await maker.delete(`/api/design/${String(last.body.id)}`);
  expect(['cancelled', 'completed']).toContain(String(stopped.body.status));
  const after = await server.get(`/api/design/${String(last.body.id)}`);
  expect([200, 410]).toContain(after.status);
  const files = await fetch(`${server.base}/api/design/${String(last.body.id)}/files/front.svg`);
  expect([404, 410]).toContain(files.status);
});

it('forgets instructions and diffs of a removed version', async () => {
  const child = await revised(parent.id, 'in purple silk');
  await maker.delete(`/api/design/${String(child.id)}`);
  const rows = await world.query<Record<string, unknown>>('SELECT * FROM design_submission WHERE id = $1', [child.id]);
  expect(JSON.stringify(rows)).not.toContain('purple');
  expect(JSON.stringify(rows)).not.toContain('linen');
});

it('tells the webhook of the version it was asked for of its end', async () => {
  const receiver = await Receiver.open();
  const accepted = await revise(parent.id, 'in teal', maker, { webhook_url: receiver.url('/revised') });
  const [told] = await eventually('told', () => receiver.received.length > 0 && receiver.received);
  receiver.close();
  expect(told.body).toMatchObject({ type: 'design.completed', data: { id: accepted.body.id, status: 'completed' } });
  expect(verifies(String(accepted.body.webhook_secret), told)).toBe(true);
});

it('undoes one version further back each time', async () => {
  const second = await revised(parent.id, 'make it midi');
  const third = await revised(second.id, 'in emerald green instead');
  const undo = async (id: unknown): Promise<Json> => {
    const { status, body } = await maker.post(`/api/v1/design/${String(id)}/revise`, { undo: true });
    expect(status).toBe(202);
    return finished(body.id);
  };
  const once = await undo(third.id);
  expect(once.result.spec).toEqual(second.result.spec);
  const twice = await undo(once.id);
  expect(twice.result.spec).toEqual(parent.result.spec);
  expect(await undo(twice.id)).toMatchObject({ status: 'failed', error: { code: 'nothing_to_change' } });
  const onwards = await revised(twice.id, 'with long sleeves');
  expect((await undo(onwards.id)).result.spec).toEqual(parent.result.spec);
});

it('changes attributes by name, and refuses what no design can have', async () => {
  const ask = (body: object) => maker.post(`/api/v1/design/${String(parent.id)}/revise`, body);
  const { status, body } = await ask({
    changes: [{ attribute: 'length', value: 'midi' }],
    measurements: { chest: 100 },
  });
  expect(status).toBe(202);
  const made = await finished(body.id);
  expect(made.result.spec.length).toBe('midi');
  expect(made.result.measurements.values.chest).toBe(100);
  expect(made.instruction).toBe('length: midi; chest: 100 cm');
  for (const wrong of [
    { changes: [{ attribute: 'length', value: 'endless' }] },
    { changes: [{ attribute: 'constructor', value: 'x' }] },
    { instruction: 'make it midi', undo: true },
    { undo: 'yes' },
    { measurements: { chest: 5 } },
    {},
  ])
    expect((await ask(wrong)).status).toBe(400);
});

describe('a text with several garments', () => {
  const TEXT = 'A white linen shirt with a band collar and a black pleated midi skirt with a side zip, size 40, women';
  const garments = (links: unknown): string[] => (links as Json[]).map(({ garment }) => String(garment));

  async function ordered(client: Client, more: object = {}, headers: Record<string, string> = {}) {
    return client.post('/api/v1/design', { description: TEXT, seed: 5, ...more }, { headers });
  }

  it('becomes linked designs with one picture and one bill, one use each', async () => {
    const read = await server.post('/api/v1/design/read', { description: TEXT });
    expect(garments(read.body.outfit)).toEqual(['shirt', 'skirt']);
    const tailor = await makerOf(9);
    const again = { 'Idempotency-Key': 'an-outfit-once' };
    const { status, body } = await ordered(tailor, {}, again);
    expect(status).toBe(202);
    expect([garments(body.outfit), body.uses_remaining]).toEqual([['shirt', 'skirt'], 7]);
    const replayed = await ordered(tailor, {}, again);
    expect([replayed.body, replayed.headers.get('Idempotent-Replayed')]).toEqual([body, 'true']);
    const ids = (body.outfit as unknown as Json[]).map(({ id }) => id);
    expect(ids[0]).toBe(body.id);
    const [shirt, skirt] = await Promise.all(ids.map(finished));
    expect(shirt.result.spec).toMatchObject({ garment: 'shirt', collar: 'band', closure: null, size: '40' });
    expect(skirt.result.spec).toMatchObject({ garment: 'skirt', closure: 'zip', collar: null, size: '40' });
    for (const one of [shirt, skirt]) {
      expect(one).toMatchObject({ status: 'completed', description: TEXT });
      expect((one.result.outfit as unknown as Json[]).map(({ id }) => id)).toEqual(ids);
      expect(one.result.unused).toEqual([]);
    }
    const { body: outfit } = await server.get(`/api/design/${String(skirt.id)}/outfit`);
    expect(outfit).toMatchObject({ complete: true, garments: [{ status: 'completed' }, { status: 'completed' }] });
    const cost = (one: Json): number => Number(one.result.cost.total.mid);
    expect(Number(outfit.cost.total.mid)).toBeCloseTo(cost(shirt) + cost(skirt), 1);
    const fabrics = outfit.materials.fabrics as unknown as Json[];
    expect(fabrics.map((row) => row.for)).toEqual(expect.arrayContaining([['shirt'], ['skirt']]));
    const picture = Buffer.from(await (await whenMade(String(outfit.picture))).arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    const alone = Buffer.from(await (await fetch(String(skirt.result.illustration.png))).arrayBuffer());
    expect(picture.equals(alone)).toBe(false);
    const single = (await server.get(`/api/design/${String(parent.id)}/outfit`)).body;
    expect([garments(single.garments), single.picture]).toEqual([['dress'], parent.result.illustration.png]);
  });

  it('lets one of them be revised and removed, and shows what is left', async () => {
    const { body } = await ordered(maker);
    const [first, second] = (body.outfit as unknown as Json[]).map(({ id }) => String(id));
    await Promise.all([first, second].map(finished));
    const longer = await revised(second, 'make it floor-length');
    expect(longer.result.spec).toMatchObject({ garment: 'skirt', length: 'floor', closure: 'zip' });
    expect((longer.result.outfit as unknown as Json[]).map(({ id }) => id)).toEqual([first, longer.id]);
    const bluer = await revised(first, 'make it blue');
    expect((bluer.result.outfit as unknown as Json[]).map(({ id }) => id)).toEqual([bluer.id, longer.id]);
    const shown = (await server.get(`/api/design/${String(bluer.id)}/outfit`)).body.picture;
    const both = await (await whenMade(String(shown))).arrayBuffer();
    expect((await maker.delete(`/api/design/${String(longer.id)}`)).status).toBe(200);
    const { body: left } = await server.get(`/api/design/${String(bluer.id)}/outfit`);
    expect(garments(left.garments)).toEqual(['shirt']);
    await eventually('a picture without it', async () => {
      const now = await (await whenMade(String(shown))).arrayBuffer();
      return !Buffer.from(now).equals(Buffer.from(both));
    });
  });

  it('makes as many as uses are left for, gives back what is cancelled or fails, tells the webhook of each', async () => {
    const receiver = await Receiver.open();
    try {
      const poor = await makerOf(1);
      const one = await ordered(poor);
      expect(one).toMatchObject({ status: 202, body: { uses_remaining: 0 } });
      expect(one.body.outfit).toBeUndefined();
      const { result } = await finished(one.body.id);
      expect(JSON.stringify(result.warnings)).toContain('Not designed: skirt');
      expect(await ordered(poor)).toMatchObject({ status: 429, body: { code: 'key_uses_exhausted' } });
      const rich = await makerOf(4);
      const two = await ordered(rich, { webhook_url: receiver.url('/ends') });
      expect(two.body.webhook_secret).toEqual(expect.any(String));
      const ids = (two.body.outfit as unknown as Json[]).map(({ id }) => String(id));
      const { body: ended } = await rich.delete(`/api/design/${ids[1]}`);
      await finished(ids[0]);
      await eventually('an end of each', () => receiver.received.length >= 2);
      const used = await ordered(rich);
      expect(used.body.uses_remaining).toBe(String(ended.status) === 'cancelled' && !ended.started_at ? 1 : 0);
    } finally {
      receiver.close();
    }
  });
});
