import { declaredPredictability } from './v1/predictable.js';
import { declaredEdges, factorShares, predictableR2 } from './v2/predictable.js';
import type { MarketVersion } from './version.js';

const DESCRIPTION =
  'The common factor trends (half-life 24 h) and leans upwards from 21 to 23 h UTC, giving it back over the rest of the day; markets after BTC follow it with a delay; the part of each market that the factor does not explain reverts (half-life 96 h), and goes on where its volume was high (half-life 72 h). All else is a martingale.';

/** What the rules say of the simulated market; nothing is known of prices from outside. @param version null: from outside */
export function declaredMarket(version: MarketVersion | null) {
  const known = version === 2 ? second() : version === 1 ? first() : unknown;
  return { market_version: version, ...known };
}

const unknown = { predictability: null, predictable_r2: null, declared_edges: null, factor_shares: null };

function first() {
  const { description, r2 } = declaredPredictability();
  return { ...unknown, predictability: description, predictable_r2: r2 };
}

const second = () => ({
  predictability: DESCRIPTION,
  predictable_r2: predictableR2(),
  declared_edges: declaredEdges(),
  factor_shares: factorShares(),
});
