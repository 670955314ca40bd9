import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { OnceReady } from '../../common/health/once-ready.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from '../design.jobs.js';
import { SHOWCASE_ID } from '../design-id.js';

const DESCRIPTION =
  'A knee-length A-line dress in sage green linen with a boat neck, short sleeves and pockets in the side seams';
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The design whose id stands in the documentation exists, so that trying the examples out succeeds. It is made like any other. */
@Injectable()
export class Showcase implements OnApplicationBootstrap {
  private readonly log = new Logger(Showcase.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly onceReady: OnceReady,
  ) {}

  onApplicationBootstrap(): void {
    const failed = (error: unknown): void => tellTrouble(this.log, 'cannot order the showcase', error);
    this.onceReady.do(() => this.order()).catch(failed);
  }

  private order(): Promise<void> {
    return this.db.transaction(async (manager) => {
      const ordered = await manager.query<unknown[]>(
        `INSERT INTO design_submission (id, account_id, description, style, request, listed_at) VALUES ($1, $2, $3, 'minimalist', '{"seed": 7}', date_trunc('milliseconds', now()))
         ON CONFLICT (id) DO NOTHING RETURNING 1`,
        [SHOWCASE_ID, NOBODY, DESCRIPTION],
      );
      if (ordered.length > 0)
        await this.outbox.add(manager, { queue: DESIGN_QUEUE, name: MAKE_DESIGN, ref: SHOWCASE_ID });
    });
  }
}
