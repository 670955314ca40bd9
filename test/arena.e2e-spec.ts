import type { Client } from './support/http.js';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Server } from './support/server.js';
import { answers, inTurn, StandInUpstream } from './support/stand-in-upstream.js';
import { streamUntil } from './support/sse.js';
import { eventually, toldAtLast } from './support/wait.js';
import { wholePage } from './support/whole-page.js';
import { createWorld, type World } from './support/world.js';

let world: World;
let server: Server;

beforeAll(async () => {
  world = await createWorld({ SERVICES: 'arena', TICK_MS: '250', ARENA_HOURLY_LIMIT: '5000' });
  server = await world.start();
});
afterAll(() => world.close());

const buy = { symbol: 'BTC', signal: 'LONG', notional_usd: 500, stop_loss: 1, justification: 'The day leans upwards.' };

it('a challenger registers, enters the ring, trades, and shows up everywhere', async () => {
  const registered = await server.post('/api/v1/agents', { name: 'Quiet Heron', model: 'heron-1' });
  expect(registered.status).toBe(200);
  expect(registered.body).toMatchObject({
    status: 'queued',
    heartbeat: { interval_seconds: 60, timeout_seconds: 600 },
  });
  for (const name of ['Quiet  HERON', 'Ｑuiet Heron', 'Quіet-Herоn', 'QuietHer\u00f6n', 'ember-vane']) {
    expect(await server.post('/api/v1/agents', { name })).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  }
  const wrongMethod = await server.get('/api/v1/agents/decide');
  expect([wrongMethod.status, wrongMethod.headers.get('Allow')]).toEqual([405, 'POST']);
  const id = String(registered.body.id);
  const agent = server.with({ 'X-Arena-Key': String(registered.body.api_key) });
  const queued = await server.get('/api/v1/agents');
  expect(queued.body).toMatchObject({ total: 1, agents: [{ id, name: 'Quiet Heron', status: 'queued' }] });
  expect(await agent.post('/api/v1/agents/decide', buy)).toMatchObject({
    status: 409,
    body: { code: 'agent_not_active' },
  });

  const beat = await agent.post('/api/v1/agents/heartbeat', { message: 'Good evening, ring.' });
  expect(beat.body).toMatchObject({ id, status: 'active', previous_status: 'queued', account: { cash_usd: 10_000 } });

  const actions = [
    buy,
    { ...buy, symbol: 'ETH/USD', signal: 'Sell_To_Enter', stop_loss: 1e6 },
    { symbol: 'SOL', signal: 'flat' },
  ];
  const research = { title: 'Where I stand', body: 'Long the first, short the second.', symbols: ['BTC/USD'] };
  const decision = { decision_id: 'first', actions, research, message: 'Two legs.' };
  const decided = await toldAtLast(() => agent.post('/api/v1/agents/decide', decision));
  expect(decided).toMatchObject({ status: 200, body: { decision_id: 'first', status: 'accepted' } });
  expect(decided.body.results).toMatchObject([
    { symbol: 'BTC/USD', signal: 'buy_to_enter', status: 'filled', position: { side: 'long' } },
    { symbol: 'ETH/USD', status: 'filled', position: { side: 'short' } },
    { status: 'rejected', code: 'nothing_to_close' },
  ]);
  const again = await agent.post('/api/v1/agents/decide', decision);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  const remaining = [decided, again].map(({ headers }) => Number(headers.get('X-RateLimit-Remaining')));
  expect(remaining[1]).toBe(remaining[0]); // a repetition costs nothing
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(decided.body));
  const other = await agent.post('/api/v1/agents/decide', { ...decision, message: 'Another.' });
  expect(other).toMatchObject({ status: 422, body: { code: 'decision_id_reused' } });

  const state = await eventually('the state shows the trade', async () => {
    const { body } = await server.get('/api/state');
    return JSON.stringify(body.tape).includes(id) ? body : null;
  });
  expect(JSON.stringify(state.chat)).toContain('Two legs.');
  expect(JSON.stringify(state.research)).toContain('Where I stand');
  const odds = state.odds['1w'] as unknown as { id: string; win_probability: number }[];
  expect(odds.reduce((sum, one) => sum + one.win_probability, 0)).toBeCloseTo(1, 9);
  await eventually('the odds know the challenger in the matches that it entered in time', async () => {
    const known = async (duration: string): Promise<boolean> => {
      const { entries } = (await server.get(`/api/v1/leaderboard?duration=${duration}&limit=500`)).body;
      const line = (entries as unknown as { id: string; reason?: string }[]).find((one) => one.id === id);
      const { odds } = (await server.get('/api/state')).body as unknown as { odds: Record<string, unknown> };
      return line !== undefined && JSON.stringify(odds[duration]).includes(id) === (line.reason !== 'late_entry');
    };
    return (await Promise.all(['1h', '1d', '1w'].map(known))).every(Boolean);
  });
  const board = await server.get('/api/v1/leaderboard?duration=1h');
  const entries = board.body.entries as unknown as { id: string; rank: number; trades: number; equity_usd: number }[];
  expect(entries.map((entry) => entry.rank)).toEqual(entries.map((_, i) => i + 1));
  expect(entries.find((entry) => entry.id === id)).toMatchObject({ trades: 2 });
  const tape = await server.get(`/api/v1/trades?participant=${id}&type=trade`);
  expect(tape.body.entries).toMatchObject([
    { symbol: 'ETH/USD', side: 'sell' },
    { symbol: 'BTC/USD', reasoning: buy.justification },
  ]);
  expect((await agent.get('/api/v1/agents/me')).body.account).toMatchObject({
    positions: [{}, {}],
    fees_usd: expect.any(Number),
  });
});

