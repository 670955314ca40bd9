import type { EntityManager } from 'typeorm';

type Queries = Pick<EntityManager, 'query'>;

/** Waits for the lock of this name, over all processes; the end of the transaction lets it go. */
export const lockNamed = (manager: Queries, name: string): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);

/** The same by number. @param number of 64 bits */
export const lockNumbered = (manager: Queries, number: bigint | number): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock($1)', [String(number)]);

/** Takes the lock of this number when nobody has it. @returns whether it was free */
export async function tryLockNumbered(manager: Queries, number: number): Promise<boolean> {
  const [{ free }] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS free', [number]);
  return free;
}
