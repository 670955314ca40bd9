import type { EntityManager } from 'typeorm';
import { recordBody, type Seal, type SettledMatch } from '../engine/records/index.js';

type Queries = Pick<EntityManager, 'query'>;

interface MatchRow extends Omit<SettledMatch, 'starts_at' | 'ends_at' | 'first_tick' | 'last_tick'> {
  starts_at: Date;
  ends_at: Date;
  first_tick: string;
  last_tick: string;
}

const COLUMNS =
  'm.id, m.duration, m.starts_at, m.ends_at, m.first_tick, m.last_tick, m.board, m.quotes, m.odds, m.settlement';

const matchOf = ({ starts_at, ends_at, first_tick, last_tick, ...row }: MatchRow): SettledMatch => ({
  id: row.id,
  duration: row.duration,
  board: row.board,
  quotes: row.quotes,
  odds: row.odds,
  settlement: row.settlement,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  first_tick: Number(first_tick),
  last_tick: Number(last_tick),
});

/** Settled matches without a seal in the order in which they are sealed, their text as it is hashed. */
export async function unsealed(manager: Queries, limit: number): Promise<{ id: string; body: string }[]> {
  const rows = await manager.query<MatchRow[]>(
    `SELECT ${COLUMNS} FROM arena_match m LEFT JOIN arena_seal s ON s.match_id = m.id
     WHERE m.status = 'settled' AND s.seq IS NULL ORDER BY m.ends_at, m.starts_at DESC, m.id LIMIT $1`,
    [limit],
  );
  return rows.map((row) => ({ id: row.id, body: recordBody(matchOf(row)) }));
}

type SealRow = Omit<Seal, 'seq'> & { seq: string; sealed_at: Date };

const SEAL = 's.seq, s.match_id, s.previous, s.body_hash, s.hash, s.key_id, s.signature, s.sealed_at';
const sealOf = ({ seq, match_id, previous, body_hash, hash, key_id, signature }: SealRow): Seal => ({
  seq: Number(seq),
  match_id,
  previous,
  body_hash,
  hash,
  key_id,
  signature,
});

/** A link with what its match's columns give now; null when the match is gone. */
export interface HeldSeal {
  seal: Seal;
  sealed_at: string;
  body: string | null;
}

/** Links after a number, in order. */
export async function sealsAfter(manager: Queries, seq: number, limit: number): Promise<HeldSeal[]> {
  const rows = await manager.query<(SealRow & MatchRow)[]>(
    `SELECT ${SEAL}, ${COLUMNS} FROM arena_seal s LEFT JOIN arena_match m ON m.id = s.match_id
     WHERE s.seq > $1 ORDER BY s.seq LIMIT $2`,
    [seq, limit],
  );
  return rows.map((row) => ({
    seal: sealOf(row),
    sealed_at: row.sealed_at.toISOString(),
    body: row.id === null ? null : recordBody(matchOf(row)),
  }));
}

/** The link of a match; null while it has none. */
export async function sealOfMatch(manager: Queries, id: string): Promise<HeldSeal | null> {
  const [row] = await manager.query<{ seq: string }[]>('SELECT seq FROM arena_seal WHERE match_id = $1', [id]);
  return row ? ((await sealsAfter(manager, Number(row.seq) - 1, 1))[0] ?? null) : null;
}

/** The newest link; null before the first. */
export async function headOf(manager: Queries): Promise<Seal | null> {
  const [row] = await manager.query<SealRow[]>(`SELECT ${SEAL} FROM arena_seal s ORDER BY s.seq DESC LIMIT 1`);
  return row ? sealOf(row) : null;
}
