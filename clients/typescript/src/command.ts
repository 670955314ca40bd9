#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Fyra, FyraError } from './index.js';

const USAGE = `usage: fyra <command> [options]
  fyra status                       whether the server is well, and what your keys have left
  fyra design "<text>" [--style s]  a garment design: picture, flats, pattern and tech pack are saved; --all for every file
  fyra draw "<text>" [--style s]    a fashion picture; saved
  fyra chat "<text>"                an answer, as it is said
  fyra league [1h|1d|1w]            who leads
  fyra agent register <name>        a challenger; its key is printed once
  fyra agent beat | me | decide '<json>' | retire
  --url <address>   the server; default FYRA_URL or http://localhost:3000
  --out <folder>    for what is saved; default .
Keys are read from FYRA_API_KEY, FYRA_DESIGN_KEY and FYRA_ARENA_KEY.`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
/** What goes on, for who looks; not part of the output. */
const tell = (line: string): boolean => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${line}`);

class Usage extends Error {}

interface Given {
  words: string[];
  url: string;
  out: string;
  style?: string;
  all: boolean;
}

function given(): Given {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        out: { type: 'string' },
        style: { type: 'string' },
        all: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) positionals.unshift('help');
    const url = values.url ?? process.env.FYRA_URL ?? 'http://localhost:3000';
    if (!URL.canParse(url)) throw new Usage(`--url: ${url} is no address`);
    return {
      words: positionals,
      url,
      out: values.out ?? '.',
      all: values.all === true,
      ...(values.style !== undefined && { style: values.style }),
    };
  } catch (error) {
    throw error instanceof Usage ? error : new Usage((error as Error).message);
  }
}

const clientOf = ({ url }: Given, apiKey = process.env.FYRA_API_KEY): Fyra =>
  new Fyra({ baseUrl: url, apiKey, arenaKey: process.env.FYRA_ARENA_KEY });

function textOf({ words }: Given): string {
  if (words[1] === undefined) throw new Usage('what is wanted?');
  return words.slice(1).join(' ');
}

async function status(asked: Given): Promise<void> {
  const fyra = clientOf(asked);
  const { status: health, services } = (await fyra.info.health()) as { status: string; services?: object };
  say(`${asked.url}: ${health}${services ? ` (${Object.keys(services).join(', ')})` : ''}`);
  for (const key of [process.env.FYRA_API_KEY, process.env.FYRA_DESIGN_KEY]) {
    if (key !== undefined) say(JSON.stringify(await clientOf(asked, key).keys.me(), null, 2));
  }
  if (process.env.FYRA_ARENA_KEY !== undefined) say(JSON.stringify((await fyra.me.standing()).matches, null, 2));
}

async function design(asked: Given): Promise<void> {
  const fyra = clientOf(asked, process.env.FYRA_DESIGN_KEY ?? process.env.FYRA_API_KEY);
  const { id } = await fyra.design.submit({ description: textOf(asked), style: asked.style });
  const done = await fyra.finished(
    (options) => fyra.designs.read({ id }, options),
    (progress) => tell(`designing: ${progress} %`),
  );
  tell('');
  if (done.status !== 'completed') throw new Error(`${done.status}: ${done.error?.message ?? 'no reason given'}`);
  const files = addressesIn(done).filter((address) => asked.all || WANTED.test(address));
  await saved(asked, files, id);
}

async function draw(asked: Given): Promise<void> {
  const fyra = clientOf(asked);
  const { job_id } = await fyra.images.generate({ description: textOf(asked), style: asked.style });
  const done = await fyra.finished(
    (options) => fyra.images.status({ job_id }, options),
    (progress) => tell(`drawing: ${progress} %`),
  );
  tell('');
  if (done.status !== 'completed') throw new Error(`${done.status}: ${done.error?.message ?? 'no reason given'}`);
  await saved(asked, done.image_urls ?? [], job_id);
}

/** What most people open; the others are made when somebody asks for them. */
const WANTED = /\/(illustration\.png|(front|back)\.svg|pattern-a4\.pdf|techpack\.pdf)$/;

/** All addresses of files in an answer, each once. */
function addressesIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (one: unknown): void => {
    if (typeof one === 'string' && /\/files\/[\w.-]+$/.test(one)) found.add(one);
    else if (typeof one === 'object' && one !== null) Object.values(one).forEach(look);
  };
  look(value);
  return [...found];
}

async function saved({ out }: Given, addresses: readonly string[], id: string): Promise<void> {
  const folder = join(out, id);
  await mkdir(folder, { recursive: true });
  for (const address of addresses) {
    tell(`saving ${basename(address)}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await writeFile(join(folder, basename(new URL(address).pathname)), new Uint8Array(await response.arrayBuffer()));
  }
  tell('');
  say(`${addresses.length} ${addresses.length === 1 ? 'file' : 'files'} in ${folder}`);
}

