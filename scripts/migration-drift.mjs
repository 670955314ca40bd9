#!/usr/bin/env node
/** Fails when the migrations do not lead to the schema that the entities describe. Needs the database that the server would use, migrated. */
import { build } from './build.mjs';
import { dataSourceOf, opened } from './database-url.mjs';

const { dist } = await build();
const dataSource = await opened(await dataSourceOf(dist));
const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
await dataSource.destroy();
if (upQueries.length === 0) console.log('the migrations lead to the schema of the entities');
else console.error(`a migration is missing for:\n${upQueries.map(({ query }) => `  ${query};`).join('\n')}`);
process.exitCode = upQueries.length === 0 ? 0 : 1;
