import { isOtherMood } from '../called/index.js';
import { entailed, unsaid } from '../choice.js';
import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { known } from '../house.js';
import { driedAmong } from '../known/care-dried.js';
import { degreesAmong, heatAmong } from '../known/care-heat.js';
import {
  complaintAmong,
  isRanking,
  judgedChoice,
  measuredChoice,
  pricedChoice,
  sizeWord,
  sorted,
} from '../judged/index.js';
import { choiceByKin } from '../kin/index.js';
import { classOfMaterial, clothAmong, mainFibre, symbolAmong } from '../known/index.js';
import { movedAmong } from '../lastly/moved-weekday.js';
import { withoutOffers } from '../dialogue.js';
import { type Reading, readingOf } from '../reading.js';
import type { Ground } from './ground.js';
import { blamed } from '../sorting/blamed.js';
import type { Property } from '../property.js';
import { currencies } from '../text/distinct.js';
import { byEvidence, widelyTold } from '../sorting/by-evidence.js';
import { meantBy } from '../sorting/meant.js';
import { plannedChoice } from './of-plan.js';
import { isWhole, type Place } from './place.js';
import { fieldOf, type Source } from './source.js';

/** The one of several values that the text says or entails, else that the house knows, the concepts have or was said before. */
export function chosen(source: Source, values: readonly unknown[], place: Place): Grounded | null {
  if (place.plan) return plannedChoice(values, place);
  const { reading, before, plans } = source.ground;
  const field = fieldOf(source, place);
  const filed = field && entailed(values, place.property, reading, field);
  const own = filed ?? ofText(source.ground, values, place);
  if (own || !isWhole(place, reading)) return own;
  const told =
    ofHouse(source.ground, values, place) ?? (plans && plannedChoice(values, { ...place, plan: plans.at(0) }));
  return told ?? (before && entailed(values, place.property, before, { start: 0, end: before.text.length }));
}

/** The one that one stretch of the text entails. */
export const choiceOf = (ground: Ground, values: readonly unknown[], place: Place): Grounded | null =>
  ofText(ground, values, place);

/** What may be of another cloth than the thing that a text is about. */
const OF_PART =
  /(?<!\p{L})(?:lining|lined|trims?|facings?|piping|futter|gefüttert|doublure|doublé|forro|forrad|foder|fodrad)/iu;

/** The language that a text is written in is no language that a function is asked for. */
function ofText(
  { reading: whole, wishes }: Ground,
  values: readonly unknown[],
  { property, scope }: Place,
): Grounded | null {
  const reading = chosenIn(whole);
  const cloth = wishes ? null : clothAmong(values, property, reading);
  if (cloth) return cloth;
  const measured = wishes ? null : measuredChoice(values, reading, scope);
  if (measured) return measured;
  const heat = wishes ? null : (heatAmong(values, reading) ?? degreesAmong(values, reading));
  if (heat) return heat;
  const complaint = wishes ? null : complaintAmong(values, reading, scope);
  if (complaint) return complaint;
  const currency = wishes ? null : currencyAmong(values, property, reading, scope);
  if (currency) return currency;
  const moved = wishes ? null : movedAmong(values, property, reading, scope);
  if (moved) return moved;
  const size = sizeWord(values, reading);
  if (size) return size;
  const dried = wishes ? undefined : driedAmong(values, reading);
  if (dried !== undefined) return dried;
  const priced = wishes ? null : pricedChoice(values, reading);
  if (priced) return priced;
  const symbol = wishes ? undefined : symbolAmong(values, reading);
  if (symbol !== undefined) return symbol;
  const material = wishes
    ? undefined
    : (mainFibre(property, values, reading, scope) ?? classOfMaterial(property, values, reading, scope));
  if (material) return material;
  const guilty = wishes ? undefined : blamed(property, values, reading, scope);
  if (guilty !== undefined) return guilty;
  const sort = wishes ? undefined : byEvidence(property, values, reading, scope);
  if (material === null) return OF_PART.test(reading.text) ? null : (sort ?? null);
  if (sort !== undefined) return sort;
  if (isRanking(property, values, reading, scope)) return judgedChoice(values, property, reading, scope);
  const meant = wishes ? reading : meantBy(property, values, reading);
  const told = entailed(values, property, meant, scope) ?? choiceByKin(values, meant, scope);
  const judged = told === null ? judgedChoice(values, property, meant, scope) : sorted(values, property, meant, scope);
  const read = judged ?? told ?? unsaid(values, reading.text.slice(scope.start, scope.end));
  const isWrittenIn = wishes === true && property.kind === 'language' && read?.quote === reading.text.slice(0, 80);
  const isOther = read !== null && isOtherMood(read, values, property, reading.text.slice(scope.start, scope.end));
  if (isWrittenIn || isOther) return null;
  return read ?? (wishes ? null : widelyTold(property, values, reading, scope));
}

/** `currency` of "12 480,00 kr": what the only currency of a text is in letters. */
function currencyAmong(
  values: readonly unknown[],
  { kind, words }: Property,
  { mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  if (kind !== 'currency' || words.length > 2) return null;
  const [only, ...more] = currencies(mentions.filter((one) => one.start >= start && one.end <= end));
  return only !== undefined && more.length === 0 && values.includes(only.value) ? only : null;
}

/** What is said of a choice: in a dialogue not what the one side offers the other. */
function chosenIn(reading: Reading): Reading {
  const text = withoutOffers(reading.text, reading.turns);
  return text === reading.text ? reading : { ...readingOf(text), turns: reading.turns };
}

function ofHouse({ wishes, reading, house }: Ground, values: readonly unknown[], { property }: Place): Grounded | null {
  if (wishes) return null;
  const told = known(property, reading, house);
  const value = told && values.find((one) => String(one).toLowerCase() === String(told.value).toLowerCase());
  return told && value !== null && value !== undefined ? { ...told, value } : null;
}
