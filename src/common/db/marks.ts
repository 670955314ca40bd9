import type { EntityManager } from 'typeorm';

type Queries = Pick<EntityManager, 'query'>;

/** How far work has come that goes through a table once, by name; as text, since places may be above 2^53. Null before it has begun. */
export async function readMark(manager: Queries, name: string): Promise<string | null> {
  const rows = await manager.query<{ value: string }[]>('SELECT value FROM installation WHERE name = $1', [name]);
  return rows[0]?.value ?? null;
}

/** Moves the mark on; never back, whoever comes late. @param until a whole number */
export async function moveMark(manager: Queries, name: string, until: string | number): Promise<void> {
  await manager.query(
    `INSERT INTO installation AS i (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = greatest(i.value::bigint, excluded.value::bigint)::text`,
    [name, String(until)],
  );
}
