import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { INSTANCE } from '../telemetry/instance.js';

/** Longest time without a holder after one died. */
export const LEASE_TTL_MS = 4000;
const RENEW_MS = 1000;

export interface LeaseHandlers {
  /** The lease is ours under this epoch. */
  gained(epoch: number): void | Promise<void>;
  /** It is not ours any more, or may not be. */
  lost(): void | Promise<void>;
}

/** Raised inside a transaction of a holder that has been overtaken: nothing of it is written. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`the lease "${name}" has passed to another holder`);
    this.name = 'LeaseLost';
  }
}

interface Candidacy {
  handlers: LeaseHandlers;
  epoch: number | null;
  /** The handlers' calls, one after the other; prolonging the lease does not wait for them. */
  calls: Promise<void>;
  timer?: NodeJS.Timeout;
}

/** Leases in PostgreSQL: at most one holder per name, taken over ≤ LEASE_TTL_MS + RENEW_MS after its holder died. */
@Injectable()
export class Leases implements BeforeApplicationShutdown {
  private readonly log = new Logger(Leases.name);
  private readonly holder = `${INSTANCE}:${randomUUID()}`;
  private readonly candidacies = new Map<string, Candidacy>();
  private closing = false;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** From now on, tries to hold the lease `name` whenever it is free, until this process stops. */
  async stand(name: string, handlers: LeaseHandlers): Promise<void> {
    const candidacy: Candidacy = { handlers, epoch: null, calls: Promise.resolve() };
    this.candidacies.set(name, candidacy);
    await this.round(name, candidacy);
  }

  /**
   * Inside a transaction: goes on only while `epoch` still holds, and keeps others from taking over before the
   * transaction ends. @throws LeaseLost
   */
  async assertHeld(manager: EntityManager, name: string, epoch: number): Promise<void> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM lease WHERE name = $1 AND epoch = $2 AND holder = $3 AND expires_at > clock_timestamp() FOR NO KEY UPDATE`,
      [name, epoch, this.holder],
    );
    if (rows.length === 0) throw new LeaseLost(name);
  }

  /**
   * The same for work that only asks whether another has held the lease since this process took it: a lease that ran out
   * meanwhile, because renewing it came late, is taken up again. @throws LeaseLost
   */
  async keepHeld(manager: EntityManager, name: string): Promise<void> {
    const rows = await manager.query<unknown[]>(
      `WITH kept AS (
         UPDATE lease SET expires_at = clock_timestamp() + $3 * interval '1 ms' WHERE name = $1 AND holder = $2 RETURNING 1
       ) SELECT 1 FROM kept`,
      [name, this.holder, LEASE_TTL_MS],
    );
    if (rows.length === 0) throw new LeaseLost(name);
  }

  /** True when any process holds the lease now. */
  async isHeld(name: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT 1 FROM lease WHERE name = $1 AND expires_at > clock_timestamp()',
      [name],
    );
    return rows.length > 0;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    for (const [name, candidacy] of this.candidacies) {
      clearTimeout(candidacy.timer);
      const { epoch } = candidacy;
      if (epoch === null) continue;
      candidacy.epoch = null;
      this.log.log(this.line('lease given up', name, epoch));
      await candidacy.handlers.lost();
      await this.db
        .query('UPDATE lease SET expires_at = clock_timestamp() WHERE name = $1 AND epoch = $2', [name, epoch])
        .catch(() => undefined);
    }
  }

  private async round(name: string, candidacy: Candidacy): Promise<void> {
    const epoch = await this.claim(name).catch(() => null);
    if (this.closing) return;
    if (epoch !== candidacy.epoch) this.change(name, candidacy, epoch);
    candidacy.timer = setTimeout(() => void this.round(name, candidacy), RENEW_MS);
  }

  private change(name: string, candidacy: Candidacy, epoch: number | null): void {
    const had = candidacy.epoch !== null;
    candidacy.epoch = epoch;
    if (had) this.log.warn(this.line('lease lost', name));
    if (epoch !== null) this.log.log(this.line('lease taken', name, epoch));
    candidacy.calls = candidacy.calls
      .then(() => (had ? candidacy.handlers.lost() : undefined))
      .then(() => (epoch !== null && candidacy.epoch === epoch ? candidacy.handlers.gained(epoch) : undefined))
      .catch((error: unknown) => {
        this.log.error(`the holder of "${name}" failed to change over: ${String(error)}`);
        candidacy.epoch = null;
      });
  }

  private line(msg: string, lease: string, epoch?: number): object {
    return { msg, lease, epoch, holder: this.holder };
  }

  /** Takes the lease when it is free, prolongs it when it is ours. @returns its epoch, null when another holds it */
  private async claim(name: string): Promise<number | null> {
    const rows = await this.db.query<{ epoch: string }[]>(
      `INSERT INTO lease AS l (name, epoch, holder, expires_at)
       VALUES ($1, 1, $2, clock_timestamp() + $3 * interval '1 ms')
       ON CONFLICT (name) DO UPDATE SET
         epoch = l.epoch + CASE WHEN l.holder = $2 AND l.expires_at > clock_timestamp() THEN 0 ELSE 1 END,
         holder = $2, expires_at = excluded.expires_at
       WHERE l.holder = $2 OR l.expires_at <= clock_timestamp()
       RETURNING epoch`,
      [name, this.holder, LEASE_TTL_MS],
    );
    return rows.length > 0 ? Number(rows[0].epoch) : null;
  }
}
