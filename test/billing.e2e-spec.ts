import { ORDERS_PER_DAY } from '../src/tools/billing/catalog.js';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import {
  deliver,
  event,
  paymentOf,
  refundEvent,
  sessionEvent,
  StripeStandIn,
  stripeSignature,
  WEBHOOK_SECRET,
  type OpenedSession,
} from './support/stripe.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Money: what is paid is granted once and what is given back is taken back, in whatever order it is told. */
let world: World;
let stripe: StripeStandIn;
let servers: Server[];
const SETTINGS = { SERVICES: 'tools,design', TRUST_PROXY: 'loopback' };
let atStripe: Record<string, string>;
beforeAll(async () => {
  stripe = await StripeStandIn.open();
  world = await createWorld(SETTINGS);
  atStripe = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    SERVICES: 'tools',
  };
  servers = await Promise.all([world.start(), world.start(atStripe)]);
});
afterAll(async () => {
  await world.close();
  stripe.close();
});
const sandbox = () => servers[0];
const shop = () => servers[1];

const operator = (client: Client) => client.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
const codes = ({ status, body }: Answer) => [status, body.code];

async function holder(wish: object = {}): Promise<{ key: string; at: (client: Client) => Client }> {
  const { body } = await operator(sandbox()).post('/api/admin/keys', { interface: 'tools', ...wish });
  const key = String(body.api_key);
  return { key, at: (client) => client.with({ 'X-API-Key': key }) };
}
const order = (client: Client, item = 'chat-100') => client.post('/api/pricing/checkout', { item });
const packs = async (client: Client) => (await client.get('/api/keys/me')).body.packs;

/** An order at Stripe's with the session it opened. */
async function session(client: Client, item = 'chat-100'): Promise<{ id: string; session: OpenedSession }> {
  const { status, body } = await order(client, item);
  expect(status).toBe(201);
  const found = stripe.sessions.find(({ fields }) => fields['metadata[order_id]'] === String(body.order_id))!;
  return { id: String(body.order_id), session: found };
}
const paid = (opened: OpenedSession, changes?: object) => sessionEvent('checkout.session.completed', opened, changes);

