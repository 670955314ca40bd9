import type { Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

interface Model {
  second: string;
  seq: number;
  kappa: number;
  state_hash: string;
  body: { S: number; A: number };
}
interface Explained {
  recent_events: { at: string; kind: string }[];
}

/** A word that nobody else writes. */
const MARKER = 'zyxomarkör';

let world: World;
let first: Server;
let second: Server;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'cognitive,tools', COGNITIVE_KAPPA: '24' });
  first = await world.start();
  second = await world.start();
});
afterAll(() => world.close());

const model = async (from: Client): Promise<Model> => (await from.get<Model>('/api/cognitive/model')).body;
const replayed = async (from: Client, at: string): Promise<string> =>
  (await from.get<{ state_hash: string }>(`/api/cognitive/replay?at=${at}`)).body.state_hash;
const texts = async (from: Client): Promise<string[]> => {
  const { body } = await from.get<Explained>('/api/cognitive/explain/curiosity');
  return body.recent_events.filter(({ kind }) => kind === 'text').map(({ at }) => at);
};
const epoch = async (): Promise<number> => {
  const [row] = await world.query<{ epoch: string }>("SELECT epoch FROM lease WHERE name = 'cognitive'");
  return Number(row.epoch);
};
/** A second that both have closed, as each of them sees it. */
const sameSecond = (a: Client, b: Client): Promise<[Model, Model]> =>
  eventually('a second seen by both', async () => {
    const [one, other] = await Promise.all([model(a), model(b)]);
    return one.second === other.second && [one, other];
  });

/** Tables of the engine and of the events that reach it. */
const ENGINE_TABLES = [
  'domain_event',
  'cognitive_head',
  'cognitive_batch',
  'cognitive_checkpoint',
  'cognitive_history',
];

describe('a chat', () => {
  it('moves the engine, and leaves none of its words with it', async () => {
    const { status } = await first.post('/api/chat', { message: `Tack, kappan är underbar! ${MARKER}` });
    expect(status).toBe(200);
    await eventually('the chat is felt', async () => (await texts(second)).length === 1);
    const events = await world.query<{ data: object }>("SELECT data FROM domain_event WHERE type = 'chat_answered'");
    expect(events.map(({ data }) => data)).toEqual([expect.objectContaining({ topics: 'coat', addressed: true })]);
    for (const table of ENGINE_TABLES) {
      const found = await world.query(`SELECT 1 FROM ${table} t WHERE t::text ILIKE '%${MARKER}%'`);
      expect([table, found]).toEqual([table, []]);
    }
    for (const word of [MARKER, 'underbar']) expect(first.logs + second.logs).not.toContain(word);
  });
});

describe('the holder, killed outright', () => {
  it('is followed by the other without a jump, and nothing that happened meanwhile is lost or felt twice', async () => {
    const [before] = await sameSecond(first, second);
    const held = await epoch();
    await first.kill9();
    const sent = await second.post('/api/bride-demo', { text: 'Rocken är ful.' });
    expect(sent.status).toBe(200);
    await eventually('the other holds the lease', async () => (await epoch()) > held);
    await eventually('the text is felt', async () => (await texts(second)).length === 2);
    const after = await model(second);
    expect(after.seq).toBeGreaterThan(before.seq);
    expect(Math.abs(after.body.S - before.body.S)).toBeLessThan(0.01);
    expect(await replayed(second, before.second)).toBe(before.state_hash);
    expect(await replayed(second, after.second)).toBe(after.state_hash);
    expect((await texts(second)).length).toBe(2);
  });
});

describe('a new κ', () => {
  it('holds from the restart on; what was is as it was, and the state does not jump', async () => {
    await second.stop();
    const [saved] = await world.query<{ second: string; hash: string; s: number }>(
      `SELECT second, hash, (state::json -> 'body' ->> 'S')::float8 AS s FROM cognitive_checkpoint
       ORDER BY second DESC LIMIT 1`,
    );
    const faster = await world.start({ COGNITIVE_KAPPA: '2400' });
    const now = await eventually('the new pace', async () => {
      const seen = await model(faster);
      return seen.kappa === 2400 && seen;
    });
    const asleepFor = Date.parse(now.second) / 1000 - Number(saved.second);
    expect(Math.abs(now.body.S - saved.s)).toBeLessThan((asleepFor * 2400) / 3600 / 4.2);
    expect(await replayed(faster, saved.second)).toBe(saved.hash);
    expect(await replayed(faster, now.second)).toBe(now.state_hash);
    const later = await eventually('a biological hour later', async () => {
      const seen = await model(faster);
      return Date.parse(seen.second) - Date.parse(now.second) >= 3000 && seen;
    });
    expect(Math.abs(later.body.S - now.body.S)).toBeGreaterThan(0.02);
  });
});
