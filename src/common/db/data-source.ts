import type { DataSourceOptions, MixedList } from 'typeorm';
import type { Config } from '../config/env.js';
import { PunctualClient } from './punctual-client.js';
import { SnakeNaming } from './snake-naming.js';

/** Above the server's own, which tell more. */
const SILENCE_MS = 17_000;

type Classes = MixedList<Function>;

/** How this product talks to PostgreSQL: bounded waits everywhere, schema by migrations only. */
export function postgresOptions(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize'>,
  entities: Classes,
  migrations: Classes,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    applicationName: 'fyra',
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: config.databasePoolSize,
    connectTimeoutMS: 3000,
    extra: {
      Client: PunctualClient,
      query_timeout: SILENCE_MS,
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 20_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    },
  };
}
