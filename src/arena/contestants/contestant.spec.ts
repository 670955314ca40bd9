import { UpstreamFailure } from '../../common/upstream/failure.js';
import { Contestant } from './contestant.js';
import { LeagueAway, LeagueRefusal, type LeagueAnswer } from './league-door.js';

const HOUR = 3_600_000;
const bars = (count: number, price: number) =>
  Array.from({ length: count }, (_, i) => ({ high: price + i + 1, low: price + i - 1, close: price + i }));

const STATE = {
  as_of: '2026-11-23T12:15:00.000Z',
  league: {
    markets: [{ symbol: 'BTC/USD', price: 144, bid: 143.9, ask: 144.1, funding_rate: 0.00001, halted: false }],
    matches: [{ id: '1h-x', starts_at: '2026-11-23T12:00:00.000Z', ends_at: '2026-11-23T13:00:00.000Z' }],
    rules: {
      fees: { taker_bps: 4.5, maker_bps: 1.5 },
      leverage: { maximum: 20 },
      symbols: [{ minimum_notional_usd: 10 }],
      heartbeat: { timeout_seconds: 600 },
      score: { formula: 'ln(equity / start) / sigma' },
    },
  },
  candles: { '1m': { 'BTC/USD': bars(45, 100) } },
};
const ME = {
  account: { equity_usd: 9_876.5, positions: [] },
  matches: [{ match_id: '1h-x', duration: '1h', rank: 3, return_pct: 0.1, eligible: false }],
};
const HOLD = { actions: [{ symbol: 'BTC/USD', signal: 'hold', justification: 'Nothing to do.' }] };

/** A league that answers well unless the test says otherwise, once a call. */
function league() {
  const calls: { path: string; body?: Record<string, unknown> }[] = [];
  const troubles: Record<string, LeagueAnswer[]> = {};
  const ANSWERS: [RegExp, (body: object) => unknown][] = [
    [/state$/, () => STATE],
    [/me$/, () => ME],
    [/candles/, () => ({ candles: bars(60, 90) })],
    [/heartbeat$/, () => ({ status: 'active' })],
    [/decide$/, (body) => ({ ...body, results: [{ symbol: 'BTC/USD', signal: 'hold', status: 'noted' }] })],
  ];
  return {
    calls,
    trouble: (path: string, ...answers: LeagueAnswer[]) => (troubles[path] = answers),
    decisions: () => calls.filter(({ path }) => path.endsWith('decide')),
    ask: (_: string, path: string, body?: object): Promise<LeagueAnswer> => {
      calls.push({ path, body: body as Record<string, unknown> });
      const trouble = troubles[path]?.shift();
      const known = ANSWERS.find(([pattern]) => pattern.test(path))?.[1];
      return Promise.resolve(trouble ?? { status: 200, body: known?.(body ?? {}), retryAfter: null });
    },
  };
}

/** A model that gives these answers in turn; an error is what it fails with. */
function model(...said: (string | Error)[]) {
  const heard: string[] = [];
  return {
    heard,
    ask: (messages: readonly { content: string }[]) => {
      heard.push(messages.map(({ content }) => content).join('\n'));
      const next = said.shift() ?? '';
      const reply = { text: String(next), tokens_in: 900, tokens_out: 40, cost_usd: 0.002 };
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(reply);
    },
  };
}

const invalid = {
  code: 'validation_failed',
  detail: 'Not valid.',
  errors: [{ path: 'actions.0.leverage', message: 'must not be greater than 20' }],
};
const refusal = (status: number, body: object, retryAfter: number | null = null): LeagueAnswer => ({
  status,
  body,
  retryAfter,
});

