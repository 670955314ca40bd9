import type { DataSource, EntityManager } from 'typeorm';
import { ConfigError } from '../config/reader.js';
import { nameOfProof, pepperOf, pepperProof } from './pepper.js';

const FIRST = 'KEY_PEPPER';

export interface KnownPepper {
  name: string;
  /** When the database first heard of it. */
  since: Date;
  /** Whether any process has ever hashed keys under it; else it is only announced. */
  used: boolean;
  /** The one that was there before peppers had names. */
  first: boolean;
}

/** The peppers of this database's keys, oldest first. */
export async function knownPeppers(manager: Pick<EntityManager, 'query'>): Promise<KnownPepper[]> {
  const rows = await manager.query<{ name: string; proof: Buffer; created_at: Date; used_at: Date | null }[]>(
    `SELECT name, proof, created_at, used_at FROM secret_proof WHERE name LIKE '${FIRST}%' ORDER BY created_at, name`,
  );
  return rows.map((row) => ({
    name: nameOfProof(row.proof),
    since: row.created_at,
    used: row.used_at !== null,
    first: row.name === FIRST,
  }));
}

/**
 * The first process on a database leaves the proof of its pepper there. Every other must be given that one, and each that has
 * been in use since and was not retired: keys made under a missing one would be unknown. @throws ConfigError
 */
export async function assertPepper(db: DataSource, current: string, also?: string): Promise<void> {
  await db.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [FIRST]);
    const known = await knownPeppers(manager);
    const held = [current, also].flatMap((secret) => (secret === undefined ? [] : [pepperOf(secret).name]));
    const used = known.filter((pepper) => pepper.used);
    const missing = used.filter(({ name }) => !held.includes(name));
    if (missing.length > 0) throw missing.length === used.length ? anotherPepper() : missingPepper(missing);
    for (const secret of [current, also]) if (secret !== undefined) await leaveProof(manager, secret, known);
    await manager.query('UPDATE secret_proof SET used_at = now() WHERE proof = $1 AND used_at IS NULL', [
      pepperProof(current),
    ]);
  });
}

async function leaveProof(manager: EntityManager, secret: string, known: KnownPepper[]): Promise<void> {
  const { name } = pepperOf(secret);
  if (known.some((pepper) => pepper.name === name)) return;
  const row = known.length === 0 ? FIRST : `${FIRST} ${name}`;
  known.push({ name, since: new Date(), used: false, first: row === FIRST });
  await manager.query('INSERT INTO secret_proof (name, proof, created_at) VALUES ($1, $2, clock_timestamp())', [
    row,
    pepperProof(secret),
  ]);
}

const anotherPepper = (): ConfigError =>
  new ConfigError(
    `${FIRST} is not the one that this database's keys were made under: give that one (docs/operations.md, "Keys and secrets", says how to change it, and how to give all keys up)`,
  );

const missingPepper = ([{ name }]: KnownPepper[]): ConfigError =>
  new ConfigError(
    `keys of this database were made under another pepper (${name}) too: give it as ${FIRST}_ALSO, or retire it first (npm run pepper)`,
  );
