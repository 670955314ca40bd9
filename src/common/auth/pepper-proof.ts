import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ConfigError } from '../config/reader.js';

const NAME = 'KEY_PEPPER';

/** What a pepper gives for a text that no key can be. */
export const pepperProof = (pepper: string): Buffer =>
  createHmac('sha256', pepper).update('proof of a pepper').digest();

/**
 * The first process on a database leaves the proof of its pepper there, every other must have the same: under another one
 * all keys would be unknown. @throws ConfigError
 */
export async function assertPepper(db: DataSource, pepper: string): Promise<void> {
  const given = [NAME, pepperProof(pepper)];
  await db.query('INSERT INTO secret_proof (name, proof) VALUES ($1, $2) ON CONFLICT DO NOTHING', given);
  const known = await db.query<unknown[]>('SELECT 1 FROM secret_proof WHERE name = $1 AND proof = $2', given);
  if (known.length > 0) return;
  throw new ConfigError(
    `${NAME} is not the one that this database's keys were made under: give that one (docs/operations.md, "Keys and secrets", says how to give all keys up)`,
  );
}
