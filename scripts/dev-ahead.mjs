/** Preloaded into the application by `npm run dev`: its packages are loaded, then it waits until it is wanted. */
import { readFileSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const DIST = new URL('../dist/src/', import.meta.url).pathname;
const IMPORT = /\bfrom '([^.'][^']*)'/g;

if (isMainThread) {
  process.on('disconnect', () => process.exit(1));
  const told = once(process, 'message');
  for (const name of packages()) await import(name).catch(() => undefined); // in turn: some need each other
  await told;
  process.channel?.unref();
}

/** By name, all that the program itself (threads load their own) imports. */
function packages() {
  const files = readdirSync(DIST, { recursive: true }).filter(
    (name) => name.endsWith('.js') && !/engine|worker/.test(name),
  );
  return new Set(
    files.flatMap((name) => [...readFileSync(join(DIST, name), 'utf8').matchAll(IMPORT)].map(([, one]) => one)),
  );
}
