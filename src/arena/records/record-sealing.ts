import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Notifier } from '../../common/db/notifier.js';
import { PeriodicWork } from '../../common/work/periodic-work.js';
import { isWeekWhole } from '../replayed-week/week-filling.js';
import { RECORD_CHANNEL } from '../arena.names.js';
import { bodyHash, GENESIS, linkHash, RECORD_FORMAT, type Seal } from '../engine/records/index.js';
import type { MatchBooks } from './match-books.js';
import { RecordKeys } from './record-keys.js';
import { headOf, unsealed } from './sealed-match.js';

const EVERY_MS = 1000;
/** Links of one transaction; each needs the one before it. Few: the end of a process waits for a transaction, not for a week. */
const AT_ONCE = 3;
/** One process at a time adds to the chain. */
const LOCK = 6_179_214;

/**
 * Seals settled matches: each record is hashed, chained to the one before it and signed, in the order in which the matches
 * ended. Whatever settles a match need not know of it; a process that dies meanwhile leaves the next one to go on.
 */
@Injectable()
export class RecordSealing extends PeriodicWork {
  private closing = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: RecordKeys,
    private readonly notifier: Notifier,
  ) {
    super(EVERY_MS, 'records were not sealed');
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    return super.beforeApplicationShutdown();
  }

  /** A match of the replayed week waits until all that its record covers stands in the tables. */
  protected async round(): Promise<void> {
    if (!(await isWeekWhole(this.db.manager))) return;
    while (!this.closing && (await this.db.transaction((manager) => this.sealSome(manager))))
      await new Promise(setImmediate);
  }

  /** @returns whether there may be more */
  private async sealSome(manager: EntityManager): Promise<boolean> {
    const [{ free }] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS free', [LOCK]);
    const waiting = free ? await unsealed(manager, AT_ONCE) : [];
    if (waiting.length === 0) return false;
    let head = await headOf(manager);
    for (const { id, body, books } of waiting) head = await this.add(manager, this.link(head, id, body), books);
    if (head) await this.notifier.notify(manager, RECORD_CHANNEL, JSON.stringify(head));
    return waiting.length === AT_ONCE;
  }

  private link(before: Seal | null, match_id: string, body: string): Seal {
    const { current } = this.keys;
    const link = {
      seq: (before?.seq ?? 0) + 1,
      match_id,
      previous: before?.hash ?? GENESIS,
      body_hash: bodyHash(body),
    };
    const hash = linkHash(link);
    return { ...link, hash, key_id: current.id, signature: current.sign(Buffer.from(hash, 'hex')) };
  }

  private async add(manager: EntityManager, seal: Seal, books: MatchBooks): Promise<Seal> {
    const { seq, match_id, previous, body_hash, hash, key_id, signature } = seal;
    await manager.query(
      `INSERT INTO arena_seal (seq, format, match_id, previous, body_hash, hash, key_id, signature, books)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [seq, RECORD_FORMAT, match_id, previous, body_hash, hash, key_id, signature, JSON.stringify(books)],
    );
    return seal;
  }
}
