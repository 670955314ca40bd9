import { HOUSE_VERSION } from '../fighters/index.js';
import type { ShownPrices } from '../market/index.js';
import { canonical, type Canonical } from '../matches/index.js';
import type { BoardEntry } from './board.js';
import { byReturn, ranked } from '../matches/index.js';
import { checkpointOf, type Checkpoint } from './checkpoint.js';
import type { Decide } from './house.js';
import { RULES, type League, type LeagueCommand, type Rules } from './league.js';
import {
  answerLines,
  decisionsOf,
  haltedLine,
  postingLines,
  recordLines,
  type RecordedFill,
  type RecordLine,
} from './record.js';
import type { Answer, LeagueEvents } from './events.js';
import type { Posting } from '../exchange/index.js';
import { advanceLeague } from './tick.js';

/** A tick as the tables have it. */
export interface LoggedTick {
  tick: number;
  /** ms */
  time: number;
  /** micro-USD */
  mids: readonly number[];
  /** whole USD; null where they are made of prices: under version 1 and with prices from outside */
  volumes: readonly number[] | null;
  /** bit i: market i was halted */
  halted: number;
  commands: readonly LeagueCommand[];
  fills: readonly RecordedFill[];
  /** beside the record; absent where nobody asks */
  books?: LoggedBooks;
}

/** What a tick left beside its record. */
export interface LoggedBooks {
  postings: readonly Posting[];
  /** by place; null where none are kept, as of the replayed week */
  answers: readonly (Answer | null)[];
}

/** Where record and replay part. */
export interface RecordDifference {
  tick: number;
  kind: RecordLine['kind'];
  id: string | null;
  /** canonical lines; null where there is none */
  stored: string | null;
  replayed: string | null;
}

/** The lines that the tables hold for a tick. */
export const storedLines = ({ tick, mids, volumes, commands, fills }: LoggedTick): RecordLine[] =>
  recordLines({ tick, mids, volumes, decisions: decisionsOf(commands), fills });

/** What the tables hold of a tick beside its record, and what the replay made of it; of answers only those that are kept. */
export function bookLines(
  { halted, books }: LoggedTick,
  { postings, answers }: Pick<LeagueEvents, 'postings' | 'answers'>,
  haltedNow: number | null,
): { stored: RecordLine[]; replayed: RecordLine[] } {
  const kept = books?.answers.flatMap((answer, place) => (answer ? [{ answer, made: answers[place] }] : [])) ?? [];
  return {
    stored: [
      ...(haltedNow === null ? [] : [haltedLine(halted)]),
      ...postingLines(books?.postings ?? []),
      ...answerLines(kept.map(({ answer }) => answer)),
    ],
    replayed: [
      ...(haltedNow === null ? [] : [haltedLine(haltedNow)]),
      ...postingLines(books ? postings : []),
      ...answerLines(kept.map(({ made }) => made ?? { kind: 'done' })),
    ],
  };
}

/**
 * Runs a league over its log again. What others did is taken from the log; what the house decided is decided anew, as far as
 * the same house decided: that of an earlier release stands in the log, too.
 */
export class LeagueReplay {
  /** decisions of the house that no tick has executed yet */
  private readonly made = new Map<string, Decide>();
  /** what the house decided in this minute or before is not known here */
  private since = 0;
  /** who decided */
  private house = 1;

  /** @param opening what the league was made from */
  constructor(
    readonly league: League,
    opening: Checkpoint,
  ) {
    this.pass(opening);
  }

  /** Goes by a state that was kept after the last tick: from there on it may have been another house that decided. */
  pass({ house = 1, minds }: Checkpoint): void {
    const before = this.house;
    this.house = house;
    if (before === house || !this.decides) return;
    this.since = Math.floor(this.league.time / 60_000);
    for (const [id, memory] of Object.entries(minds)) this.league.minds.set(id, { memory, last: null });
  }

