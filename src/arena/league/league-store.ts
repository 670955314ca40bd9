import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../engine/exchange/index.js';
import {
  chartTick,
  KEPT_CHAT,
  KEPT_CURVE,
  KEPT_TAPE,
  leagueAround,
  openMatch,
  reprice,
  type ChatLine,
  type League,
  type Mind,
  type Participant,
  type ReadStanding,
  type RunningMatch,
  tapeView,
  type TapeEntry,
} from '../engine/league/index.js';
import { DURATIONS } from '../engine/matches/index.js';
import { newRating, startHolding, type Rating } from '../engine/skill/index.js';
import { INTERVALS, KEPT, type Interval } from '../engine/market/index.js';
import type { MarketRow } from '../entities/market.entity.js';
import { versionOf, type FeedState } from '../feeds/feed.js';
import type { StandingRow } from '../entities/standing.entity.js';
import { recallAllMarks, type ReadStandings } from './marks-since-sample.js';
import { UNFILLED } from '../replayed-week/week-filling.js';

/** A follower that is further behind than this reads everything anew. */
const FAR_BEHIND_TICKS = 600;

/** The market's row with its numbers as numbers. */
export interface StoredMarket extends Pick<MarketRow, 'secret' | 'status' | 'observed' | 'breakers' | 'covariance'> {
  feed: FeedState;
  tick: number;
  at: number;
  genesis: number;
  openedAt: number;
  totals: League['totals'];
  /** ms: ticks of the replayed week up to here do not stand in their table yet; null when all do */
  unfilledUntil: number | null;
}

interface TickPrices {
  at: Date;
  mids: number[];
  volumes: number[] | null;
}

/** Reads the league out of PostgreSQL, whole or what has changed since a tick. */
@Injectable()
export class LeagueStore {
  /** The market after its last tick; null before the first start. */
  async market(manager: EntityManager): Promise<StoredMarket | null> {
    const rows = await manager.query<Record<string, never>[]>(
      `SELECT m.*, ${UNFILLED} AS unfilled_until FROM arena_market m WHERE id = 1`,
    );
    return rows.length > 0 ? storedMarket(rows[0]) : null;
  }

  async load(manager: EntityManager, market: StoredMarket): Promise<League> {
    const league = leagueAround(market.observed, market.at);
    await this.readParticipants(manager, league, -1);
    await this.readAccounts(manager, league, -1);
    await this.readCandles(manager, league);
    await this.readCurves(manager, league, new Date(market.at - KEPT_CURVE * 900_000));
    await this.readMinds(manager, league, -1);
    await this.readTape(manager, league, -1);
    const standings = await this.readMatches(manager, league, -1);
    takeMarket(league, market);
    await recallAllMarks(manager, league, standings);
    return league;
  }

  /** Brings a league up to the market's tick. Returns another one when it was too far behind. */
  async refresh(manager: EntityManager, league: League, market: StoredMarket): Promise<League> {
    if (market.tick === league.tick) return league;
    if (market.tick - league.tick > FAR_BEHIND_TICKS || market.tick < league.tick) return this.load(manager, market);
    const since = league.tick;
    await this.readParticipants(manager, league, since);
    await this.readAccounts(manager, league, since);
    await this.readTicks(manager, league, new Date(league.time), league.observed.mids);
    await this.readCurves(manager, league, new Date(league.time));
    await this.readMinds(manager, league, since);
    await this.readTape(manager, league, since);
    await this.readMatches(manager, league, since);
    takeMarket(league, market);
    return league;
  }

  private async readParticipants(manager: EntityManager, league: League, since: number): Promise<void> {
    const rows = await manager.query<
      (Omit<Participant, 'admittedAt' | 'registeredAt' | 'rating'> & ParticipantNumbers)[]
    >(
      `SELECT id, kind, name, baseline, admitted_at, status = 'retired' AS retired, trades, operator, mailbox, address, registered_at, rating
       FROM arena_participant WHERE admitted_at IS NOT NULL AND tick > $1 ORDER BY admitted_at, id`,
      [since],
    );
    for (const { admitted_at, registered_at, rating, ...row } of rows) {
      const times = { admittedAt: admitted_at.getTime(), registeredAt: registered_at.getTime() };
      league.participants.set(row.id, { ...row, ...times, rating: rating ?? newRating() });
    }
  }

