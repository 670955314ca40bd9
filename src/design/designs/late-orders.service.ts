import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Origin } from '../../common/jobs/origin.js';
import { Origins } from '../../common/jobs/origins.js';
import { Outbox, type PromisedJob } from '../../common/jobs/outbox.js';
import { OutboxRelay } from '../../common/jobs/outbox.relay.js';
import { DRAPE, FILES_QUEUE, MAKE_FILES, WORN_QUEUE } from '../design.jobs.js';
import { isWornFile, LATE_FILES } from '../design.result.js';
import type { LateFile, WornFile } from '../design.result.js';

/** After the completion, so that whoever waited for it is answered first. */
const AFTER_COMPLETION_MS = 1000;
/** For so long files that were given up are not tried again, and who was told to come back keeps his place. */
export const ORDER_SECONDS = 30;

/** What a job of this queue makes: all files of a design that are missing, or the one that somebody asked for. */
export interface LateOrder {
  id: string;
  file?: LateFile;
  /** although it is there */
  isAnew?: boolean;
}

/** A file that somebody waits for. */
export interface WantedFile {
  id: string;
  file: LateFile | WornFile;
}

const ANEW = 'anew';

const refOf = ({ id, file, isAnew }: LateOrder): string => [id, file ?? [], isAnew ? ANEW : []].flat().join('/');

export function lateOrderOf(ref: string): LateOrder {
  const [id, name, how] = ref.split('/');
  return { id, file: LATE_FILES.find((file) => file === name), isAnew: how === ANEW };
}

/** Orders the files that are made after a design is completed. */
@Injectable()
export class LateOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly origins: Origins,
  ) {}

  /** In the transaction that completes the design. @param delayMs not before */
  async order(manager: EntityManager, id: string, origin: Origin, delayMs = AFTER_COMPLETION_MS): Promise<void> {
    await this.outbox.add(manager, { ...jobFor({ id }), origin, runAt: new Date(Date.now() + delayMs) });
  }

  /** In the transaction after which a file that is there shows more. */
  async orderAnew(manager: EntityManager, id: string, file: LateFile, origin: Origin): Promise<void> {
    await this.outbox.add(manager, { ...jobFor({ id, file, isAnew: true }), origin });
  }

  /** Someone waits so many seconds for one file: it is made before what nobody waits for, unless it was given up a moment ago. */
  async want(wanted: WantedFile, client: string, seconds: number): Promise<void> {
    const awaitedSeconds = seconds + ORDER_SECONDS;
    const job = jobOf(wanted);
    const ordered = await this.db.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `UPDATE design_submission SET files_wanted_at = now(), files_failed_at = NULL
         WHERE id = $1 AND status = 'completed' AND erased_at IS NULL
           AND coalesce(files_failed_at, 'epoch') < now() - make_interval(secs => $2)
         RETURNING 1`,
        [wanted.id, ORDER_SECONDS],
      );
      if (rows.length === 0 || (await this.outbox.await(manager, job.queue, job.ref, awaitedSeconds))) return false;
      await this.outbox.add(manager, { ...job, origin: this.origins.of({ client }), awaitedSeconds });
      return true;
    });
    if (ordered) this.relay.kick();
  }

  /** Whether the file is being made, or its turn will come. */
  async isOrdered(wanted: WantedFile): Promise<boolean> {
    const { queue, ref } = jobOf(wanted);
    const sql = 'SELECT 1 FROM outbox_job WHERE queue = $1 AND ref = $2 AND done_at IS NULL LIMIT 1';
    return (await this.db.query<unknown[]>(sql, [queue, ref])).length > 0;
  }

  /** Whether somebody waits for a file that nobody is making. */
  async anyAwaited(): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT 1 FROM outbox_job WHERE queue = $1 AND done_at IS NULL AND attempt = 0 AND awaited_until > now() LIMIT 1`,
      [FILES_QUEUE],
    );
    return rows.length > 0;
  }

  async failed(manager: EntityManager, ref: string): Promise<void> {
    await manager.query('UPDATE design_submission SET files_failed_at = now() WHERE id = $1', [lateOrderOf(ref).id]);
  }
}

const jobFor = (order: LateOrder): PromisedJob => ({ queue: FILES_QUEUE, name: MAKE_FILES, ref: refOf(order) });

/** All files of the draped garment are one job. */
const jobOf = ({ id, file }: WantedFile): PromisedJob =>
  isWornFile(file) ? { queue: WORN_QUEUE, name: DRAPE, ref: id } : jobFor({ id, file });
