import type { EntityManager } from 'typeorm';
import { moveMark, readMark } from '../../common/db/marks.js';

/** How long a match can be replayed, which takes the words of its decisions: as long as ticks are kept. */
export const REPLAYABLE_DAYS = 22;

const DAY_MS = 86_400_000;
const PAGE = 2_000;
const MOST_PAGES = 200;

/** Where the texts of challengers lie. Each statement works on the rows of one page ($1 from, $2 until) and leaves the books. */
interface SpokenTable {
  name: string;
  /** Selects `seq, at` of the next rows after $1, at most $2 of them. */
  next: string;
  age: string;
}

const OURS = `participant_id LIKE 'agt\\_%'`;

/** A command without what was said with it. @param payload SQL of its jsonb */
export const withoutWords = (payload: string): string =>
  `(${payload} - 'research' - 'message') || CASE WHEN jsonb_typeof(${payload} -> 'actions') = 'array' THEN
    jsonb_build_object('actions', (SELECT coalesce(jsonb_agg(a - 'justification' - 'invalidation_condition' ORDER BY nr), '[]')
      FROM jsonb_array_elements(${payload} -> 'actions') WITH ORDINALITY AS x(a, nr))) ELSE '{}' END`;

/**
 * Of a command stays what it asked for, and the hash that a record holds in place of the words, without its salt: so nobody can
 * try words against it, nor against a hash of the whole. A repetition of its id is then told by what it asks for.
 */
const COMMANDS: SpokenTable = {
  name: 'arena_command',
  next: 'SELECT seq, received_at AS at FROM arena_command WHERE seq > $1 ORDER BY seq LIMIT $2',
  age: `UPDATE arena_command SET
      salt = NULL, body_hash = NULL, payload = ${withoutWords('payload')}
    WHERE seq > $1 AND seq <= $2 AND ${OURS} AND (payload ?| ARRAY['research', 'message']
      OR payload @? '$.actions[*] ? (exists(@.justification) || exists(@.invalidation_condition))')`,
};

const RESEARCH: SpokenTable = {
  name: 'arena_tape',
  next: `SELECT seq, (entry ->> 'at')::timestamptz AS at FROM arena_tape WHERE seq > $1 ORDER BY seq LIMIT $2`,
  age: `WITH gone AS (DELETE FROM arena_tape WHERE seq > $1 AND seq <= $2 AND type = 'research' AND ${OURS})
    UPDATE arena_tape SET entry = entry || '{"reasoning": null}'
    WHERE seq > $1 AND seq <= $2 AND type <> 'research' AND ${OURS} AND entry ->> 'reasoning' IS NOT NULL`,
};

const CHAT: SpokenTable = {
  name: 'arena_chat',
  next: `SELECT seq, (line ->> 'at')::timestamptz AS at FROM arena_chat WHERE seq > $1 ORDER BY seq LIMIT $2`,
  age: `DELETE FROM arena_chat WHERE seq > $1 AND seq <= $2 AND line ->> 'participant_id' LIKE 'agt\\_%'`,
};

const REASONS: SpokenTable = {
  name: 'arena_fill',
  next: 'SELECT tick AS seq, max(at) AS at FROM arena_fill WHERE tick > $1 GROUP BY tick ORDER BY tick LIMIT $2',
  age: `UPDATE arena_fill SET reasoning = NULL WHERE tick > $1 AND tick <= $2 AND ${OURS} AND reasoning IS NOT NULL`,
};

/** What models that are guests saw and said. */
const FORGET_ROUNDS = `UPDATE arena_round SET prompt = NULL, answers = NULL, problems = NULL
  WHERE opened_at < $1 AND outcome IS NOT NULL AND problems IS NOT NULL`;

/**
 * Forgets what challengers said longer than `days` ago, or than matches can be replayed; commands, fills, postings and results
 * stay. Each row is looked at once: how far it has come is remembered.
 */
export async function forgetTexts(
  manager: Pick<EntityManager, 'query'>,
  days: number,
  now = new Date(),
): Promise<void> {
  const kept = Math.max(days, REPLAYABLE_DAYS);
  const before = new Date(now.getTime() - kept * DAY_MS);
  for (const table of [COMMANDS, RESEARCH, CHAT, REASONS]) await forgetIn(manager, table, before);
  await manager.query(FORGET_ROUNDS, [before]);
}

async function forgetIn(manager: Pick<EntityManager, 'query'>, table: SpokenTable, before: Date): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page++) {
    const mark = (await readMark(manager, markName(table))) ?? '-1';
    const [{ until, rows }] = await manager.query<{ until: string | null; rows: number }[]>(
      `SELECT max(seq) AS until, count(*)::int AS rows FROM (${table.next}) p WHERE at < $3`,
      [mark, PAGE, before],
    );
    if (until === null) return;
    await manager.query(table.age, [mark, until]);
    await moveMark(manager, markName(table), until);
    if (rows < PAGE) return;
  }
}

const markName = ({ name }: SpokenTable): string => `texts forgotten in ${name}`;
