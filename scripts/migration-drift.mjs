#!/usr/bin/env node
/** Fails when the migrations do not lead to the schema that the entities describe. Needs DATABASE_URL, migrated. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const { dist } = await build();
const { default: dataSource } = await import(pathToFileURL(join(dist, 'ormconfig.js')));
await dataSource.initialize();
const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
await dataSource.destroy();
if (upQueries.length === 0) console.log('the migrations lead to the schema of the entities');
else console.error(`a migration is missing for:\n${upQueries.map(({ query }) => `  ${query};`).join('\n')}`);
process.exitCode = upQueries.length === 0 ? 0 : 1;
