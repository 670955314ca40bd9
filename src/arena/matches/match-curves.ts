import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedAnswer } from '../../common/http/hot-reads/prepared-answer.js';
import { DomainError } from '../../common/kernel/errors.js';
import { isoTime } from '../../common/kernel/clock.js';
import { MOST_CURVES, type CurvesQuery } from '../dto/spectator.queries.js';
import {
  changeOfFill,
  changeOfPosting,
  equityPaths,
  TOLD_BY_FILLS,
  type AccountChange,
  type PriceSample,
} from '../engine/history/index.js';
import type { BoardEntry } from '../engine/league/index.js';
import { STARTING_CASH_USD } from '../engine/exchange/index.js';
import { sampleMs, type Duration } from '../engine/matches/index.js';
import { checkpointBefore } from '../league/league-checkpoint.js';
import { PublicLeague } from '../league/public-league.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

const MOST_POINTS = 1_000;
/** A curve that still grows is drawn anew after this, one that does not after an hour. */
const FRESH_MS = { running: 5_000, over: 3_600_000 };
const KEPT = 48;

interface MatchRow {
  id: string;
  duration: Duration;
  status: 'running' | 'ended' | 'settled';
  starts_at: Date;
  ends_at: Date;
  first_tick: string;
  last_tick: string | null;
  board: BoardEntry[] | null;
}

interface Sample extends PriceSample {
  /** ms */
  time: number;
}

