import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/env.js';
import { lockNamed } from '../db/advisory-lock.js';
import { DomainError } from '../kernel/errors.js';
import { Allowances } from '../quota/windows/allowances.js';
import type { Caller } from '../quota/quota.types.js';
import type { Origin } from './origin.js';
import { Origins } from './origins.js';

/** Jobs of one queue that may wait and run at a time: of a free key, and of an address over its free keys; of any other key. */
export const OPEN_OF_FREE = 10;
export const OPEN_OF_PAID = 20;

interface Counts {
  all: number;
  network: number;
  address: number;
  payer: number;
}

/** What a job of the queue costs in time, for telling when to come again. */
interface Pace {
  /** Seconds from one job's end to the next, with all workers at it. */
  seconds: number;
}

/** Lets jobs into queues that take turns: so many of a key, of an address, of all, and something kept for those who have none. */
@Injectable()
export class OpenJobs {
  /** The last order of each queue that this process has begun to take in. */
  private readonly latest = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly allowances: Allowances,
    private readonly origins: Origins,
  ) {}

  /**
   * Takes orders of a queue in one after the other: those that wait for the lock of `admit` hold no connection meanwhile.
   * @param order its transaction
   */
  oneByOne<T>(queue: string, order: () => Promise<T>): Promise<T> {
    const taken = (this.latest.get(queue) ?? Promise.resolve()).then(order);
    this.latest.set(
      queue,
      taken.catch(() => undefined),
    );
    return taken;
  }

  /**
   * Counts under a lock per queue that ends with the transaction, so that orders in parallel cannot pass together.
   * @throws DomainError too_many_open_jobs, queue_full
   */
  async admit(manager: EntityManager, queue: string, caller: Caller, { seconds }: Pace): Promise<Origin> {
    const origin = this.origins.of(caller);
    const open = await this.count(manager, queue, origin);
    const ofAddress = this.allowances.cap('open_jobs', caller.client, OPEN_OF_FREE);
    const ofPayer = origin.free ? OPEN_OF_FREE : OPEN_OF_PAID;
    const most = caller.principal ? ofPayer : ofAddress;
    if (open.payer >= most) throw this.tooMany(`At most ${most} of your jobs may be open at a time.`, seconds);
    if (origin.free && open.address >= ofAddress)
      throw this.tooMany(`At most ${ofAddress} jobs of free callers at your address may be open at a time.`, seconds);
    const room = open.network === 0 ? this.config.queueLimit : Math.floor(this.config.queueLimit / 2);
    if (open.all >= room) throw queueFull((open.all - room + 1) * seconds);
    return origin;
  }

  private async count(manager: EntityManager, queue: string, { network, address, payer }: Origin): Promise<Counts> {
    await lockNamed(manager, `orders:${queue}`);
    const [counts] = await manager.query<Counts[]>(
      `SELECT count(*)::int AS "all", count(*) FILTER (WHERE network = $2)::int AS network,
         count(*) FILTER (WHERE free AND address = $3)::int AS address, count(*) FILTER (WHERE payer = $4)::int AS payer
       FROM outbox_job WHERE queue = $1 AND done_at IS NULL`,
      [queue, network, address, payer],
    );
    return counts;
  }

  private tooMany(detail: string, seconds: number): DomainError {
    return new DomainError('limit_exceeded', 'too_many_open_jobs', detail, {
      headers: { 'Retry-After': wholeSeconds(seconds) },
      members: { upgrade_url: `${this.config.publicUrl}/api/pricing` },
    });
  }
}

const wholeSeconds = (seconds: number): string => String(Math.max(1, Math.ceil(seconds)));

const queueFull = (seconds: number): DomainError =>
  new DomainError('unavailable', 'queue_full', 'The queue is full; try again a little later.', {
    headers: { 'Retry-After': wholeSeconds(seconds) },
  });
