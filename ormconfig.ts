import { DataSource } from 'typeorm';
import { databaseUrlOrExit } from './src/common/config/env.js';
import { postgresOptions } from './src/common/db/data-source.js';
import { entities } from './src/entities.js';
import { migrations } from './src/migrations/index.js';

/** A migration takes as long as it takes, but waits only briefly for a table: behind a lock that waits everybody waits. */
const PATIENT = { keepAlive: true, statement_timeout: 0, lock_timeout: 10_000 };

/** For the TypeORM command line and commands beside the server: the database that the server would use. */
export default new DataSource({
  ...postgresOptions({ databaseUrl: databaseUrlOrExit(), databasePoolSize: 4 }, entities, migrations),
  extra: PATIENT,
});
