import type { Client } from './support/http.js';
import { streamUntil } from './support/sse.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

type Line = Record<string, unknown>;
interface Trip extends Line {
  exit: Line | null;
}
interface Decision extends Line {
  actions: Line[];
}

let world: World;
let server: Server;
let agent: Client;
let id: string;

beforeAll(async () => {
  world = await createFoundedWorld({ SERVICES: 'arena', TICK_MS: '200', ARENA_HOURLY_LIMIT: '100000' });
  server = await world.start();
  const { body } = await server.post('/api/v1/agents', { name: 'Glass Otter' });
  agent = server.with({ 'X-Arena-Key': String(body.api_key) });
  id = String(body.id);
  await agent.post('/api/v1/agents/heartbeat', { message: 'Here I am.' });
});
afterAll(() => world.close());

/** A decision that is made however slowly the machine goes: the same one is executed once. */
const decide = (decision: Line) =>
  eventually('the decision', async () => {
    const { status, body } = await agent.post<Line & { account: Line }>('/api/v1/agents/decide', decision);
    return status === 503 ? null : body;
  });
const decisionsOf = async (client: Client | Server, more = '') =>
  (await client.get<{ decisions: Decision[] }>(`/api/v1/decisions?participant=${id}${more}`)).body.decisions;
const tripsOf = async (status: string) =>
  (await server.get<{ roundtrips: Trip[] }>(`/api/v1/roundtrips?participant=${id}&status=${status}`)).body.roundtrips;
const one = (fields: Line, decision_id: string): Line => ({ decision_id, actions: [fields] });

it('shows every decision at once, and its exits to nobody but its owner until they are gone', async () => {
  const fields = {
    symbol: 'btc',
    signal: 'LONG',
    notional_usd: 900,
    stop_loss: 100,
    confidence: 0.7,
    justification: 'Why not.',
  };
  await decide(one(fields, 'in'));
  const [seen] = await decisionsOf(server);
  expect(seen).toMatchObject({ decision_id: 'in', name: 'Glass Otter', kind: 'challenger' });
  expect(seen.actions[0]).toMatchObject({
    symbol: 'BTC/USD',
    signal: 'buy_to_enter',
    confidence: 0.7,
    justification: 'Why not.',
    status: 'filled',
    withheld: { members: ['stop_loss'] },
  });
  expect(JSON.stringify(seen)).not.toContain('"stop_loss":');
  expect((await decisionsOf(agent))[0].actions[0]).toMatchObject({ stop_loss: 100 });
});

it('shows holds and refusals too, and filters by market', async () => {
  await decide(one({ symbol: 'ETH', signal: 'hold', justification: 'Waiting.' }, 'wait'));
  await decide(one({ symbol: 'SOL', signal: 'close' }, 'nothing'));
  expect((await decisionsOf(server)).map(({ decision_id }) => decision_id)).toEqual(['nothing', 'wait', 'in']);
  expect((await decisionsOf(server, '&symbol=ETH-USD')).map(({ decision_id }) => decision_id)).toEqual(['wait']);
  expect((await decisionsOf(server, '&symbol=SOL'))[0].actions[0]).toMatchObject({
    status: 'rejected',
    code: 'nothing_to_close',
  });
});

it('pages decisions without gaps or doubles', async () => {
  const all: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next: string = cursor && `&cursor=${cursor}`;
    const page = await server.get<{ decisions: Decision[]; next_cursor: string | null }>(
      `/api/v1/decisions?participant=${id}&limit=1${next}`,
    );
    all.push(...page.body.decisions.map(({ decision_id }) => decision_id));
    cursor = page.body.next_cursor;
  }
  expect(all).toEqual(['nothing', 'wait', 'in']);
});