it('shows a populated league at its first start', async () => {
  const { body } = await server.get('/api/v1/league');
  expect(body).toMatchObject({ version: '1.0.0', status: 'running', feed: { kind: 'simulated' } });
  expect(body.markets).toHaveLength(6);
  expect(body.rules).toMatchObject({ starting_cash_usd: 10_000, fees: { taker_bps: 4.5, maker_bps: 1.5 } });
  const fighters = await server.get('/api/v1/fighters');
  expect(Number(fighters.body.total)).toBeGreaterThanOrEqual(12);
  const settled = await server.get('/api/v1/matches?status=settled&duration=1d');
  expect(settled.body.matches).not.toHaveLength(0);
  const [{ id }] = settled.body.matches as unknown as [{ id: string }];
  for (const part of ['', '/record', '/curves', '/odds']) {
    const { status, body: latest } = await server.get(`/api/v1/matches/1d-latest${part}`);
    expect([status, latest.id ?? latest.match_id]).toEqual([200, id]);
    expect((await server.get(`/api/v1/matches/2d-latest${part}`)).status).toBe(404);
  }
  const candles = await server.get('/api/v1/markets/BTC-USD/candles?interval=1h&limit=100');
  expect(candles.body.candles).toHaveLength(100);
});

it('has pages: the first, the ring, who fights, a match; and one where nothing is', async () => {
  const { body } = await server.get<{ match: { id: string }; entries: { name: string }[] }>(
    '/api/v1/leaderboard?duration=1d',
  );
  const agent = (await server.post('/api/v1/agents', { name: 'Page Wren' })).body;
  expect((await wholePage(server, '/')).match(/<td><a class="plain" href="\/arena\//g)).toHaveLength(6);
  const ring = await wholePage(server, '/arena');
  for (const { name } of body.entries) expect(ring).toContain(name);
  expect(await wholePage(server, '/arena/fighters/ember-vane')).toContain('Ember Vane');
  expect(await wholePage(server, `/arena/agents/${String(agent.id)}`)).toContain('Page Wren');
  expect(await wholePage(server, `/arena/matches/${body.match.id}`)).toContain('class="match-chart"');
  await wholePage(server, '/nothing/here', 404);
});

it('settles a match with scores of odds and confidence, luck and a hash that does not change', async () => {
  const isWritten = async () => (await world.query('SELECT 1 FROM arena_week')).length === 0;
  await eventually('all rows of the replayed week', isWritten);
  const [match] = await world.query<{ id: string; first_tick: string }>(
    `SELECT id, first_tick FROM arena_match WHERE duration = '1d' AND status = 'settled' AND first_tick > 0 ORDER BY starts_at LIMIT 1`,
  );
  const [fill] = await world.query<{ participant_id: string; decision_id: string; symbol: string; tick: string }>(
    `SELECT participant_id, decision_id, symbol, tick FROM arena_fill
     WHERE tick >= $1 AND realized = 0 AND decision_id IS NOT NULL ORDER BY tick LIMIT 1`,
    [match.first_tick],
  );
  const payload = {
    ...fill,
    kind: 'decide',
    actions: [{ symbol: fill.symbol, signal: 'buy_to_enter', confidence: 0.9 }],
  };
  await world.query(
    `UPDATE arena_command SET payload = jsonb_set(payload, '{actions}',
       (SELECT coalesce(jsonb_agg(action - 'confidence'), '[]') FROM jsonb_array_elements(payload->'actions') AS action))
     WHERE kind = 'decide' AND tick >= $1`,
    [match.first_tick],
  );
  await world.query('UPDATE arena_command SET payload = $3 WHERE participant_id = $1 AND decision_id = $2', [
    fill.participant_id,
    fill.decision_id,
    JSON.stringify(payload),
  ]);
  const settleAnew = async () => {
    await world.query('DELETE FROM arena_rating_change WHERE match_id = $1', [match.id]);
    await world.query(`UPDATE arena_match SET status = 'ended', settlement = NULL WHERE id = $1`, [match.id]);
    await world.query(
      `INSERT INTO outbox_job (id, queue, name, ref) VALUES (gen_random_uuid(), 'arena', 'settle', $1)`,
      [match.id],
    );
    return eventually('the match is settled', async () => {
      const { body } = await server.get(`/api/v1/matches/${match.id}`);
      return String(body.status) === 'settled' ? (body.settlement as unknown as Record<string, unknown>) : null;
    });
  };
  const settlement = await settleAnew();
  expect(settlement).toMatchObject({
    odds: { quotes: expect.any(Array), calibration_error: expect.any(Number) },
    confidence: [{ participant_id: fill.participant_id, stated: 1, mean_confidence: 0.9 }],
    luck: { benchmark: 'stillwater', samples: 96 },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await settleAnew()).hash).toBe(settlement.hash);
  await world.forge('UPDATE arena_fill SET price = price + 1 WHERE decision_id = $1', [fill.decision_id]);
  expect((await settleAnew()).hash).not.toBe(settlement.hash);
});

it('answers unchanged reads with 304, and prepared and plain paths alike', async () => {
  const first = await server.get('/api/v1/fighters/ember-vane');
  expect(first.body).toMatchObject({ id: 'ember-vane', kind: 'house', strategy: { kind: 'trend' } });
  const etag = first.headers.get('ETag') ?? '';
  const again = await server.get('/api/v1/fighters/ember-vane', { headers: { 'If-None-Match': etag } });
  expect([200, 304]).toContain(again.status);
  const avatar = await server.get('/api/v1/fighters/ember-vane/avatar.svg');
  const seen = await server.get('/api/v1/fighters/ember-vane/avatar.svg', {
    headers: { 'If-None-Match': avatar.headers.get('ETag') ?? '' },
  });
  expect([avatar.status, seen.status]).toEqual([200, 304]);
  const keyed = await server.get('/api/v1/league', { headers: { 'X-Arena-Key': 'nonsense' } });
  expect(keyed.status).toBe(200);
});

it('pages the tape and the board without gaps or repetitions', async () => {
  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 4; page++) {
    const { body } = await server.get(`/api/v1/trades?limit=7&type=trade${cursor && `&cursor=${cursor}`}`);
    seen.push(...(body.entries as unknown as { id: string }[]).map(({ id }) => id));
    cursor = String(body.next_cursor);
  }
  expect(new Set(seen).size).toBe(28);
  const first = await server.get('/api/v1/leaderboard?duration=1w&limit=5');
  const second = await server.get(`/api/v1/leaderboard?duration=1w&limit=5&cursor=${String(first.body.next_cursor)}`);
  expect(second.body.entries).toMatchObject([{ rank: 6 }, { rank: 7 }, { rank: 8 }, { rank: 9 }, { rank: 10 }]);
});

it('300 decisions of one agent at once are executed in order and never overdraw it', async () => {
  const { body } = await server.post('/api/v1/agents', { name: 'Hasty Shrew' });
  const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
  await agent.post('/api/v1/agents/heartbeat');
  const send = (n: number) =>
    agent.post('/api/v1/agents/decide', { decision_id: `rush-${n}`, symbol: 'ETH', signal: 'BUY', notional_usd: 100 });
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => send(n)));
  const late = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + late.length).toBe(300);
  await eventually('all are executed', async () => {
    const [{ open }] = await world.query<{ open: string }>(
      'SELECT count(*) AS open FROM arena_command WHERE tick IS NULL',
    );
    return open === '0';
  });
  const fills = await world.query('SELECT 1 FROM arena_fill WHERE participant_id = $1', [body.id]);
  expect(fills.length).toBeGreaterThan(90);
  expect(fills.length).toBeLessThan(101);
  const { account } = (await agent.get('/api/v1/agents/me')).body;
  expect(Number(account.margin_used_usd)).toBeLessThanOrEqual(10_000);
  const order = await world.query(
    'SELECT seq FROM (SELECT seq, lag(seq) OVER (ORDER BY tick, place) AS before FROM arena_command WHERE participant_id = $1) o WHERE before > seq',
    [body.id],
  );
  expect(order).toEqual([]);
});

