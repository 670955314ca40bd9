import type { DataSource } from 'typeorm';
import { ConfigError } from '../config/reader.js';

const UNDEFINED_TABLE = '42P01';

/**
 * Names of this version's migrations that the database has not had. Migrations that only a newer version knows are none of
 * our business: they add, and take away what nobody uses any more one version later.
 */
export async function pendingMigrations(db: DataSource): Promise<string[]> {
  const done = new Set(await doneMigrations(db));
  return db.migrations.map(({ name, constructor }) => name ?? constructor.name).filter((name) => !done.has(name));
}

/** @throws ConfigError with one clear line when the database is behind this version */
export async function assertMigrated(db: DataSource): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  throw new ConfigError(
    `the database lacks ${pending.length} of this version's migrations (${pending[0]} …): run npm run migration:run first`,
  );
}

async function doneMigrations(db: DataSource): Promise<string[]> {
  try {
    return (await db.query<{ name: string }[]>('SELECT name FROM migration')).map(({ name }) => name);
  } catch (error) {
    if ((error as { driverError?: { code?: string } }).driverError?.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
