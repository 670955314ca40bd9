import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';
import { atTheEnd } from './at-end.js';
import { ageThen } from './age-then.js';
import { altered } from './altered.js';
import { bareSums } from './bare-sums.js';
import { byHowMuch } from './by-how-much.js';
import { byKey } from './by-key.js';
import { byLabel, ofDay } from './by-label.js';
import { bySize } from './by-size.js';
import { changeBack } from './change-back.js';
import { cutByShare } from './cut-by-share.js';
import { cutLength } from './cut-length.js';
import { daysApart } from './days-apart.js';
import { discountOnOne } from './discount-on-one.js';
import { oneAfterOther } from './discounts.js';
import { eachPays } from './each-pays.js';
import { eachOfSeveral } from './each-of-several.js';
import { countInList } from './count-in-list.js';
import { inRatio } from './in-ratio.js';
import { daysOfMonth } from './days-of-month.js';
import { daysTo } from './days-to.js';
import { easeOf } from './ease.js';
import { exchanged } from './exchanged.js';
import { freeFrom } from './free-from.js';
import { withFullness } from './fullness.js';
import { hoursWorked } from './hours-worked.js';
import { inUnit } from './in-unit.js';
import { itemsBought } from './items-bought.js';
import { forOthers } from './for-others.js';
import { journeyTime } from './journey-time.js';
import { loadsOf } from './loads.js';
import { rateOverTime } from './rate-over-time.js';
import { leftOfPacks } from './left-of-packs.js';
import { withOffer } from './offer.js';
import { withOneMore } from './one-more.js';
import { ofOtherThings } from './other-things.js';
import { ofWhich } from './of-which.js';
import { ownShare } from './own-share.js';
import { packedIn } from './packed-in.js';
import { partPaid } from './part-paid.js';
import { boughtLines } from './bought-lines.js';
import { byTheDay } from './by-the-day.js';
import { discountFrom } from './discount-from.js';
import { needsOfEach } from './needs-of-each.js';
import { overDays } from './over-days.js';
import { packPrice } from './pack-price.js';
import { signedSum } from './signed-sum.js';
import { weekHours } from './week-hours.js';
import { byPriceList } from './priced/by-price-list.js';
import { priceBefore } from './price-before.js';
import { type Problem, problemOf, type Solved } from './problem.js';
import { running } from './running.js';
import { secondHalfPrice } from './second-half-price.js';
import { sentBack } from './sent-back.js';
import { shareThenSum } from './share-then-sum.js';
import { sharedEvenly } from './shared-evenly.js';
import { traded } from './traded.js';
import { thenAndNow } from './then-and-now.js';
import { byTier } from './told/by-tier.js';
import { byToldList } from './told/by-told-list.js';
import { byQuantity } from './told/by-quantity.js';
import { halved } from './halved.js';
import { byDayList } from './priced/by-day-list.js';
import { feeUnlessFree } from './told/fee-unless-free.js';
import { leftOnVoucher } from './left-on-voucher.js';
import { onlyChange } from './only-change.js';
import { pairsOfSingles } from './pairs-of-singles.js';
import { piecesOfLength } from './pieces-of-length.js';
import { travelled } from './travelled.js';
import { byTheUnit } from './priced/by-the-unit.js';
import { weeklyPay } from './weekly-pay.js';
import { withTax } from './vat.js';

export { namedBy } from './priced/named-prices.js';
export { pricesIn, wordsOf } from './priced/price-list.js';
export { openOnDay } from './told/open-on-day.js';
export { openTold } from './told/open-told.js';
export { hoursOfDay } from './told/hours-of-day.js';
export { numberTold } from './told-numbers.js';
export { sizeByChart } from './told/size-by-chart.js';

const PROBLEMS: readonly ((problem: Problem) => Solved)[] = [
  rateOverTime,
  atTheEnd,
  byTheUnit,
  halved,
  leftOnVoucher,
  onlyChange,
  pairsOfSingles,
  piecesOfLength,
  byHowMuch,
  forOthers,
  loadsOf,
  bareSums,
  journeyTime,
  travelled,
  running,
  packedIn,
  hoursWorked,
  countInList,
  inRatio,
  daysOfMonth,
  daysTo,
  daysApart,
  ageThen,
  easeOf,
  cutLength,
  altered,
  withOffer,
  secondHalfPrice,
  sentBack,
  priceBefore,
  ownShare,
  discountOnOne,
  cutByShare,
  discountFrom,
  shareThenSum,
  boughtLines,
  byTheDay,
  packPrice,
  needsOfEach,
  overDays,
  ofWhich,
  eachOfSeveral,
  eachPays,
  withFullness,
  changeBack,
  partPaid,
  freeFrom,
  oneAfterOther,
  traded,
  sharedEvenly,
  withOneMore,
  leftOfPacks,
  itemsBought,
  inUnit,
  ofOtherThings,
];

/** What a text is by its form alone, whether it asks or not. */
const TOLD: readonly ((problem: Problem) => Solved)[] = [
  byPriceList,
  byTier,
  byDayList,
  feeUnlessFree,
  byQuantity,
  byToldList,
  weekHours,
  signedSum,
  thenAndNow,
  bySize,
  byKey,
  byLabel,
  ofDay,
  exchanged,
  weeklyPay,
  withTax,
];

/** A text with more numbers is a table or a bill. */
const MOST = 12;
const MOST_TOLD = 60;
const ASKS =
  /\?|(?<!\p{L})(?:calculate|work out|tell me|räkna|berechne|calcule|calcula|compute|sum (?:it |this |them |that )?up|add (?:it |them |this )?up)(?!\p{L})/iu;

/**
 * What a small problem of a shop's day comes to: hours without breaks, spare ones for each, what is left of packs, what each gets, a trade,
 * ease, offers, change, part payments, thresholds, other units, days apart.
 * @returns null where the text is such a problem and does not tell all that it needs: then no number of it is the answer; undefined where it is none
 */
export function problemFor(property: Property, reading: Reading): Grounded | null | undefined {
  const problem = problemOf(property, reading);
  if (problem.amounts.length > MOST_TOLD) return undefined;
  const isAsked = problem.amounts.length <= MOST && ASKS.test(reading.text);
  for (const solve of isAsked ? [...TOLD, ...PROBLEMS] : TOLD) {
    const found = solve(problem);
    if (found === undefined) continue;
    const value = found && inUnitOf(property, found);
    return value === null ? null : from('arithmetic', value);
  }
  return undefined;
}

function inUnitOf({ unit }: Property, { value, unit: own }: NonNullable<Solved>): number | null {
  const is = unitNamed(own);
  if (!unit || !is || unit.unit === is.unit) return value;
  return unit.dimension === is.dimension ? converted(value, is, unit) : value;
}
