import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/kernel/errors.js';
import { HOUR_MS, type EpochLatent } from '../engine/market/index.js';
import { SYMBOLS } from '../engine/types.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

interface EpochLine {
  epoch: number;
  starts_at: Date;
  commitment: string;
  seed: string | null;
  latent: EpochLatent | null;
}

/** The hours of the simulated market; none with another feed. */
@Injectable()
export class EpochReads {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly filling: WeekFilling,
  ) {}

  /** The newest epochs: commitments of all, seed and latent state of those that are over. */
  async list(limit: number) {
    const rows = await this.db.query<EpochLine[]>('SELECT * FROM arena_epoch ORDER BY epoch DESC LIMIT $1', [limit]);
    return { epochs: rows.map(epochView) };
  }

  /** One epoch with the published prices of its ticks. @throws DomainError when there is none */
  async one(text: string) {
    const rows = /^\d{1,9}$/.test(text)
      ? await this.db.query<EpochLine[]>('SELECT * FROM arena_epoch WHERE epoch = $1', [Number(text)])
      : [];
    if (rows.length === 0) throw new DomainError('not_found', 'not_found', 'There is no such epoch.');
    await this.filling.whole();
    return { ...epochView(rows[0]), symbols: SYMBOLS, ticks: await this.ticks(rows[0].starts_at) };
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
const epochView = ({ epoch, starts_at, commitment, seed, latent }: EpochLine) => ({
  epoch,
  starts_at: starts_at.toISOString(),
  commitment,
  seed,
  latent_state: seed === null ? null : latent,
});
