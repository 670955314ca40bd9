import type { MarketSymbol, Quote } from '../../types.js';
import { quotesOf as quotesWidening, type Observed } from '../observe.js';

/** Quotes of version 2: half spreads widen in proportion to observable volatility, so that haste costs when it would pay. */
export const quotesOf = (seen: Observed, halted: readonly boolean[]): Record<MarketSymbol, Quote> =>
  quotesWidening(seen, halted, (stress) => stress);
