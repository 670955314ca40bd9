import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './support/http.js';
import type { Server } from './support/server.js';
import { buys, byModel, floods, halfway, HOLD, says } from './support/stand-in-models.js';
import { answers, hangs, inTurn, StandInUpstream, type Manner } from './support/stand-in-upstream.js';
import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

const KEY = 'sk-of-the-contestants-tests';
const NAMES: Record<string, string> = {
  steady: 'Steady Otter',
  babble: 'Babbling Brook',
  reckless: 'Reckless Rook',
  bold: 'Bold Bison',
  late: 'Late Lark',
  limited: 'Limited Lynx',
  broken: 'Broken Badger',
  halfway: 'Halfway Hare',
  floods: 'Flooding Finch',
  moved: 'Moved Mole',
};

let world: World;
let models: StandInUpstream;
let api: Server;
let workers: Server[];
let manners: Record<string, Manner>;

/** A file of contestants. @param more what is said of single models beyond what all have */
function fileOf(names: readonly string[], more: Record<string, object> = {}): string {
  const path = join(world.dataDir, `contestants-${names.length}-${Object.keys(more).join('-')}.json`);
  const usual = (model: string) => ({
    base_url: models.base,
    key_variable: 'MODELS_KEY',
    every_seconds: 2,
    patience_seconds: model === 'late' ? 1 : 60,
  });
  const priced = { price_in_usd: 1, price_out_usd: 10, calls_per_day: 100_000 };
  const list = names.map((model) => ({ name: NAMES[model], model, ...usual(model), ...priced, ...more[model] }));
  writeFileSync(path, JSON.stringify(list));
  return path;
}

const settings = (file: string) => ({ CONTESTANTS: file, MODELS_KEY: KEY });
const worker = (file: string): Promise<Server> => world.start({ ROLE: 'worker', ...settings(file) });

interface Guest {
  id: string;
  name: string;
  status: string;
  operator: string | null;
  guest: {
    calls_today: number;
    cost_today_usd: number;
    last_round: { outcome: string; problem: string | null } | null;
  };
  account: { positions: Json[] };
}

async function guestOf(model: string): Promise<Guest> {
  const [row] = await world.query<{ id: string }>('SELECT id FROM arena_participant WHERE name = $1', [NAMES[model]]);
  return (await api.get(`/api/v1/agents/${row.id}`)).body as unknown as Guest;
}

/** A guest's round that ended so. */
const ended = (model: string, outcome: string): Promise<Guest> =>
  eventually(`${model} ${outcome}`, async () => {
    const guest = await guestOf(model);
    return guest.guest?.last_round?.outcome === outcome && guest;
  });

interface Decided {
  decision_id: string;
  actions: Json[];
  asked?: Json & {
    prompt: { content: string }[];
    answers: string[];
    problems: string[];
    withheld_until: string | null;
  };
}

const decisionsOf = async (id: string): Promise<Decided[]> =>
  (await api.get(`/api/v1/decisions?participant=${id}`)).body.decisions as unknown as Decided[];

const told = async (id: string, decision: string): Promise<Decided> =>
  (await api.get(`/api/v1/agents/${id}/decisions/${decision}`)).body as unknown as Decided;

const asked = (model: string): number => models.asked.filter(({ body }) => String(body.model) === model).length;

beforeAll(async () => {
  models = await StandInUpstream.open();
  manners = {
    steady: inTurn(says(buys()), says(HOLD)),
    babble: inTurn(says('Let me think\u202e\u0000 about it.'), says(HOLD)),
    reckless: says({ actions: [{ symbol: 'BTC/USD', signal: 'buy_to_enter', equity_pct: 50, leverage: 99 }] }),
    bold: says({
      actions: [{ symbol: 'PEPE', signal: 'buy_to_enter', equity_pct: 50, justification: 'To the moon.' }],
    }),
    late: hangs,
    limited: answers(429, {}, { 'retry-after': '5' }),
    broken: answers(500, {}),
    halfway,
    floods,
    moved: answers(302, {}, { location: `${models.base}/chat/completions` }),
  };
  models.manner = byModel(manners);
  world = await createFoundedWorld({ SERVICES: 'arena', ROLE: 'api', ARENA_HOURLY_LIMIT: '1000000' });
  api = await world.start();
});
afterAll(async () => {
  const logs = world.servers.map((one) => one.logs).join('');
  const [{ kept }] = await world.query<{ kept: string }>('SELECT json_agg(r)::text AS kept FROM arena_round r');
  await world.close();
  models.close();
  for (const where of [logs, kept]) expect(where).not.toContain(KEY);
});

