import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type MixedList } from 'typeorm';
import { assertPepper } from '../auth/pepper-proof.js';
import type { Config } from '../config/env.js';
import { ConfigError } from '../config/reader.js';
import { postgresOptions } from './data-source.js';
import { databaseAddress } from './database-address.js';
import { isDatabaseOutage } from './outage.js';
import { assertMigrated } from './schema.js';

type Wanted = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'keyPepper' | 'keyPepperAlso'>;

/** For a server that starts beside us; a supervisor starts the process again after it. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 500;
const NO_PEPPER =
  'KEY_PEPPER is not set: give the secret under which keys are hashed, the same on every process (openssl rand -hex 32)';

/**
 * Asked before anything else touches a table: PostgreSQL answers, has this version's migrations, and its keys were hashed
 * under our pepper. @throws ConfigError with one clear line
 */
export async function assertDatabase(config: Wanted, migrations: MixedList<Function>): Promise<void> {
  if (config.keyPepper === '') throw new ConfigError(NO_PEPPER);
  const db = await connected(
    config,
    new DataSource(postgresOptions({ ...config, databasePoolSize: 1 }, [], migrations)),
  );
  try {
    await assertMigrated(db);
    await assertPepper(db, config.keyPepper, config.keyPepperAlso);
  } finally {
    await db.destroy();
  }
}

async function connected(config: Wanted, db: DataSource): Promise<DataSource> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await db.initialize();
    } catch (error) {
      if (!isDatabaseOutage(error) || performance.now() > end) throw new ConfigError(whyNot(config, error));
      await sleep(PAUSE_MS);
    }
  }
}

function whyNot({ databaseUrl }: Wanted, error: unknown): string {
  const where = `PostgreSQL at ${databaseAddress(databaseUrl)} (DATABASE_URL)`;
  const { code, message = '' } = error as { code?: string; message?: string };
  const reason = message.split('\n', 1)[0] || code;
  if (isDatabaseOutage(error)) return `${where} has not answered for ${PATIENCE_MS / 1000} s: ${reason}`;
  return `${where} does not let us in: ${reason}`;
}
