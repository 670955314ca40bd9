import {
  advanceLeague,
  beginLeague,
  checkpointOf,
  courseTexts,
  decisionsOf,
  houseEntries,
  recordLines,
  regimeIn,
  learn,
  settle,
  fieldOf,
  hindsight,
  type ChatLine,
  type Checkpoint,
  type CourseSample,
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
} from '../engine/league/index.js';
import { FIGHTERS } from '../engine/fighters/index.js';
import { newKnown, type Known } from '../engine/skill/index.js';
import { bytesOf, DURATIONS, RecordHasher, type RecordHash } from '../engine/matches/index.js';
import type { BeginWeek, EpochStart, FeedState, WeekFeed } from '../feeds/feed.js';
import type { PastEvent } from '../../common/events/past-events.js';
import { haltedIn } from '../market/halted-markets.js';
import { strategyOf, tickHappenings } from '../market/tick-happenings.js';
import { claimKey, closingOf, stateConfidences } from '../matches/match-course.js';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Ticks that are kept together: a third of a day, and the last two hours. */
const STRETCH = 480;
const LAST = 120;
/** Of the week's tape and chat only the end is kept. */
const TOLD = 1_000;

export interface ReplayedTick extends Pick<LeagueEvents, 'fills' | 'postings'> {
  tick: number;
  time: number;
  mids: number[];
  volumes: readonly number[] | null;
  halted: number;
  commands: readonly LeagueCommand[];
}

export interface FinishedMatch {
  match: RunningMatch;
  firstTick: number;
  board: EndedMatch['board'];
  settlement: Settlement & Hindsight & RecordHash;
  lastTick: number;
  course: { match_id: string; curves: string; odds: string };
}

/** Where the week ends, beside its ticks. Plain data, which can go from process to process. */
export interface ReplayedWeek {
  /** ms */
  genesis: number;
  openedAt: number;
  /** before the first tick */
  opening: Checkpoint;
  league: League;
  /** of everybody who is rated */
  known: ReadonlyMap<string, Known>;
  /** state of the feed that goes on from here */
  feed: FeedState;
  tape: { tick: number; entry: TapeEntry }[];
  chat: { tick: number; line: ChatLine }[];
  epochs: EpochStart[];
  finished: FinishedMatch[];
  /** of the matches that still run */
  samples: CourseSample[];
  /** decisions of the house for the first live tick */
  pending: LeagueCommand[];
  /** what the rest of the backend would have learnt of it, as it would have been told */
  happenings: PastEvent[];
}

/** Who keeps the ticks. */
export interface TickKeeper {
  /** in their order */
  add(tick: ReplayedTick): void;
  /** a stretch ends with this one */
  end(last: ReplayedTick): void;
}

interface Replay extends Omit<ReplayedWeek, 'feed' | 'samples'> {
  /** of the running matches, by id */
  courses: Map<string, CourseSample[]>;
  feed: WeekFeed;
  /** confidences stated by claim, and all fills with them */
  stated: Map<string, number>;
  judged: (JudgedFill & { tick: number })[];
  /** records of the running matches, by id */
  records: Map<string, RecordHasher>;
}

/**
 * A week of market and house fighters at one tick a minute.
 * @param openedAt where it ends, ms, a full minute
 */
export function replayWeek(secret: string, openedAt: number, beginWeek: BeginWeek, keeper: TickKeeper): ReplayedWeek {
  const week = beginReplay(secret, openedAt, beginWeek);
  for (let time = week.genesis + MINUTE; time <= openedAt; time += MINUTE) {
    const tick = replayMinute(week, time);
    keeper.add(tick);
    if (time === openedAt || ((openedAt - time) / MINUTE - LAST) % STRETCH === 0) keeper.end(tick);
  }
  const { genesis, opening, league, known, feed, tape, chat, epochs, finished, pending, happenings } = week;
  const samples = [...week.courses.values()].flat();
  return {
    genesis,
    openedAt,
    opening,
    league,
    known,
    feed: feed.state(),
    tape,
    chat,
    epochs,
    finished,
    samples,
    pending,
    happenings,
  };
}

function beginReplay(secret: string, openedAt: number, beginWeek: BeginWeek): Replay {
  const genesis = openedAt - WEEK;
  const feed = beginWeek(secret, genesis, openedAt);
  const league = beginLeague(genesis, feed.prices().prices);
  return {
    genesis,
    openedAt,
    opening: structuredClone(checkpointOf(league)),
    league,
    known: new Map(RATED.map((id) => [id, newKnown()])),
    feed,
    tape: [],
    chat: [],
    stated: new Map(),
    judged: [],
    epochs: feed.begun(),
    finished: [],
    courses: new Map(),
    records: new Map(DURATIONS.map((duration) => [league.matches[duration].id, new RecordHasher(0)])),
    pending: houseEntries(),
    happenings: [],
  };
}

