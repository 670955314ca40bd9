#!/usr/bin/env node
/** `npm run audit`: rebuilds every balance of the arena from postings and fills. Exit code 0 when nothing differs. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { dataSourceOf, opened } from './database-url.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

function print({ checked, differences, difference_count, tick, took_ms }) {
  const { checks, ...counts } = checked;
  say(
    `audited   ${Object.entries(counts)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')} up to tick ${tick} in ${took_ms} ms`,
  );
  say(`checks    ${checks.join(', ')}`);
  for (const { check, subject, member, stored, rebuilt } of differences) {
    say(`${check}: ${member} of ${subject} is stored as ${stored}, rebuilt as ${rebuilt}`);
  }
  say(`${difference_count} differences`);
}

const { dist } = await build(join(resolve(process.env.DATA_DIR || 'data'), 'build'));
const load = (path) => import(pathToFileURL(join(dist, path)));
const database = await dataSourceOf(dist);
const { auditLedger } = await load('src/arena/ledger/ledger-audit.js');
await opened(database);
try {
  const audit = await database.transaction('REPEATABLE READ', auditLedger);
  if (process.argv.includes('--json')) say(JSON.stringify(audit, null, 2));
  else print(audit);
  process.exitCode = audit.difference_count === 0 ? 0 : 1;
} catch (error) {
  if (error.name !== 'NotAuditable') throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
