import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { OnceReady } from '../health/once-ready.js';
import { Outbox, type PromisedJob } from './outbox.js';

/** What the documentation names exists, so that trying the examples out succeeds. It is made once, like any other. */
@Injectable()
export class Showcases {
  private readonly log = new Logger(Showcases.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly onceReady: OnceReady,
  ) {}

  /** @param statement inserts its row unless it is there, and returns a row when it did */
  order(statement: string, values: unknown[], job: PromisedJob): void {
    const failed = (error: unknown): void => tellTrouble(this.log, 'cannot order the showcase', error);
    this.onceReady
      .do(() =>
        this.db.transaction(async (manager) => {
          const ordered = await manager.query<unknown[]>(statement, values);
          if (ordered.length > 0) await this.outbox.add(manager, job);
        }),
      )
      .catch(failed);
  }
}
