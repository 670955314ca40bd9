#!/usr/bin/env node
/**
 * Records a league with three stand-in models, a ccxt bot and the house: `node bench/contestants.mjs [minutes]` (60), after
 * `node scripts/build.mjs` and `npm run clients`. An `api` process and a worker over servers of their own; what it prints is read from the public API alone.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ccxtBot } from './contestants/ccxt-bot.mjs';
import { standInModels } from './contestants/stand-in-models.mjs';
import { startApp } from './support/app.mjs';
import { benchServers } from './support/servers.mjs';

const minutes = Number(process.argv[2] ?? 60);
const EVERY_SECONDS = 30;
const PRICES = { price_in_usd: 1.1, price_out_usd: 4.4 };
const GUESTS = [
  { name: 'Patient Heron', model: 'trend-1', lore: 'You follow trends and hold for hours.' },
  { name: 'Contrary Cat', model: 'fade-1', lore: 'You sell what everybody buys.' },
  { name: 'Nervous Newt', model: 'nervy-1', symbols: ['BTC', 'DOGE'] },
];

const say = (...lines) => lines.forEach((line) => console.log(line));
const table = (head, rows) =>
  say(
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  );

const models = await standInModels();
const file = join(tmpdir(), `contestants-${process.pid}.json`);
writeFileSync(
  file,
  JSON.stringify(
    GUESTS.map((one) => ({
      ...one,
      ...PRICES,
      base_url: models.base,
      every_seconds: EVERY_SECONDS,
      key_variable: 'BENCH_MODELS_KEY',
    })),
  ),
);
const servers = await benchServers();
const env = { CONTESTANTS: file, BENCH_MODELS_KEY: 'a-key' };
const [api, worker] = await Promise.all(['api', 'worker'].map((role) => startApp(servers, { ...env, ROLE: role })));
const bot = await ccxtBot(`http://127.0.0.1:${api.port}`, 'Ticker Bot');
async function get(path) {
  const response = await fetch(`http://127.0.0.1:${api.port}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function recorded() {
  for (let minute = 0; minute < minutes; minute++) {
    await sleep(60_000);
    if (minute % 5 === 4) await shortBoard(minute + 1);
  }
  await bot.stop();
  await sleep(3000);
  await longBoard();
  await books();
  await costs();
  await words();
}

async function board() {
  return (await get('/api/v1/leaderboard?duration=1d&limit=100')).entries;
}

async function shortBoard(minute) {
  const guests = (await board()).filter(({ kind }) => kind !== 'house');
  say(
    `after ${minute} min: ${guests.map(({ rank, name, return_pct, trades }) => `${rank}. ${name} ${return_pct} % (${trades} trades)`).join(', ')}`,
  );
}

async function longBoard() {
  const rows = (await board()).map((one) => [
    one.rank,
    one.name,
    one.kind === 'house' ? 'house' : one.operator ? 'guest' : 'bot',
    one.return_pct,
    one.trades,
    one.fees_usd.toFixed(2),
    one.equity_usd.toFixed(2),
  ]);
  table(['Rank (1d)', 'Who', '', 'Return %', 'Trades', 'Fees USD', 'Equity USD'], rows);
}

async function guests() {
  const { agents } = await get('/api/v1/agents?status=all');
  const known = await Promise.all(agents.map(({ id }) => get(`/api/v1/agents/${id}`)));
  return known.filter(({ guest }) => guest);
}

/** What the bot's client says of its account beside what the league does. */
async function books() {
  const [{ USDT }, { account }] = await Promise.all([bot.exchange.fetchBalance(), get(`/api/v1/agents/${bot.id}`)]);
  say('', `the bot: ${JSON.stringify(USDT)} by ccxt; ${JSON.stringify(account)} by the league`);
}

async function costs() {
  const rows = [];
  for (const { name, model, status, guest } of await guests()) {
    const last = `${guest.last_round?.outcome}${guest.last_round?.problem ? `: ${guest.last_round.problem}` : ''}`;
    rows.push([
      name,
      model,
      status,
      guest.rounds_today,
      guest.calls_today,
      guest.tokens_today,
      guest.cost_today_usd,
      last,
    ]);
  }
  table(['Guest', 'Model', 'Status', 'Rounds', 'Questions', 'Tokens', 'USD', 'Last round'], rows);
}

async function words() {
  for (const { id, name } of await guests()) {
    const { decisions } = await get(`/api/v1/decisions?participant=${id}&limit=50`);
    say('', `## ${name}: ${decisions.length} decisions`);
    for (const { at, actions, asked } of decisions.toReversed())
      say(`- ${at} ${actions.map(lineOf).join('; ')} (${asked.latency_ms} ms, ${asked.cost_usd} USD)`);
    const first = await get(`/api/v1/agents/${id}/decisions/${decisions.at(-1).decision_id}`);
    say(
      '',
      `The first, told at ${first.at}:`,
      '```',
      ...(first.asked.prompt ?? []).map(({ role, content }) => `[${role}] ${content}`),
      ...(first.asked.answers ?? [`withheld until ${first.asked.withheld_until}`]).map((text) => `[answer] ${text}`),
      '```',
    );
  }
}

const lineOf = ({ symbol, signal, status, code, fill }) =>
  `${signal} ${symbol}: ${code ?? status}${fill ? ` ${fill.quantity} at ${fill.price}` : ''}`;

try {
  await recorded();
} finally {
  await Promise.all([api.stop(), worker.stop()]);
  models.stop();
  await servers.stop();
}
