import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import { HOUR_MS } from '../engine/market/index.js';
import { SYMBOLS } from '../engine/types.js';
import { EpochRow } from '../entities/epoch.entity.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

/** The hours of the simulated market; none with another feed. */
@Injectable()
export class EpochReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly filling: WeekFilling,
  ) {}

  /** The newest epochs: commitments of all, seed and latent state of those that are over. */
  async list(limit: number) {
    const rows = await this.db.manager.find(EpochRow, { order: { epoch: 'DESC' }, take: limit });
    return { epochs: rows.map(epochView) };
  }

  /** One epoch with the published prices of its ticks. @throws DomainError when there is none */
  async one(text: string) {
    const epoch = /^\d{1,9}$/.test(text) ? await this.db.manager.findOneBy(EpochRow, { epoch: Number(text) }) : null;
    if (!epoch) throw new DomainError('not_found', 'not_found', 'There is no such epoch.');
    await this.filling.whole();
    return { ...epochView(epoch), symbols: SYMBOLS, ticks: await this.ticks(epoch.startsAt) };
  }

  private async ticks(from: Date) {
    const rows = await this.db.query<{ tick: string; at: Date; mids: number[] }[]>(
      'SELECT tick, at, mids FROM arena_tick WHERE at >= $1 AND at < $2 ORDER BY tick',
      [from, new Date(from.getTime() + HOUR_MS)],
    );
    return rows.map(({ tick, at, mids }) => ({
      tick: Number(tick),
      at: at.toISOString(),
      prices: mids.map((mid) => mid / 1e6),
    }));
  }
}

/** Seed and latent state are shown together, when the hour is over. */
const epochView = ({ epoch, startsAt, commitment, seed, latent }: EpochRow) => ({
  epoch,
  starts_at: startsAt.toISOString(),
  commitment,
  seed,
  latent_state: seed === null ? null : latent,
});
