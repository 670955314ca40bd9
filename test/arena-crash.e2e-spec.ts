import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { SOUND, unsoundBooks, wholeWeek } from './support/accounts.js';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const TICK_MS = 200;
let world: World;
beforeAll(async () => {
  world = await createWorld({
    SERVICES: 'arena',
    TICK_MS: String(TICK_MS),
    ARENA_HOURLY_LIMIT: '100000',
  });
});
afterAll(() => world.close());

interface Agent {
  id: string;
  key: string;
}

async function enter(server: Server, name: string): Promise<Agent> {
  const { body } = await server.post('/api/v1/agents', { name });
  const key = String(body.api_key);
  await server.post('/api/v1/agents/heartbeat', {}, { headers: { 'X-Arena-Key': key } });
  return { id: String(body.id), key };
}

const as = (server: Client, { key }: Agent): Client => server.with({ 'X-Arena-Key': key });

/** A decision that depends on its number alone, so that it can be sent again. */
const decision = (n: number) => ({
  decision_id: `n${n}`,
  actions: [{ symbol: n % 2 ? 'BTC' : 'ETH', signal: n % 3 ? 'BUY' : 'SELL', notional_usd: 20 + (n % 7), leverage: 5 }],
});

interface Sent {
  agent: Agent;
  n: number;
  /** the answer's text when it was acknowledged */
  acknowledged: string | null;
}

/** Every agent sends decisions one after another, as `sent` tells, until the server is gone. */
async function sendUntilDeath(server: Server, agents: Agent[], first: number, sent: Sent[]): Promise<void> {
  const run = async (agent: Agent): Promise<void> => {
    for (let n = first; ; n++) {
      const one: Sent = { agent, n, acknowledged: null };
      sent.push(one);
      const answer = await as(server, agent)
        .post('/api/v1/agents/decide', decision(n))
        .catch(() => null);
      if (answer === null) return;
      if (answer.status === 200) one.acknowledged = answer.text;
    }
  };
  await Promise.all(agents.map(run));
}

