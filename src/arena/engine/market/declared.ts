import { declaredPredictability } from './v1/predictable.js';
import { edgesOf, LEANING_HOURS, type Edition } from './v2/parameters.js';
import { declaredEdges, factorShares, predictableR2 } from './v2/predictable.js';
import { HOUR_MS } from './parameters.js';
import type { MarketVersion } from './version.js';

function described(edition: Edition): string {
  const { trend, reversion, volume } = edgesOf(edition);
  const hours = ({ halfLifeMs }: { halfLifeMs: number }): string => `half-life ${halfLifeMs / HOUR_MS} h`;
  const { from, until } = LEANING_HOURS;
  return `The common factor trends (${hours(trend)}) and leans upwards from ${from} to ${until} h UTC, giving it back over the rest of the day; markets after BTC follow it with a delay; the part of each market that the factor does not explain reverts (${hours(reversion)}), and goes on where its volume was high (${hours(volume)}). All else is a martingale.`;
}

/** What the rules say of the simulated market; nothing is known of prices from outside. @param version null: from outside */
export function declaredMarket(version: MarketVersion | null) {
  const known = version === null ? unknown : version === 1 ? first() : second(version);
  return { market_version: version, ...known };
}

const unknown = { predictability: null, predictable_r2: null, declared_edges: null, factor_shares: null };

function first() {
  const { description, r2 } = declaredPredictability();
  return { ...unknown, predictability: description, predictable_r2: r2 };
}

const second = (edition: Edition) => ({
  predictability: described(edition),
  predictable_r2: predictableR2(edition),
  declared_edges: declaredEdges(edition),
  factor_shares: factorShares(),
});
