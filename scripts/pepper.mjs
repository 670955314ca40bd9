#!/usr/bin/env node
/** `npm run pepper`: the peppers of this database's keys and what stands under each; `-- --retire <name>` says that one is needed no more. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { dataSourceOf, opened } from './database-url.mjs';

const USAGE = `usage: npm run pepper -- [--json] [--retire <name> [--with-keys-in-use]]`;
const say = (line) => process.stdout.write(`${line}\n`);

function options() {
  try {
    const known = {
      json: { type: 'boolean' },
      retire: { type: 'string' },
      'with-keys-in-use': { type: 'boolean' },
    };
    return parseArgs({ options: known }).values;
  } catch {
    process.stderr.write(`${USAGE}\n`);
    process.exit(2);
  }
}

function print(standings) {
  for (const { name, since, used, keys, keys_in_use: inUse, sealed } of standings) {
    const state = used ? `${keys} keys in force, ${inUse} of them used in 30 days; ${sealed} sealed` : 'announced only';
    say(`${name}  since ${since.toISOString()}  ${state}`);
  }
}

/** Refuses what would end keys that somebody uses, unless told to. */
async function retire(manager, standings, name, withKeys) {
  const one = standings.find((pepper) => pepper.name === name);
  if (one === undefined) return refuse(`this database knows no pepper ${name}`);
  if (!standings.some((other) => other !== one && other.used)) return refuse(`${name} is the only pepper in use`);
  if (one.sealed > 0) return refuse(`${one.sealed} secrets are still sealed under ${name}: wait a minute`);
  if (one.keys_in_use > 0 && !withKeys) {
    return refuse(`${one.keys_in_use} keys under ${name} were used in 30 days and would end (--with-keys-in-use)`);
  }
  await retirePepper(manager, name);
  say(`retired ${name}; ${one.keys} keys under it have ended with it`);
}

function refuse(line) {
  process.stderr.write(`fyra: ${line}\n`);
  process.exitCode = 1;
}

const asked = options();
const { dist } = await build(join(resolve(process.env.DATA_DIR || 'data'), 'build'));
const database = await dataSourceOf(dist);
const { pepperStandings, retirePepper } = await import(pathToFileURL(join(dist, 'src/common/auth/pepper-standing.js')));
await opened(database);
try {
  const standings = await pepperStandings(database.manager);
  if (asked.retire) await retire(database.manager, standings, asked.retire, asked['with-keys-in-use'] === true);
  else if (asked.json) say(JSON.stringify(standings, null, 2));
  else print(standings);
} finally {
  await database.destroy();
}
