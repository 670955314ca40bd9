#!/usr/bin/env node
/** `npm run sdk`: compiles clients/typescript into its dist, with the API's types beside it; `npm pack` there does so by itself. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(ROOT, 'clients/typescript');
const dist = join(client, 'dist');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', client], { stdio: 'inherit' });
for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
  const path = join(dist, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../../web/api.js', './api.js'));
}
copyFileSync(join(ROOT, 'web/api.d.ts'), join(dist, 'api.d.ts'));
copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
chmodSync(join(dist, 'command.js'), 0o755);
