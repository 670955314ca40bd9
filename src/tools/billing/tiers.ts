import { TIERS, type Tier } from '../../common/auth/principal.js';

/** The tier that allows most. @param tiers at least one */
export const highest = (tiers: readonly Tier[]): Tier =>
  tiers.reduce((best, tier) => (TIERS.indexOf(tier) > TIERS.indexOf(best) ? tier : best));

/**
 * The tier of an account after one of its plans has ended.
 * @param now its tier at present @param base before its first plan @param ending of the plan that ends
 * @param others of the plans that go on
 * @returns `now` where the operator has set another tier meanwhile
 */
export function tierAfter(now: Tier, base: Tier, ending: Tier, others: readonly Tier[]): Tier {
  return now === highest([base, ending, ...others]) ? highest([base, ...others]) : now;
}

/**
 * Calls of a pack that a refund undoes in all, before it is known how many are left.
 * @param calls of the pack, ≥ 0 @param refunded cents given back so far @param price cents, > 0
 */
export const refundedCalls = (calls: number, refunded: number, price: number): number =>
  Math.min(calls, Math.ceil((calls * refunded) / price));