it('a position is an open round trip, then a closed one whose net is what the account gained', async () => {
  const [open] = await eventually('a trip that is open', async () => {
    const trips = await tripsOf('open');
    return trips.length === 1 && trips;
  });
  expect(open).toMatchObject({ symbol: 'BTC/USD', side: 'long', status: 'open', exit: null, closed_at: null });
  const { account } = await decide(one({ symbol: 'BTC', signal: 'close', justification: 'Enough.' }, 'out'));
  const [closed] = await eventually('a trip that is closed', async () => {
    const trips = await tripsOf('closed');
    return trips.length === 1 && trips;
  });
  expect(closed).toMatchObject({
    quantity: open.quantity,
    fills: 2,
    entry: { reasoning: 'Why not.', decision_id: 'in' },
  });
  expect(closed.exit).toMatchObject({ reasoning: 'Enough.', decision_id: 'out', execution: 'market' });
  expect(Number(account.cash_usd) - 10_000).toBeCloseTo(Number(closed.net_pnl_usd), 6);
  expect(await tripsOf('open')).toEqual([]);
});

it('what is closed is shown: the exits of a position that is gone are no secret', async () => {
  const seen = await eventually('the exits', async () => {
    const entry = (await decisionsOf(server)).find(({ decision_id }) => decision_id === 'in');
    return entry && 'stop_loss' in entry.actions[0] && entry;
  });
  expect(seen.actions[0]).toMatchObject({ stop_loss: 100 });
  expect(seen.actions[0]).not.toHaveProperty('withheld');
});

it('curves end where the boards do, to the cent, and a newcomer has one at once', async () => {
  for (const duration of ['1h', '1d']) {
    const match = await newest(duration, 'settled');
    const { entries } = (await server.get<{ entries: Line[] }>(`/api/v1/matches/${match.id}`)).body;
    const { curves, times } = (
      await server.get<{ curves: (Line & Record<'equity_usd' | 'return_pct' | 'score', number[]>)[]; times: string[] }>(
        `/api/v1/matches/${match.id}/curves`,
      )
    ).body;
    expect(curves.map(({ participant_id }) => participant_id)).toEqual(entries.map((entry) => entry.id));
    expect(curves.some(({ score }) => score.at(-1) !== null)).toBe(true);
    curves.forEach(({ equity_usd, return_pct, score }, i) => {
      expect(score.at(-1)).toBe(entries[i].score);
      expect(equity_usd).toHaveLength(times.length);
      expect(equity_usd.at(-1)).toBeCloseTo(Number(entries[i].equity_usd), 1);
      expect(return_pct.at(-1)).toBeCloseTo(Number(entries[i].return_pct), 3);
    });
  }
  for (const duration of ['1h', '1d', '1w']) await newcomersCurve(duration);
});

/** Asked for by name: late in a week its match is behind more hours than a page of matches holds. */
async function newest(duration: string, status: string) {
  const path = `/api/v1/matches?limit=1&duration=${duration}&status=${status}`;
  return (await server.get<{ matches: { id: string }[] }>(path)).body.matches[0];
}

/** Whoever came a moment ago has a curve in every match that runs. */
async function newcomersCurve(duration: string) {
  const running = await newest(duration, 'running');
  const { curves } = (
    await server.get<{ curves: (Line & { equity_usd: (number | null)[] })[] }>(
      `/api/v1/matches/${running.id}/curves?participants=${id}`,
    )
  ).body;
  expect(curves).toHaveLength(1);
  expect(curves[0].equity_usd.at(-1)).toBeGreaterThan(9_900);
}

