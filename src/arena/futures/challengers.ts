import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { DomainError } from '../../common/kernel/errors.js';
import { HeartbeatRecords } from '../agents/heartbeat-records.js';

const REMEMBERED = 10_000;
/** A signed call is a sign of life; more often than this it need not be written down. */
const BEAT_EVERY_MS = 60_000;

/** Who asks by the futures protocol: a challenger of the league, that is in the ring as long as it asks. */
@Injectable()
export class Challengers {
  private readonly ids = new Map<string, string>();
  /** by account, ms of the process's steady clock */
  private readonly beats = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly heartbeats: HeartbeatRecords,
  ) {}

  /** @throws DomainError not_found for a key without a challenger */
  async idOf({ accountId }: Principal): Promise<string> {
    const known = this.ids.get(accountId);
    if (known !== undefined) return known;
    const [row] = await this.db.query<{ id: string }[]>(
      `SELECT id FROM arena_participant WHERE account_id = $1 AND kind = 'challenger'`,
      [accountId],
    );
    if (!row) throw new DomainError('not_found', 'not_found', 'This key belongs to no challenger.');
    this.remember(accountId, row.id);
    return row.id;
  }

  /** Brings the queued and the benched into the ring. @throws DomainError gone */
  async beat(principal: Principal): Promise<void> {
    const { accountId } = principal;
    const now = performance.now();
    if (now - (this.beats.get(accountId) ?? -Infinity) < BEAT_EVERY_MS) return;
    const { id } = await this.db.transaction((manager) => this.heartbeats.beat(manager, principal, undefined));
    if (this.beats.size >= REMEMBERED) this.beats.clear();
    this.beats.set(accountId, now);
    this.remember(accountId, id);
  }

  private remember(accountId: string, id: string): void {
    if (this.ids.size >= REMEMBERED) this.ids.clear();
    this.ids.set(accountId, id);
  }
}
