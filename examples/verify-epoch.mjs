#!/usr/bin/env node
/**
 * Recomputes the prices of an hour of the market from what is published REVEAL_HOURS after it, and says whether they are those
 * that were shown:   node examples/verify-epoch.mjs [epoch]   (BASE is the base address; without epoch: the newest that is revealed)
 * Uses the built engine of this checkout (npm run build); its formulae are in src/arena/engine/market.
 */
import { recompute, verifyLink, verifySeed } from '../dist/src/arena/engine/market/index.js';

const BASE = process.env.BASE ?? 'http://localhost:3000';

async function get(path) {
  const answer = await fetch(`${BASE}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const give = (text) => process.stdout.write(`${text}\n`);

async function newestOver() {
  const { epochs } = await get('/api/v1/epochs?limit=500');
  const over = epochs.find(({ seed, latent_state }) => seed !== null && latent_state !== null);
  if (!over) throw new Error('no hour of this market has been revealed yet (only the simulated one has seeds)');
  return over.epoch;
}

/** Ticks whose price is not the recomputed one. */
function wrongTicks({ seed, latent_state: latent, ticks }) {
  const times = ticks.map(({ at }) => Date.parse(at));
  const mids = recompute(latent, seed, times);
  return ticks.filter(({ prices }, n) => prices.some((price, i) => price !== mids[n][i] / 1e6));
}

async function main() {
  const number = process.argv[2] ?? (await newestOver());
  const epoch = await get(`/api/v1/epochs/${number}`);
  if (epoch.seed === null) {
    throw new Error(`epoch ${number} can be verified from ${epoch.verifiable_from} on: its seed is still secret`);
  }
  const before = await get(`/api/v1/epochs/${epoch.epoch - 1}`).catch(() => null);
  const committed = verifySeed(epoch.seed, epoch.commitment);
  const linked = before?.seed ? verifyLink(before.seed, epoch.seed) : null;
  give(`epoch ${epoch.epoch}, from ${epoch.starts_at}, version ${epoch.market_version ?? 'not known'} of the market`);
  give(`seed answers to its commitment: ${committed ? 'yes' : 'NO'}`);
  give(`seed before it is its hash: ${linked === null ? 'not known' : linked ? 'yes' : 'NO'}`);
  if (epoch.latent_state === null) return give('the market was closed in this hour');
  const wrong = wrongTicks(epoch);
  give(`ticks with recomputed prices: ${epoch.ticks.length - wrong.length} of ${epoch.ticks.length}`);
  for (const { tick, at } of wrong.slice(0, 5)) give(`  tick ${tick} at ${at} is another`);
  if (!committed || linked === false || wrong.length > 0) process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
