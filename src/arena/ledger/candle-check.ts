import type { EntityManager } from 'typeorm';
import { INSTRUMENTS } from '../engine/instruments.js';
import { chartTick, type Checkpoint } from '../engine/league/index.js';
import { emptyChart, INTERVAL_MS, INTERVALS, type Chart } from '../engine/market/index.js';
import type { Candle } from '../engine/types.js';
import { checkpointBefore } from '../league/league-checkpoint.js';
import { breathe, Differences, type AuditCheck, type Queries } from './differences.js';

/** Ticks that are read at once. */
const PAGE = 3_600;
const MINUTE = 60_000;
/** Sums of the same numbers in the same order may be told apart by nothing; what a database rounds, by this. */
const SLACK = 1e-9;

const MEMBERS = ['open', 'high', 'low', 'close', 'volume_usd'] as const;

interface TickRow {
  tick: string;
  at: Date;
  mids: number[];
  volumes: number[] | null;
}

/** Candles that are closed are made anew from the prices of the ticks that are kept. */
export const candleCheck: AuditCheck = {
  name: 'candles_from_prices',
  async find(manager) {
    const opening = await firstPrices(manager);
    const run = opening && new CandleRun(manager, opening);
    await run?.play();
    const differences = run?.differences ?? new Differences(candleCheck.name);
    const unknown = await manager.query<{ interval: string; n: string }[]>(
      'SELECT interval, count(*) AS n FROM arena_candle WHERE interval <> ALL($1) GROUP BY interval',
      [INTERVALS],
    );
    for (const { interval, n } of unknown) differences.add(interval, 'interval', n, 0);
    return differences.found;
  },
};

/** The prices before the first tick that is kept; null where no state of then is. */
async function firstPrices(manager: EntityManager): Promise<Checkpoint | null> {
  const [row] = await manager.query<{ tick: string | null }[]>('SELECT min(tick) AS tick FROM arena_tick');
  if (!row || row.tick === null) return null;
  const [kept] = await manager.query<{ tick: string }[]>(
    'SELECT tick FROM arena_checkpoint WHERE tick >= $1::bigint - 1 ORDER BY tick LIMIT 1',
    [row.tick],
  );
  return kept ? checkpointBefore(manager, Number(kept.tick)) : null;
}

class CandleRun {
  readonly differences = new Differences(candleCheck.name);
  private readonly chart: Chart = emptyChart();
  private before: { time: number; mids: number[] };
  private readonly since: number;
  private tick: number;

  constructor(
    private readonly manager: Queries,
    { tick, time, observed }: Checkpoint,
  ) {
    this.tick = tick;
    this.before = { time, mids: observed.mids };
    this.since = time;
    if (tick > 0) this.beginAt(time, observed.mids);
  }

  /** A candle opens where the one before it closed. */
  private beginAt(time: number, mids: readonly number[]): void {
    for (const interval of INTERVALS) {
      const start = Math.floor(time / INTERVAL_MS[interval]) * INTERVAL_MS[interval];
      for (const { index } of INSTRUMENTS) {
        const price = mids[index] / 1e6;
        this.chart[interval][index].push({
          time: start,
          open: price,
          high: price,
          low: price,
          close: price,
          volume_usd: 0,
        });
      }
    }
  }

  async play(): Promise<void> {
    for (let page = await this.next(); page.length > 0; page = await this.next()) {
      for (const { tick, at, mids, volumes } of page) {
        const now = { time: at.getTime(), mids, volumes };
        chartTick(this.chart, this.before, now);
        this.before = now;
        this.tick = Number(tick);
      }
      await this.compareClosed();
      await breathe();
    }
  }

  private next(): Promise<TickRow[]> {
    return this.manager.query('SELECT tick, at, mids, volumes FROM arena_tick WHERE tick > $1 ORDER BY tick LIMIT $2', [
      this.tick,
      PAGE,
    ]);
  }

  /** Those that no later tick changes, and that began with the prices that are kept. */
  private async compareClosed(): Promise<void> {
    const until = Math.floor(this.before.time / MINUTE) * MINUTE;
    for (const interval of INTERVALS) {
      const closed = INSTRUMENTS.map(({ index }) =>
        takeClosed(this.chart[interval], index, until - INTERVAL_MS[interval]),
      );
      const [first, last] = [closed[0][0]?.time, closed[0].at(-1)?.time];
      if (first === undefined || last === undefined) continue;
      const stored = await this.stored(interval, Math.max(first, this.since), last);
      closed.forEach((candles, market) => this.compare(interval, market, candles, stored));
      for (const name of stored.keys()) this.differences.add(name, 'time', name, null);
    }
  }

  private async stored(interval: string, from: number, until: number): Promise<Map<string, Candle>> {
    const rows = await this.manager.query<(Candle & { market: number; at: Date })[]>(
      `SELECT market, time AS at, open, high, low, close, volume_usd FROM arena_candle
       WHERE interval = $1 AND time >= $2 AND time <= $3`,
      [interval, new Date(from), new Date(until)],
    );
    return new Map(rows.map((row) => [nameOf(interval, row.market, row.at.getTime()), row]));
  }

  private compare(interval: string, market: number, candles: readonly Candle[], stored: Map<string, Candle>): void {
    for (const candle of candles) {
      const name = nameOf(interval, market, candle.time);
      const held = stored.get(name);
      stored.delete(name);
      for (const member of held ? MEMBERS : []) {
        const [a, b] = [held![member], candle[member]];
        if (Math.abs(a - b) > SLACK * Math.abs(b)) this.differences.add(name, member, a, b);
      }
    }
  }
}

const nameOf = (interval: string, market: number, time: number): string =>
  `${interval} ${INSTRUMENTS[market]?.symbol ?? market} ${new Date(time).toISOString()}`;

/** Takes the candles that began until `last` (ms) out of a chart. */
function takeClosed(lists: Candle[][], market: number, last: number): Candle[] {
  const open = lists[market].findIndex(({ time }) => time > last);
  return lists[market].splice(0, open < 0 ? lists[market].length - 1 : open);
}
