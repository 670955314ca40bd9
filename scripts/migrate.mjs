#!/usr/bin/env node
/** Brings the database that the server would use up to date; several processes may do so at once. */
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { dataSourceOf, orOneLine } from './database-url.mjs';

const LOCK = 6_179_210;

/** @returns names of the migrations that were run */
export async function migrate(dist) {
  const dataSource = await dataSourceOf(dist);
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET lock_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const done = await dataSource.runMigrations();
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    return done.map(({ name }) => name);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { dist } = await build();
  const done = await orOneLine(() => migrate(dist));
  console.log(done.length === 0 ? 'the database is up to date' : `migrated: ${done.join(', ')}`);
}
