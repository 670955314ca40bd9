import type { EntityManager } from 'typeorm';
import { knownPeppers, type KnownPepper } from './pepper-proof.js';

/** What would end with a pepper. */
export interface PepperStanding extends KnownPepper {
  /** Keys in force. */
  keys: number;
  /** Those of them that were used within the last 30 days. */
  keys_in_use: number;
  /** Secrets of webhooks and mails that wait; sealed anew within minutes of a change. */
  sealed: number;
}

/** Counts by the names that rows carry; those without one are the first pepper's. */
export async function pepperStandings(manager: Pick<EntityManager, 'query'>): Promise<PepperStanding[]> {
  const known = await knownPeppers(manager);
  const rows = await manager.query<{ name: string | null; keys: number; keys_in_use: number; sealed: number }[]>(
    `SELECT pepper AS name, sum(keys)::int AS keys, sum(keys_in_use)::int AS keys_in_use, sum(sealed)::int AS sealed FROM (
       SELECT pepper, count(*) AS keys, count(*) FILTER (WHERE last_used_at > now() - interval '30 days') AS keys_in_use, 0 AS sealed
       FROM api_key WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) GROUP BY pepper
       UNION ALL SELECT pepper, 0, 0, count(*) FROM webhook_endpoint GROUP BY pepper
       UNION ALL SELECT pepper, 0, 0, count(*) FROM mail_message WHERE content IS NOT NULL GROUP BY pepper
     ) counted GROUP BY pepper`,
  );
  const sum = (pepper: KnownPepper, member: 'keys' | 'keys_in_use' | 'sealed'): number =>
    rows
      .filter((row) => (row.name === null ? pepper.first : row.name === pepper.name))
      .reduce((total, row) => total + row[member], 0);
  return known.map((pepper) => ({
    ...pepper,
    keys: sum(pepper, 'keys'),
    keys_in_use: sum(pepper, 'keys_in_use'),
    sealed: sum(pepper, 'sealed'),
  }));
}

/** From now on no process needs to be given this pepper. @returns false where the database knows none of this name */
export async function retirePepper(manager: Pick<EntityManager, 'query'>, name: string): Promise<boolean> {
  const [, retired] = await manager.query<[unknown[], number]>(
    `DELETE FROM secret_proof WHERE name LIKE 'KEY_PEPPER%' AND left(encode(proof, 'hex'), 8) = $1`,
    [name],
  );
  return retired > 0;
}