/** Equity and return of a match's participants along its course, exact, from the log of fills and prices. */
@Injectable()
export class MatchCurves {
  private readonly kept = new Map<string, { until: number; answer: Promise<PreparedAnswer> }>();
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly league: PublicLeague,
    private readonly filling: WeekFilling,
  ) {}

  /** @throws DomainError not_found, validation_failed, gone */
  async of(id: string, query: CurvesQuery): Promise<PreparedAnswer> {
    const match = await this.match(id);
    const step = stepOf(match, query.step);
    const key = `${id} ${match.status} ${step} ${query.participants ?? ''}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = this.inLine(() => this.draw(match, step, query.participants?.split(',')));
    this.keep(key, answer, match.status === 'running' ? FRESH_MS.running : FRESH_MS.over);
    return answer;
  }

  /** One at a time: whoever asks for many waits for its own. */
  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => undefined);
    return done;
  }

  private keep(key: string, answer: Promise<PreparedAnswer>, forMs: number): void {
    this.kept.delete(key);
    this.kept.set(key, { until: Date.now() + forMs, answer });
    answer.catch(() => this.kept.delete(key));
    for (const [oldest] of this.kept) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }

  private async match(id: string): Promise<MatchRow> {
    const [row] = await this.db.query<MatchRow[]>(
      'SELECT id, duration, status, starts_at, ends_at, first_tick, last_tick, board FROM arena_match WHERE id = $1',
      [id.slice(0, 40).replaceAll('\0', '')],
    );
    if (!row) throw new DomainError('not_found', 'not_found', 'There is no such match.');
    return row;
  }

  private async draw(match: MatchRow, step: number, asked: readonly string[] | undefined): Promise<PreparedAnswer> {
    await this.filling.whole();
    const board = match.board ?? this.runningBoard(match.id);
    const shown = asked ? board.filter(({ id }) => asked.includes(id)) : board.slice(0, MOST_CURVES);
    const ids = shown.map(({ id }) => id);
    const { samples, paths, admitted } = await this.db.transaction('REPEATABLE READ', (manager) =>
      readPaths(manager, match, step, ids),
    );
    return PreparedAnswer.json({
      match_id: match.id,
      duration: match.duration,
      status: match.status,
      step_seconds: step / 1000,
      times: samples.map(({ time }) => isoTime(time)),
      curves: shown.map((one) => curveOf(one, samples, paths.get(one.id) ?? [], admitted.get(one.id))),
      omitted: asked ? 0 : board.length - shown.length,
    });
  }

  private runningBoard(id: string): readonly BoardEntry[] {
    const boards = Object.values(this.league.current?.boards ?? {});
    return boards.find((board) => board.id === id)?.entries.slice() ?? [];
  }
}

/** ms between two points. @throws DomainError when the match would have too many */
function stepOf({ duration, starts_at, ends_at }: MatchRow, asked: number | undefined): number {
  const least = Math.ceil((ends_at.getTime() - starts_at.getTime()) / MOST_POINTS / 1000);
  if (asked === undefined) return sampleMs(duration);
  if (asked >= least) return asked * 1000;
  throw new DomainError('invalid', 'validation_failed', 'Not valid: step.', {
    errors: [
      { path: 'step', message: `must be at least ${least} for a match of ${duration}: at most ${MOST_POINTS} points` },
    ],
  });
}

/** @throws DomainError gone */
async function readPaths(manager: EntityManager, match: MatchRow, step: number, ids: readonly string[]) {
  const opening = await checkpointBefore(manager, Math.max(0, Number(match.first_tick) - 1));
  const samples = await readSamples(manager, match, step);
  if (!opening || samples.length === 0) throw retired();
  const until = samples.at(-1)?.tick ?? 0;
  const changes = await readChanges(manager, ids, opening.tick, until);
  const paths = equityPaths(ids, opening.accounts, changes, samples);
  return { samples, paths, admitted: await readAdmissions(manager, ids) };
}

/**
 * Prices at the first tick of each step, and at the last one. A match begins and ends at the prices of the tick that does it,
 * with the books of the tick before.
 */
async function readSamples(manager: EntityManager, match: MatchRow, step: number): Promise<Sample[]> {
  const rows = await manager.query<{ tick: string; time: Date; mids: number[] }[]>(
    `SELECT k.tick, k.at AS time, k.mids
     FROM generate_series($1::timestamptz, least($2::timestamptz, now()) - interval '1 ms', make_interval(secs => $3)) AS grid(at)
     CROSS JOIN LATERAL (
       SELECT tick, at, mids FROM arena_tick WHERE at >= grid.at AND at < grid.at + make_interval(secs => $3) ORDER BY at LIMIT 1) k
     UNION (SELECT tick, at, mids FROM arena_tick WHERE $4::bigint IS NULL OR tick = $4 ORDER BY tick DESC LIMIT 1)
     ORDER BY 1`,
    [match.starts_at, match.ends_at, step / 1000, match.last_tick],
  );
  return rows.map(({ tick, time, mids }) => {
    const edge = edgeOf(match, tick);
    return { tick: Number(tick) - (edge ? 1 : 0), time: (edge ?? time).getTime(), mids };
  });
}

/** When the tick that begins or ends the match counts as. */
function edgeOf({ first_tick, last_tick, starts_at, ends_at }: MatchRow, tick: string): Date | null {
  if (tick === first_tick) return starts_at;
  return tick === last_tick ? ends_at : null;
}

type FillRow = Record<'tick' | 'lots' | 'notional' | 'fee', string> & {
  participant_id: string;
  symbol: Parameters<typeof changeOfFill>[0]['symbol'];
  side: 'buy' | 'sell';
};

/** All that changed the accounts after one tick and until another, in order of ticks. */
async function readChanges(
  manager: EntityManager,
  ids: readonly string[],
  after: number,
  until: number,
): Promise<AccountChange[]> {
  const fills = await manager.query<FillRow[]>(
    `SELECT tick, participant_id, symbol, side, lots, notional, fee FROM arena_fill
     WHERE tick > $2 AND tick <= $3 AND participant_id = ANY($1)`,
    [ids, after, until],
  );
  const postings = await manager.query<{ tick: string; account: string; amount: string }[]>(
    `SELECT tick, account, amount FROM arena_posting
     WHERE tick > $2 AND tick <= $3 AND kind NOT IN (${TOLD_BY_FILLS.map((kind) => `'${kind}'`).join(', ')}) AND account = ANY($1)`,
    [ids, after, until],
  );
  const changes = [
    ...fills.map(({ tick, lots, notional, fee, ...fill }) =>
      changeOfFill({ ...fill, tick: Number(tick), lots: Number(lots), notional: Number(notional), fee: Number(fee) }),
    ),
    ...postings.map(({ tick, account, amount }) => changeOfPosting({ account, amount: Number(amount) }, Number(tick))),
  ];
  return changes.sort((a, b) => a.tick - b.tick);
}

async function readAdmissions(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; admitted_at: Date }[]>(
    'SELECT id, admitted_at FROM arena_participant WHERE id = ANY($1) AND admitted_at IS NOT NULL',
    [ids],
  );
  return new Map(rows.map(({ id, admitted_at }) => [id, admitted_at.getTime()]));
}

/** Returns count from the equity at the start, those of a newcomer from the cash that it came with. */
function curveOf(
  { id, name, kind }: BoardEntry,
  samples: readonly Sample[],
  path: readonly (number | null)[],
  admitted = 0,
) {
  const start = path[0] ?? STARTING_CASH_USD;
  return {
    participant_id: id,
    name,
    kind,
    entered_at: isoTime(Math.max(samples[0].time, admitted)),
    equity_usd: path.map((usd) => (usd === null ? null : rounded(usd, 2))),
    return_pct: path.map((usd) => (usd === null ? null : rounded(100 * (usd / start - 1), 4))),
  };
}

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

const retired = (): DomainError =>
  new DomainError('gone', 'gone', 'The log of this match is not kept any more; its board is.');
