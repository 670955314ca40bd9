#!/usr/bin/env node
/**
 * After every change of dependencies (`npm run lock`): takes optional peers that only development has out of the lock.
 * npm installs those in production too, as soon as anything there could use them: TypeScript, 24 MB, for one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const root = lock.packages[''];

for (const entry of Object.values(lock.packages)) {
  for (const [name, { optional }] of Object.entries(entry.peerDependenciesMeta ?? {})) {
    if (!optional || !(name in root.devDependencies)) continue;
    delete entry.peerDependenciesMeta[name];
    delete entry.peerDependencies?.[name];
  }
}
for (const name of Object.keys(root.devDependencies)) {
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry.devOptional) continue;
  delete entry.devOptional;
  entry.dev = true;
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
