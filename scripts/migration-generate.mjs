#!/usr/bin/env node
/**
 * `npm run migration:generate -- <name-in-words>`: writes the migration from the migrated database (that of the server here, such as
 * `npm run dev` keeps) to what the entities describe, and names it in index.ts. Read it before it is committed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, build } from './build.mjs';
import { dataSourceOf, opened } from './database-url.mjs';

const FOLDER = join(ROOT, 'src/migrations');
/** Between two migrations, so that features can count on side by side. */
const STEP = 10_000_000;

const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) refuse('give a name such as late-files');
const { dist } = await build();
const dataSource = await opened(await dataSourceOf(dist));
const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
await dataSource.destroy();
if (upQueries.length === 0) refuse('the migrations lead to the schema of the entities: nothing to do');

const time = Math.max(...readdirSync(FOLDER).map((file) => Number.parseInt(file, 10) || 0)) + STEP;
const type = `${name.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase())}${time}`;
writeFileSync(join(FOLDER, `${time}-${name}.ts`), migration());
writeFileSync(join(FOLDER, 'index.ts'), index());
console.log(`src/migrations/${time}-${name}.ts: ${upQueries.length} statements. Say there what it is for.`);

function migration() {
  const statements = (queries) => queries.map(({ query }) => `    await runner.query(${literal(query)});`).join('\n');
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${type} implements MigrationInterface {
  name = '${type}';

  async up(runner: QueryRunner): Promise<void> {
${statements(upQueries)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(downQueries.toReversed())}
  }
}
`;
}

function literal(query) {
  return query.includes("'") ? `\`${query.replace(/[\\`$]/g, '\\$&')}\`` : `'${query}'`;
}

function index() {
  const text = readFileSync(join(FOLDER, 'index.ts'), 'utf8');
  const last = text.lastIndexOf("';\n", text.indexOf('/**')) + 3;
  const withImport = `${text.slice(0, last)}import { ${type} } from './${time}-${name}.js';\n${text.slice(last)}`;
  return withImport.replace(/\n\];/, `\n  ${type},\n];`);
}

function refuse(line) {
  process.stderr.write(`fyra: ${line}\n`);
  process.exit(2);
}
