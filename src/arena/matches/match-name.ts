import type { DataSource } from 'typeorm';

const LATEST = /^(1h|1d|1w)-latest$/;
const LONGEST = 40;

/**
 * The id that a caller means: `1h-latest`, `1d-latest` and `1w-latest` are the match of that length that was settled last.
 * @returns what was given where it is no such name, or where none is settled yet
 */
export async function matchIdOf(db: Pick<DataSource, 'query'>, name: string): Promise<string> {
  const duration = LATEST.exec(name)?.[1];
  if (duration === undefined) return name.slice(0, LONGEST).replaceAll('\0', '');
  const [latest] = await db.query<{ id: string }[]>(
    `SELECT id FROM arena_match WHERE duration = $1 AND status = 'settled' ORDER BY starts_at DESC LIMIT 1`,
    [duration],
  );
  return latest?.id ?? name;
}
