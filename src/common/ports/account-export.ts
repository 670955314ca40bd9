import type { KeyInterface } from '../auth/principal.js';
import { port } from './ports.js';

/**
 * One kind of rows that are kept of an account. The statement answers rows `{key, data}` in the order of `key` (text), of the
 * account $1, after the key $2 (null: from the start), at most $3. Data holds no secret, nor what only keyed hashes tell.
 */
export interface KeptRows {
  kind: string;
  sql: string;
  /** Rows that stand in memory at once; fewer where they are large. */
  atOnce?: number;
}

/** What an interface keeps of an account beside what all share. */
export interface AccountExport {
  readonly kept: readonly KeptRows[];
}

export const ACCOUNT_EXPORT = {
  arena: port<AccountExport>('account-export:arena'),
  design: port<AccountExport>('account-export:design'),
  tools: port<AccountExport>('account-export:tools'),
} as const satisfies Record<KeyInterface, unknown>;

/**
 * The statement for the rows of one table.
 * @param where how they are found by the account $1 @param key column that orders them @param except columns that are left out
 */
export function keptIn(
  kind: string,
  table: string,
  where: string,
  key: string,
  except: readonly string[] = [],
): KeptRows {
  const left = except.map((column) => `'${column}'`).join(', ');
  const data = except.length === 0 ? 'to_jsonb(t)' : `to_jsonb(t) - ARRAY[${left}]`;
  const place = `(t.${key})::text COLLATE "C"`;
  return {
    kind,
    sql: `SELECT ${place} AS key, ${data} AS data FROM ${table} t
          WHERE ${where} AND ($2::text IS NULL OR ${place} > $2) ORDER BY 1 LIMIT $3`,
  };
}
