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
import { curvesOf, type BoardEntry, type CourseSample, type Curves } from '../engine/league/index.js';
import { STARTING_CASH_USD } from '../engine/exchange/index.js';
import { sampleMs } from '../engine/matches/index.js';
import { checkpointBefore } from '../league/league-checkpoint.js';
import { KeptAnswers } from './kept-answers.js';
import { ShownMatches, type ShownMatch } from './shown-match.js';
import { readCourseTexts, readSamples } from './stored-course.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

const MOST_POINTS = 1_000;
/** A curve that still grows is drawn anew after this, one that does not after an hour. */
const FRESH_MS = { running: 5_000, over: 3_600_000 };
const KEPT = 48;

interface Sample extends PriceSample {
  /** ms */
  time: number;
}

/** Equity, return and score of a match's participants along its course. */
@Injectable()
export class MatchCurves {
  private readonly answers = new KeptAnswers(KEPT);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: ShownMatches,
    private readonly filling: WeekFilling,
  ) {}

  /** @throws DomainError not_found, validation_failed, gone */
  async of(id: string, query: CurvesQuery): Promise<PreparedAnswer> {
    const match = await this.matches.of(id);
    const step = stepOf(match, query.step);
    const key = `${match.id} ${match.status} ${step} ${query.participants ?? ''}`;
    const fresh = match.status === 'running' ? FRESH_MS.running : FRESH_MS.over;
    return this.answers.of(key, fresh, () => this.draw(match, step, query.participants?.split(',')));
  }

  private async draw(match: ShownMatch, step: number, asked: readonly string[] | undefined): Promise<PreparedAnswer> {
    const board = this.matches.board(match);
    const shown = asked ? board.filter(({ id }) => asked.includes(id)) : board.slice(0, MOST_CURVES);
    const kept = await this.kept(match, board);
    const { step_seconds, times, curves } =
      kept && isAll(kept, match, step, shown) ? kept : await this.drawn(match, step, shown, kept);
    const of = new Map(curves.map((curve) => [curve.participant_id, curve]));
    return PreparedAnswer.json({
      match_id: match.id,
      duration: match.duration,
      status: match.status,
      step_seconds,
      times,
      curves: shown.flatMap(({ id, name, kind }) => {
        const curve = of.get(id);
        return curve ? [{ name, kind, entered_at: enteredAt(times, curve), ...curve }] : [];
      }),
      omitted: asked ? 0 : board.length - shown.length,
    });
  }

  /** What was taken down while the match ran, to this tick; null where nothing was. */
  private async kept(match: ShownMatch, board: readonly BoardEntry[]): Promise<Curves | null> {
    const texts = await readCourseTexts(this.db.manager, match.id);
    if (texts) return JSON.parse(texts.curves) as Curves;
    const samples = await readSamples(this.db.manager, match.id);
    const { now } = this.matches;
    const last = samples.at(-1)?.at;
    if (match.status === 'running' && now !== null && last !== undefined && now > last)
      samples.push(sampleNow(match.id, now, board));
    const starts = new Map(board.map(({ id, equity_usd, pnl_usd }) => [id, rounded(equity_usd - pnl_usd, 6)]));
    return samples.length === 0
      ? null
      : curvesOf(
          match.duration,
          board.map(({ id }) => id),
          samples,
          starts,
        );
  }

  /** Exact, from the log of fills and prices. Scores are as they were last taken down. */
  private async drawn(
    match: ShownMatch,
    step: number,
    shown: readonly BoardEntry[],
    kept: Curves | null,
  ): Promise<Curves> {
    await this.filling.whole();
    const ids = shown.map(({ id }) => id);
    const { samples, paths } = await this.db.transaction('REPEATABLE READ', (manager) =>
      readPaths(manager, match, step, ids),
    );
    return {
      step_seconds: step / 1000,
      times: samples.map(({ time }) => isoTime(time)),
      curves: ids.map((id) => curveOf(id, samples, paths.get(id) ?? [], kept)),
    };
  }
}

/** Whether what was kept is what is asked for: the match's own step, everybody, and from its beginning on, unless it is what was signed. */
const isAll = (
  { step_seconds, times, curves }: Curves,
  { status, starts_at }: ShownMatch,
  step: number,
  shown: readonly BoardEntry[],
): boolean =>
  step === step_seconds * 1000 &&
  (status === 'settled' || times[0] === starts_at.toISOString()) &&
  shown.every(({ id }) => curves.some((one) => one.participant_id === id));

const sampleNow = (match_id: string, at: number, board: readonly BoardEntry[]): CourseSample => ({
  match_id,
  at,
  points: Object.fromEntries(board.map(({ id, equity_usd, score }) => [id, [equity_usd, score]])),
  odds: null,
});

/** The first time at which somebody is there. */
const enteredAt = (times: readonly string[], { equity_usd }: Curves['curves'][number]): string | null =>
  times[equity_usd.findIndex((usd) => usd !== null)] ?? null;

/** ms between two points. @throws DomainError when the match would have too many */
function stepOf({ duration, starts_at, ends_at }: ShownMatch, asked: number | undefined): number {
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
async function readPaths(manager: EntityManager, match: ShownMatch, step: number, ids: readonly string[]) {
  const opening = await checkpointBefore(manager, Math.max(0, Number(match.first_tick) - 1));
  const samples = await readPrices(manager, match, step);
  if (!opening || samples.length === 0) throw retired();
  const until = samples.at(-1)?.tick ?? 0;
  const changes = await readChanges(manager, ids, opening.tick, until);
  const paths = equityPaths(ids, opening.accounts, changes, samples);
  return { samples, paths };
}

/**
 * Prices at the first tick of each step, and at the last one. A match begins and ends at the prices of the tick that does it,
 * with the books of the tick before.
 */
async function readPrices(manager: EntityManager, match: ShownMatch, step: number): Promise<Sample[]> {
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
function edgeOf({ first_tick, last_tick, starts_at, ends_at }: ShownMatch, tick: string): Date | null {
  if (tick === first_tick) return starts_at;
  return tick === last_tick ? ends_at : null;
}

type FillRow = Record<'tick' | 'lots' | 'notional' | 'fee', string> & {
  participant_id: string;
  symbol: Parameters<typeof changeOfFill>[0]['symbol'];
  side: 'buy' | 'sell';
};

/** All that changed the accounts after one tick and until another, in order of ticks. */
export async function readChanges(
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

/** Returns count from the equity at the start, those of a newcomer from the cash that it came with. */
function curveOf(
  participant_id: string,
  samples: readonly Sample[],
  path: readonly (number | null)[],
  kept: Curves | null,
): Curves['curves'][number] {
  const start = path[0] ?? STARTING_CASH_USD;
  return {
    participant_id,
    equity_usd: path.map((usd) => (usd === null ? null : rounded(usd, 2))),
    return_pct: path.map((usd) => (usd === null ? null : rounded(100 * (usd / start - 1), 4))),
    score: samples.map(({ time }) => scoreAt(kept, participant_id, time)),
  };
}

/** As last taken down at a time, ms; null before that, and where nothing was. */
function scoreAt(kept: Curves | null, id: string, time: number): number | null {
  const own = kept?.curves.find(({ participant_id }) => participant_id === id)?.score;
  const place = kept?.times.findLastIndex((at) => Date.parse(at) <= time) ?? -1;
  return own?.[place] ?? null;
}

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

const retired = (): DomainError =>
  new DomainError('gone', 'gone', 'The log of this match is not kept any more; its board is.');
