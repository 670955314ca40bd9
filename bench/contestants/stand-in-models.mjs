/** Three stand-ins for language models, behind OpenAI's protocol: they read what they are told, and decide by rules. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A market's line of the prompt as an object. */
const marketsIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{"symbol"'))
    .map((line) => JSON.parse(line));

function positionsIn(text) {
  const lines = text.split('\n');
  return JSON.parse(lines[lines.indexOf('Your account:') + 1]).positions;
}

const hold = (symbol, why) => ({ symbol, signal: 'hold', justification: why });

function entry({ symbol, price, hours }, side, sizes, why) {
  const away = 2 * (hours.atr_14 ?? price / 100);
  const up = side === 'buy_to_enter' ? 1 : -1;
  return {
    symbol,
    signal: side,
    ...sizes,
    stop_loss: Number((price - up * away).toPrecision(6)),
    profit_target: Number((price + up * 2 * away).toPrecision(6)),
    confidence: 0.58,
    invalidation_condition: 'The hourly mean is crossed the other way.',
    justification: why,
  };
}

/** Goes with the market that is furthest from its hourly mean. */
function trend(markets, held) {
  const open = markets.filter(({ halted, hours }) => !halted && hours.ema_20);
  const ahead = ({ price, hours }) => price / hours.ema_20 - 1;
  const [best] = open.toSorted((a, b) => Math.abs(ahead(b)) - Math.abs(ahead(a)));
  if (held.length > 0) return { actions: [hold(held[0].symbol, 'The trend that I am in has not ended.')] };
  const side = ahead(best) > 0 ? 'buy_to_enter' : 'sell_to_enter';
  const why = `${best.symbol} is ${(100 * ahead(best)).toFixed(2)} % from its hourly mean, further than any other.`;
  return { actions: [entry(best, side, { equity_pct: 40, leverage: 2 }, why)], message: why };
}

/** Against minutes that have gone too far; out again when they are in the middle. */
function fade(markets, held) {
  const back = held.filter(
    ({ symbol }) => Math.abs(markets.find((one) => one.symbol === symbol).minutes.rsi_14 - 50) < 8,
  );
  if (back.length > 0) {
    return { actions: back.map(({ symbol }) => ({ symbol, signal: 'close', justification: 'Back in the middle.' })) };
  }
  const [most] = markets.toSorted((a, b) => Math.abs(b.minutes.rsi_14 - 50) - Math.abs(a.minutes.rsi_14 - 50));
  const { rsi_14 } = most.minutes;
  if (held.length > 0 || Math.abs(rsi_14 - 50) < 12)
    return { actions: [hold(most.symbol, `RSI ${rsi_14}: not far enough.`)] };
  const side = rsi_14 < 50 ? 'buy_to_enter' : 'sell_to_enter';
  return { actions: [entry(most, side, { notional_usd: 2000, leverage: 1 }, `RSI of minutes at ${rsi_14}.`)] };
}

let questions = 0;

/** Thinks aloud, asks for too much leverage, is overloaded: every sort of trouble in turn, and a decision between. */
function nervy(markets, held) {
  questions += 1;
  if (questions % 5 === 0) return { status: 429, headers: { 'retry-after': '90' } };
  if (questions % 7 === 0) return { status: 500 };
  if (questions % 3 === 0) return 'I am not sure what to do. Let me think about it a little longer.';
  if (questions % 4 === 0)
    return { actions: [{ ...entry(markets[0], 'buy_to_enter', { equity_pct: 50, leverage: 60 }, 'All in.') }] };
  const [doge] = markets.slice(-1);
  return held.length > 0
    ? { actions: held.map(({ symbol }) => ({ symbol, signal: 'close', justification: 'I do not like it any more.' })) }
    : { actions: [entry(doge, 'buy_to_enter', { equity_pct: 10, leverage: 1 }, 'It feels right.')] };
}

const MODELS = {
  'trend-1': { rule: trend, ms: 1800, around: (text) => text },
  'fade-1': { rule: fade, ms: 900, around: (text) => `Thinking it through first.\n\n\`\`\`json\n${text}\n\`\`\`` },
  'nervy-1': { rule: nervy, ms: 400, around: (text) => text },
};

/** @returns the address for `base_url`, and how to end it */
export async function standInModels() {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${server.address().port}/v1`,
    stop: () => server.close() && server.closeAllConnections(),
  };
}

async function answer(request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { model, messages } = JSON.parse(Buffer.concat(parts).toString());
  const { rule, ms, around } = MODELS[model];
  const told = messages[1].content;
  const said = rule(marketsIn(told), positionsIn(told));
  await sleep(ms);
  if (said.status) return void response.writeHead(said.status, said.headers).end('{}');
  const content = typeof said === 'string' ? said : around(JSON.stringify(said));
  const tokens = (text) => Math.ceil(text.length / 4);
  const usage = { prompt_tokens: tokens(JSON.stringify(messages)), completion_tokens: tokens(content) };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage }));
}