describe('without money', () => {
  it('prices say what there is and how to order it, in each of the three modes', async () => {
    const { body } = await sandbox().get('/api/pricing');
    expect(body).toMatchObject({
      currency: 'USD',
      billing: 'sandbox',
      checkout: { method: 'POST', path: '/api/pricing/checkout' },
    });
    expect((await shop().get('/api/pricing')).body.billing).toBe('stripe');
  });

  it('a pack is ordered with a tools key, confirmed once and gives a hundred calls once', async () => {
    const ada = await holder({ email: 'ada@example.com', name: 'Ada' });
    const mine = ada.at(sandbox());
    const { status, body } = await order(mine);
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(body.checkout_url).toBe(`${sandbox().base}/api/billing/sandbox/${String(body.order_id)}`);
    const receipt = `/api/keys/me/orders/${String(body.order_id)}/receipt`;
    expect(codes(await mine.get(receipt))).toEqual([409, 'order_unpaid']);
    const page = await sandbox().get(String(body.checkout_url), { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('no money moves');

    const confirm = `/api/billing/sandbox/${String(body.order_id)}/confirm`;
    const all = await Promise.all(Array.from({ length: 6 }, () => sandbox().post(confirm)));
    expect(all.map((answer) => [answer.status, answer.body.status])).toEqual(Array(6).fill([200, 'paid']));
    expect(await packs(mine)).toEqual({ calls_bought: 100, calls_left: 100 });
    const list = await mine.get('/api/keys/me/orders');
    expect(list.body).toMatchObject({ orders: [{ order_id: body.order_id, status: 'paid', calls_granted: 100 }] });
    expect((await mine.get(receipt)).body).toMatchObject({
      total_usd: 1,
      buyer: { name: 'Ada', email: 'ada@example.com' },
      note: 'Sandbox: no money was moved.',
    });
    const eve = await holder();
    expect(codes(await eve.at(sandbox()).get(receipt))).toEqual([403, 'not_owner']);
    expect((await eve.at(sandbox()).get('/api/keys/me/orders')).body.orders).toEqual([]);
    // The sandbox of one process cannot pay where money is asked for, nor an order that nobody made.
    expect(codes(await shop().post(confirm))).toEqual([404, 'not_found']);
    expect(codes(await sandbox().post(`/api/billing/sandbox/ord_${'0'.repeat(26)}/confirm`))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('the operator takes a pack back while it is unused, and not after', async () => {
    const mine = (await holder({ overrides: { chat_daily: 0 } })).at(sandbox());
    const bought = async (): Promise<string> => {
      const id = String((await order(mine)).body.order_id);
      await sandbox().post(`/api/billing/sandbox/${id}/confirm`);
      return id;
    };
    const refund = async (id: string): Promise<unknown[]> =>
      codes(await operator(sandbox()).post(`/api/admin/orders/${id}/refund`));
    expect(await refund(await bought())).toEqual([200, undefined]);
    expect(await packs(mine)).toEqual({ calls_bought: 0, calls_left: 0 });
    const used = await bought();
    expect((await mine.post('/api/chat', { message: 'Which thread for denim?' })).status).toBe(200);
    expect(await refund(used)).toEqual([409, 'pack_used']);
    expect(await packs(mine)).toEqual({ calls_bought: 100, calls_left: 99 });
  });

  it('each item wants a key of its interface', async () => {
    const tools = (await holder()).at(sandbox());
    const design = (await holder({ interface: 'design' })).at(sandbox());
    expect(codes(await order(tools, 'design-pro'))).toEqual([403, 'wrong_interface']);
    expect(codes(await order(design, 'chat-100'))).toEqual([403, 'wrong_interface']);
    expect(codes(await order(sandbox()))).toEqual([401, 'key_missing']);
    expect(codes(await order(tools, 'yacht'))).toEqual([400, 'validation_failed']);
    expect(codes(await sandbox().post('/api/billing/stripe', '{}'))).toEqual([404, 'not_found']);

    const { body } = await order(design, 'design-pro');
    await sandbox().post(`/api/billing/sandbox/${String(body.order_id)}/confirm`);
    expect((await design.get('/api/keys/me/orders')).body.orders).toMatchObject([
      { item: 'design-pro', status: 'paid' },
    ]);
    const made = await design.post('/api/v1/design', { description: 'a linen shirt' });
    expect([made.status, made.body.uses_remaining]).toEqual([202, 2_147_483_647]);
  });

  it('a plan that runs for a month is renewed at its end, any number of times; what is had otherwise is not sold again', async () => {
    const mine = (await holder()).at(sandbox());
    const until = async (): Promise<string> => {
      const { body } = await order(mine, 'tools-pro');
      const done = await sandbox().post(`/api/billing/sandbox/${String(body.order_id)}/confirm`);
      return String(done.body.valid_until);
    };
    const ends = [await until(), await until(), await until()];
    const months = ends.map((end) => Math.round((Date.parse(end) - Date.now()) / (30.4 * 86_400_000)));
    expect(months).toEqual([1, 2, 3]);
    const given = (await holder({ tier: 'enterprise' })).at(sandbox());
    expect(codes(await order(given, 'tools-pro'))).toEqual([409, 'plan_active']);
    expect(codes(await order(given, 'tools-enterprise'))).toEqual([409, 'plan_active']);
  });

  it('a plan is a tier for a month, stacks, and falls back when it ends', async () => {
    const mine = (await holder()).at(sandbox());
    const tier = async () => (await mine.get('/api/keys/me')).body.tier;
    for (const item of ['tools-pro', 'tools-enterprise']) {
      const { body } = await order(mine, item);
      const done = await operator(sandbox()).post(`/api/admin/orders/${String(body.order_id)}/confirm`);
      const days = (Date.parse(String(done.body.valid_until)) - Date.now()) / 86_400_000;
      expect([done.status, done.body.status, days > 27 && days < 32]).toEqual([200, 'paid', true]);
    }
    expect(await tier()).toBe('enterprise');
    const [{ actions }] = await world.query<{ actions: number }>(
      `SELECT count(*)::int AS actions FROM audit_entry WHERE action = 'order.confirm'`,
    );
    expect(actions).toBe(2);
    const over = (item: string) =>
      world.query(
        `UPDATE tools_order SET valid_until = now() WHERE item = $1 AND status = 'paid' AND ended_at IS NULL
           AND account_id = (SELECT account_id FROM tools_order WHERE item = 'tools-enterprise' LIMIT 1)`,
        [item],
      );
    await over('tools-enterprise');
    await eventually('back to pro', async () => ((await tier()) as unknown) === 'pro');
    await over('tools-pro');
    await eventually('back to free', async () => ((await tier()) as unknown) === 'free');
  });
});

describe('given back by its owner', () => {
  const bought = async (client: Client) => {
    const { body } = await order(client);
    await client.post(`/api/billing/sandbox/${String(body.order_id)}/confirm`);
    return String(body.order_id);
  };
  const refund = (client: Client, id: string) => client.post(`/api/keys/me/orders/${id}/refund`);

  it('a pack goes while none of its calls is used, once, however often it is asked', async () => {
    const mine = (await holder({ overrides: { chat_daily: 0 } })).at(sandbox());
    const id = await bought(mine);
    const answers = await Promise.all([refund(mine, id), refund(mine, id), refund(mine, id)]);
    expect(answers.map((answer) => codes(answer).join()).sort()).toEqual([
      '200,',
      '409,order_refunded',
      '409,order_refunded',
    ]);
    expect(codes(await refund(mine, id))).toEqual([409, 'order_refunded']);
    expect(await packs(mine)).toEqual({ calls_bought: 0, calls_left: 0 });
    expect(codes(await mine.post('/api/chat', { message: 'Hello' }))).toEqual([429, 'insufficient_quota']);
  });

  it('a pack of which a call is used stays, with all the others', async () => {
    const mine = (await holder({ overrides: { chat_daily: 0 } })).at(sandbox());
    const id = await bought(mine);
    expect((await mine.post('/api/chat', { message: 'Hello' })).status).toBe(200);
    expect(codes(await refund(mine, id))).toEqual([409, 'pack_used']);
    expect(await packs(mine)).toMatchObject({ calls_left: 99 });
  });

  it('nobody gives back what is another’s, unpaid, a plan, or paid by the operator’s word', async () => {
    const [mine, other] = [(await holder()).at(sandbox()), (await holder()).at(sandbox())];
    expect(codes(await refund(other, await bought(mine)))).toEqual([403, 'not_owner']);
    expect(codes(await refund(mine, 'ord_nothing'))).toEqual([404, 'not_found']);
    const unpaid = String((await order(mine)).body.order_id);
    expect(codes(await refund(mine, unpaid))).toEqual([409, 'order_unpaid']);
    await operator(sandbox()).post(`/api/admin/orders/${unpaid}/confirm`);
    expect(codes(await refund(mine, unpaid))).toEqual([409, 'not_refundable']);
    const plan = String((await order(mine, 'tools-pro')).body.order_id);
    await mine.post(`/api/billing/sandbox/${plan}/confirm`);
    expect(codes(await refund(mine, plan))).toEqual([409, 'not_refundable']);
  });

  it('Stripe gives the money back once; its refusal gives the calls again, its silence is asked again', async () => {
    const mine = (await holder()).at(shop());
    const { id, session: opened } = await session(mine);
    await deliver(shop(), paid(opened));
    stripe.refuses = true;
    expect(codes(await refund(mine, id))).toEqual([503, 'billing_unavailable']);
    expect(await packs(mine)).toMatchObject({ calls_left: 100 });
    stripe.refuses = false;
    stripe.down = true;
    expect(codes(await refund(mine, id))).toEqual([503, 'billing_unavailable']);
    expect(await packs(mine)).toMatchObject({ calls_left: 0 });
    stripe.down = false;
    expect((await refund(mine, id)).body).toMatchObject({ status: 'refunded', refunded_usd: 1, calls_taken_back: 100 });
    expect([...stripe.refunds]).toEqual([[`refund_${id}`, paymentOf(opened.id)]]);
    await deliver(shop(), refundEvent(opened, 100));
    expect(await packs(mine)).toMatchObject({ calls_bought: 0, calls_left: 0 });
  });
});

describe('at Stripe', () => {
  it('the account is named, the key never; a paid session is granted once, however often it is told', async () => {
    const ada = await holder({ email: 'stripe@example.com' });
    const { id, session: opened } = await session(ada.at(shop()));
    const [{ account }] = await world.query<{ account: string }>(
      `SELECT id::text AS account FROM account WHERE email = 'stripe@example.com'`,
    );
    expect(opened).toMatchObject({ idempotencyKey: id, fields: { client_reference_id: account, mode: 'payment' } });
    expect(stripe.seen).not.toContain('fyra_tools_');
    const message = paid(opened);
    const body = JSON.stringify(message, null, 2);
    const refused = [
      await deliver(shop(), message, stripeSignature(body.replace('"paid"', '"Paid"'))),
      await deliver(shop(), message, stripeSignature(body, Math.floor(Date.now() / 1000) - 301)),
      await deliver(shop(), message, stripeSignature(body, undefined, 'whsec_other')),
      await shop().post('/api/billing/stripe', body),
    ];
    for (const answer of refused) expect(codes(answer)).toEqual([400, 'validation_failed']);
    expect(await packs(ada.at(shop()))).toMatchObject({ calls_bought: 0 });

    const told = await Promise.all(Array.from({ length: 5 }, () => deliver(shop(), message)));
    expect(told.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(told.filter((answer) => (answer.body.replayed as unknown) === false)).toHaveLength(1);
    // Another message about the same session gives nothing more either.
    await deliver(shop(), paid(opened));
    await deliver(shop(), sessionEvent('checkout.session.async_payment_succeeded', opened));
    expect(await packs(ada.at(shop()))).toEqual({ calls_bought: 100, calls_left: 100 });
    expect((await shop().get(`/api/billing/orders/${id}`)).body).toMatchObject({ status: 'paid', billing: 'stripe' });
  });

  it('money that comes late, fails or never comes', async () => {
    const mine = (await holder()).at(shop());
    const [late, failed, expired] = [await session(mine), await session(mine), await session(mine)];
    const unpaid = { payment_status: 'unpaid' };
    await deliver(shop(), paid(late.session, unpaid));
    expect(await packs(mine)).toMatchObject({ calls_left: 0 });
    await deliver(shop(), sessionEvent('checkout.session.async_payment_succeeded', late.session));
    expect(await packs(mine)).toMatchObject({ calls_left: 100 });
    await deliver(shop(), sessionEvent('checkout.session.async_payment_failed', failed.session, unpaid));
    await deliver(shop(), sessionEvent('checkout.session.expired', expired.session, unpaid));
    await deliver(shop(), paid(failed.session, unpaid)); // told late: changes nothing
    const { body } = await mine.get('/api/keys/me/orders');
    const states = (body.orders as unknown as { status: string }[]).map(({ status }) => status);
    expect(states).toEqual(['cancelled', 'cancelled', 'paid']);
  });

  it('a sum, currency, account or session that does not fit is not granted, but kept for the operator', async () => {
    const mine = (await holder()).at(shop());
    const wrong = [{ amount_total: 1 }, { currency: 'sek' }, { client_reference_id: 'someone' }, { id: 'cs_other' }];
    for (const change of wrong) {
      const { id, session: opened } = await session(mine);
      expect((await deliver(shop(), paid(opened, change))).status).toBe(200);
      expect((await shop().get(`/api/billing/orders/${id}`)).body.status).toBe('review');
    }
    expect(await packs(mine)).toEqual({ calls_bought: 0, calls_left: 0 });
    expect((await deliver(shop(), event('invoice.created', { id: 'in_1' }))).status).toBe(200);
  });

  it('a refund takes back what is left, also when it comes first or in parts', async () => {
    const mine = (await holder({ overrides: { chat_daily: 0 } })).at(shop());
    const first = await session(mine);
    await deliver(shop(), paid(first.session));
    for (let i = 0; i < 3; i++) expect((await mine.post('/api/chat', { message: 'Hello' })).status).toBe(200);
    await deliver(shop(), refundEvent(first.session, 50));
    expect(await packs(mine)).toEqual({ calls_bought: 50, calls_left: 47 });
    await deliver(shop(), refundEvent(first.session, 50)); // the same sum again: nothing more
    expect(await packs(mine)).toMatchObject({ calls_left: 47 });
    await deliver(shop(), refundEvent(first.session, 100));
    expect(await packs(mine)).toEqual({ calls_bought: 3, calls_left: 0 });
    expect(codes(await mine.post('/api/chat', { message: 'Hello' }))).toEqual([429, 'insufficient_quota']);
    const view = await shop().get(`/api/billing/orders/${first.id}`);
    expect(view.body).toMatchObject({ status: 'refunded', refunded_usd: 1, calls_granted: 100, calls_taken_back: 97 });

    for (const named of [{}, { metadata: {} }]) {
      const early = await session(mine);
      const metadata = 'metadata' in named ? {} : { order_id: early.id };
      await deliver(shop(), refundEvent(early.session, 100, 100, { metadata }));
      await deliver(shop(), paid(early.session));
      expect((await shop().get(`/api/billing/orders/${early.id}`)).body.status).toBe('refunded');
    }
    expect(await packs(mine)).toMatchObject({ calls_left: 0 });
  });

  it('a subscription lasts until Stripe ends it, and does not outlive its key', async () => {
    const mine = (await holder()).at(shop());
    const tier = async () => (await mine.get('/api/keys/me')).body.tier;
    const { id, session: opened } = await session(mine, 'tools-pro');
    expect(opened.fields).toMatchObject({ mode: 'subscription', 'subscription_data[metadata][order_id]': id });
    await deliver(shop(), paid(opened));
    expect(await tier()).toBe('pro');
    const ended = () =>
      event('customer.subscription.deleted', { id: `sub_${opened.id.slice(-8)}`, metadata: { order_id: id } });
    await deliver(shop(), ended());
    expect(await tier()).toBe('free');
    const second = await session(mine, 'tools-pro');
    const end = { id: `sub_${second.session.id.slice(-8)}`, metadata: {} };
    await deliver(shop(), event('customer.subscription.deleted', end)); // told before the payment
    await deliver(shop(), paid(second.session));
    expect(await tier()).toBe('free');
  });

  it('hears of so many orders of an account a day, over all processes; another goes on', async () => {
    const { at } = await holder();
    const opened = stripe.sessions.length;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => order(at(n % 2 === 0 ? shop() : sandbox()))),
    );
    const [taken, refused] = [201, 429].map((status) => answers.filter((answer) => answer.status === status));
    expect([taken.length, refused.length]).toEqual([ORDERS_PER_DAY, 30 - ORDERS_PER_DAY]);
    expect([...new Set(refused.map(({ body }) => body.code))]).toEqual(['rate_limit_exceeded']);
    expect(stripe.sessions.length - opened).toBeLessThanOrEqual(15);
    expect((await order((await holder()).at(shop()))).status).toBe(201);
  });

  it('says so when Stripe is away, and has ordered nothing', async () => {
    const mine = (await holder()).at(shop());
    stripe.down = true;
    expect(codes(await order(mine))).toEqual([503, 'billing_unavailable']);
    stripe.down = false;
    expect((await mine.get('/api/keys/me/orders')).body.orders).toMatchObject([{ status: 'cancelled' }]);
    expect((await order(mine)).status).toBe(201);
  });
});

it('paid calls are spent exactly once: four times as many calls over two processes', async () => {
  const mine = await holder({ chat_calls: 20, overrides: { chat_daily: 0 } });
  const calls = Array.from({ length: 80 }, (_, i) => mine.at(servers[i % 2]).post('/api/chat', { message: 'Hello' }));
  const answers = await Promise.all(calls);
  const served = answers.filter(({ status }) => status === 200);
  expect(served).toHaveLength(20);
  expect(answers.filter((answer) => codes(answer).join() === '429,insufficient_quota')).toHaveLength(60);
  const left = served.map(({ body }) => Number(body.calls_remaining)).sort((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(await packs(mine.at(sandbox()))).toEqual({ calls_bought: 20, calls_left: 0 });
});

it('a process that dies between payment and grant grants once after its restart', async () => {
  const mine = await holder();
  const { id, session: opened } = await session(mine.at(shop()));
  const message = paid(opened);
  const unlock = await world.lock('tools_chat_pack');
  const cut = deliver(shop(), message).catch(() => 'cut');
  const waiting = async () => {
    const rows = await world.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%tools_chat_pack%'`,
    );
    return rows.length > 0;
  };
  await eventually('the grant waits', waiting);
  await shop().kill9();
  expect(await cut).toBe('cut');
  await unlock();
  const again = await world.start(atStripe);
  expect((await again.get(`/api/billing/orders/${id}`)).body.status).toBe('pending');
  for (let i = 0; i < 2; i++) expect((await deliver(again, message)).status).toBe(200);
  expect(await packs(mine.at(again))).toEqual({ calls_bought: 100, calls_left: 100 });
  expect((await again.get(`/api/billing/orders/${id}`)).body.status).toBe('paid');
});
