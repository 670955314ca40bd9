import { DataSource } from 'typeorm';
import { postgresOptions } from './src/common/db/data-source.js';
import { entities } from './src/entities.js';
import { migrations } from './src/migrations/index.js';

/** For the TypeORM command line and the migration step: the database at DATABASE_URL. */
export default new DataSource(
  postgresOptions({ databaseUrl: process.env.DATABASE_URL, databasePoolSize: 4 }, entities, migrations),
);
