import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/quota/quota.types.js';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import type { OutfitPart } from '../engine/read/types.js';
import type { ReadingDto } from '../dto/reading.dto.js';
import { ReadingLimits } from './reading-limits.js';
import type { Reading, ReadingInput } from './reading.worker.js';

const WORKER = new URL('./reading.worker.js', import.meta.url);

/** Reads texts for whoever asks, in threads that no draft keeps busy. */
@Injectable()
export class Readings {
  constructor(
    private readonly pool: WorkerPool,
    private readonly limits: ReadingLimits,
  ) {}

  /** @throws DomainError rate_limit_exceeded */
  async read({ client }: Caller, { description, style, size, gender }: ReadingDto): Promise<Reading> {
    await this.limits.admit(client);
    const input: ReadingInput = { description, style: style?.trim() || null, request: { size, gender } };
    const { reading, ms } = await this.pool.soon<{ reading: Reading; ms: number }>(WORKER, 'readOnly', input);
    await this.limits.spend(client, ms);
    return reading;
  }

  /** The garments of a text that are each to be made, where there are several. Its key pays for the design, not for this. */
  outfitOf(description: string, style: string | null): Promise<OutfitPart[]> {
    return this.pool.soon<OutfitPart[]>(WORKER, 'outfitOf', { description, style });
  }
}
