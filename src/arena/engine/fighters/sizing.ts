import { clamp } from '../../../common/kernel/statistics.js';
import type { Quote } from '../types.js';

/** Annual volatility at which a base size is taken as it is. */
const ORDINARY_VOLATILITY = 0.65;

/** A base exposure made equal in risk: smaller in wild markets, larger in calm ones, within ×0.4–×1.6. */
export const riskSized = (quote: Quote, base: number): number =>
  base * clamp(ORDINARY_VOLATILITY / Math.max(quote.volatility_annual, 1e-6), 0.4, 1.6);

/** `size` with its number of steps rounded to `step`, so that small wobbles of a signal cost no fees. */
export const stepped = (size: number, step: number): number => Math.round(size / step) * step;