  private async readAccounts(manager: EntityManager, league: League, since: number): Promise<void> {
    const rows = await manager.query<AccountNumbers[]>(
      'SELECT * FROM arena_account WHERE tick > $1 ORDER BY id COLLATE "C"',
      [since],
    );
    for (const row of rows) league.book.set(row.id, accountOf(row));
  }

  private async readCandles(manager: EntityManager, league: League): Promise<void> {
    for (const interval of INTERVALS) await this.readInterval(manager, league, interval);
    const kept = await manager.query<{ minute: Date | null }[]>(
      `SELECT max(time) AS minute FROM arena_candle WHERE interval = '1m'`,
    );
    const minute = kept[0]?.minute;
    if (!minute) return;
    const first = await manager.query<TickPrices[]>(
      'SELECT at, mids, volumes FROM arena_tick WHERE at >= $1 ORDER BY at LIMIT 1',
      [minute],
    );
    if (first.length > 0) await this.readTicks(manager, league, first[0].at, first[0].mids);
  }

  private async readInterval(manager: EntityManager, league: League, interval: Interval): Promise<void> {
    const rows = await manager.query<CandleNumbers[]>(
      `SELECT * FROM (
         SELECT market, time, open, high, low, close, volume_usd,
           row_number() OVER (PARTITION BY market ORDER BY time DESC) AS place
         FROM arena_candle WHERE interval = $1
       ) newest WHERE place <= $2 ORDER BY market, time`,
      [interval, KEPT[interval]],
    );
    for (const { market, time, open, high, low, close, volume_usd } of rows) {
      league.chart[interval][market].push({ time: time.getTime(), open, high, low, close, volume_usd });
    }
  }

  /** Adds the prices of later ticks to the candles. */
  private async readTicks(manager: EntityManager, league: League, after: Date, mids: readonly number[]): Promise<void> {
    const rows = await manager.query<TickPrices[]>(
      'SELECT at, mids, volumes FROM arena_tick WHERE at > $1 ORDER BY at',
      [after],
    );
    let before = { time: after.getTime(), mids: [...mids] };
    for (const { at, ...row } of rows) {
      const tick = { time: at.getTime(), ...row };
      chartTick(league.chart, before, tick);
      before = tick;
    }
  }

  private async readCurves(manager: EntityManager, league: League, after: Date): Promise<void> {
    const rows = await manager.query<{ participant_id: string; at: Date; equity: number }[]>(
      'SELECT participant_id, at, equity FROM arena_curve_point WHERE at > $1 ORDER BY at',
      [after],
    );
    for (const { participant_id, at, equity } of rows) {
      const curve = league.curves.get(participant_id) ?? [];
      curve.push([at.getTime(), equity]);
      league.curves.set(participant_id, curve);
    }
  }

  private async readMinds(manager: EntityManager, league: League, since: number): Promise<void> {
    const rows = await manager.query<{ id: string; mind: Mind }[]>('SELECT id, mind FROM arena_mind WHERE tick > $1', [
      since,
    ]);
    for (const { id, mind } of rows) league.minds.set(id, mind);
  }

  private async readTape(manager: EntityManager, league: League, since: number): Promise<void> {
    const tape = await manager.query<{ entry: TapeEntry }[]>(
      'SELECT entry FROM arena_tape WHERE tick > $1 ORDER BY seq DESC LIMIT $2',
      [since, KEPT_TAPE],
    );
    const chat = await manager.query<{ line: ChatLine }[]>(
      'SELECT line FROM arena_chat WHERE tick > $1 ORDER BY seq DESC LIMIT $2',
      [since, KEPT_CHAT],
    );
    league.tape = [...league.tape, ...tape.reverse().map(({ entry }) => tapeView(entry))].slice(-KEPT_TAPE);
    league.chat = [...league.chat, ...chat.reverse().map(({ line }) => line)].slice(-KEPT_CHAT);
  }

