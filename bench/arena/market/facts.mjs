/** Published facts of high-frequency returns, measured on paths of eight weeks, one of each seed. */
import { FACTS, sampleOf } from '../../../dist/src/arena/engine/market/v2/index.js';
import { median } from '../../support/figures.mjs';
import { printed } from './printed.mjs';

const WEEKS = 8;
const FINE_DAYS = 28;

/** Prints each fact with its band and source; returns how many lie outside. */
export function facts(seeds) {
  const values = FACTS.map(() => []);
  for (const seed of seeds) {
    const sample = sampleOf(seed, WEEKS, FINE_DAYS);
    FACTS.forEach((fact, n) => values[n].push(fact.measure(sample)));
  }
  const rows = FACTS.map(({ what, low, high, source }, n) => {
    const middle = median(values[n]);
    const inside = middle >= low && middle <= high;
    return [
      what,
      Math.min(...values[n]),
      middle,
      Math.max(...values[n]),
      `${low} to ${high}`,
      inside ? 'in' : 'OUT',
      source,
    ];
  });
  printed(
    `Published facts: ${seeds.length} paths of ${WEEKS} weeks (${seeds.join(' ')}); the median is held to the band`,
    [['fact', 'least', 'median', 'most', 'band', '', 'source'], ...rows],
  );
  return rows.filter((row) => row[5] === 'OUT').length;
}
