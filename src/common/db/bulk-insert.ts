import type { EntityManager } from 'typeorm';

/** Who takes statements: a transaction, or a list of them for later. */
export type Statements = Pick<EntityManager, 'query'>;

const ROWS_PER_STATEMENT = 4_000;

/** Columns of a table in the order of an insert, with their PostgreSQL types. */
export type Columns = Record<
  string,
  'bigint' | 'integer' | 'double precision' | 'text' | 'boolean' | 'jsonb' | 'timestamptz' | 'uuid'
>;

/** An INSERT whose one parameter is its rows, as JSON. */
export interface Insert {
  sql: string;
  rows: string;
}

/**
 * Inserts for any number of rows. Names come from code, never from callers' input.
 * @param suffix e.g. an ON CONFLICT clause
 */
export function* insertsOf(
  table: string,
  columns: Columns,
  rows: readonly Record<string, unknown>[],
  suffix = '',
): Generator<Insert> {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  const list = names.join(', ');
  const sql = `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_to_recordset($1::json) AS row(${types.join(', ')}) ${suffix}`;
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    yield { sql, rows: JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT)) };
  }
}

/** Inserts any number of rows, as `insertsOf`. */
export async function bulkInsert(
  manager: Statements,
  table: string,
  columns: Columns,
  rows: readonly Record<string, unknown>[],
  suffix = '',
): Promise<void> {
  for (const insert of insertsOf(table, columns, rows, suffix)) await manager.query(insert.sql, [insert.rows]);
}

/** ON CONFLICT clause that replaces every other column of the row. */
export function replacing(columns: Columns, key: readonly string[]): string {
  const others = Object.keys(columns).filter((name) => !key.includes(name));
  const keys = key.map((name) => `"${name}"`).join(', ');
  return `ON CONFLICT (${keys}) DO UPDATE SET ${others.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`;
}