  /** The present house decided. */
  private get decides(): boolean {
    return this.house === HOUSE_VERSION;
  }

  /** The league as it stands, under the house whose decisions it has followed. */
  checkpoint(): Checkpoint {
    return { ...checkpointOf(this.league), house: this.house };
  }

  /** One tick. @param shown as computed; null: what the log has is taken */
  tick(logged: LoggedTick, shown: ShownPrices | null): { lines: RecordLine[]; events: LeagueEvents } {
    const { league } = this;
    const commands = logged.commands.map((command) => this.remade(command));
    if (!shown) believe(league, logged);
    const events = advanceLeague(league, {
      time: logged.time,
      ...(shown ?? loggedPrices(logged)),
      commands,
      tickMs: 1,
      oddsEveryMs: Infinity,
    });
    if (this.decides) for (const decision of events.house) this.made.set(decision.decision_id, decision);
    const { tick, observed, volumes } = league;
    const lines = recordLines({
      tick,
      mids: observed.mids,
      volumes,
      decisions: decisionsOf(commands),
      fills: events.fills,
    });
    return { lines, events };
  }

  private remade(command: LeagueCommand): LeagueCommand {
    if (!this.decides) return command;
    if (command.kind !== 'decide' || this.league.participants.get(command.participant_id)?.kind !== 'house') {
      return command;
    }
    const decision = this.made.get(command.decision_id);
    this.made.delete(command.decision_id);
    if (decision) return decision;
    const minute = Number.parseInt(command.decision_id.split('_').at(-1) ?? '', 36);
    return minute <= this.since ? command : { ...command, decision_id: 'none', actions: [] };
  }
}

const loggedPrices = ({ time, mids, volumes }: LoggedTick): ShownPrices => ({
  prices: mids.map((mid) => mid / 1e6),
  pricedAt: mids.map(() => time),
  version: volumes ? 2 : 1,
  volumes,
});

/** Prices that are not recomputed are believed as they were, halts with them. */
function believe(league: League, { mids, halted, time }: LoggedTick): void {
  league.breakers = league.breakers.map((breaker, i) => {
    const price = mids[i] / 1e6;
    const haltedUntil = (halted >> i) & 1 ? time + 1 : 0;
    return {
      ...breaker,
      reference: price,
      last: price,
      lastAt: time,
      referenceAt: time,
      haltedUntil,
      distrusted: false,
    };
  });
}

/** The first line in which a tick's record and its replay differ. */
export function firstDifference(
  tick: number,
  stored: readonly RecordLine[],
  replayed: readonly RecordLine[],
): RecordDifference | null {
  const length = Math.max(stored.length, replayed.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [stored.at(i), replayed.at(i)];
    if (i < stored.length && i < replayed.length && a?.text === b?.text) continue;
    const [kept, made] = [i < stored.length ? a : undefined, i < replayed.length ? b : undefined];
    const { kind, id } = (kept ?? made) as RecordLine;
    return { tick, kind, id, stored: kept?.text ?? null, replayed: made?.text ?? null };
  }
  return null;
}

const same = (a: unknown, b: unknown): boolean => canonical(a as Canonical) === canonical(b as Canonical);

/** The first part of the league's state that is not as it was kept. @param priced false: prices were taken from the log */
export function stateDifference(kept: Checkpoint, now: Checkpoint, priced: boolean): string | null {
  if (kept.tick !== now.tick || kept.time !== now.time) return 'tick';
  if (!same(kept.observed, now.observed)) return 'observed prices';
  if (priced && !same(kept.breakers, now.breakers)) return 'circuit breakers';
  if (kept.covariance && now.covariance && !same(kept.covariance, now.covariance)) return 'covariance';
  return (
    listDifference('account', kept.accounts, now.accounts) ??
    listDifference('participant', kept.participants, now.participants) ??
    (decidesBoth(kept, now) ? mindDifference(kept, now) : null)
  );
}

