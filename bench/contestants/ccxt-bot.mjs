/** A bot as people have them: ccxt with its base address changed, which buys what rose over five minutes and sells what fell. */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20_000;
const QUANTITY = 0.005;
const symbol = 'BTC/USDT:USDT';

/** @param base address of the league @returns its id and how it ends: at the next turn */
export async function ccxtBot(base, name) {
  const { default: ccxt } = await import(
    createRequire(new URL('../../test/clients/package.json', import.meta.url)).resolve('ccxt')
  );
  const entered = await fetch(`${base}/api/v1/agents`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { id, api_key: apiKey, api_secret: secret } = await entered.json();
  const exchange = new ccxt.binanceusdm({ apiKey, secret, options: { recvWindow: 60_000 } });
  for (const [api, address] of Object.entries(exchange.urls.api))
    if (api.startsWith('fapi')) exchange.urls.api[api] = address.replace('https://fapi.binance.com', base);
  exchange.has.fetchCurrencies = false; // asks the spot wallet, which is another exchange
  await exchange.loadMarkets();
  const ending = new AbortController();
  const trading = trade(exchange, ending.signal);
  return { id, exchange, stop: () => (ending.abort(), trading) };
}

async function trade(exchange, signal) {
  while (!signal.aborted) {
    await turn(exchange).catch(({ message }) => console.log(`the bot: ${message}`));
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function turn(exchange) {
  const candles = await exchange.fetchOHLCV(symbol, '1m', undefined, 6);
  const side = candles.at(-1)[4] > candles[0][1] ? 'buy' : 'sell';
  const [position] = await exchange.fetchPositions([symbol]);
  const held = position ? (position.side === 'long' ? 'buy' : 'sell') : null;
  if (held === side) return;
  if (held) await exchange.createOrder(symbol, 'market', side, position.contracts, undefined, { reduceOnly: true });
  await exchange.createOrder(symbol, 'market', side, QUANTITY);
}
