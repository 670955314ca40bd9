import type { EntityManager } from 'typeorm';
import { parseSymbol, INSTRUMENTS } from '../engine/instruments.js';
import {
  fieldOf,
  regimeOf,
  WEATHER,
  type BoardEntry,
  type EquityPoint,
  type JudgedFill,
  type LeagueCommand,
  type MatchCourse,
  type Regime,
} from '../engine/league/index.js';
import { INTERVAL_MS } from '../engine/market/index.js';
import type { Duration } from '../engine/matches/index.js';
import type { Candle } from '../engine/types.js';

/** A stored match that has ended. */
export interface EndedMatchRow {
  id: string;
  duration: Duration;
  starts_at: Date;
  ends_at: Date;
  first_tick: string;
  last_tick: string;
  board: BoardEntry[];
}

type Decided = Pick<Extract<LeagueCommand, { kind: 'decide' }>, 'participant_id' | 'decision_id' | 'actions'>;

/** What stated confidence a fill answers to. */
export const claimKey = (participant: string, decision: string | null, symbol: string): string =>
  `${participant} ${decision} ${symbol}`;

/** The confidences that decisions state, by claim. Adds to `stated`. */
export function stateConfidences(stated: Map<string, number>, { participant_id, decision_id, actions }: Decided): void {
  for (const { symbol, confidence } of actions) {
    const known = parseSymbol(symbol);
    if (known && confidence !== undefined) stated.set(claimKey(participant_id, decision_id, known), confidence);
  }
}

/** Fills, decisions' confidences, closing prices and equities of a match that is over, from the tables. */
export async function readCourse(manager: EntityManager, match: EndedMatchRow): Promise<MatchCourse> {
  const { id, board } = match;
  const equity = await readEquity(manager, match);
  return { id, board, fills: await readFills(manager, match), closing: await readClosing(manager, match), equity };
}

async function readFills(manager: EntityManager, match: EndedMatchRow): Promise<JudgedFill[]> {
  const bounds = [match.first_tick, match.last_tick];
  const decisions = await manager.query<{ payload: Decided }[]>(
    `SELECT payload FROM arena_command
     WHERE tick >= $1 AND tick < $2 AND kind = 'decide' AND payload @? '$.actions[*].confidence'`,
    bounds,
  );
  const stated = new Map<string, number>();
  for (const { payload } of decisions) stateConfidences(stated, payload);
  if (stated.size === 0) return [];
  const rows = await manager.query<(Omit<JudgedFill, 'price' | 'notional' | 'realized'> & FillNumbers)[]>(
    `SELECT participant_id, symbol, side, price, notional, realized, decision_id FROM arena_fill
     WHERE tick >= $1 AND tick < $2 ORDER BY tick, length(id), id COLLATE "C"`,
    bounds,
  );
  return rows.map(({ decision_id, price, notional, realized, ...row }) => ({
    ...row,
    price: Number(price),
    notional: Number(notional),
    realized: Number(realized),
    confidence: stated.get(claimKey(row.participant_id, decision_id, row.symbol)) ?? null,
  }));
}

interface FillNumbers {
  price: string;
  notional: string;
  realized: string;
  decision_id: string | null;
}

async function readClosing(manager: EntityManager, { last_tick }: EndedMatchRow): Promise<MatchCourse['closing']> {
  const [row] = await manager.query<{ mids: number[] }[]>('SELECT mids FROM arena_tick WHERE tick = $1', [last_tick]);
  return closingOf(row?.mids ?? []);
}

/** Mids in the order of the markets, by symbol. */
export const closingOf = (mids: readonly number[]): MatchCourse['closing'] =>
  Object.fromEntries(INSTRUMENTS.map(({ symbol, index }) => [symbol, mids[index]])) as MatchCourse['closing'];

async function readEquity(manager: EntityManager, match: EndedMatchRow): Promise<EquityPoint[]> {
  const rows = await manager.query<(Omit<EquityPoint, 'at'> & { at: Date })[]>(
    `SELECT participant_id, at, equity FROM arena_curve_point
     WHERE participant_id = ANY($1) AND at >= $2 AND at <= $3 ORDER BY at, participant_id`,
    [fieldOf(match.board), match.starts_at, match.ends_at],
  );
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** The market's weather during a match, from its public candles. */
export async function readRegime(manager: EntityManager, match: EndedMatchRow): Promise<Regime> {
  const interval = WEATHER[match.duration];
  const rows = await manager.query<(Candle & { market: number })[]>(
    `SELECT market, open, high, low, close FROM arena_candle
     WHERE interval = $1 AND time >= $2 AND time < $3 ORDER BY market, time`,
    [interval, match.starts_at, match.ends_at],
  );
  const markets = INSTRUMENTS.map(({ index }) => rows.filter(({ market }) => market === index));
  return regimeOf(markets, INTERVAL_MS[interval]);
}