/** What another house remembered is not known. */
const decidesBoth = (kept: Checkpoint, now: Checkpoint): boolean =>
  (kept.house ?? 1) === HOUSE_VERSION && now.house === HOUSE_VERSION;

function mindDifference({ minds }: Checkpoint, now: Checkpoint): string | null {
  const ids = Object.keys({ ...minds, ...now.minds });
  const other = ids.find((id) => !same(minds[id] ?? null, now.minds[id] ?? null));
  return other === undefined ? null : `memory of ${other}`;
}

function listDifference(what: string, kept: readonly { id: string }[], now: readonly { id: string }[]): string | null {
  const own = new Map(now.map((one) => [one.id, one]));
  const other = kept.find((one) => !same(one, own.get(one.id) ?? null));
  if (other) return `${what} ${other.id}`;
  return kept.length === own.size ? null : `number of ${what}s`;
}

/** What a board is compared by: everything but ratings and odds. */
const COMPARED = [
  'rank',
  'score',
  'return_pct',
  'pnl_usd',
  'equity_usd',
  'max_drawdown_pct',
  'sharpe',
  'sortino',
  'volatility_pct',
  'exposure',
  'trades',
  'win_rate',
  'fees_usd',
  'eligible',
  'reason',
] as const;

export interface BoardDifference {
  participant_id: string;
  member: (typeof COMPARED)[number] | 'entry';
  stored: unknown;
  replayed: unknown;
}

/** Trades once counted by their number, and a book that was left was not measured any more: neither is made anew. */
const BEFORE_STAKES = COMPARED.filter((member) => !['win_rate', 'score', 'rank'].includes(member));

/** What a position had won before the match was once counted in it. */
const BEFORE_MATCHES = COMPARED.filter((member) => member !== 'win_rate');

/** What boards had before there were scores, and what can be compared where the replay does not know how scores began. */
const BEFORE_SCORES = COMPARED.filter(
  (member) => !['win_rate', 'score', 'volatility_pct', 'exposure'].includes(member),
);

const COMPARED_BY: Readonly<Record<Rules, readonly (typeof COMPARED)[number][]>> = {
  [RULES.byReturn]: BEFORE_SCORES,
  [RULES.byScore]: BEFORE_STAKES,
  [RULES.byStake]: BEFORE_MATCHES,
  [RULES.byMatch]: COMPARED,
};

/** A board as the first rules order it: by return, whatever was risked. */
const underFirstRules = (board: readonly BoardEntry[]): BoardEntry[] =>
  ranked(
    board.map(({ reason, ...entry }) =>
      reason === undefined || reason === 'too_little_risk' ? { ...entry, eligible: true } : { ...entry, reason },
    ),
    byReturn,
  );

/** In which members a stored board and a replayed one differ. @param rules those of the match */
export function boardDifferences(
  stored: readonly BoardEntry[],
  replayedNow: readonly BoardEntry[],
  rules: Rules,
): BoardDifference[] {
  const first = rules === RULES.byReturn;
  const replayed = first ? underFirstRules(replayedNow) : replayedNow;
  const compared = COMPARED_BY[rules];
  const own = new Map(replayed.map((entry) => [entry.id, entry]));
  const found = stored.flatMap((entry): BoardDifference[] => {
    const other = own.get(entry.id);
    if (!other) return [{ participant_id: entry.id, member: 'entry', stored: entry.rank, replayed: null }];
    const differs = compared.filter((member) => !same(entry[member] ?? null, other[member] ?? null));
    return differs.map((member) => ({
      participant_id: entry.id,
      member,
      stored: entry[member] ?? null,
      replayed: other[member] ?? null,
    }));
  });
  const known = new Set(stored.map(({ id }) => id));
  const more = replayed.filter(({ id }) => !known.has(id));
  return [
    ...found,
    ...more.map(({ id, rank }) => ({ participant_id: id, member: 'entry' as const, stored: null, replayed: rank })),
  ];
}
