import {
  advanceLeague,
  beginLeague,
  houseEntries,
  settle,
  type League,
  type LeagueCommand,
  type LeagueEvents,
  type RunningMatch,
  type Settlement,
} from './engine/league/index.js';
import { FIGHTERS } from './engine/fighters/index.js';
import type { EpochStart } from './feed.js';
import { SimulatedFeed } from './simulated.feed.js';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Ticks between two pauses in which the event loop may do other things. */
const STRETCH = 60;

export interface ReplayedTick extends Pick<LeagueEvents, 'fills' | 'postings' | 'tape' | 'chat'> {
  tick: number;
  time: number;
  mids: number[];
  commands: number;
}

export interface FinishedMatch {
  match: RunningMatch;
  board: LeagueEvents['ended'][number]['board'];
  settlement: Settlement;
  lastTick: number;
}

export interface ReplayedWeek {
  genesis: number;
  openedAt: number;
  league: League;
  feed: SimulatedFeed;
  ticks: ReplayedTick[];
  epochs: EpochStart[];
  finished: FinishedMatch[];
  /** decisions of the house for the first live tick */
  pending: LeagueCommand[];
}

/**
 * A week of market and house fighters at one tick a minute, ending at the last full minute before `now` (ms).
 * @param breathe called now and then, so that leases and probes are served meanwhile
 */
export async function replayWeek(secret: string, now: number, breathe: () => Promise<unknown>): Promise<ReplayedWeek> {
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
    epochs: feed.begun(),
    finished: [],
    pending: houseEntries(),
  };
  for (let time = genesis + MINUTE; time <= openedAt; time += MINUTE) {
    replayMinute(week, time);
    if (week.ticks.length % STRETCH === 0) await breathe();
  }
  return week;
}

function replayMinute(week: ReplayedWeek, time: number): void {
  const { league, feed } = week;
  const prices = feed.advance(time);
  if (week.ticks.length > 0) week.epochs.push(...feed.begun());
  const commands = week.pending;
  const events = advanceLeague(league, { time, ...prices, commands, tickMs: MINUTE, oddsEveryMs: Infinity });
  week.pending = events.house;
  const { fills, postings, tape, chat } = events;
  week.ticks.push({
    tick: league.tick,
    time,
    mids: league.observed.mids,
    commands: commands.length,
    fills,
    postings,
    tape,
    chat,
  });
  for (const { match, board } of events.ended) {
    const settlement = settleInPlace(league, match, board);
    week.finished.push({ match, board, settlement, lastTick: league.tick });
  }
}

const baselines = new Set(FIGHTERS.filter((fighter) => fighter.baseline).map(({ id }) => id));

function settleInPlace(league: League, match: RunningMatch, board: FinishedMatch['board']): Settlement {
  const ratings = new Map([...league.participants].map(([id, { rating }]) => [id, rating]));
  const settlement = settle({ board, quotes: match.quotes, ratings, baselines });
  for (const { participant_id, after } of settlement.ratings) {
    const who = league.participants.get(participant_id);
    if (who) who.rating = after;
  }
  return settlement;
}
