import { Injectable } from '@nestjs/common';
import { bulkInsert, replacing, type Columns, type Statements } from '../../common/db/bulk-insert.js';
import type { EpochStart, FeedState } from '../feeds/feed.js';
import { FILL, POSTING } from '../ledger/exchange-rows.js';
import { haltedIn } from '../market/halted-markets.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import type { Account, Fill, Posting } from '../engine/exchange/index.js';
import type {
  ChatLine,
  CourseSample,
  League,
  LeagueEvents,
  RunningMatch,
  Standing,
  TapeEntry,
} from '../engine/league/index.js';
import { INTERVALS, lastCandles, type Interval } from '../engine/market/index.js';
import { DURATIONS } from '../engine/matches/index.js';

const ACCOUNT: Columns = {
  id: 'text',
  starting: 'bigint',
  cash: 'bigint',
  realized: 'bigint',
  fees: 'bigint',
  funding: 'bigint',
  adjustments: 'bigint',
  bust: 'boolean',
  positions: 'jsonb',
  orders: 'jsonb',
  tick: 'bigint',
};
const TAPE: Columns = { tick: 'bigint', type: 'text', participant_id: 'text', symbol: 'text', entry: 'jsonb' };
const CHAT: Columns = { tick: 'bigint', line: 'jsonb' };
const CANDLE: Columns = {
  market: 'integer',
  interval: 'text',
  time: 'timestamptz',
  open: 'double precision',
  high: 'double precision',
  low: 'double precision',
  close: 'double precision',
  volume_usd: 'double precision',
};
const STANDING: Columns = { match_id: 'text', participant_id: 'text', tally: 'jsonb', course: 'jsonb', tick: 'bigint' };
const EPOCH: Columns = { epoch: 'integer', starts_at: 'timestamptz', commitment: 'text', latent: 'jsonb' };
const MIND: Columns = { id: 'text', mind: 'jsonb', tick: 'bigint' };
const CURVE: Columns = { participant_id: 'text', at: 'timestamptz', equity: 'double precision' };
const SAMPLE: Columns = { match_id: 'text', at: 'timestamptz', points: 'jsonb', odds: 'jsonb' };
const COURSE: Columns = { match_id: 'text', curves: 'text', odds: 'text' };
const MATCH: Columns = {
  id: 'text',
  duration: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  status: 'text',
  rules: 'integer',
  first_tick: 'bigint',
  tick: 'bigint',
};

const tapeRow = (tick: number, entry: TapeEntry): Record<string, unknown> => ({
  tick,
  type: entry.type,
  participant_id: entry.participant_id,
  symbol: entry.symbol ?? null,
  entry,
});

const iso = (ms: number): string => new Date(ms).toISOString();

