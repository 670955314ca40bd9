import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { And, DataSource, LessThan, MoreThanOrEqual } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import { HOUR_MS } from '../engine/market/index.js';
import { SYMBOLS } from '../engine/types.js';
import { EpochRow } from '../entities/epoch.entity.js';
import { verifiableFrom } from './reveal.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

/** The hours of the simulated market; none with another feed. */
@Injectable()
export class EpochReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly filling: WeekFilling,
  ) {}

  /** The newest epochs: commitments of all, seed and latent state of those that are over. */
  async list(limit: number) {
    const rows = await this.db.manager.find(EpochRow, { order: { epoch: 'DESC' }, take: limit });
    return { epochs: rows.map((row) => epochView(row, this.config)) };
  }

  /** The hours of a match, and when all of its prices can be verified: those that ended it are the first of the next hour. */
  async of(from: Date, until: Date) {
    const starts = And(MoreThanOrEqual(from), LessThan(until));
    const rows = await this.db.manager.find(EpochRow, { where: { startsAt: starts }, order: { epoch: 'ASC' } });
    const { revealHours } = this.config;
    return {
      verifiable_from: rows.length > 0 ? verifiableFrom(until.getTime() + HOUR_MS, revealHours) : null,
      epochs: rows.map((row) => lineOf(row, revealHours)),
    };
  }

  /** One epoch with the published prices of its ticks. @throws DomainError when there is none */
  async one(text: string) {
    const epoch = /^\d{1,9}$/.test(text) ? await this.db.manager.findOneBy(EpochRow, { epoch: Number(text) }) : null;
    if (!epoch) throw new DomainError('not_found', 'not_found', 'There is no such epoch.');
    await this.filling.whole();
    return { ...epochView(epoch, this.config), symbols: SYMBOLS, ticks: await this.ticks(epoch.startsAt) };
  }

  private async ticks(from: Date) {
    const rows = await this.db.query<{ tick: string; at: Date; mids: number[]; volumes: number[] | null }[]>(
      'SELECT tick, at, mids, volumes FROM arena_tick WHERE at >= $1 AND at < $2 ORDER BY tick',
      [from, new Date(from.getTime() + HOUR_MS)],
    );
    return rows.map(({ tick, at, mids, volumes }) => ({
      tick: Number(tick),
      at: at.toISOString(),
      prices: mids.map((mid) => mid / 1e6),
      volumes_usd: volumes,
    }));
  }
}

const lineOf = ({ epoch, startsAt, commitment, seed, latent }: EpochRow, revealHours: number) => ({
  epoch,
  starts_at: startsAt.toISOString(),
  commitment,
  market_version: latent && (latent.version ?? 1),
  verifiable_from: verifiableFrom(startsAt.getTime() + HOUR_MS, revealHours),
  seed,
});

/** Seed and latent state are shown together. */
const epochView = (row: EpochRow, { revealHours }: Config) => ({
  ...lineOf(row, revealHours),
  latent_state: row.seed === null ? null : row.latent,
});