it('a round: it looks, the model is told what matters, and its decision is handed in behind a heartbeat', async () => {
  const [door, clerk] = [league(), model(JSON.stringify(HOLD))];
  const record = await new Contestant('Clerk', 'You trade seldom.', door, clerk).play();
  expect(record).toMatchObject({ outcome: 'decided', problems: [], tokens_in: 900, tokens_out: 40, cost_usd: 0.002 });
  expect(record.results).toEqual([{ symbol: 'BTC/USD', signal: 'hold', status: 'noted' }]);
  expect(record.answers).toEqual([JSON.stringify(HOLD)]);
  expect(door.calls.map(({ path }) => path.split('?')[0])).toEqual([
    '/api/state',
    '/api/v1/agents/me',
    '/api/v1/markets/BTC-USD/candles',
    '/api/v1/agents/heartbeat',
    '/api/v1/agents/decide',
  ]);
  const [told] = clerk.heard;
  for (const part of [
    'You are Clerk',
    'You trade seldom.',
    '4.5 basis points',
    '9876.5',
    '"elapsed":0.25',
    'decided nothing yet',
  ]) {
    expect(told).toContain(part);
  }
  expect(told).toMatch(/"minutes":\{"closes":\[135,.*"ema_20":\d.*"macd_12_26":\d.*"rsi_14":100,"atr_14":2\}/);
});

it('what it decided, and what came of it, is told in the next round; bars of an hour are read once an hour', async () => {
  const [door, clerk] = [league(), model(JSON.stringify(HOLD), JSON.stringify(HOLD), JSON.stringify(HOLD))];
  const contestant = new Contestant('Clerk', null, door, clerk);
  await contestant.play();
  await contestant.play();
  expect(clerk.heard[1]).toContain('"results":[{"symbol":"BTC/USD","signal":"hold","status":"noted"}]');
  expect(door.calls.filter(({ path }) => path.includes('candles'))).toHaveLength(1);
  door.trouble('/api/state', refusal(200, { ...STATE, as_of: new Date(Date.parse(STATE.as_of) + HOUR).toISOString() }));
  await contestant.play();
  expect(door.calls.filter(({ path }) => path.includes('candles'))).toHaveLength(2);
});

it('an answer that cannot be taken is told why, and asked for once more', async () => {
  const door = league();
  door.trouble('/api/v1/agents/decide', refusal(400, invalid));
  const clerk = model('{"actions": [{"symbol": "BTC", "leverage": 50}]}', JSON.stringify(HOLD));
  const record = await new Contestant('Clerk', null, door, clerk).play();
  expect(record).toMatchObject({
    outcome: 'decided',
    tokens_in: 1_800,
    problems: ['actions.0.leverage must not be greater than 20'],
  });
  expect(clerk.heard[1]).toContain('actions.0.leverage must not be greater than 20');
});

it('two answers that cannot be taken decide nothing', async () => {
  const door = league();
  const record = await new Contestant('Clerk', null, door, model('Let me think.', '{"actions": [')).play();
  expect(record).toMatchObject({ outcome: 'refused', decision_id: null });
  expect(record.problems).toHaveLength(2);
  expect(door.calls.filter(({ path }) => /heartbeat|decide/.test(path))).toEqual([]);
});

it('while its model is silent there is no heartbeat: the league benches it in time', async () => {
  const door = league();
  const record = await new Contestant('Clerk', null, door, model(new UpstreamFailure('status 429'))).play();
  expect(record).toMatchObject({ outcome: 'silent', problems: ['the model did not answer: status 429'] });
  expect(door.calls.some(({ path }) => path.endsWith('heartbeat'))).toBe(false);
});

it('a decision that met a league that was away for a moment is handed in again as the same', async () => {
  const door = league();
  door.trouble(
    '/api/v1/agents/decide',
    refusal(503, { code: 'unavailable' }, 0),
    refusal(429, { code: 'rate_limited' }, 0),
  );
  await new Contestant('Clerk', null, door, model(JSON.stringify(HOLD))).play();
  const ids = door.decisions().map(({ body }) => body?.decision_id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('says when the league is away for long, cannot be reached, or says no', async () => {
  const played = async (path: string, answer: LeagueAnswer) => {
    const door = league();
    door.trouble(path, answer);
    return new Contestant('Clerk', null, door, model(JSON.stringify(HOLD))).play();
  };
  await expect(played('/api/v1/agents/decide', refusal(503, { code: 'market_paused' }, 600))).rejects.toThrow(
    LeagueAway,
  );
  await expect(played('/api/state', refusal(429, { code: 'rate_limited' }, 9))).rejects.toMatchObject({ seconds: 9 });
  await expect(played('/api/v1/agents/me', refusal(401, { code: 'invalid_api_key', detail: 'No.' }))).rejects.toThrow(
    LeagueRefusal,
  );
  await expect(played('/api/v1/agents/heartbeat', refusal(410, { code: 'gone', detail: 'Retired.' }))).rejects.toThrow(
    '410 gone: Retired.',
  );
  const away = { ask: () => Promise.reject(new TypeError('fetch failed')) };
  await expect(new Contestant('Clerk', null, away, model()).play()).rejects.toThrow(LeagueAway);
});