/** Writes what ticks did. Every method is part of the caller's transaction. */
@Injectable()
export class LeagueWriter {
  async tick(manager: Statements, league: League, leaseEpoch: number, commands: number): Promise<void> {
    await manager.query(
      'INSERT INTO arena_tick (tick, at, lease_epoch, mids, volumes, halted, commands) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [
        league.tick,
        new Date(league.time),
        leaseEpoch,
        JSON.stringify(league.observed.mids),
        league.volumes && JSON.stringify(league.volumes),
        haltedIn(league),
        commands,
      ],
    );
  }

  /** The market's row. */
  async market(manager: Statements, league: League, feed: FeedState): Promise<void> {
    await manager.query(
      `UPDATE arena_market SET tick = $1, at = $2, latent = $3, observed = $4, breakers = $5, covariance = $6,
         trades = $7, volume = $8, fees = $9 WHERE id = 1`,
      [
        league.tick,
        new Date(league.time),
        JSON.stringify(feed),
        JSON.stringify(league.observed),
        JSON.stringify(league.breakers),
        JSON.stringify(league.covariance),
        league.totals.trades,
        league.totals.volume,
        league.totals.fees,
      ],
    );
  }

  /** Accounts, fills, postings, tape and chat of one tick. */
  async exchange(manager: Statements, league: League, events: LeagueEvents): Promise<void> {
    const { tick, time } = league;
    await this.accounts(manager, events.accounts, tick);
    await this.fills(manager, events.fills, tick, time);
    await this.postings(manager, events.postings, tick);
    await this.tape(manager, events.tape, tick);
    await bulkInsert(
      manager,
      'arena_chat',
      CHAT,
      events.chat.map((line: ChatLine) => ({ tick, line })),
    );
  }

  async accounts(manager: Statements, accounts: readonly Account[], tick: number): Promise<void> {
    const rows = accounts.map((account) => ({ ...account, tick }));
    await bulkInsert(manager, 'arena_account', ACCOUNT, rows, replacing(ACCOUNT, ['id']));
  }

  async fills(manager: Statements, fills: readonly Fill[], tick: number, time: number): Promise<void> {
    await bulkInsert(
      manager,
      'arena_fill',
      FILL,
      fills.map((fill) => ({ ...fill, tick, at: iso(time) })),
    );
  }

  async postings(manager: Statements, postings: readonly Posting[], tick: number): Promise<void> {
    await bulkInsert(
      manager,
      'arena_posting',
      POSTING,
      postings.map((posting) => ({ ...posting, tick })),
    );
  }

  async tape(manager: Statements, entries: readonly TapeEntry[], tick: number): Promise<void> {
    await bulkInsert(
      manager,
      'arena_tape',
      TAPE,
      entries.map((entry) => tapeRow(tick, entry)),
    );
  }

  /** Tape and chat of many past ticks at once. */
  async pastTape(
    manager: Statements,
    tape: readonly { tick: number; entry: TapeEntry }[],
    chat: readonly { tick: number; line: ChatLine }[],
  ): Promise<void> {
    await bulkInsert(
      manager,
      'arena_tape',
      TAPE,
      tape.map(({ tick, entry }) => tapeRow(tick, entry)),
    );
    await bulkInsert(manager, 'arena_chat', CHAT, chat);
  }

  /** Standings that a tick touched or sampled, matches that began, odds that were quoted. */
  async matches(manager: Statements, league: League, events: LeagueEvents): Promise<void> {
    await this.openMatches(manager, events.opened, league.tick);
    const running = DURATIONS.map((duration) => league.matches[duration]);
    const whole = running.filter((match) => events.sampled.includes(match.duration) || events.opened.includes(match));
    const others = running.filter((match) => !whole.includes(match));
    for (const match of whole) await this.standings(manager, match, match.standings.keys(), league.tick);
    for (const match of others) await this.standings(manager, match, events.arrived, league.tick);
    await this.tallies(manager, others, events, league.tick);
    for (const duration of events.quoted) await this.odds(manager, league.matches[duration], league.tick);
  }

  async openMatches(manager: Statements, matches: readonly RunningMatch[], tick: number): Promise<void> {
    const rows = matches.map(({ id, duration, rules, starts_at, ends_at }) => ({
      id,
      duration,
      starts_at: iso(starts_at),
      ends_at: iso(ends_at),
      status: 'running',
      rules,
      first_tick: tick,
      tick,
    }));
    await bulkInsert(manager, 'arena_match', MATCH, rows);
  }

  /** A match is over: its board and what is to be scored stand, its settlement follows as a job. */
  async endMatch(manager: Statements, { match, board }: LeagueEvents['ended'][number], tick: number): Promise<void> {
    await manager.query(
      `UPDATE arena_match SET status = 'ended', last_tick = $2, board = $3, quotes = $4, leader = $5, odds = $6, odds_by_return = $7, tick = $2 WHERE id = $1`,
      [
        match.id,
        tick,
        JSON.stringify(board),
        JSON.stringify(match.quotes),
        board[0]?.id ?? null,
        JSON.stringify(Object.fromEntries(match.odds)),
        JSON.stringify(Object.fromEntries(match.oddsByReturn)),
      ],
    );
  }

  /** The standings of the named participants, whole. */
  async standings(manager: Statements, match: RunningMatch, ids: Iterable<string>, tick: number): Promise<void> {
    const rows = [...ids].flatMap((participant_id) => {
      const standing = match.standings.get(participant_id);
      return standing ? [{ match_id: match.id, participant_id, ...standingColumns(standing, tick), tick }] : [];
    });
    await bulkInsert(manager, 'arena_standing', STANDING, rows, replacing(STANDING, ['match_id', 'participant_id']));
  }

  /** Of those who traded only the counts, in all matches at once. */
  private async tallies(
    manager: Statements,
    matches: readonly RunningMatch[],
    { arrived, touched }: LeagueEvents,
    tick: number,
  ): Promise<void> {
    const known = new Set(arrived);
    const traders = [...touched].filter((id) => !known.has(id));
    const rows = matches.flatMap(({ id, standings }) =>
      traders.flatMap((participant_id) => {
        const standing = standings.get(participant_id);
        return standing ? [{ match_id: id, participant_id, tally: tallyOf(standing) }] : [];
      }),
    );
    if (rows.length === 0) return;
    await manager.query(
      `UPDATE arena_standing s SET tally = r.tally, tick = $2
       FROM json_to_recordset($1::json) AS r(match_id text, participant_id text, tally jsonb)
       WHERE s.match_id = r.match_id AND s.participant_id = r.participant_id`,
      [JSON.stringify(rows), tick],
    );
  }

  async odds(manager: Statements, match: RunningMatch, tick: number): Promise<void> {
    await manager.query(
      'UPDATE arena_match SET odds = $2, odds_by_return = $3, quotes = $4, leader = $5, tick = $6 WHERE id = $1',
      [
        match.id,
        JSON.stringify(Object.fromEntries(match.odds)),
        JSON.stringify(Object.fromEntries(match.oddsByReturn)),
        JSON.stringify(match.quotes),
        match.leader,
        tick,
      ],
    );
  }

  /** Where matches stood at times of their grids. */
  async samples(manager: Statements, samples: readonly CourseSample[]): Promise<void> {
    const rows = samples.map(({ at, ...sample }) => ({ ...sample, at: iso(at) }));
    await bulkInsert(manager, 'arena_match_sample', SAMPLE, rows, 'ON CONFLICT DO NOTHING');
  }

  /** Courses of settled matches, whole. */
  async courses(
    manager: Statements,
    courses: readonly { match_id: string; curves: string; odds: string }[],
  ): Promise<void> {
    await bulkInsert(manager, 'arena_match_course', COURSE, courses);
  }

  /** The candles that a new minute closed or opened: the last two of each kind. */
  async candles(
    manager: Statements,
    league: League,
    last: Record<Interval, number> = LAST_TWO,
    suffix = replacing(CANDLE, ['market', 'interval', 'time']),
  ): Promise<void> {
    const rows = INTERVALS.flatMap((interval) =>
      INSTRUMENTS.flatMap(({ index }) =>
        lastCandles(league.chart, interval, index, last[interval]).map((candle) => ({
          ...candle,
          market: index,
          interval,
          time: iso(candle.time),
        })),
      ),
    );
    await bulkInsert(manager, 'arena_candle', CANDLE, rows, suffix);
  }

  async minds(manager: Statements, league: League): Promise<void> {
    const rows = [...league.minds].map(([id, mind]) => ({ id, mind, tick: league.tick }));
    await bulkInsert(manager, 'arena_mind', MIND, rows, replacing(MIND, ['id']));
  }

  /** The last point of every curve, or all of them, or of some curves. */
  async curves(
    manager: Statements,
    league: League,
    points = 1,
    ids: Iterable<string> = league.curves.keys(),
  ): Promise<void> {
    const rows = [...ids]
      .map((id) => [id, league.curves.get(id) ?? []] as const)
      .flatMap(([participant_id, curve]) =>
        curve.slice(-points).map(([time, equity]) => ({ participant_id, at: iso(time), equity })),
      );
    await bulkInsert(manager, 'arena_curve_point', CURVE, rows, 'ON CONFLICT DO NOTHING');
  }

  /** What the league knows of participants that its commands or fills changed. */
  async participants(manager: Statements, league: League, ids: Iterable<string>): Promise<void> {
    const rows = [...ids].flatMap((id) => {
      const who = league.participants.get(id);
      return who ? [{ id, admitted_at: iso(who.admittedAt), trades: who.trades, tick: league.tick }] : [];
    });
    if (rows.length === 0) return;
    await manager.query(
      `UPDATE arena_participant p SET admitted_at = r.admitted_at, trades = r.trades, tick = r.tick
       FROM json_to_recordset($1::json) AS r(id text, admitted_at timestamptz, trades integer, tick bigint) WHERE p.id = r.id`,
      [JSON.stringify(rows)],
    );
  }

  /** Epochs that began: the commitment of the next one, the latent state at the start, the seeds that may be shown. */
  async epochs(manager: Statements, starts: readonly EpochStart[]): Promise<void> {
    if (starts.length === 0) return;
    const committed = new Map([...starts.map(nextRow), ...starts.map(epochRow)].map((row) => [row.epoch, row]));
    await bulkInsert(manager, 'arena_epoch', EPOCH, [...committed.values()], BEGUN);
    await manager.query(
      'UPDATE arena_epoch e SET seed = r.seed FROM json_to_recordset($1::json) AS r(epoch integer, seed text) WHERE e.epoch = r.epoch AND e.seed IS NULL',
      [JSON.stringify(starts.flatMap(({ revealed }) => revealed))],
    );
  }
}

const epochRow = ({ epoch, startsAt, commitment, latent }: EpochStart) => ({
  epoch,
  starts_at: iso(startsAt),
  commitment,
  latent,
});

const nextRow = ({ epoch, startsAt, nextCommitment }: EpochStart): ReturnType<typeof epochRow> => ({
  epoch: epoch + 1,
  starts_at: iso(startsAt + 3_600_000),
  commitment: nextCommitment,
  latent: null,
});

/** A published commitment stands; an epoch that begins gets its latent state. */
const BEGUN = 'ON CONFLICT (epoch) DO UPDATE SET latent = coalesce(excluded.latent, arena_epoch.latent)';

const tallyOf = ({ performance: _performance, exposures: _exposures, ...tally }: Standing) => tally;

const standingColumns = (standing: Standing, tick: number) => ({
  tally: tallyOf(standing),
  course: { performance: standing.performance, exposures: standing.exposures, tick },
});

const LAST_TWO: Record<Interval, number> = { '1m': 2, '5m': 2, '1h': 2, '1d': 2 };
