/**
 * The simulated market, version 2, against what is published of real ones and against those who would live off it:
 * `npm run bench:arena -- market [seeds…]` (six seeds; some ten minutes). Every figure is a function of the seeds.
 */
import { exploits } from './exploits.mjs';
import { edges } from './market/edges.mjs';
import { facts } from './market/facts.mjs';
import { house } from './market/house.mjs';
import { leadLag } from './market/lead-lag.mjs';

const SEEDS = ['agate', 'beryl', 'chert', 'diorite', 'emerald', 'flint'];
const EDGE_WEEKS = 100;
const LEAD_WEEKS = 3;
const HOUSE_WEEKS = 40;

/** @param seeds names of paths; six of the house's own when there are none */
export function benchMarket(seeds) {
  const chosen = seeds.length > 0 ? seeds : SEEDS;
  const outside = facts(chosen);
  const net = edges(chosen, EDGE_WEEKS);
  net['lead_lag'] = leadLag(chosen, LEAD_WEEKS);
  house(chosen.slice(0, 2), HOUSE_WEEKS);
  const t = exploits(chosen);
  console.log(`\nlargest t of an exploit: ${t.toFixed(2)}`);
  console.log(`${outside} facts outside their bands; edges outside .5–2: ${weak(net).join(', ') || 'none'}`);
}

const weak = (net) =>
  ['trend', 'reversion', 'volume', 'hour', 'lead_lag'].filter((edge) => !(net[edge] >= 0.5 && net[edge] <= 2));
