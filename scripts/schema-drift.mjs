#!/usr/bin/env node
/** Prints what entities need beyond the migrations of the database at DATABASE_URL, as SQL; exits 1 when that is anything. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const { dist } = await build();
const { default: dataSource } = await import(pathToFileURL(join(dist, 'ormconfig.js')));
await dataSource.initialize();
const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
for (const { query } of upQueries) console.log(`${query};`);
await dataSource.destroy();
process.exit(upQueries.length === 0 ? 0 : 1);