async function expectSoundBooks(): Promise<void> {
  await wholeWeek(world);
  const crooked = await world.query('SELECT entry FROM arena_posting GROUP BY entry HAVING sum(amount) <> 0');
  expect(crooked).toEqual([]);
  const [{ total }] = await world.query<{ total: string }>('SELECT sum(amount) AS total FROM arena_posting');
  expect(Number(total)).toBe(0);
  const wrong = await world.query(
    `SELECT a.id FROM arena_account a LEFT JOIN arena_posting p ON p.account = a.id GROUP BY a.id, a.cash
     HAVING a.cash <> coalesce(sum(p.amount), 0)`,
  );
  expect(wrong).toEqual([]);
  const twice = await world.query(
    `SELECT participant_id, decision_id FROM arena_fill WHERE decision_id LIKE 'n%' GROUP BY 1, 2 HAVING count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const gaps = await world.query(
    `SELECT tick FROM (SELECT tick, tick - lag(tick) OVER w AS step, at > lag(at) OVER w AS later, lease_epoch >= lag(lease_epoch) OVER w AS ordered
     FROM arena_tick WINDOW w AS (ORDER BY tick)) t WHERE step <> 1 OR NOT later OR NOT ordered`,
  );
  expect(gaps).toEqual([]);
}

it('a founding that stood still for longer than its lease, while nobody else took it, stands', async () => {
  const unlock = await world.lock('arena_market');
  const server = await world.launch();
  await eventually(
    'the lease',
    async () => (await world.query(`SELECT 1 FROM lease WHERE name = 'market'`)).length > 0,
  );
  server.signal('SIGSTOP');
  await sleep(5_000);
  expect(await world.query('SELECT 1 FROM arena_market')).toEqual([]);
  server.signal('SIGCONT');
  await unlock();
  await server.ready();
  const [{ first }] = await world.query<{ first: string }>('SELECT min(lease_epoch) AS first FROM arena_tick');
  const [{ epoch }] = await world.query<{ epoch: string }>(`SELECT epoch FROM lease WHERE name = 'market'`);
  expect([Number(first), Number(epoch) > 1]).toEqual([1, true]);
  await server.kill9();
});

const stretchesLeft = async (): Promise<number> => (await world.query('SELECT 1 FROM arena_week')).length;

/** Kills while a stretch is being written: its ticks and commands are, its fills wait for a lock. */
async function killHalfway(server: Server): Promise<void> {
  const unlock = await world.lock('arena_fill');
  const waiting = `SELECT 1 FROM pg_locks WHERE relation = 'arena_fill'::regclass AND NOT granted`;
  await eventually('a stretch halfway', async () => (await world.query(waiting)).length > 0);
  await server.kill9();
  await unlock();
}

it('the replayed week reaches its tables behind the opening, newest hours first, through kill -9 and beside others', async () => {
  const left = await stretchesLeft();
  expect(left).toBeGreaterThan(0);
  const server = await world.start();
  const { replayed, totals } = (await server.get('/api/v1/league')).body as unknown as {
    replayed: Record<string, unknown>;
    totals: { trades: number };
  };
  expect(replayed).toMatchObject({ complete: false });
  expect(String(replayed.filled_from) > String(replayed.from)).toBe(true);
  const { entries } = (await server.get('/api/v1/leaderboard?duration=1w')).body as unknown as { entries: unknown[] };
  expect([entries.length, totals.trades > 1_000]).toEqual([14, true]);
  await eventually('another stretch', async () => (await stretchesLeft()) < left);
  const [{ gaps }] = await world.query<{ gaps: string }>(
    'SELECT max(tick) - min(tick) + 1 - count(*) AS gaps FROM arena_tick',
  );
  expect(Number(gaps)).toBe(0);
  await killHalfway(server);
  expect(await stretchesLeft()).toBeGreaterThan(0);
  const pair = await Promise.all([world.start(), world.start()]);
  const [{ id, first }] = await world.query<{ id: string; first: string }>(
    `SELECT id, first_tick AS first FROM arena_match WHERE duration = '1d' AND status = 'settled' ORDER BY starts_at LIMIT 1`,
  );
  const records = await Promise.all(pair.map((one) => one.get(`/api/v1/matches/${id}/record`)));
  for (const { status, body } of records) {
    expect({ status, first: (body.entries as unknown as { tick: number }[])[0]?.tick }).toEqual({
      status: 200,
      first: Math.max(1, Number(first)),
    });
  }
  expect([await unsoundBooks(world), await stretchesLeft()]).toEqual([SOUND, 0]);
  const [sums] = await world.query('SELECT (SELECT trades FROM arena_market) - count(*) AS trades FROM arena_fill');
  expect(sums).toEqual({ trades: '0' });
  for (const one of pair) {
    await eventually('all is told', async () => {
      const { body } = await one.get('/api/v1/league');
      return isDeepStrictEqual(body.replayed, { ...replayed, filled_from: replayed.from, complete: true });
    });
  }
  await Promise.all(pair.map((one) => one.stop()));
});

/** How far the league has moved when a server that ticks once a minute has become ready. */
async function movedWhenReady(): Promise<number> {
  const [{ tick }] = await world.query<{ tick: string }>('SELECT tick FROM arena_market');
  const server = await world.start({ TICK_MS: '60000' });
  const shown = (await server.get('/api/v1/league')).body;
  await server.stop();
  return Number(shown.tick) - Number(tick);
}

it('a league is shown as it stands, before it moves', async () => {
  const moved = (await movedWhenReady()) && (await movedWhenReady()); // a minute may begin meanwhile, but hardly twice
  expect(moved).toBe(0);
});

it('kill -9 during decisions loses nothing acknowledged and executes nothing twice', async () => {
  let server = await world.start();
  const agents = await Promise.all([1, 2, 3, 4].map((k) => enter(server, `Crash Dummy ${k}`)));
  for (const round of [0, 1]) {
    const sent: Sent[] = [];
    const sending = sendUntilDeath(server, agents, round * 1000, sent);
    await eventually('answers', () => sent.filter((one) => one.acknowledged !== null).length > 4);
    await sleep(130 * round);
    await server.kill9();
    await sending;
    server = await world.start();
    for (const { agent, n, acknowledged: text } of sent) {
      const again = await eventually(`decision n${n} has its result`, async () => {
        const answer = await as(server, agent).post('/api/v1/agents/decide', decision(n));
        return answer.status === 200 ? answer : null;
      });
      if (text !== null) expect(JSON.parse(again.text)).toEqual(JSON.parse(text));
    }
    await expectSoundBooks();
  }
  await server.stop();
});

/** Holds up every settlement just before it is written, until released; waits until one is held up. */
async function settlementUnderWay(): Promise<{ release: () => Promise<void> }> {
  const release = await world.lock('arena_rating_change');
  await world.query(
    `UPDATE outbox_job SET sent_at = NULL, claimed_until = NULL WHERE name = 'settle' AND done_at IS NULL`,
  );
  await settlementWaits();
  return { release };
}

const settlementWaits = (): Promise<boolean> =>
  eventually(
    'a settlement waits',
    async () =>
      (
        await world.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'arena_rating_change'::regclass
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        )
      ).length > 0,
  );

interface Line {
  id: string;
  return_pct: number;
  max_drawdown_pct: number;
}

interface SettledRow {
  status: string;
  settlement: { hash: string; chapters: string[]; ratings: { participant_id: string; after: { estimate: number } }[] };
}

it('a settlement that is killed twice happens once, as if nothing had been; a restart forgets no drawdown', async () => {
  let server = await world.start();
  const agent = await enter(server, 'Steep Valley');
  await as(server, agent).post('/api/v1/agents/decide', {
    actions: [{ symbol: 'BTC', signal: 'BUY', equity_pct: 900, leverage: 20 }],
  });
  const [{ id }] = await world.query<{ id: string }>(
    `SELECT id FROM arena_match JOIN arena_rating_change ON match_id = id WHERE status = 'settled' AND duration = '1h'
     GROUP BY id HAVING count(*) > 3 ORDER BY ends_at DESC LIMIT 1`, // in a quiet hour hardly anybody trades
  );
  const [before] = await world.query<SettledRow>('SELECT status, settlement FROM arena_match WHERE id = $1', [id]);
  await world.query(`DELETE FROM arena_rating_change WHERE match_id = $1`, [id]);
  await world.query(`UPDATE arena_match SET status = 'ended', settlement = NULL WHERE id = $1`, [id]);
  await world.query(`INSERT INTO outbox_job (id, queue, name, ref) VALUES (gen_random_uuid(), 'arena', 'settle', $1)`, [
    id,
  ]);
  const lineOf = async (one: Server): Promise<Line> => {
    const { body } = await one.get('/api/v1/leaderboard?duration=1w&limit=500');
    return (body.entries as unknown as Line[]).find((line) => line.id === agent.id) as Line;
  };
  for (let round = 0; round < 2; round++) {
    const { release } = await settlementUnderWay();
    const fallen = await eventually('the worst is over', async () => {
      const line = await lineOf(server);
      return line.max_drawdown_pct > 0.05 - line.return_pct ? line : null;
    });
    await settlementWaits(); // again, when its wait for the lock has timed out meanwhile
    await server.kill9();
    await release();
    await world.redis.flushdb(); // or Bull would wait for the dead one's lock to end
    expect(await world.query('SELECT 1 FROM arena_rating_change WHERE match_id = $1', [id])).toEqual([]);
    server = await world.start();
    expect((await lineOf(server)).max_drawdown_pct).toBeGreaterThanOrEqual(fallen.max_drawdown_pct);
  }
  const after = await eventually('the match is settled', async () => {
    const [row] = await world.query<SettledRow>('SELECT status, settlement FROM arena_match WHERE id = $1', [id]);
    return row.status === 'settled' ? row : null;
  });
  const { hash, chapters, ratings } = after.settlement;
  expect({ hash, chapters }).toEqual({ hash: before.settlement.hash, chapters: before.settlement.chapters });
  const changes = await world.query<{ participant_id: string; estimate: number }>(
    'SELECT participant_id, estimate FROM arena_rating_change WHERE match_id = $1',
    [id],
  );
  expect(changes.length).toBeGreaterThan(3);
  for (const { participant_id, estimate } of changes) {
    const said = ratings.filter((one) => one.participant_id === participant_id).map(({ after: now }) => now.estimate);
    expect(said).toEqual(estimate === null ? [] : [estimate]); // baselines are not rated
  }
  const estimates = ratings.map(({ after: now }) => now.estimate);
  const told = await world.query<{ payload: { ratings: { estimate: number }[] } }>(
    `SELECT payload FROM arena_command WHERE kind = 'rated'`,
  );
  const same = told.filter(({ payload }) =>
    isDeepStrictEqual(
      payload.ratings.map(({ estimate }) => estimate),
      estimates,
    ),
  ); // not of a match that ended just now
  expect(same).toHaveLength(1);
  await expectSoundBooks();
  await server.stop();
});

/** The result of one decision, sent again while no tick comes in time, as its refusal says. */
function decided(server: Server, agent: Agent, signal: 'BUY' | 'CLOSE'): Promise<Answer> {
  const order = { decision_id: randomUUID(), symbol: 'SOL', signal, notional_usd: signal === 'BUY' ? 50 : undefined };
  return eventually('a result', async () => {
    const answer = await as(server, agent).post('/api/v1/agents/decide', order);
    return answer.status === 200 && answer;
  });
}

it('of two processes exactly one moves the market; stopped and resumed, the old one writes nothing', async () => {
  const [one, two] = await Promise.all([world.start(), world.start()]);
  const agent = await enter(one, 'Two Headed Calf');
  for (const server of [one, two]) {
    expect((await decided(server, agent, 'BUY')).body).toMatchObject({ results: [{ status: 'filled' }] });
  }
  await eventually('both processes show the same league', async () => {
    const [a, b] = await Promise.all([one, two].map((server) => server.get('/api/v1/leaderboard?duration=1h')));
    return JSON.stringify(a.body.entries).includes(agent.id) && JSON.stringify(b.body.entries).includes(agent.id);
  });
  await eventually('ticks of one holder', async () => {
    const epochs = 'SELECT DISTINCT lease_epoch FROM (SELECT * FROM arena_tick ORDER BY tick DESC LIMIT 5) AS latest';
    return (await world.query(epochs)).length === 1;
  });
  const [other, holder] = [one, two];
  await takeLeaseFrom(other);
  const before = await epochNow();
  holder.signal('SIGSTOP');
  await eventually('the other process takes over', async () => (await epochNow()) > before);
  await decided(other, agent, 'CLOSE');
  holder.signal('SIGCONT');
  await sleep(2_000);
  const stale = await world.query(
    'SELECT tick FROM arena_tick WHERE lease_epoch <= $1 AND tick > (SELECT min(tick) FROM arena_tick WHERE lease_epoch > $1)',
    [before],
  );
  expect(stale).toEqual([]);
  await expectSoundBooks();
  expect((await decided(holder, agent, 'BUY')).body).toMatchObject({ results: [{ status: 'filled' }] });
});

const epochNow = async (): Promise<number> =>
  Number(
    (await world.query<{ epoch: string }>('SELECT lease_epoch AS epoch FROM arena_tick ORDER BY tick DESC LIMIT 1'))[0]
      .epoch,
  );

const lastTick = async (): Promise<number> =>
  Number((await world.query<{ tick: string }>('SELECT max(tick) AS tick FROM arena_tick'))[0].tick);

/** Stops a process until ticks come from another. */
async function takeLeaseFrom(one: Server): Promise<void> {
  one.signal('SIGSTOP');
  const before = await lastTick();
  await eventually('ticks of the other', async () => (await lastTick()) > before + 2); // one may have been on its way
  one.signal('SIGCONT');
}

it('not one tick is written under a lease that has passed on', async () => {
  await world.start();
  const pass = await world.hold(
    `UPDATE lease SET epoch = epoch + 1, holder = gen_random_uuid(), expires_at = clock_timestamp() + interval '1 hour'
     WHERE name = 'market'`,
  );
  const before = await lastTick();
  await sleep(1_000);
  await pass();
  await sleep(500);
  expect(await lastTick()).toBe(before);
  await world.query(`UPDATE lease SET expires_at = clock_timestamp() WHERE name = 'market'`);
  await eventually('somebody takes the lease when it expires', async () => (await lastTick()) > before);
  await expectSoundBooks();
  await Promise.all(world.servers.map((server) => server.stop())); // those of the tests above, too
});

it('says in readiness and log when the market stands still, and when it moves again; a paused one does not', async () => {
  const server = await world.start();
  const readiness = async () => (await server.get('/readyz')).body;
  await world.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  expect(await readiness()).toEqual({ status: 'ok' });
  await world.query('CREATE TRIGGER no_room BEFORE INSERT ON arena_tick EXECUTE FUNCTION no_room()');
  await eventually('said', async () => String((await readiness()).degraded) === 'market');
  expect((await server.get('/metrics')).text).toMatch(/^fyra_arena_still_seconds \d{2}/m);
  await world.query('DROP TRIGGER no_room ON arena_tick');
  await eventually('well again', async () => String((await readiness()).status) === 'ok');
  expect(server.logs.match(/the market (has not moved since tick|moves again: tick) \d+/g)).toHaveLength(2);
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  expect((await operator.post('/api/admin/league/pause')).status).toBeLessThan(300);
  await sleep(13_000);
  expect(await readiness()).toEqual({ status: 'ok' });
  await server.kill9();
});
