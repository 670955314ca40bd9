import { asksPrice, type Item, itemsAsked, toldSum } from '../reply/persona-sum.js';
import { capital } from '../reply/say.js';
import { untoldOf } from './delivery.js';
import { reducedSum } from './for-many.js';
import { moneySaid } from './money-said.js';
import { isWithin, placesIn } from './places.js';
import {
  type Fee,
  feeOfSending,
  freeFrom,
  type FreeFrom,
  isFreeFor,
  ofSending,
  partsOf,
  placeAsked,
} from './sending.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';
import { isWhether } from './yes-or-no.js';

/** "How much is a shirt with shipping?": the price of what is asked for and what sending it costs, together. */
export function tellWithSending(question: ShopQuestion): ShopAnswer | null {
  const { asked, language } = question;
  if (!SAYS.sent.test(asked) || [SAYS.duration, SAYS.percent, SAYS.free, WITHOUT].some((one) => one.test(asked)))
    return null;
  const told = ofSending(question);
  const price = told.length > 0 ? priceAsked(question) : null;
  if (!price) return null;
  const limit = freeFrom(told);
  const isFree = limit && isOfPlace(limit, question) ? isFreeFor(price, limit) : false;
  const said = (amount: number): string => moneySaid(amount, price.currency, language);
  if (isFree === true) return { text: shopSays('feeFree', language, { sum: said(price.amount) }) };
  const fee = feeOfSending(question);
  if (fee === null) return untoldPlace(price, question);
  if (fee.currency !== price.currency) return null;
  const sum = said(price.amount + fee.amount);
  return { text: shopSays('withFee', language, { sum, price: said(price.amount), fee: said(fee.amount) }) };
}

/** "Free in the EU for orders over 120": not beyond it. */
function isOfPlace({ part }: FreeFrom, { asked }: ShopQuestion): boolean {
  const [to, of] = [placeAsked(asked), placesIn(part).at(-1)];
  return to === null || of === undefined || isWithin(to, of);
}

/** The price of what is asked for, or, after a sum, that: "And posted?" */
function priceAsked({ asked, instructions, history }: ShopQuestion): Fee | null {
  const items = asksSum(asked) ? itemsAsked(withoutSending(asked), instructions) : null;
  const price =
    items &&
    sumOf(
      items.filter(({ price: { noun } }) => !SAYS.sent.test(noun)),
      instructions,
    );
  if (price || !FURTHER.test(asked) || asked.split(/\s+/u).length > MOST_ADDED || isWhether(asked)) return price;
  const isOfSending = SAYS.sent.test(history.findLast(({ role }) => role === 'user')?.text ?? '');
  const before = isOfSending ? null : toldSum(history);
  return before && { amount: before.sum, currency: before.currency };
}
const FURTHER =
  /^[¿ ]*(?:and|och|und|et|y|plus|with|incl\.?|including|med|inkl\.?|inklusive|mit|zuzüglich|avec|con|más|incluyendo)\s/iu;
/** So many words add to what was asked before. */
const MOST_ADDED = 6;

/** "What is a tie including delivery?" */
const INCLUDING =
  /(?<!\p{L})(?:incl\.?|including|inclusive|with|plus|inkl\.?|inklusive|med|mit|samt|zuzüglich|avec|(?:y )?compris|con|incluyendo|incluido)(?!\p{L})/iu;
const WITHOUT = /(?<!\p{L})(?:without|excluding|before|utan|ohne|sans|sin|or|oder|eller|ou)(?!\p{L})/iu;

/** Whether a price is asked for, or a thing with its sending. */
const asksSum = (asked: string): boolean => SAYS.price.test(asked) || asksPrice(asked) || INCLUDING.test(asked);

/** What is asked for, without what is asked of sending it. */
const withoutSending = (asked: string): string => {
  const sent = new RegExp(SAYS.sent.source, 'giu');
  const places = placesIn(asked.charAt(0).toLowerCase() + asked.slice(1)).map(({ said }) => said);
  return places.reduce((text, place) => text.replaceAll(place, ' '), asked.replace(sent, ' '));
};

/** What several things cost together; null where they are of several currencies, or none is asked for. */
function sumOf(items: readonly Item[], instructions: string): Fee | null {
  const [first] = items;
  if (!first || items.some(({ price }) => price.currency !== first.price.currency)) return null;
  return { amount: reducedSum(items, instructions).sum, currency: first.price.currency };
}

/** The price, and that sending to the place is not told. */
function untoldPlace(price: Fee, question: ShopQuestion): ShopAnswer | null {
  const place = placeAsked(question.asked);
  const known = partsOf(ofSending(question)).filter((one) => one.place !== undefined);
  if (place === null || known.length === 0) return null;
  const { text } = untoldOf(place, known, question);
  return { text: `${capital(moneySaid(price.amount, price.currency, question.language))}. ${text}` };
}
