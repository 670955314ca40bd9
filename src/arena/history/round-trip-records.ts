import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { Rounds } from '../../common/work/rounds.js';
import { canBeFolded, foldNext } from './round-trip-fold.js';

const EVERY_MS = 2000;

/**
 * Folds fills and funding into round trips, a little behind the ticks and out of their way. What it has read is remembered in
 * the transaction that writes what came of it, so that neither a kill nor a second worker loses or doubles anything.
 */
@Injectable()
export class RoundTripRecords implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(RoundTripRecords.name);
  private whole = false;
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.catchUp(),
    (error) => tellTrouble(this.log, 'round trips were not written', error),
  );

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.end();
  }

  private async catchUp(): Promise<void> {
    this.whole ||= await canBeFolded(this.db.manager);
    if (this.whole) while (await this.db.transaction(foldNext)) await new Promise(setImmediate);
  }
}