it('of names that look alike, registered at once, one is taken', async () => {
  const names = [
    'Silver Tern',
    'SiIver Tern',
    'Silver.Tern',
    'S\u0456lver Tern',
    'Silver T\u0435rn',
    'S\u00eflver Tern',
    'silver tern',
  ];
  const answers = await Promise.all(names.map((name) => server.post('/api/v1/agents', { name })));
  const codes = answers.map(({ status, body }) => `${status} ${String(body.code ?? '')}`.trim()).sort();
  expect(codes).toEqual(['200', ...Array.from({ length: names.length - 1 }, () => '409 name_taken')]);
  const rows = await world.query<{ look: string }>(`SELECT look FROM arena_participant WHERE look = 'sllvertern'`);
  expect(rows).toHaveLength(1);
});

it.each(['\u115f\u115f\u115f', 'Tern\u2066', 'Te\u200brn', 'Te\u0000rn', 'Ter\u0007n', '   \u3000  '])(
  'refuses the name %j',
  async (name) => {
    const { status, body } = await server.post('/api/v1/agents', { name });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  },
);

it('what is said is kept and shown composed, without what hides or turns the text beside it', async () => {
  const dirty = (text: string) => `\u202e${text}\u202c\u200b cafe\u0301\u{e0073}`;
  const clean = (text: string) => `${text} caf\u00e9`;
  const { body } = await server.post('/api/v1/agents', { name: 'Mirror Ibis', description: dirty('About me') });
  const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
  await agent.post('/api/v1/agents/heartbeat', { message: dirty('Here I am') });
  const research = { title: dirty('Title'), body: dirty('Body') };
  const action = { symbol: 'ETH', signal: 'BUY', notional_usd: 50, justification: dirty('Because') };
  const sent = { decision_id: 'said', actions: [action], research, message: dirty('Said') };
  expect(await toldAtLast(() => agent.post('/api/v1/agents/decide', sent))).toMatchObject({ status: 200 });
  const shown = await eventually('it is shown', async () => {
    const { chat, research: papers } = (await server.get('/api/state')).body;
    const tape = (await server.get(`/api/v1/trades?participant=${String(body.id)}`)).body;
    const said = JSON.stringify([chat, papers, tape]);
    return said.includes('Because') && said.includes('Title') ? said : null;
  });
  for (const text of ['Here I am', 'Title', 'Body', 'Because', 'Said']) expect(shown).toContain(`"${clean(text)}"`);
  expect((await server.get(`/api/v1/agents/${String(body.id)}`)).body.description).toBe(clean('About me'));
  expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|cafe\u0301/);
});