function replayMinute(week: Replay, time: number): ReplayedTick {
  const { league, feed } = week;
  const prices = feed.advance(time);
  week.epochs.push(...feed.begun());
  const commands = week.pending;
  const events = advanceLeague(league, { time, ...prices, commands, tickMs: MINUTE, oddsEveryMs: Infinity });
  week.pending = events.house;
  const { fills, postings } = events;
  const { tick } = league;
  const {
    volumes,
    observed: { mids },
  } = league;
  for (const entry of events.tape) keepLast(week.tape, { tick, entry });
  for (const line of events.chat) keepLast(week.chat, { tick, line });
  for (const sample of events.samples) courseOf(week, sample.match_id).push(sample);
  for (const event of tickHappenings(league, events)) week.happenings.push({ at: Math.floor(time / 1000), event });
  for (const ended of events.ended) {
    const firstTick = firstTickOf(week, ended.match);
    const record = week.records.get(ended.match.id)?.finish(tick) ?? new RecordHasher(firstTick).finish(tick);
    const settlement = { ...settleInPlace(week, ended), ...lookBack(week, ended, firstTick), ...record };
    tellOfMatch(week, ended, settlement.winner);
    week.finished.push({ ...ended, firstTick, settlement, lastTick: tick, course: endCourse(week, ended) });
  }
  enterRecords(week, events, commands);
  judge(week, commands, fills);
  return { tick, time, mids, volumes, halted: haltedIn(league), commands, fills, postings };
}

/** As the settlement of a match is told. */
function tellOfMatch({ league, happenings }: Replay, { match, board }: EndedMatch, winner: string | null): void {
  const found = board.find(({ id }) => id === winner);
  if (!found) return;
  const told = { duration: match.duration, strategy: strategyOf(found.id), return_pct: found.return_pct };
  happenings.push({
    at: Math.floor(league.time / 1000),
    event: { type: 'match_settled', ...told, regime: regimeIn(league.chart, match) },
  });
}

function courseOf({ courses }: Replay, matchId: string): CourseSample[] {
  const known = courses.get(matchId) ?? [];
  courses.set(matchId, known);
  return known;
}

function endCourse(week: Replay, { match, board }: EndedMatch): FinishedMatch['course'] {
  const samples = courseOf(week, match.id);
  week.courses.delete(match.id);
  return { match_id: match.id, ...courseTexts(match.duration, board, samples) };
}

/** Adds the tick to the records of all matches that run: those that it ended are closed, those that it opened begin. */
function enterRecords(
  { league, records }: Replay,
  { fills, opened, ended }: LeagueEvents,
  commands: readonly LeagueCommand[],
): void {
  const { tick, observed, volumes } = league;
  for (const { match } of ended) records.delete(match.id);
  for (const { id } of opened) records.set(id, new RecordHasher(tick));
  const lines = recordLines({ tick, mids: observed.mids, volumes, decisions: decisionsOf(commands), fills });
  const bytes = bytesOf(lines.map(({ text }) => text));
  for (const record of records.values()) record.addBytes(tick, bytes);
}

/** Takes the tick's fills down with the confidence that was stated. After the matches that end in it are settled. */
function judge(week: Replay, commands: readonly LeagueCommand[], fills: LeagueEvents['fills']): void {
  const { tick } = week.league;
  for (const command of commands) if (command.kind === 'decide') stateConfidences(week.stated, command);
  for (const { participant_id, symbol, side, price, notional, realized, decision_id } of fills) {
    const confidence = week.stated.get(claimKey(participant_id, decision_id, symbol)) ?? null;
    week.judged.push({ tick, participant_id, symbol, side, price, notional, realized, confidence });
  }
}

function lookBack(week: Replay, { match, board }: EndedMatch, firstTick: number): Hindsight {
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
  const points = ids.flatMap((participant_id) => {
    const curve = curves.get(participant_id) ?? [];
    const before = curve.findLastIndex(([at]) => at < starts_at);
    const after = curve.findLastIndex(([at]) => at <= ends_at);
    return curve.slice(before + 1, after + 1).map(([at, equity]) => ({ participant_id, at, equity }));
  });
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

const RATED = FIGHTERS.filter((fighter) => !fighter.baseline).map(({ id }) => id);

function settleInPlace(week: Replay, { match, board }: EndedMatch): Settlement {
  const before = week.known;
  const after = learn({ duration: match.duration, endsAt: match.ends_at, board }, before);
  week.known = after;
  for (const [id, { rating }] of after) {
    const who = week.league.participants.get(id);
    if (who) who.rating = rating;
  }
  return settle({ board, quotes: match.quotes, before, after });
}
