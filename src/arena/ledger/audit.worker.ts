import { DataSource } from 'typeorm';
import { tryLockNumbered } from '../../common/db/advisory-lock.js';
import type { Config } from '../../common/config/env.js';
import { postgresOptions } from '../../common/db/data-source.js';
import { auditLedger, type LedgerAudit } from './ledger-audit.js';

export type AuditInput = Pick<Config, 'databaseUrl'>;

/** One audit at a time, whichever process is asked. */
export const AUDIT_LOCK = 6_179_211;

/** What a statement of an audit may take; a request's could not. */
const PATIENCE_MS = 31 * 60_000;

/** Audits the ledger on a connection of its own: what is reckoned here no request waits for. @returns null while another audit runs */
export async function auditApart({ databaseUrl }: AuditInput): Promise<LedgerAudit | null> {
  const options = postgresOptions({ databaseUrl, databasePoolSize: 1 }, [], []);
  const extra = { ...(options.extra as object), query_timeout: PATIENCE_MS };
  const database = await new DataSource({ ...options, extra } as typeof options).initialize();
  try {
    return await database.transaction('REPEATABLE READ', async (manager) =>
      (await tryLockNumbered(manager, AUDIT_LOCK)) ? auditLedger(manager) : null,
    );
  } finally {
    await database.destroy();
  }
}
