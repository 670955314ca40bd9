#!/usr/bin/env node
/** Names the migrations of this version that the database has not had; changes nothing. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { databaseUrl, opened } from './database-url.mjs';

const { dist } = await build();
const load = (path) => import(pathToFileURL(join(dist, path)));
process.env.DATABASE_URL = databaseUrl();
const { default: dataSource } = await load('ormconfig.js');
const { pendingMigrations } = await load('src/common/db/schema.js');
await opened(dataSource);
const pending = await pendingMigrations(dataSource);
await dataSource.destroy();
console.log(pending.length === 0 ? 'the database is up to date' : `pending: ${pending.join(', ')}`);
