import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../../common/db/trouble.js';
import { OnceReady } from '../../common/health/once-ready.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { DRAW_IMAGES, IMAGE_QUEUE, SHOWCASE_JOB } from '../tools.names.js';

const DESCRIPTION = 'A double-breasted camel wool coat with wide lapels';

/** The job whose id stands in the documentation exists, so that trying the examples out succeeds. It is drawn like any other. */
@Injectable()
export class ImageShowcase implements OnApplicationBootstrap {
  private readonly log = new Logger(ImageShowcase.name);

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
        `INSERT INTO tools_image_job (id, owner, description, request) VALUES ($1, 'showcase', $2, $3)
         ON CONFLICT (id) DO NOTHING RETURNING 1`,
        [SHOWCASE_JOB, DESCRIPTION, JSON.stringify({ width: 768, height: 1152, seed: 7, n: 1 })],
      );
      if (ordered.length > 0)
        await this.outbox.add(manager, { queue: IMAGE_QUEUE, name: DRAW_IMAGES, ref: SHOWCASE_JOB });
    });
  }
}
