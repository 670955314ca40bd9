#!/usr/bin/env node
/** `npm run agent -- --model <name> --base-url <address>`: one language model trades in a league, with nothing but its public API. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { oneLine, Refused } from './one-line.mjs';

const USAGE = `usage: npm run agent -- --model <name> --base-url <address of a server that speaks OpenAI's protocol, …/v1>
  --league <address>        default http://localhost:3000
  --name <3 to 40 letters>  in the league; default: that of the model
  --every <seconds>         between two decisions; default 180
  --key-variable <name>     of the variable with the model's key; default OPENAI_API_KEY
  --lore <text>             who it is to be, told to the model
  --budget <USD a day>      with --price-in and --price-out, USD for a million tokens; default: none
  --patience <seconds>      for an answer; default 60
  --rounds <number>         ends after so many; default: never
The key of its registration and what the model saw and said are kept in DATA_DIR/agents.`;

const OPTIONS = {
  model: { type: 'string' },
  'base-url': { type: 'string' },
  league: { type: 'string', default: 'http://localhost:3000' },
  name: { type: 'string' },
  every: { type: 'string', default: '180' },
  'key-variable': { type: 'string', default: 'OPENAI_API_KEY' },
  lore: { type: 'string' },
  budget: { type: 'string', default: 'Infinity' },
  'price-in': { type: 'string', default: '0' },
  'price-out': { type: 'string', default: '0' },
  patience: { type: 'string', default: '60' },
  rounds: { type: 'string', default: 'Infinity' },
};
const NUMBERS = ['every', 'budget', 'price-in', 'price-out', 'patience', 'rounds'];

const say = (line) => process.stdout.write(`${line}\n`);

function parsed() {
  try {
    return parseArgs({ options: { ...OPTIONS, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Refused(error.message);
  }
}

/** @throws Refused */
function options() {
  const values = parsed();
  if (values.help) {
    say(USAGE);
    return null;
  }
  if (!values.model || !values['base-url']) throw new Refused('--model and --base-url are needed');
  for (const name of NUMBERS) {
    const number = Number(values[name]);
    if (!(number >= 0)) throw new Refused(`--${name} must be a number, 0 or more`);
    values[name] = number;
  }
  return { ...values, ...addressesOf(values), name: values.name ?? values.model.slice(0, 40) };
}

function addressesOf(values) {
  const of = (name) => {
    if (!URL.canParse(values[name]) || !/^https?:/i.test(values[name]))
      throw new Refused(`--${name} must be an address`);
    return values[name].replace(/\/+$/, '');
  };
  return { league: of('league'), 'base-url': of('base-url') };
}

/** What is kept of a contestant in a league. */
class Memory {
  constructor(folder, { name, league }) {
    const file = `${name} ${league}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    this.keyFile = join(folder, `${file}.key.json`);
    this.roundsFile = join(folder, `${file}.jsonl`);
  }

  async key() {
    const kept = await readFile(this.keyFile, 'utf8').catch(() => null);
    return kept === null ? null : JSON.parse(kept).api_key;
  }

  keep = (registration) => writeFile(this.keyFile, JSON.stringify(registration), { mode: 0o600, flag: 'wx' });

  append = (record) => appendFile(this.roundsFile, `${JSON.stringify(record)}\n`, { mode: 0o600 });
}

/** Goes on with the key that is kept, or registers. @throws Refused */
async function enter({ asked, LeagueAway, LeagueRefusal }, door, memory, { name, model }) {
  door.key = (await memory.key()) ?? undefined;
  if (door.key) return say(`goes on as ${name}`);
  try {
    const registered = await asked(door, 'POST', '/api/v1/agents', { name, model: model.slice(0, 80) });
    await memory.keep({ id: registered.id, api_key: registered.api_key });
    door.key = registered.api_key;
    say(`registered ${name} as ${registered.id}`);
  } catch (error) {
    throw error instanceof LeagueRefusal || error instanceof LeagueAway
      ? new Refused(`not registered: ${error.message}`)
      : error;
  }
}

function told({ outcome, problems, results, latency_ms, tokens_in, tokens_out, cost_usd }) {
  const done = results.map(({ symbol, signal, status, code }) => `${symbol} ${signal}: ${code ?? status}`);
  const took = `${latency_ms} ms, ${tokens_in} + ${tokens_out} tokens, ${cost_usd.toFixed(4)} USD`;
  return `${outcome}  ${[...done, ...problems].join('; ')}  (${took})`;
}

/** Spent since midnight, UTC. */
class Purse {
  spent = 0;
  day = '';

  constructor(budget) {
    this.budget = budget;
  }

  get empty() {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.day) [this.day, this.spent] = [today, 0];
    return this.spent >= this.budget;
  }
}

/** One round, or the reason why there was none. @throws Refused */
async function round({ LeagueAway, LeagueRefusal }, contestant, memory, purse) {
  if (purse.empty) return say('the budget of the day is spent');
  try {
    const record = await contestant.play();
    purse.spent += record.cost_usd;
    await memory.append(record);
    say(told(record));
  } catch (error) {
    if (error instanceof LeagueRefusal) throw new Refused(`the league says no: ${error.message}`);
    if (!(error instanceof LeagueAway)) throw error;
    say(`the league is away: ${error.message}`);
    await sleep(error.seconds * 1000);
  }
}

async function main() {
  const given = options();
  if (!given) return;
  const data = resolve(process.env.DATA_DIR || 'data');
  const { dist } = await build(join(data, 'build'));
  const load = (path) => import(pathToFileURL(join(dist, 'src/arena/contestants', path)));
  const [{ Contestant }, { HttpLeague }, league, { Model }] = await Promise.all(
    ['contestant.js', 'http-league.js', 'league-door.js', 'model.js'].map(load),
  );
  await mkdir(join(data, 'agents'), { recursive: true, mode: 0o700 });
  const memory = new Memory(join(data, 'agents'), given);
  const door = new HttpLeague(given.league);
  await enter(league, door, memory, given);
  const model = new Model({
    baseUrl: given['base-url'],
    model: given.model,
    apiKey: process.env[given['key-variable']],
    patienceMs: given.patience * 1000,
    priceIn: given['price-in'],
    priceOut: given['price-out'],
  });
  const contestant = new Contestant(given.name, given.lore ?? null, door, model);
  const purse = new Purse(given.budget);
  for (let played = 1; played <= given.rounds; played++) {
    const next = Date.now() + given.every * 1000;
    await round(league, contestant, memory, purse);
    if (played < given.rounds) await sleep(Math.max(0, next - Date.now()));
  }
  model.close();
}

main().catch((error) => {
  const hint = error.message?.includes('--') ? ' (--help shows all options)' : '';
  process.stderr.write(`${oneLine(error)}${hint}\n`);
  process.exitCode = 1;
});
