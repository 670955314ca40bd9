import type { EntityManager } from 'typeorm';
import { CHAPTER_TICKS } from '../engine/matches/index.js';
import type { LeagueCommand, LoggedTick, RecordedFill } from '../engine/league/index.js';

/** Commands that are read at once, about. */
const PAGE = 5_000;

interface TickRow {
  tick: string;
  at: Date;
  mids: number[];
  halted: number;
  commands: number;
}

interface CommandRow {
  tick: string;
  participant_id: string | null;
  decision_id: string | null;
  payload: LeagueCommand;
}

type Amount = 'lots' | 'price' | 'notional' | 'fee' | 'realized';
type FillRow = Omit<RecordedFill, Amount> & Record<Amount | 'tick', string>;

/** The ticks from `from` until before `until` with what they executed and what came of it, in their order, page by page. */
export async function* readRecord(manager: EntityManager, from: number, until: number): AsyncGenerator<LoggedTick> {
  for (let at = from; at < until; at += CHAPTER_TICKS) {
    const rows = await readTicks(manager, at, Math.min(until, at + CHAPTER_TICKS));
    for (const page of pagesOf(rows)) yield* await withEvents(manager, page);
  }
}

const readTicks = (manager: EntityManager, from: number, until: number): Promise<TickRow[]> =>
  manager.query<TickRow[]>(
    'SELECT tick, at, mids, halted, commands FROM arena_tick WHERE tick >= $1 AND tick < $2 ORDER BY tick',
    [from, until],
  );

/** Cuts ticks where their commands become too many to be held at once. */
function pagesOf(rows: readonly TickRow[]): TickRow[][] {
  const pages: TickRow[][] = [];
  let held = Infinity;
  for (const row of rows) {
    if (held + row.commands > PAGE) {
      pages.push([]);
      held = 0;
    }
    pages.at(-1)?.push(row);
    held += row.commands;
  }
  return pages;
}

async function withEvents(manager: EntityManager, page: readonly TickRow[]): Promise<LoggedTick[]> {
  const bounds = [page[0].tick, page.at(-1)?.tick];
  const commands = byTick(
    await manager.query<CommandRow[]>(
      `SELECT tick, participant_id, decision_id, payload FROM arena_command
       WHERE tick >= $1 AND tick <= $2 ORDER BY tick, place`,
      bounds,
    ),
  );
  const fills = byTick(
    await manager.query<FillRow[]>(
      `SELECT id, tick, participant_id, symbol, side, kind, maker, lots, price, notional, fee, realized, slippage_bps, order_id, decision_id
       FROM arena_fill WHERE tick >= $1 AND tick <= $2 ORDER BY tick, length(id), id COLLATE "C"`,
      bounds,
    ),
  );
  return page.map(({ tick, at, mids, halted }) => ({
    tick: Number(tick),
    time: at.getTime(),
    mids,
    halted,
    commands: (commands.get(tick) ?? []).map(commandOf),
    fills: (fills.get(tick) ?? []).map(fillOf),
  }));
}

function byTick<T extends { tick: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.tick);
    if (group) group.push(row);
    else groups.set(row.tick, [row]);
  }
  return groups;
}

/** A decision is named by its columns, which are what makes it unique. */
const commandOf = ({ payload, participant_id, decision_id }: CommandRow): LeagueCommand =>
  payload.kind === 'decide'
    ? { ...payload, participant_id: participant_id ?? '', decision_id: decision_id ?? '' }
    : payload;

function fillOf(row: FillRow): RecordedFill {
  return {
    id: row.id,
    participant_id: row.participant_id,
    symbol: row.symbol,
    side: row.side,
    kind: row.kind,
    maker: row.maker,
    lots: Number(row.lots),
    price: Number(row.price),
    notional: Number(row.notional),
    fee: Number(row.fee),
    realized: Number(row.realized),
    slippage_bps: row.slippage_bps,
    order_id: row.order_id,
    decision_id: row.decision_id,
  };
}