describe('a file with something wrong in it', () => {
  const people = () => world.query('SELECT id FROM arena_participant');

  it.each<[what: string, more: object, line: RegExp]>([
    ['no address', { base_url: 'here' }, /^fyra: CONTESTANTS: entry 2 \("Bold Bison"\): base_url must be an address/],
    [
      'a market that there is not',
      { symbols: ['PEPE'] },
      /^fyra: CONTESTANTS: "Bold Bison": symbols: "PEPE" is no market/,
    ],
    [
      'a name of the house',
      { name: 'Ember Vane' },
      /^fyra: CONTESTANTS: "Ember Vane": name is, or looks like, one of the/,
    ],
    ['two of a name', { name: 'STEADY OTTER' }, /^fyra: CONTESTANTS: two are named "STEADY OTTER"/],
    ['a name that looks like another', { name: 'Steady 0tter' }, /^fyra: CONTESTANTS: "Steady 0tter": name looks like/],
    ['a key that is not set', { key_variable: 'OTHER' }, /key_variable names OTHER, which is not set$/],
    ["another's name", { name: 'First Comer' }, /^fyra: CONTESTANTS: "First Comer" is the name of another participant/],
  ])('%s ends the start with one line, and nobody takes part', async (what, more, line) => {
    if (what === "another's name") await api.post('/api/v1/agents', { name: 'First Comer' });
    const before = await people();
    const refused = await world.launch({ ROLE: 'worker', ...settings(fileOf(['steady', 'bold'], { bold: more })) });
    await eventually('the end', () => refused.hasEnded);
    expect(await refused.stop()).toBe(1);
    const lines = refused.logs.trim().split('\n');
    expect(lines.filter((one) => !/"level":"(info|warn)"/.test(one))).toEqual([expect.stringMatching(line)]);
    expect(await people()).toEqual(before);
    expect(await world.query('SELECT id FROM arena_round')).toEqual([]);
  });
});

