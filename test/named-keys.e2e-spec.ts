import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Several keys of an account: each opens what it is for, as much of it as it may, as long as it may, and no more. */
let world: World;
let servers: Server[];
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools,design' });
  servers = [await world.start(), await world.start({ ROLE: 'api' })];
});
afterAll(() => world.close());

const codes = ({ status, body }: Answer) => [status, body.code];
const withKey = (key: unknown, n = 0): Client => servers[n % 2].with({ 'X-API-Key': String(key) });

async function account(wish: object = {}): Promise<string> {
  const operator = servers[0].with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { body } = await operator.post('/api/admin/keys', { interface: 'tools', tier: 'pro', ...wish });
  return String(body.api_key);
}
const named = (key: string, terms: object) => withKey(key).post('/api/keys/named', { name: 'shop', ...terms });
const concept = (client: Client) => client.post('/api/fashion-concept', { style: 'linen summer', count: 1 });
const chat = (client: Client) => client.post('/api/chat', { message: 'Hello' });

it('a key with scopes works for them alone, and for nothing that manages the account', async () => {
  const main = await account();
  const { status, body } = await named(main, { scopes: ['chat'] });
  expect([status, body.limited, body.scopes]).toEqual([201, true, ['chat']]);
  const shop = withKey(body.api_key);
  expect((await chat(shop)).status).toBe(200);
  expect(codes(await concept(shop))).toEqual([403, 'scope_missing']);
  const managing = [
    shop.get('/api/keys/named'),
    shop.post('/api/keys/named', { name: 'more' }),
    shop.delete(`/api/keys/named/${String(body.id)}`),
    shop.delete('/api/keys/me'),
    shop.get('/api/keys/me/orders'),
    shop.get('/api/keys/me/export'),
    shop.get('/api/keys/me/deliveries'),
    shop.post('/api/pricing/checkout', { item: 'chat-100' }),
  ];
  for (const answer of await Promise.all(managing)) expect(codes(answer)).toEqual([403, 'key_limited']);
  expect((await shop.get('/api/keys/me')).body.key).toMatchObject({ name: 'shop', limited: true, scopes: ['chat'] });
  expect((await concept(withKey(main))).status).toBe(200);
});

it('what was made in another scope is neither read nor ended', async () => {
  const main = await account();
  const shop = withKey((await named(main, { scopes: ['fashion'] })).body.api_key);
  const talker = withKey((await named(main, { name: 'talker', scopes: ['chat'] })).body.api_key);
  const said = (await talker.post('/v1/responses', { input: 'How do I wash wool?' })).body.id;
  const drawn = (await shop.post('/api/generate', { description: 'a red coat', image_size: '512x768' })).body.job_id;
  const strange = [
    shop.get(`/v1/responses/${String(said)}`),
    shop.delete(`/api/v1/responses/${String(said)}`),
    talker.delete(`/api/status/${String(drawn)}`),
  ];
  for (const { status, body } of await Promise.all(strange))
    expect([status, body.code ?? body.error.code]).toEqual([403, 'scope_missing']);
  expect((await talker.get(`/v1/responses/${String(said)}`)).status).toBe(200);
});

it('a cap is exact over processes, within the account’s own, and goes on through a rotation', async () => {
  const main = await account();
  const { body } = await named(main, { daily_caps: { fashion: 3, chat: 2 } });
  const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => concept(withKey(body.api_key, n))));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(asked.filter((answer) => codes(answer).join() === '429,insufficient_quota')).toHaveLength(9);
  const rotated = await withKey(body.api_key).post('/api/keys/rotate');
  expect(codes(await concept(withKey(rotated.body.api_key)))).toEqual([429, 'insufficient_quota']);
  expect((await withKey(rotated.body.api_key).get('/api/keys/me')).body.key).toMatchObject({
    name: 'shop',
    daily_caps: { fashion: { limit: 3, used: 3, remaining: 0 }, chat: { limit: 2, used: 0, remaining: 2 } },
  });
  const talks = await Promise.all(Array.from({ length: 6 }, (_, n) => chat(withKey(rotated.body.api_key, n))));
  expect(talks.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await withKey(main).get('/api/keys/me')).body.usage).toMatchObject({
    fashion: { used: 3 },
    chat: { used: 2 },
  });
  expect((await concept(withKey(main))).status).toBe(200);
});

it('a cap bounds what a chat says is left, also where the account has a pack', async () => {
  const main = await account();
  const order = await withKey(main).post('/api/pricing/checkout', { item: 'chat-100' });
  await withKey(main).post(`/api/billing/sandbox/${String(order.body.order_id)}/confirm`);
  const { body } = await named(main, { daily_caps: { chat: 2 } });
  const ask = async (key: string) =>
    (await withKey(key).post('/api/chat', { message: 'How do I wash wool?' })).body.calls_remaining;
  expect(await ask(String(body.api_key))).toBe(1);
  expect(await ask(main)).toBeGreaterThan(100);
  expect(await ask(String(body.api_key))).toBe(0);
});

