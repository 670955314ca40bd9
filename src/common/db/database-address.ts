import pg from 'pg';

/** Where PostgreSQL is, to show: host, port and database, never name or password. @param url undefined: what pg assumes */
export function databaseAddress(url: string | undefined): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${host}:${port}${database ? `/${database}` : ''}`;
}