  private async readMatches(manager: EntityManager, league: League, since: number): Promise<ReadStandings> {
    const rows = await manager.query<MatchNumbers[]>(`SELECT * FROM arena_match WHERE status = 'running'`);
    for (const row of rows) {
      const known = league.matches[row.duration];
      const match = known.id === row.id ? known : runningMatch(row);
      Object.assign(match, oddsOf(row));
      league.matches[row.duration] = match;
    }
    const ids = DURATIONS.map((duration) => league.matches[duration].id);
    const standings = await manager.query<StandingNumbers[]>(
      'SELECT match_id, participant_id, tally, course FROM arena_standing WHERE match_id = ANY($1) AND tick > $2',
      [ids, since],
    );
    return takeStandings(league, standings, since);
  }
}

/** A standing whose counts alone are new keeps what has been marked here since its last sample. */
function takeStandings(league: League, rows: readonly StandingNumbers[], since: number): ReadStandings {
  const byId = new Map(DURATIONS.map((duration) => [league.matches[duration].id, league.matches[duration]]));
  const read = new Map<string, ReadStanding[]>();
  for (const { match_id, participant_id, tally, course } of rows) {
    const { tick = Infinity, ...sampled } = course;
    const standings = byId.get(match_id)?.standings;
    const known = standings?.get(participant_id);
    const { performance, exposures } = known && tick <= since ? known : sampled;
    const unknown = { largest: 0, held: startHolding(tally.entered) };
    const standing = { risk: unknown, ...tally, performance, exposures };
    standings?.set(participant_id, standing);
    read.set(participant_id, [...(read.get(participant_id) ?? []), { standing, since: tick }]);
  }
  return read;
}

interface StandingNumbers extends Pick<StandingRow, 'tally' | 'course'> {
  match_id: string;
  participant_id: string;
}

interface ParticipantNumbers {
  admitted_at: Date;
  registered_at: Date;
  rating: Rating | null;
}

interface CandleNumbers {
  market: number;
  time: Date;
  open: number;
  high: number;
  low: number;
  close: number;
  volume_usd: number;
}

interface MatchNumbers extends Pick<RunningMatch, 'id' | 'duration' | 'rules' | 'leader' | 'quotes'> {
  starts_at: Date;
  odds: Record<string, number>;
  odds_by_return: Record<string, number>;
}

const runningMatch = (row: MatchNumbers): RunningMatch => ({
  ...openMatch(row.duration, row.starts_at.getTime()),
  id: row.id,
  rules: row.rules,
});

const oddsOf = (row: MatchNumbers): Pick<RunningMatch, 'odds' | 'oddsByReturn' | 'leader' | 'quotes'> => ({
  odds: new Map(Object.entries(row.odds)),
  oddsByReturn: new Map(Object.entries(row.odds_by_return)),
  leader: row.leader,
  quotes: row.quotes,
});

type Amount = 'starting' | 'cash' | 'realized' | 'fees' | 'funding' | 'adjustments';
type AccountNumbers = Omit<Account, Amount> & Record<Amount, string>;

const accountOf = ({ id, bust, positions, orders, ...amounts }: AccountNumbers): Account => ({
  id,
  starting: Number(amounts.starting),
  cash: Number(amounts.cash),
  realized: Number(amounts.realized),
  fees: Number(amounts.fees),
  funding: Number(amounts.funding),
  adjustments: Number(amounts.adjustments),
  bust,
  positions,
  orders,
});

function storedMarket(row: Record<string, never>): StoredMarket {
  const { secret, status, latent, observed, breakers, covariance } = row;
  return {
    secret,
    status,
    feed: latent,
    observed,
    breakers,
    covariance,
    tick: Number(row.tick),
    at: (row.at as Date).getTime(),
    genesis: (row.genesis as Date).getTime(),
    openedAt: (row.opened_at as Date).getTime(),
    unfilledUntil: (row.unfilled_until as Date | null)?.getTime() ?? null,
    totals: { trades: Number(row.trades), volume: Number(row.volume), fees: Number(row.fees) },
  };
}

function takeMarket(league: League, market: StoredMarket): void {
  league.tick = market.tick;
  league.time = market.at;
  league.observed = market.observed;
  league.breakers = market.breakers;
  league.covariance = market.covariance;
  league.totals = market.totals;
  league.version = versionOf(market.feed);
  reprice(league, market.at);
}