describe('two workers with one file', () => {
  beforeAll(async () => {
    const file = fileOf(Object.keys(NAMES));
    workers = await Promise.all([worker(file), worker(file)]);
  });

  it('enter each model once, as a guest of the house', async () => {
    const rows = await world.query<{ name: string; rounds: number }>(
      `SELECT p.name, (SELECT count(*)::int FROM arena_round r WHERE r.participant_id = p.id AND r.outcome IS NULL) AS rounds
       FROM arena_participant p WHERE p.operator = 'the house' ORDER BY p.name`,
    );
    expect(rows).toEqual(
      Object.values(NAMES)
        .toSorted()
        .map((name) => ({ name, rounds: 1 })),
    );
  });

  it('one that answers trades; what it saw and said is public once it is no more of use to others', async () => {
    const guest = await ended('steady', 'decided');
    expect(guest.operator).toBe('the house');
    const first = await eventually('its first decision', async () => (await decisionsOf(guest.id)).at(-1));
    expect(first.actions).toEqual([
      expect.objectContaining({ symbol: 'BTC/USD', signal: 'buy_to_enter', status: 'filled' }),
    ]);
    expect(first.asked).toEqual({
      model: 'steady',
      calls: 1,
      tokens_in: 2000,
      tokens_out: 100,
      cost_usd: 0.003,
      latency_ms: expect.any(Number),
    });
    expect((await told(guest.id, first.decision_id)).asked).toMatchObject({
      prompt: null,
      answers: null,
      withheld_until: expect.any(String),
    });
    await world.query(
      `UPDATE arena_tick SET at = at - interval '16 minutes' WHERE tick = (SELECT tick FROM arena_command WHERE decision_id = $1)`,
      [first.decision_id],
    );
    const { asked: words } = await told(guest.id, first.decision_id);
    expect(words).toMatchObject({
      cost_usd: 0.003,
      problems: [],
      withheld_until: null,
      answers: [JSON.stringify(buys())],
    });
    const prompt = words!.prompt.map(({ content }) => content).join('\n');
    for (const part of ['You are Steady Otter', 'BTC/USD', '"rsi_14"', 'Your account', 'decided nothing yet']) {
      expect(prompt).toContain(part);
    }
    const board = (await api.get('/api/v1/leaderboard?duration=1h&limit=100')).body.entries as unknown as Json[];
    expect(board.find(({ name }) => String(name) === NAMES.steady)).toMatchObject({ operator: 'the house' });
    expect(await eventually('a page', async () => (await api.get(`/arena/agents/${guest.id}`)).text)).toContain(
      'a guest of the house',
    );
  });

  it('is told in a later round what it did', async () => {
    const { id } = await ended('steady', 'decided');
    const prompt = await eventually('a round after its decision was executed', async () => {
      const rows = await world.query<{ prompt: { content: string }[] }>(
        `SELECT prompt FROM arena_round WHERE participant_id = $1 AND outcome = 'decided' ORDER BY opened_at`,
        [id],
      );
      const prompts = rows.map((row) => row.prompt[1].content);
      return prompts.slice(1).find((text) => !text.includes('You have decided nothing yet.'));
    });
    expect(prompt).toContain('Your last decision and what became of it:');
    expect(prompt).toMatch(/"status":"filled"|"positions":\[\{/); // a busy market fills it a round later, when its last decision is another
  });

  it('an answer that is no decision is asked for once more, and kept plain', async () => {
    const { id } = await ended('babble', 'decided');
    const [first] = (
      await eventually('a decision', async () => {
        const all = await decisionsOf(id);
        return all.length > 0 && all;
      })
    ).slice(-1);
    const { asked: words } = await told(id, first.decision_id);
    expect(words).toMatchObject({
      calls: 2,
      tokens_in: 4000,
      answers: ['Let me think  about it.', JSON.stringify(HOLD)],
      problems: ['there is no JSON object in the answer'],
    });
  });

  it('orders that are against the rules decide nothing, however often; a market that there is not is refused by the league', async () => {
    expect((await ended('reckless', 'refused')).guest.last_round!.problem).toMatch(
      /actions\.0\.leverage must be at most 20/,
    );
    const { id } = await ended('bold', 'decided');
    const [{ actions }] = await eventually('a decision', async () => {
      const all = await decisionsOf(id);
      return all.length > 0 && all;
    });
    expect(actions).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });

  it.each([
    ['late', /no answer in time/],
    ['limited', /status 429/],
    ['broken', /status 500/],
    ['halfway', /broke off/],
    ['floods', /too long an answer/],
    ['moved', /status 302/],
  ])('%s: silence, which costs the league nothing: no sign of life, no decision', async (model, why) => {
    const guest = await ended(model, 'silent');
    expect(guest.guest.last_round!.problem).toMatch(why);
    expect(guest).toMatchObject({ status: 'queued', guest: { cost_today_usd: 0 } });
    expect(await world.query('SELECT 1 FROM arena_command WHERE participant_id = $1', [guest.id])).toEqual([]);
  });

  it('a redirect is not followed', () => {
    const paths = models.asked.filter(({ body }) => String(body.model) === 'moved').map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(['/v1/chat/completions']));
    expect(models.asked.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
  });

  it('one that is asked to wait waits', async () => {
    const { id } = await ended('limited', 'silent');
    const [{ least }] = await eventually('two rounds', async () => {
      const rows = await world.query<{ rounds: number; least: number }>(
        `SELECT count(*)::int AS rounds, min(extract(epoch FROM later - asked_at))::float8 AS least
         FROM (SELECT asked_at, lead(asked_at) OVER (ORDER BY asked_at) AS later FROM arena_round WHERE participant_id = $1) r
         WHERE later IS NOT NULL`,
        [id],
      );
      return rows[0].rounds > 0 && rows;
    });
    expect(least).toBeGreaterThanOrEqual(5);
  });

  it('one that falls silent is benched in time, and comes back when it answers', async () => {
    manners.steady = answers(500, {});
    const { id } = await ended('steady', 'silent');
    const longAgo = () =>
      world.query(
        `UPDATE arena_participant SET last_heartbeat_at = now() - interval '11 minutes' WHERE id = $1 AND status = 'active'`,
        [id],
      );
    // A league that stood still for two minutes, as one does that a busy machine founded, is patient with everybody for ten;
    // who takes the lease now does not know of that. And a round that was asked before may still bring its answer.
    await Promise.all(workers.map((one) => one.stop()));
    const file = fileOf(Object.keys(NAMES));
    workers = await Promise.all([worker(file), worker(file)]);
    await eventually('benched', async () => (await longAgo(), (await guestOf('steady')).status === 'benched'));
    manners.steady = says(HOLD);
    await eventually('back', async () => (await guestOf('steady')).status === 'active');
  });

  /** The round of a guest whose model has been asked and thinks; what it says then. */
  async function thinking(model: string): Promise<{ id: string; round: string; answer: () => void }> {
    const { id } = await guestOf(model);
    let answer = (): void => undefined;
    const thought = new Promise<void>((resolve) => (answer = resolve));
    const before = asked(model);
    manners[model] = async (response, question) => {
      await thought;
      if (!response.destroyed) await says(HOLD)(response, question);
    };
    await eventually('a question', () => asked(model) > before);
    const [{ round }] = await world.query<{ round: string }>(
      'SELECT id AS round FROM arena_round WHERE participant_id = $1 AND outcome IS NULL',
      [id],
    );
    return { id, round, answer };
  }

  const killed = () => Promise.all(workers.map((one) => one.kill9()));
  const handedIn = (id: string, round: string) =>
    world.query('SELECT 1 FROM arena_command WHERE participant_id = $1 AND decision_id = $2', [id, round]);

  /** A new worker has ended the round; what asking took. */
  async function goneOn(model: string, round: string) {
    manners[model] = says(HOLD);
    workers = [await worker(fileOf(Object.keys(NAMES)))];
    return eventually('its end', async () => {
      const [row] = await world.query<{ calls: number; tokens_in: number }>(
        `SELECT calls, tokens_in FROM arena_round WHERE id = $1 AND outcome = 'decided'`,
        [round],
      );
      return row;
    });
  }

  it('a worker that is killed while its model thinks neither loses nor doubles a decision', async () => {
    const { id, round, answer } = await thinking('steady');
    await killed();
    answer();
    expect(await goneOn('steady', round)).toEqual({ calls: 2, tokens_in: 2000 });
    expect(await handedIn(id, round)).toHaveLength(1);
  });

  it('nor does one that is killed while it hands the decision in', async () => {
    const { id, round, answer } = await thinking('steady');
    const release = await world.hold(`SELECT 1 FROM arena_round WHERE id = '${round}' FOR UPDATE`);
    answer();
    await eventually('its end waits', async () => {
      const waiting = await world.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE "arena_round"%'`,
      );
      return waiting.length > 0;
    });
    await killed();
    expect(await handedIn(id, round)).toEqual([]);
    await release();
    expect(await goneOn('steady', round)).toEqual({ calls: 2, tokens_in: 2000 });
    expect(await handedIn(id, round)).toHaveLength(1);
  });
});

describe('another file', () => {
  const guests = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (
        await world.query<{ name: string; status: string }>(
          `SELECT name, status FROM arena_participant WHERE operator = 'the house' ORDER BY name`,
        )
      ).map(({ name, status }) => [name, status === 'retired' ? 'retired' : 'there']),
    );

  it('retires whom it does not list, and keeps the others as they are', async () => {
    const { id } = await guestOf('steady');
    await Promise.all(workers.map((one) => one.stop()));
    workers = [
      await worker(fileOf(['steady', 'babble'], { babble: { calls_per_day: 1 }, steady: { symbols: ['ETH'] } })),
    ];
    const retired = Object.fromEntries(Object.values(NAMES).map((name) => [name, 'retired']));
    expect(await guests()).toEqual({ ...retired, [NAMES.steady]: 'there', [NAMES.babble]: 'there' });
    expect((await guestOf('steady')).id).toBe(id);
    expect((await world.query('SELECT 1 FROM arena_round WHERE outcome IS NULL')).length).toBe(2);
  });

  it('one of few markets is told of them alone, and may trade no other', async () => {
    manners.steady = says(buys());
    const { guest } = await eventually('a refusal', async () => {
      const found = await guestOf('steady');
      return /must be one of ETH\/USD/.test(String(found.guest.last_round?.problem)) && found;
    });
    expect(guest.last_round!.outcome).toBe('refused');
    const last = models.asked.findLast(({ body }) => String(body.model) === 'steady')!;
    expect(JSON.stringify(last.body.messages)).not.toMatch(/SOL\/USD/);
  });

  it('one whose budget of the day is spent is not asked', async () => {
    const before = asked('babble');
    await eventually(
      'put off',
      async () =>
        (
          await world.query(
            `SELECT 1 FROM outbox_job j JOIN arena_round r ON r.id = j.ref JOIN arena_participant p ON p.id = r.participant_id
           WHERE p.name = $1 AND j.done_at IS NULL AND j.run_at > now() + interval '2 minutes'`,
            [NAMES.babble],
          )
        ).length > 0,
    );
    expect(asked('babble')).toBeLessThanOrEqual(before + 1); // once more where a day ends meanwhile
  });

  it('a name that has retired is taken', async () => {
    await Promise.all(workers.map((one) => one.stop()));
    const refused = await world.launch({ ROLE: 'worker', ...settings(fileOf(['steady', 'babble', 'late'])) });
    await eventually('the end', () => refused.hasEnded);
    expect(refused.logs).toMatch(
      /^fyra: CONTESTANTS: "Late Lark" is the name of another participant, or of one that has retired/m,
    );
  });
});
