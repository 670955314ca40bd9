import type { EntityManager } from 'typeorm';
import { answersAt } from '../decisions/answer-pages.js';
import { CHAPTER_TICKS } from '../engine/matches/index.js';
import { withoutWords, wordsHash, wordsOf, type Spoken } from '../engine/records/index.js';
import type { Posting } from '../engine/exchange/index.js';
import type { LeagueCommand, LoggedTick, RecordedFill } from '../engine/league/index.js';

/** Commands that are read at once, about. */
const PAGE = 5_000;

interface TickRow {
  tick: string;
  at: Date;
  mids: number[];
  volumes: number[] | null;
  halted: number;
  commands: number;
}

interface CommandRow {
  tick: string;
  participant_id: string | null;
  decision_id: string | null;
  payload: LeagueCommand;
  salt: Buffer | null;
  words_hash: string | null;
}

type Amount = 'lots' | 'price' | 'notional' | 'fee' | 'realized';
type FillRow = Omit<RecordedFill, Amount> & Record<Amount | 'tick', string>;

/**
 * The ticks from `from` until before `until` with what they executed and what came of it, in their order, page by page.
 * @param books whether their postings and answers are wanted, too
 */
export async function* readRecord(
  manager: EntityManager,
  from: number,
  until: number,
  books: 'books too' | 'no books' = 'no books',
): AsyncGenerator<LoggedTick> {
  for (let at = from; at < until; at += CHAPTER_TICKS) {
    const rows = await readTicks(manager, at, Math.min(until, at + CHAPTER_TICKS));
    for (const page of pagesOf(rows)) {
      const ticks = await withEvents(manager, page);
      yield* books === 'books too' ? await withBooks(manager, ticks) : ticks;
    }
  }
}

const readTicks = (manager: EntityManager, from: number, until: number): Promise<TickRow[]> =>
  manager.query<TickRow[]>(
    'SELECT tick, at, mids, volumes, halted, commands FROM arena_tick WHERE tick >= $1 AND tick < $2 ORDER BY tick',
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
  const bounds = [Number(page[0].tick), Number(page.at(-1)?.tick)] as const;
  const commands = await readCommands(manager, bounds, 'hashed anew');
  const fills = await readFills(manager, bounds);
  return page.map((row) => ({
    tick: Number(row.tick),
    time: row.at.getTime(),
    mids: row.mids,
    volumes: row.volumes,
    halted: row.halted,
    commands: commands.get(Number(row.tick)) ?? [],
    fills: fills.get(Number(row.tick)) ?? [],
  }));
}

async function withBooks(manager: EntityManager, ticks: readonly LoggedTick[]): Promise<LoggedTick[]> {
  const postings = await readPostings(manager, [ticks[0].tick, ticks[ticks.length - 1].tick]);
  const places = ticks.flatMap(({ tick, commands }) => commands.map((_, place) => ({ tick, place })));
  const answers = (await answersAt(manager, places)).values();
  return ticks.map((one) => ({
    ...one,
    books: { postings: postings.get(one.tick) ?? [], answers: one.commands.map(() => answers.next().value ?? null) },
  }));
}

const isChallenger = (id: string): boolean => id.startsWith('agt_');

/** First and last tick. */
type Bounds = readonly [number, number];

/**
 * Executed commands by tick, in their order. @param words whether the hash of words that are still kept is the stored one, or made
 * anew, so that other words are another record
 */
export async function readCommands(
  manager: Pick<EntityManager, 'query'>,
  bounds: Bounds,
  words: 'stored' | 'hashed anew',
): Promise<Map<number, LeagueCommand[]>> {
  const rows = await manager.query<CommandRow[]>(
    `SELECT tick, participant_id, decision_id, payload, salt, words_hash FROM arena_command
     WHERE tick >= $1 AND tick <= $2 ORDER BY tick, place`,
    [...bounds],
  );
  return byTick(rows, words === 'stored' ? lastingOf : commandOf);
}

/** Postings by tick, in the order of the ledger. */
export async function readPostings(
  manager: Pick<EntityManager, 'query'>,
  bounds: Bounds,
): Promise<Map<number, Posting[]>> {
  const rows = await manager.query<(Omit<Posting, 'amount'> & { tick: string; amount: string })[]>(
    'SELECT tick, entry, kind, account, amount FROM arena_posting WHERE tick >= $1 AND tick <= $2 ORDER BY tick, id',
    [...bounds],
  );
  return byTick(rows, ({ entry, kind, account, amount }) => ({ entry, kind, account, amount: Number(amount) }));
}

/** Fills by tick, in their order. */
export async function readFills(
  manager: Pick<EntityManager, 'query'>,
  bounds: Bounds,
): Promise<Map<number, RecordedFill[]>> {
  const rows = await manager.query<FillRow[]>(
    `SELECT id, tick, participant_id, symbol, side, kind, maker, lots, price, notional, fee, realized, slippage_bps, order_id, decision_id
     FROM arena_fill WHERE tick >= $1 AND tick <= $2 ORDER BY tick, length(id), id COLLATE "C"`,
    [...bounds],
  );
  return byTick(rows, fillOf);
}

function byTick<T extends { tick: string }, U>(rows: readonly T[], made: (row: T) => U): Map<number, U[]> {
  const groups = new Map<number, U[]>();
  for (const row of rows) {
    const tick = Number(row.tick);
    const group = groups.get(tick);
    if (group) group.push(made(row));
    else groups.set(tick, [made(row)]);
  }
  return groups;
}

/** A decision is named by its columns, which are what makes it unique. */
const commandOf = ({ payload, participant_id, decision_id, ...said }: CommandRow): LeagueCommand =>
  payload.kind === 'decide'
    ? {
        ...payload,
        participant_id: participant_id ?? '',
        decision_id: decision_id ?? '',
        ...(said.words_hash !== null && { words: hashedNow(payload, said) ?? said.words_hash }),
      }
    : payload;

/** A command without what may be erased: a challenger's words that were never hashed are no part of it. */
function lastingOf(row: CommandRow): LeagueCommand {
  const command = commandOf({ ...row, salt: null });
  const lasting = command.kind !== 'decide' || command.words !== undefined || !isChallenger(command.participant_id);
  return lasting ? command : { ...command, actions: command.actions.map(withoutWords) as typeof command.actions };
}

/** While the words are kept they are hashed anew, so that other words are another record; null afterwards. */
function hashedNow(payload: Spoken, { salt }: Pick<CommandRow, 'salt'>): string | null {
  const words = salt && wordsOf(payload);
  return words && wordsHash(salt, words);
}

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
