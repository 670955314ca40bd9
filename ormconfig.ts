import { DataSource } from 'typeorm';
import { postgresOptions } from './src/common/db/data-source.js';
import { entities } from './src/entities.js';
import { migrations } from './src/migrations/index.js';

/** A migration takes as long as it takes, but waits only briefly for a table: behind a lock that waits everybody waits. */
const PATIENT = { keepAlive: true, statement_timeout: 0, lock_timeout: 10_000 };

/** For the TypeORM command line and the migration step: the database at DATABASE_URL. */
export default new DataSource({
  ...postgresOptions({ databaseUrl: process.env.DATABASE_URL, databasePoolSize: 4 }, entities, migrations),
  extra: PATIENT,
});
