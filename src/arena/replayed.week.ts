import {
  advanceLeague,
  beginLeague,
  houseEntries,
  settle,
  fieldOf,
  hindsight,
  type ChatLine,
  type EquityPoint,
  type Hindsight,
  type JudgedFill,
  type League,
  type LeagueCommand,
  type EndedMatch,
  type LeagueEvents,
  type RunningMatch,
  type Settlement,
  type TapeEntry,
} from './engine/league/index.js';
import { FIGHTERS } from './engine/fighters/index.js';
import type { EpochStart } from './feed.js';
import { claimKey, closingOf, stateConfidences } from './match.course.js';
import { SimulatedFeed } from './simulated.feed.js';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Ticks between two pauses in which the event loop may do other things. */
const STRETCH = 60;
/** Of the week's tape and chat only the end is kept. */
const TOLD = 1_000;

export interface ReplayedTick extends Pick<LeagueEvents, 'fills' | 'postings'> {
  tick: number;
  time: number;
  mids: number[];
  commands: number;
}

export interface FinishedMatch {
  match: RunningMatch;
  firstTick: number;
  board: EndedMatch['board'];
  settlement: Settlement & Hindsight;
  lastTick: number;
}

export interface ReplayedWeek {
  genesis: number;
  openedAt: number;
  league: League;
  feed: SimulatedFeed;
  /** since somebody last took them away */
  ticks: ReplayedTick[];
  tape: { tick: number; entry: TapeEntry }[];
  chat: { tick: number; line: ChatLine }[];
  /** confidences stated by claim, and all fills with them */
  stated: Map<string, number>;
  judged: (JudgedFill & { tick: number })[];
  epochs: EpochStart[];
  finished: FinishedMatch[];
  /** decisions of the house for the first live tick */
  pending: LeagueCommand[];
}

/**
 * A week of market and house fighters at one tick a minute, ending at the last full minute before `now` (ms).
 * @param pause called now and then: takes the ticks there are and lets leases and probes be served
 */
export async function replayWeek(
  secret: string,
  now: number,
  pause: (week: ReplayedWeek) => Promise<unknown>,
): Promise<ReplayedWeek> {
  const openedAt = Math.floor(now / MINUTE) * MINUTE;
  const genesis = openedAt - WEEK;
  const feed = SimulatedFeed.begin(secret, genesis);
  const league = beginLeague(genesis, feed.prices().prices);
  const week: ReplayedWeek = {
    genesis,
    openedAt,
    league,
    feed,
    ticks: [],
    tape: [],
    chat: [],
    stated: new Map(),
    judged: [],
    epochs: feed.begun(),
    finished: [],
    pending: houseEntries(),
  };
  for (let time = genesis + MINUTE; time <= openedAt; time += MINUTE) {
    replayMinute(week, time);
    if (league.tick % STRETCH === 0) await pause(week);
  }
  return week;
}

function replayMinute(week: ReplayedWeek, time: number): void {
  const { league, feed } = week;
  const prices = feed.advance(time);
  week.epochs.push(...feed.begun());
  const commands = week.pending;
  const events = advanceLeague(league, { time, ...prices, commands, tickMs: MINUTE, oddsEveryMs: Infinity });
  week.pending = events.house;
  const { fills, postings } = events;
  const { tick } = league;
  week.ticks.push({ tick, time, mids: league.observed.mids, commands: commands.length, fills, postings });
  for (const entry of events.tape) keepLast(week.tape, { tick, entry });
  for (const line of events.chat) keepLast(week.chat, { tick, line });
  for (const ended of events.ended) {
    const firstTick = firstTickOf(week, ended.match);
    const settlement = { ...settleInPlace(league, ended), ...lookBack(week, ended, firstTick) };
    week.finished.push({ ...ended, firstTick, settlement, lastTick: tick });
  }
  judge(week, commands, fills);
}

/** Takes the tick's fills down with the confidence that was stated. After the matches that end in it are settled. */
function judge(week: ReplayedWeek, commands: readonly LeagueCommand[], fills: LeagueEvents['fills']): void {
  const { tick } = week.league;
  for (const command of commands) if (command.kind === 'decide') stateConfidences(week.stated, command);
  for (const { participant_id, symbol, side, price, realized, decision_id } of fills) {
    const confidence = week.stated.get(claimKey(participant_id, decision_id, symbol)) ?? null;
    week.judged.push({ tick, participant_id, symbol, side, price, realized, confidence });
  }
}

function lookBack(week: ReplayedWeek, { match, board }: EndedMatch, firstTick: number): Hindsight {
  const { league, judged } = week;
  const fills = judged.slice(judged.findLastIndex(({ tick }) => tick < firstTick) + 1);
  return hindsight({
    id: match.id,
    board,
    fills,
    closing: closingOf(league.observed.mids),
    equity: equityOf(league, match, fieldOf(board)),
  });
}

function equityOf({ curves }: League, { starts_at, ends_at }: RunningMatch, ids: readonly string[]): EquityPoint[] {
  const points = ids.flatMap((participant_id) =>
    (curves.get(participant_id) ?? [])
      .filter(([at]) => at >= starts_at && at <= ends_at)
      .map(([at, equity]) => ({ participant_id, at, equity })),
  );
  return points.sort((a, b) => a.at - b.at);
}

function keepLast<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length >= 2 * TOLD) list.splice(0, list.length - TOLD);
}

/** The tick that opened a match; 0 for those that the league began with. */
export const firstTickOf = (
  { genesis }: Pick<ReplayedWeek, 'genesis'>,
  match: Pick<RunningMatch, 'starts_at'>,
): number => Math.max(0, Math.round((match.starts_at - genesis) / MINUTE));

const baselines = new Set(FIGHTERS.filter((fighter) => fighter.baseline).map(({ id }) => id));

function settleInPlace(league: League, { match, board }: EndedMatch): Settlement {
  const ratings = new Map([...league.participants].map(([id, { rating }]) => [id, rating]));
  const settlement = settle({ board, quotes: match.quotes, ratings, baselines });
  for (const { participant_id, after } of settlement.ratings) {
    const who = league.participants.get(participant_id);
    if (who) who.rating = after;
  }
  return settlement;
}
