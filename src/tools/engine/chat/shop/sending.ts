import type { Mention } from '../../grounded/mention.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency, unitNamed } from '../../grounded/units.js';
import { type Place, placesIn, toldOfPlace } from './places.js';
import type { ShopQuestion } from './shop-question.js';
import { SAYS } from './shop-words.js';

/** A part of what is told of sending, with the place that it is for and the figures in it. */
export interface Told {
  part: string;
  sentence: string;
  place: Place | undefined;
  mentions: readonly Mention[];
}

export const isMoney = ({ unit }: Mention): boolean => isCurrency(unit);
export const isDuration = ({ unit }: Mention): boolean => unitNamed(unit)?.dimension === 'duration';

/** The sentences that tell of sending. */
export const ofSending = ({ sentences }: ShopQuestion): string[] =>
  sentences.filter((one) => SAYS.delivery.test(one) && !SAYS.who.test(one));

const PARTS = /[;,]\s|\s(?:and|och|und|et|y|but|men|aber|mais|pero)\s/u;

/** What is told of sending, part by part. */
export const partsOf = (sentences: readonly string[]): Told[] =>
  sentences.flatMap((sentence) =>
    sentence.split(PARTS).map((part) => ({
      part,
      sentence,
      place: placesIn(part).at(-1),
      mentions: readingOf(part).mentions.filter(({ kind }) => kind === 'number'),
    })),
  );

/** The one place that a question names; its country where that is named with a town of it. */
export function placeAsked(asked: string): Place | null {
  const places = placesIn(asked.charAt(0).toLowerCase() + asked.slice(1));
  const [place] = places;
  if (places.length === 1) return place;
  const isOne = places.length > 1 && places.every(({ country }) => country !== undefined && country === place.country);
  return isOne ? (places.find(({ isCountry }) => isCountry) ?? null) : null;
}

export const SERVICE =
  /(?<!\p{L})(?:express|standard|same[- ]day|overnight|priority|normal|expreß|exprés|urgente?)(?!\p{L})/iu;
/** What is not meant where no service is named. */
const HASTE = /(?<!\p{L})(?:express|same[- ]day|overnight|priority|expreß|exprés|urgente?)(?!\p{L})/iu;

export const serviceIn = (text: string): string | undefined => SERVICE.exec(text)?.[0].toLowerCase();

/** A sum of money that is told. */
export interface Fee {
  amount: number;
  currency: string;
}

/** What sending costs, to the place and by the service that are named; null where that is not told once. */
export function feeOfSending(question: ShopQuestion): Fee | null {
  const place = placeAsked(question.asked);
  const service = serviceIn(question.asked);
  const priced = partsOf(ofSending(question)).filter(
    ({ part, mentions }) => mentions.some(isMoney) && !SAYS.free.test(part),
  );
  const isByPlace = priced.some((one) => one.place !== undefined);
  if (isByPlace && place === null && priced.length > 1) return null;
  const fit = (isByPlace && place !== null ? toldOfPlace(place, priced) : priced).filter((one) =>
    service === undefined ? !HASTE.test(one.part) : serviceIn(one.part) === service,
  );
  const sums = fit.flatMap(({ mentions }) => mentions.filter(isMoney));
  return sums.length === 1 ? { amount: Number(sums[0].value), currency: sums[0].unit ?? '' } : null;
}

/** From which sum on sending is free of charge. */
export interface FreeFrom extends Fee {
  sentence: string;
  /** of the sentence, that tells it */
  part: string;
  /** free above it only */
  isAbove: boolean;
}

/** The one sum from which sending is free; null where none or several are told. */
export function freeFrom(sentences: readonly string[]): FreeFrom | null {
  const limits = sentences
    .filter((one) => SAYS.free.test(one))
    .flatMap((sentence) =>
      readingOf(sentence)
        .mentions.filter((one) => isCurrency(one.unit) && SAYS.freeFrom.test(sentence.slice(0, one.start)))
        .map(({ value, unit = '', start }) => ({
          sentence,
          part: sentence.slice(0, start).split(PARTS).at(-1) ?? '',
          amount: Number(value),
          currency: unit,
          isAbove: SAYS.above.test(sentence.slice(0, start)),
        })),
    );
  return limits.length === 1 ? limits[0] : null;
}

/** Whether an order of a sum is sent free of charge; null where that is not told. */
export function isFreeFor(sum: Fee, limit: FreeFrom | null): boolean | null {
  if (limit === null || limit.currency !== sum.currency) return null;
  return limit.isAbove && sum.amount === limit.amount ? null : sum.amount >= limit.amount;
}