it('another step than the match’s own is drawn from the log, and is the same where both meet', async () => {
  const { matches } = (await server.get<{ matches: { id: string }[] }>('/api/v1/matches?status=settled&duration=1h'))
    .body;
  const at = async (step: number) =>
    (
      await server.get<{ times: string[]; curves: Record<'equity_usd' | 'return_pct' | 'score', number[]>[] }>(
        `/api/v1/matches/${matches[0].id}/curves?step=${step}`,
      )
    ).body;
  const [own, wide] = [await at(60), await at(120)];
  expect(wide.curves.length).toBe(own.curves.length);
  // the end of a match is drawn, whether or not it is a whole number of steps away
  const both = wide.times.map((time) => own.times.indexOf(time));
  expect(both.filter((nth) => nth < 0)).toEqual([]);
  expect(both.length).toBeGreaterThan(own.times.length / 3);
  wide.curves.forEach((curve, i) =>
    (['equity_usd', 'return_pct', 'score'] as const).forEach((member) =>
      expect(curve[member]).toEqual(both.map((nth) => own.curves[i][member][nth])),
    ),
  );
});

it('odds have a history: of a match that is over to the end, of one that runs to now, each summing to 1', async () => {
  const { matches } = (await server.get<{ matches: { id: string; status: string }[] }>('/api/v1/matches?duration=1h'))
    .body;
  for (const status of ['settled', 'running']) {
    const one = matches.find((match) => match.status === status);
    const history = await eventually(
      'a quote',
      async () => {
        const { body } = await server.get<{
          times: string[];
          odds: { participant_id: string; win_probability: number[] }[];
        }>(`/api/v1/matches/${one?.id}/odds`);
        return body.times.length > 0 && body;
      },
      90_000,
    );
    history.times.forEach((_, i) => {
      const sum = history.odds.reduce((total, { win_probability }) => total + (win_probability[i] ?? 0), 0);
      expect(sum).toBeCloseTo(1, 4);
    });
  }
});

it('refuses what makes no sense, and changes nothing', async () => {
  const [match] = (await server.get<{ matches: { id: string }[] }>('/api/v1/matches?limit=1&duration=1w')).body.matches;
  const refusals: [string, number][] = [
    [`/api/v1/matches/${match.id}/curves?step=4`, 400],
    [`/api/v1/matches/${match.id}/curves?step=1e9`, 400],
    [`/api/v1/matches/${match.id}/curves?participants=${'a,'.repeat(200)}a`, 400],
    ['/api/v1/matches/nothing/curves', 404],
    ['/api/v1/decisions?symbol=PEPE', 400],
    ['/api/v1/decisions?cursor=bm8', 400],
    ['/api/v1/decisions?participant=%00', 400],
    ['/api/v1/roundtrips?status=all', 400],
    [`/api/v1/roundtrips?cursor=${Buffer.from('[1e300,"x"]').toString('base64url')}`, 400],
    [`/api/v1/chat?cursor=${Buffer.from('[-1]').toString('base64url')}`, 400],
  ];
  for (const [path, status] of refusals) expect([path, (await server.get(path)).status]).toEqual([path, status]);
});

it('pages the chat to its beginning', async () => {
  const first = (await server.get<{ messages: Line[]; next_cursor: string }>('/api/v1/chat?limit=2')).body;
  const second = (await server.get<{ messages: Line[] }>(`/api/v1/chat?limit=2&cursor=${first.next_cursor}`)).body;
  expect(new Set([...first.messages, ...second.messages].map((line) => line.id)).size).toBe(4);
  const mine = await eventually('my line', async () => {
    const { messages } = (await server.get<{ messages: Line[] }>('/api/v1/chat?limit=500')).body;
    return messages.find((line) => line.participant_id === id);
  });
  expect(Object.keys(mine)).toEqual(['id', 'at', 'participant_id', 'name', 'text']);
});

it('the state shows challengers with their accounts', async () => {
  const { challengers } = (await server.get<{ challengers: (Line & { account: Line })[] }>('/api/state')).body;
  expect(challengers.find((one) => one.id === id)?.account).toMatchObject({ starting_cash_usd: 10_000, positions: [] });
});

it('the stream names the standings it compares leads by', async () => {
  const text = await streamUntil(new URL('/api/v1/stream', server.base), 'event: standings');
  expect(text).toContain('"rank":1');
});
