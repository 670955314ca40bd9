#!/usr/bin/env node
/** Writes openapi.json, the types of the API and what clients/ know of it from the code, or with --check says whether they are what the code says. Needs no servers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headOf } from './api-types.mjs';
import { build, ROOT } from './build.mjs';
import { operationsOf } from './sdk-operations.mjs';
import { pythonOf } from './sdk-python.mjs';
import { typescriptOf } from './sdk-typescript.mjs';

const { dist } = await build(undefined, false);
const load = (path) => import(pathToFileURL(join(dist, 'src', path)));
const { NestFactory } = await import('@nestjs/core');
const { AppModule } = await load('app.module.js');
const { documentOf } = await load('openapi.js');
const { loadConfig } = await load('common/config/env.js');

const config = loadConfig({
  KEY_PEPPER: 'not used',
  DATABASE_URL: 'postgres://localhost/none',
  REDIS_URL: 'redis://localhost',
});
const app = await NestFactory.create(AppModule.forRoot(config), { preview: true, logger: false });
const text = `${JSON.stringify(documentOf(app, config), null, 2)}\n`;
const { default: openapiTS, astToString } = await import('openapi-typescript');
const document = JSON.parse(text);
const operations = operationsOf(document);
// What has a default may be left out of a request.
const types = `${headOf(text)}\n${astToString(await openapiTS(JSON.parse(text), { silent: true, defaultNonNullable: false }))}`;
const files = {
  'openapi.json': text,
  'web/api.d.ts': types,
  'clients/typescript/src/operations.ts': typescriptOf(operations),
  'clients/python/fyra.py': pythonOf(readFileSync(join(ROOT, 'clients/python/fyra.py'), 'utf8'), document, operations),
};
if (!process.argv.includes('--check')) {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(ROOT, file), content);
  console.log(`openapi.json: ${Object.keys(JSON.parse(text).paths).length} paths`);
} else {
  for (const [file, content] of Object.entries(files)) {
    if (readFileSync(join(ROOT, file), 'utf8') === content) continue;
    console.error(`${file} is not what the code says: run \`npm run openapi\``);
    process.exit(1);
  }
}
process.exit(0);