it('streams ticks', async () => {
  const text = await streamUntil(new URL('/api/v1/stream', server.base), 'event: tick');
  expect(text).toMatch(/id: \d+\.\d+\nevent: tick\ndata: \{/);
});

it('who leaves before the stream is open takes no place; HEAD takes none', async () => {
  const { port } = new URL(server.base);
  for (let i = 0; i < 24; i++) {
    const line = connect(Number(port), '127.0.0.1');
    await once(line, 'connect');
    line.write(`${i % 2 ? 'HEAD' : 'GET'} /api/v1/stream HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    line.destroy();
  }
  await eventually('a place is free', async () => {
    const { status, body } = await fetch(new URL('/api/v1/stream', server.base));
    await body?.cancel();
    return status === 200;
  });
  expect(await streamUntil(new URL('/api/v1/stream', server.base), 'event: tick')).toContain('event: tick');
});

it.each(['0x10', '1e2', '5.0', '%2010', '0', '501'])('refuses limit=%s', async (limit) => {
  for (const path of ['leaderboard', 'trades', 'agents', 'matches', 'epochs', 'markets/BTC/candles']) {
    const { status, body } = await server.get(`/api/v1/${path}?limit=${limit}`);
    expect([path, status, body.code]).toEqual([path, 400, 'validation_failed']);
  }
});

it('shows commitments at once, seeds and latent states three days after their hour, and says so', async () => {
  interface Hour {
    starts_at: string;
    verifiable_from: string;
    commitment: string;
    seed: string | null;
    latent_state: object | null;
  }
  const { body } = await server.get<{ epochs: Hour[] }>('/api/v1/epochs?limit=500');
  const now = Date.now();
  expect(body.epochs.length).toBeGreaterThan(160);
  for (const { starts_at, verifiable_from, commitment, seed, latent_state } of body.epochs) {
    expect(Date.parse(verifiable_from) - Date.parse(starts_at)).toBe(73 * 3_600_000);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    if (Math.abs(Date.parse(verifiable_from) - now) < 60_000) continue;
    const due = Date.parse(verifiable_from) < now;
    expect([starts_at, seed !== null, latent_state !== null]).toEqual([starts_at, due, due]);
  }
  const { rules } = (await server.get<{ rules: Record<string, unknown> }>('/api/v1/league')).body;
  expect(rules).toMatchObject({ market_version: 3, reveal_hours: 72 });
  expect((rules.declared_edges as unknown[]).length).toBe(5);
  const { matches } = (await server.get<{ matches: { id: string; ends_at: string }[] }>('/api/v1/matches?duration=1d'))
    .body;
  const match = (await server.get<{ verifiable_from: string }>(`/api/v1/matches/${matches.at(-1)!.id}`)).body;
  expect(Date.parse(match.verifiable_from) - Date.parse(matches.at(-1)!.ends_at)).toBe(73 * 3_600_000);
});

it('says to who comes back too late that events are missing', async () => {
  const headers = { 'Last-Event-ID': '1.0' };
  const text = await streamUntil(new URL('/api/v1/stream', server.base), 'event: tick', { headers });
  const [, gap, first] = /^: open\n\nevent: gap\ndata: (.+)\n\nid: (\S+)\n/.exec(text) ?? [];
  expect(JSON.parse(gap)).toEqual({ from: '1.0', to: first });
});

it('the operator pauses and resumes; a paused league writes nothing', async () => {
  const operator = server.with({ Authorization: 'Bearer operator-of-the-tests' });
  const { body } = await server.post('/api/v1/agents', { name: 'Patient Crane' });
  const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
  await agent.post('/api/v1/agents/heartbeat');
  expect(await operator.post('/api/admin/league/pause')).toMatchObject({ status: 200, body: { status: 'paused' } });
  const refused = await agent.post('/api/v1/agents/decide', { ...buy, decision_id: 'held' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'market_paused' } });
  expect(await world.query(`SELECT 1 FROM arena_command WHERE decision_id = 'held'`)).toEqual([]);
  await operator.post('/api/admin/league/resume');
  const decide = (order: object) => toldAtLast(() => agent.post('/api/v1/agents/decide', order));
  const cancel = () => toldAtLast(() => agent.delete(`/api/v1/agents/me/orders/${orderId}`));
  expect(await decide({ ...buy, decision_id: 'held' })).toMatchObject({ status: 200 });
  const order = { symbol: 'ETH', signal: 'BUY', order_type: 'limit', limit_price: 100, quantity: 1 };
  const placed = await decide({ ...order, decision_id: 'resting' });
  expect(placed.body.results).toMatchObject([{ status: 'resting' }]);
  const orderId = String(placed.body.results[0].order_id);
  expect(await cancel()).toMatchObject({
    status: 200,
    body: { id: orderId, symbol: 'ETH/USD', side: 'buy', quantity: 1, limit_price: 100, status: 'cancelled' },
  });
  expect(await cancel()).toMatchObject({ status: 404 });
  expect(await decide({ ...order, decision_id: 'last' })).toMatchObject({ status: 200 });
  const retired = await agent.delete('/api/v1/agents/me');
  expect(retired).toMatchObject({ status: 200, body: { status: 'retired' } });
  expect(retired.body.account).toMatchObject({ positions: [], open_orders: [], margin_used_usd: 0 });
  expect(await agent.post('/api/v1/agents/decide', buy)).toMatchObject({ status: 410 });
  expect(await agent.post('/api/v1/agents/heartbeat')).toMatchObject({ status: 410 });
  for (const { status, body } of [
    await agent.post('/api/v1/agents/decide', { decision_id: 'one', ...buy }),
    await agent.post('/api/v1/agents/decide', { decision_id: 'one', ...buy, notional_usd: 99 }),
    await agent.post('/api/v1/agents/decide', buy, { headers: { 'Idempotency-Key': 'decision one' } }),
    await agent.post('/api/v1/agents/decide', { nonsense: true }),
    await agent.post('/api/v1/agents/rotate-key'),
    await agent.get('/api/v1/agents/me'),
    await agent.delete('/api/v1/agents/me'),
    await agent.delete('/api/v1/agents/me/orders/ord_1_1'),
  ]) {
    expect([status, body.code]).toEqual([410, 'gone']);
  }
});

describe('a decision that is not valid', () => {
  let oddBird: Client;
  beforeAll(async () => {
    const { body } = await server.post('/api/v1/agents', { name: 'Odd Bird' });
    oddBird = server.with({ 'X-Arena-Key': String(body.api_key) });
  });

  it.each([
    [{ symbol: 'BTC', signal: 'BUY' }, 'quantity'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: 1, notional_usd: 5 }, 'quantity'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: -1 }, 'quantity'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: '1' }, 'quantity'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: 1, leverage: 21 }, 'leverage'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: 1, capital: 1e9 }, 'capital'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: 1, order_type: 'limit' }, 'limit_price'],
    [{ symbol: null, signal: 'BUY', quantity: 1 }, 'symbol'],
    [{ actions: [] }, 'actions'],
    [{ actions: [{ symbol: 'BTC', signal: 'BUY', quantity: 1e300 }] }, 'actions.0.quantity'],
    [{ actions: [null] }, 'actions'],
    [{ symbol: 'BTC', signal: 'BUY', quantity: 1, order_type: 'limit', limit_price: 0.000001 }, 'limit_price'],
    [{ ...buy, justification: 'Bell\u0007.' }, 'justification'],
    [{ ...buy, research: { title: 'a', body: 'b', symbols: ['\u202eCTB'] } }, 'research.symbols'],
    [{}, 'actions'],
  ])('refuses %j by name', async (body, path) => {
    const answer = await oddBird.post('/api/v1/agents/decide', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(JSON.stringify(answer.body.errors)).toContain(`"path":"${path}`);
  });
});

describe('a language model by `npm run agent`', () => {
  let models: StandInUpstream;
  beforeAll(async () => (models = await StandInUpstream.open()));
  afterAll(() => models.close());

  const saying = (content: string) =>
    answers(200, { choices: [{ message: { content } }], usage: { prompt_tokens: 1_200, completion_tokens: 80 } });
  const bought = { symbol: 'ETH/USD', signal: 'buy_to_enter', equity_pct: 20, justification: 'The mean is below.' };

  const agent = (name: string, ...more: string[]): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      const given = ['--model', 'stand-in-1', '--base-url', models.base, '--league', server.base, '--name', name];
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, MODEL_KEY: 'a key', ...world.environment() };
      const line = [join(__dirname, '../scripts/agent.mjs'), ...given, '--key-variable', 'MODEL_KEY', ...more];
      execFile(process.execPath, line, { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
      );
    });
  const kept = (pattern: RegExp): string[] => {
    const folder = join(world.environment().DATA_DIR ?? '', 'agents');
    const files = readdirSync(folder).filter((file) => pattern.test(file));
    expect(files.filter((file) => (statSync(join(folder, file)).mode & 0o077) !== 0)).toEqual([]);
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  };

  it('enters, trades, is asked again after nonsense, is silent while its model fails, and goes on with its key', async () => {
    models.manner = inTurn(
      saying('I would rather not say.'),
      saying(`Now then: ${JSON.stringify({ actions: [bought], message: 'Here I am.' })}`),
      saying(JSON.stringify({ actions: [{ ...bought, equity_pct: 9_000 }] })),
      answers(429, { error: { message: 'Too many.' } }, { 'retry-after': '60' }),
      saying(JSON.stringify({ actions: [{ symbol: 'ETH/USD', signal: 'close' }] })),
    );
    const first = await agent('Stand In', '--every', '0', '--rounds', '3', '--price-in', '1', '--price-out', '10');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(/^registered Stand In as agt_/),
      expect.stringMatching(
        /^decided {2}ETH\/USD buy_to_enter: filled; there is no JSON.*2400 \+ 160 tokens, 0\.0040 USD/,
      ),
      expect.stringMatching(/^decided {2}ETH\/USD buy_to_enter: insufficient_margin/),
      expect.stringMatching(/^silent {2}the model did not answer: status 429/),
    ]);
    expect(models.asked[0].headers.authorization).toBe('Bearer a key');
    expect(models.asked[0].body).toMatchObject({ model: 'stand-in-1', response_format: { type: 'json_object' } });
    const [id] = /agt_\w+/.exec(first.out) ?? [];
    expect((await server.get(`/api/v1/decisions?participant=${id}`)).body.decisions).toMatchObject([
      {},
      { actions: [{ symbol: 'ETH/USD', signal: 'buy_to_enter', justification: 'The mean is below.' }] },
    ]);

    const second = await agent('Stand In', '--rounds', '1');
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toMatch(/^goes on as Stand In\ndecided {2}ETH\/USD close: filled/);
    const rounds = kept(/^stand-in-.*\.jsonl$/)[0]
      .trim()
      .split('\n');
    expect(rounds.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
      'decided',
      'decided',
      'silent',
      'decided',
    ]);
    expect(kept(/\.key\.json$/)).toHaveLength(1);
    expect(`${first.out}${rounds.join('')}`).not.toContain('fyra_arena_');
  });

  it('says in one line what is wrong, and registers nobody', async () => {
    expect(await agent('Nobody In', '--help')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^usage/),
    });
    const before = (await server.get('/api/v1/agents?status=all')).body.total;
    const said = async (...more: string[]) => (await agent('Nobody In', ...more)).err;
    expect(await said('--base-url', 'localhost')).toMatch(/^--base-url must be an address .*\n$/);
    expect(await said('--every', 'soon')).toMatch(/^--every must be a number, 0 or more .*\n$/);
    expect(await said('--league', 'http://127.0.0.1:1')).toMatch(/^not registered: no answer.*\n$/);
    expect(await said('--name', 'Ember Vane')).toMatch(/^not registered: 409 name_taken.*\n$/);
    expect((await server.get('/api/v1/agents?status=all')).body.total).toBe(before);
  });
});