it('an end comes by itself; a rotation ends one key, a revocation a key with its line, and the others go on', async () => {
  const main = await account();
  const soon = new Date(Date.now() + 1500).toISOString();
  const [brief, other] = [await named(main, { name: 'brief', expires_at: soon }), await named(main, { name: 'other' })];
  expect(other.body.limited).toBe(false);
  await eventually(
    'it has ended',
    async () => String(codes(await chat(withKey(brief.body.api_key)))) === '401,key_revoked',
  );
  const rotated = await withKey(other.body.api_key).post('/api/keys/rotate');
  for (const key of [main, other.body.api_key, rotated.body.api_key])
    expect((await withKey(key).get('/api/keys/me')).status).toBe(200);
  const list = (await withKey(main).get('/api/keys/named')).body.keys as unknown as {
    id: string;
    name: string;
    replaced: boolean;
  }[];
  expect(list.map(({ name, replaced }) => [name, replaced])).toEqual([
    ['other', false],
    ['other', true],
    [null, false],
  ]);
  expect((await withKey(main).delete(`/api/keys/named/${list[0].id}`)).body).toMatchObject({
    revoked: true,
    name: 'other',
  });
  for (const key of [other.body.api_key, rotated.body.api_key])
    expect(codes(await withKey(key).get('/api/keys/me'))).toEqual([401, 'key_revoked']);
  expect(codes(await withKey(main).delete(`/api/keys/named/${list[2].id}`))).toEqual([409, 'key_in_use']);
  expect(codes(await withKey(await account()).delete(`/api/keys/named/${list[2].id}`))).toEqual([404, 'not_found']);
});

it('names are unique among the keys that work, also at the same time, and keys are twenty', async () => {
  const main = await account();
  const twins = await Promise.all([named(main, {}), named(main, { name: 'SHOP' }), named(main, {})]);
  expect(twins.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  const many = await Promise.all(Array.from({ length: 25 }, (_, n) => named(main, { name: `key ${n}` })));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(18);
  expect([...new Set(many.filter(({ status }) => status !== 201).map((one) => codes(one).join()))]).toEqual([
    '429,rate_limit_exceeded',
  ]);
});

it.each([
  ['a name of control characters', { name: 'a\u0000b' }],
  ['an invisible name', { name: ' \u200b ' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['no scopes', { scopes: [] }],
  ['a strange scope', { scopes: ['account'] }],
  ['a scope of another interface', { scopes: ['design_uses'] }],
  ['a cap below nothing', { daily_caps: { chat: -1 } }],
  ['a cap that is no number', { daily_caps: { chat: 1e308 } }],
  ['a cap of the prototype', { daily_caps: { constructor: 1 } }],
  ['caps in a list', { daily_caps: [1] }],
  ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }],
  ['an end without its offset', { expires_at: '2099-01-01T00:00:00' }],
  ['an end beyond all calendars', { expires_at: '+999999-01-01T00:00:00Z' }],
  ['an unknown field', { tier: 'enterprise' }],
])('%s makes no key', async (_what, terms) => {
  const main = await account();
  expect(codes(await named(main, terms))).toEqual([400, 'validation_failed']);
  expect((await withKey(main).get('/api/keys/named')).body.keys).toHaveLength(1);
});

it('usage is told by day and operation; a limited key is told of itself alone', async () => {
  const main = await account();
  const shop = withKey((await named(main, { scopes: ['chat'] })).body.api_key);
  await chat(shop);
  await concept(shop);
  await concept(withKey(main));
  type Row = { operation: string; requests: number; refused: number; units: number };
  const report = async (client: Client) =>
    ((await client.get('/api/keys/me/usage?days=1')).body.usage as unknown as Row[]).filter(({ operation }) =>
      operation.startsWith('POST /api/'),
    );
  const chats = { operation: 'POST /api/chat', requests: 1, refused: 0, units: 1 };
  await eventually('all is written down', async () => (await report(withKey(main)))[1]?.requests === 2);
  expect(await report(withKey(main))).toMatchObject([
    chats,
    { operation: 'POST /api/fashion-concept', requests: 2, refused: 1, units: 1 },
    { operation: 'POST /api/keys/named', requests: 1, units: 0 },
  ]);
  expect(await report(shop)).toMatchObject([
    chats,
    { operation: 'POST /api/fashion-concept', requests: 1, refused: 1, units: 0 },
  ]);
  for (const days of ['0', '91', 'x', '1e1'])
    expect((await shop.get(`/api/keys/me/usage?days=${days}`)).status).toBe(400);
});

it('a design key is told of itself, has named keys with caps, and can be erased by its holder', async () => {
  const main = await account({ interface: 'design', tier: 'beta', email: 'maker@example.com' });
  const make = (key: unknown) => withKey(key).post('/api/v1/design', { description: 'a linen shirt' });
  expect((await withKey(main).get('/api/keys/me')).body).toMatchObject({
    tier: 'beta',
    email: 'maker@example.com',
    usage: { design_uses: { limit: 10, used: 0, remaining: 10 } },
  });
  const { body } = await named(main, { daily_caps: { design_uses: 1 } });
  expect([(await make(body.api_key)).status, (await make(body.api_key)).status]).toEqual([202, 429]);
  expect((await make(main)).status).toBe(202);
  expect((await withKey(main).delete('/api/keys/me?erase=true')).body).toMatchObject({ revoked: true });
  for (const key of [main, body.api_key]) expect(codes(await make(key))).toEqual([401, 'key_revoked']);
  const [{ left }] = await world.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM account WHERE email = 'maker@example.com'`,
  );
  expect(left).toBe(0);
});
