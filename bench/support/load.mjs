/**
 * Agents in a process of their own. Takes `{port, keys}`, then `{spreadMs, seconds | rounds}`: every agent decides once per
 * round, at a random instant of the first `spreadMs`; answers with all statuses and times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from './agents.mjs';

let agents = [];

process.on('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  if (message.keys) await open(message);
  else if (message === 'stop') process.exit(0);
  else process.send(await rounds(message));
});

async function open({ port, keys }) {
  for (let at = 0; at < keys.length; at += 200) {
    const some = keys.slice(at, at + 200).map((key) => new Agent(port, key));
    await Promise.all(some.map((agent) => agent.connected()));
    agents.push(...some);
  }
  process.send({ opened: agents.length });
}

async function rounds({ count, spreadMs, restMs }) {
  const answers = [];
  for (let round = 0; round < count; round++) {
    const began = performance.now();
    const work = agents.map((agent, n) => one(agent, n, round, spreadMs));
    for (const answer of await Promise.all(work)) answers.push(answer);
    await sleep(Math.max(0, restMs - (performance.now() - began)));
  }
  return { answers };
}

async function one(agent, n, round, spreadMs) {
  if (spreadMs > 0) await sleep(Math.random() * spreadMs);
  const symbol = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'][(n + round) % 6];
  const signal = (n + (round >> 1)) % 2 ? 'buy_to_enter' : 'sell_to_enter';
  return agent.decide({ actions: [{ symbol, signal, notional_usd: 100, justification: 'a benchmark' }] });
}
