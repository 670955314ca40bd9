import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** A statement of the hot path: parsed and planned once a connection. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Rows of a statement that is a transaction by itself, past TypeORM's runner, which costs as much as the question. */
export async function askPrepared<Row extends pg.QueryResultRow>(
  db: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { master } = db.driver as unknown as { master: pg.Pool };
  return (await master.query<Row>({ ...statement, values })).rows;
}