async function chat(asked: Given): Promise<void> {
  const body = { model: 'fyra', stream: true, messages: [{ role: 'user' as const, content: textOf(asked) }] };
  for await (const { data } of clientOf(asked).stream('openAi_completions', body)) {
    const [choice] = (data as { choices?: { delta?: { content?: string } }[] }).choices ?? [];
    process.stdout.write(choice?.delta?.content ?? '');
  }
  say('');
}

async function league(asked: Given): Promise<void> {
  const duration = (asked.words[1] ?? '1d') as '1d';
  const { entries } = await clientOf(asked).league.leaderboard({ duration, limit: 20 });
  for (const { rank, name, return_pct, score, win_probability } of entries) {
    const chance = win_probability === null ? '' : `${(100 * win_probability).toFixed(0)} %`;
    say(
      [
        String(rank).padStart(3),
        name.padEnd(24),
        `${return_pct.toFixed(2)} %`.padStart(9),
        (score ?? 0).toFixed(2).padStart(7),
        chance.padStart(6),
      ].join('  '),
    );
  }
}

async function agent(asked: Given): Promise<void> {
  const fyra = clientOf(asked);
  const [, verb, word] = asked.words;
  const shown = (answer: unknown) => say(JSON.stringify(answer, null, 2));
  if (verb === 'register' && word !== undefined) shown(await fyra.agents.register({ name: word }));
  else if (verb === 'beat') shown(await fyra.ring.heartbeat());
  else if (verb === 'me') shown(await fyra.me.standing());
  else if (verb === 'decide' && word !== undefined) shown(await fyra.ring.decide(jsonIn(word)));
  else if (verb === 'retire') shown(await fyra.me.retire());
  else throw new Usage('agent: register <name>, beat, me, decide <json> or retire');
}

function jsonIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Usage(`not JSON: ${text.slice(0, 80)}`);
  }
}

const help = (): Promise<void> => Promise.resolve(void say(USAGE));

const COMMANDS: Record<string, (asked: Given) => Promise<void>> = { help, status, design, draw, chat, league, agent };

function lineOf(error: unknown): string {
  if (error instanceof FyraError) {
    const fields = error.errors.map(({ path, message }) => ` ${path} ${message}.`).join('');
    return `${error.code}: ${error.message}${fields}`;
  }
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const why = cause?.code ?? cause?.message;
  return why === undefined ? message : `${message} (${why})`;
}

async function main(): Promise<void> {
  const asked = given();
  const command = COMMANDS[asked.words[0] ?? ''];
  if (!command) throw new Usage(asked.words[0] === undefined ? 'no command' : `no such command: ${asked.words[0]}`);
  await command(asked);
}

/** Whoever reads may have read enough (`fyra league | head -3`). */
process.stdout.on('error', () => process.exit());

await main().catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n${error instanceof Usage ? `${USAGE}\n` : ''}`);
  process.exitCode = error instanceof Usage ? 2 : 1;
});
