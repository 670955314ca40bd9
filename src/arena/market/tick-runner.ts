import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { tickSeconds } from '../../common/telemetry/metrics.js';
import { advanceLeague } from '../engine/league/index.js';
import { keepCheckpoint } from '../league/league-checkpoint.js';
import { TickTransaction } from './tick-transaction.js';
import { TickPublisher, type OpenMarket, type Ticked } from './tick-publisher.js';

/** Odds are computed this often, ms; less often in a large field. */
const ODDS_EVERY_MS = 5_000;

/** Bounds of how many commands one tick executes; the rest follow in the next. */
const BATCH = { least: 200, most: 5_000 };

/** As many commands as keep a tick within three quarters of its length, by what the last full batch took. */
function nextBatch(batch: number, executed: number, tookMs: number, tickMs: number): number {
  if (executed < batch && tookMs < tickMs) return batch;
  const fitting = Math.round(batch * Math.min(2, (0.75 * tickMs) / Math.max(1, tookMs)));
  return Math.min(BATCH.most, Math.max(BATCH.least, fitting));
}

/** Runs one tick: pending commands, the league's step, its record, all in one transaction; then shows it. */
@Injectable()
export class TickRunner {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly transaction: TickTransaction,
    private readonly shown: TickPublisher,
  ) {}

  async run(market: OpenMarket, leaseEpoch: number, time: number): Promise<void> {
    if (time <= market.league.time) return;
    const began = performance.now();
    const ticked = await this.db.transaction((manager) => this.inside(manager, market, leaseEpoch, time));
    tickSeconds.observe((performance.now() - began) / 1000);
    this.shown.show(market, ticked);
    market.batch = nextBatch(market.batch, ticked.commands.length, performance.now() - began, this.config.tickMs);
  }

  private async inside(manager: EntityManager, market: OpenMarket, leaseEpoch: number, time: number): Promise<Ticked> {
    const state = await this.transaction.begin(manager, leaseEpoch);
    if (state.status === 'paused') {
      return { ...state, events: null, commands: [], roster: await this.transaction.roster(manager) };
    }
    const commands = await this.transaction.pending(manager, time, market.batch);
    const { league, feed } = market;
    await keepCheckpoint(manager, league, time);
    const events = advanceLeague(league, {
      time,
      ...feed.advance(time),
      commands: commands.map(({ command }) => command),
      tickMs: this.config.tickMs,
      oddsEveryMs: Math.max(ODDS_EVERY_MS, league.participants.size * 10),
      entries: this.config.entries,
    });
    await this.transaction.keep(manager, league, feed, events, commands, leaseEpoch);
    return { ...state, events, commands, roster: await this.transaction.roster(manager) };
  }
}
