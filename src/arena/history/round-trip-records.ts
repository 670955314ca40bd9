import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PeriodicWork } from '../../common/work/periodic-work.js';
import { canBeFolded, foldNext } from './round-trip-fold.js';

const EVERY_MS = 2000;

/**
 * Folds fills and funding into round trips, a little behind the ticks and out of their way. What it has read is remembered in
 * the transaction that writes what came of it, so that neither a kill nor a second worker loses or doubles anything.
 */
@Injectable()
export class RoundTripRecords extends PeriodicWork {
  private whole = false;
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super(EVERY_MS, 'round trips were not written');
  }

  protected async round(): Promise<void> {
    this.whole ||= await canBeFolded(this.db.manager);
    if (this.whole) while (await this.db.transaction(foldNext)) await new Promise(setImmediate);
  }
}
