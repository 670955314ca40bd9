import type { Mention } from '../mention.js';
import { unitNamed, unitOf } from '../units.js';
import {
  asks,
  exact,
  isAbout,
  isCount,
  isLike,
  isMoney,
  nounsAfter,
  type Question,
  type Reckoned,
  sameNoun,
  STOPS,
  topicsOf,
} from './asked.js';
import { addsSending } from './ledger/adds-sending.js';
import { either, wordsOf } from './words.js';

/** "One shirt needs 7 buttons", "each 80 cm": what is told of one. */
interface Rate {
  of: Mention;
  /** of what; null for what is counted beside it */
  one: string | null;
  /** the word that leads to it */
  verb: string | null;
}

const ONE_TAKES = new RegExp(
  String.raw`(?<!\p{L})(?:${either('one')})\s(?:\p{L}[\p{L}-]*\s){0,3}?(\p{L}[\p{L}-]*)\s(?:\p{L}+ly\s)?(${either('takes')})\s(?:about\s|around\s|only\s|in\s)?(?:[$€£]\s?)?$`,
  'iu',
);
const FOR_ONE =
  /^(?:\s\p{L}+){0,2}?\s(?:to|for|per|att|för|zum|für|um|pour|para|por)\s(?:(?!the\s|this\s|that\s|den\s|das\s)\p{L}+\s){0,2}?(?:one|each|every|a single|an?|en|ett|eine?n?|une?|cada|una?)\s(\p{L}[\p{L}-]*)/iu;
const PER_ONE = /^(?:\s\p{L}+){0,2}?(?:\s?\/|\s(?:per|pro|par|por)\s)\s?(\p{L}[\p{L}-]*)/iu;
const EACH_AFTER = new RegExp(String.raw`^\s?(?:\p{L}{1,20}\s){0,3}?(?:${either('eachAfter')})(?!\p{L})`, 'iu');
const EACH_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:each(?:\sof)?|zu je|je|vardera|cada uno de|chacune? de)\s(?:\p{L}+ing\s|is\s|are\s|of\s|with\s)?$`,
  'iu',
);

/** "Each of the 15 costumes needs". */
const EACH_OF = new RegExp(
  String.raw`(?<!\p{L})each of (?:the|our|my|these|those)\s(?:\d{1,4}|\p{L}{3,9})\s(?:\p{L}[\p{L}-]*\s){0,2}?(\p{L}[\p{L}-]*)\s(?:${either('takes')})\s(?:about\s|around\s)?(?:[$€£]\s?)?$`,
  'iu',
);

function ratesIn({ text, numbers }: Question): Rate[] {
  return numbers.flatMap((of): Rate[] => {
    const before = text.slice(Math.max(0, of.start - 90), of.start);
    const after = text.slice(of.end, of.end + 60);
    const every = EACH_OF.exec(before);
    if (every) return [{ of, one: every[1].toLowerCase(), verb: 'needs' }];
    const taken = ONE_TAKES.exec(before);
    if (taken) return [{ of, one: taken[1].toLowerCase(), verb: taken[2].toLowerCase() }];
    const made = FOR_ONE.exec(after) ?? PER_ONE.exec(after);
    if (made && !STOPS.has(made[1].toLowerCase())) return [{ of, one: made[1].toLowerCase(), verb: null }];
    const packed = packOf(text, numbers, of);
    if (packed !== null) return [{ of, one: packed, verb: null }];
    return EACH_AFTER.test(after) || EACH_BEFORE.test(before) ? [{ of, one: null, verb: null }] : [];
  });
}

const PACK = /^\s(\p{L}[\p{L}-]*)\s(?:of|à|@|at|zu je|zu|av|de)\s$/iu;

/** "8 balls of 50 g": what is told of one ball. */
function packOf(text: string, numbers: readonly Mention[], of: Mention): string | null {
  if (of.unit === undefined || isMoney(of)) return null;
  const count = numbers.find((one) => one.end < of.start && isCount(one) && PACK.test(text.slice(one.end, of.start)));
  return count ? (PACK.exec(text.slice(count.end, of.start))?.[1].toLowerCase() ?? null) : null;
}

const USES = wordsOf('uses');
const ASKS_AMOUNT =
  /(?<!\p{L})(?:how (?:much|many|long|heavy)|what (?:do|does|will|would|is|are)|hur (?:mycket|många|lång|länge)|vad (?:kostar|blir)|wie ?(?:viele?|lange|schwer)|was (?:kosten|kostet)|combien|cuánt\p{L}*|qué)(?!\p{L})/iu;

/** "Each box holds 24 spools and we have 7 boxes": what is told of one, for all that are counted. */
export function forAll(question: Question): Reckoned {
  const { property, text, numbers } = question;
  const all = ratesIn(question);
  const rates = property.unit === null ? all : all.filter(({ of }) => isLike(property, of));
  if (rates.length !== 1 || asks(property, 'One')) return undefined;
  const [rate] = rates;
  const wants =
    asks(property, 'Total') ||
    ASKS_AMOUNT.test(questionOf(text)) ||
    isCountOfEach(question, rate) ||
    (rate.verb !== null && USES.has(rate.verb) && !isMoney(rate.of));
  if (!wants || !isOf(question, rate)) return undefined;
  const counts = numbers.filter((one) => one !== rate.of && isCounted(text, one, rate));
  if (counts.length === 0) return asks(property, 'Total') ? null : undefined;
  if (counts.length > 1 || numbers.some((one) => isOdd(one, rate, counts)) || addsSending(text)) return null;
  return { value: exact(Number(rate.of.value) * Number(counts[0].value)), unit: rate.of.unit };
}

/** "5 racks with 24 garments each": how many garments is no question of one rack. */
const isCountOfEach = ({ property }: Question, { of, one }: Rate): boolean =>
  of.unit === undefined && one === null && topicsOf(property).length > 0;

/** The sentence that asks, else nothing. */
const questionOf = (text: string): string => text.split(/(?<=[.!])\s/u).find((one) => one.includes('?')) ?? '';

/** Whether a rate measures what a name asks for. */
function isOf({ property, text }: Question, { of, one }: Rate): boolean {
  if (of.unit === undefined) {
    const nouns = nounsAfter(text, of);
    const topics = topicsOf(property);
    return (
      property.unit === null &&
      topics.every((word) => nouns.some((noun) => sameNoun(noun, word))) &&
      (topics.length > 0 || asks(property, 'Total') || property.weakKind === 'result')
    );
  }
  return (
    isLike(property, of) &&
    (isAbout(property, text) || topicsOf(property).every((word) => one !== null && sameNoun(one, word)))
  );
}

function isCounted(text: string, one: Mention, { of, one: of1 }: Rate): boolean {
  if (of.unit !== undefined && one.unit !== undefined && of1 !== null && unitOf(of1)?.unit === one.unit) return true;
  if (!isCount(one) || Number(one.value) === 1) return false;
  const nouns = nounsAfter(text, one);
  return of1 === null || (nouns.length === 0 && unitOf(of1) === undefined) || nouns.some((noun) => sameNoun(noun, of1));
}

/** A number that neither is the rate nor the count, and is measured or counted too. */
const isOdd = (one: Mention, { of }: Rate, counts: readonly Mention[]): boolean =>
  one !== of && !counts.includes(one) && one.unit !== undefined && one.unit === of.unit;

const ASKS_ONE =
  /(?<!\p{L})(?:(?:does|is|will|would|for) (?:just )?(?:one|a single|each)|each|per (?:piece|item|metre|meter|yard|unit|one)|a piece|apiece|kostar (?:en|ett)|kostet (?:eine?r?s?)|coûte une?|cuesta (?:uno|una)|styck(?:et)?|das stück|cada un[oa])(?!\p{L})/iu;

/** "A dozen zips cost 18 USD. What does one cost?" */
export function ofOne({ property, text, numbers }: Question): Reckoned {
  const named = perNoun(property);
  const isAsked = ASKS_ONE.test(questionOf(text));
  if (!asks(property, 'One') && !isAsked) return undefined;
  const amounts = numbers.filter((one) => one.unit !== undefined && isOfName(property, one));
  if (amounts.length !== 1 || SHARED.test(text)) return undefined;
  const [whole] = amounts;
  if (isTold(text, whole)) return undefined;
  const counts = numbers.filter((one) => one !== whole && one.start < whole.start && isOver(text, one, whole));
  const fit = counts.filter((one) => named === null || isNoun(text, one, named));
  if (fit.length !== 1) return named !== null || isAsked ? null : undefined;
  const several = askedFor(text, numbers, whole);
  return { value: exact((Number(whole.value) / Number(fit[0].value)) * several), unit: whole.unit };
}

/** What is shared out has a way of its own. */
const SHARED =
  /(?<!\p{L})(?:split|divide[ds]?|shared?|sharing|dela[rs]?|fördela\p{L}*|teilen|aufteilen|partag\p{L}*|repart\p{L}*|compart\p{L}*)(?!\p{L})/iu;

/** `price_per_metre` is of money. */
const isOfName = (property: Property, one: Mention): boolean =>
  property.kind === 'money' && property.unit?.currency !== true ? isMoney(one) : isLike(property, one);

const perNoun = ({ words }: Property): string | null => {
  const at = words.findIndex((word) => /^(per|pro|par|por|each|cada|every|je)$/.test(word));
  const noun = at < 0 ? undefined : words.at(at + 1);
  return noun === undefined ||
    (words.indexOf(noun) === words.length - 1 && unitNamed(unitOf(noun)?.unit)?.currency === true)
    ? null
    : noun;
};
type Property = Question['property'];

const isNoun = (text: string, one: Mention, noun: string): boolean =>
  (one.unit !== undefined && unitOf(noun)?.unit === one.unit) ||
  /^(piece|item|unit|one|person|styck|stück)$/.test(noun) ||
  nounsAfter(text, one).some((word) => sameNoun(word, noun));

const COSTS = new RegExp(
  String.raw`^(?:\s\p{L}[\p{L}’'-]*){0,6}?\s(?:${either('costs')})\s(?:only\s)?(?:[$€£]\s?)?$|^(?:\s\p{L}[\p{L}’'-]*){0,5}?\s?(?:\(|:|=)\s?$`,
  'iu',
);

/** Whether an amount is for so many. */
const isOver = (text: string, one: Mention, whole: Mention): boolean => {
  const between = text.slice(one.end, whole.start);
  const isMade = !isMoney(whole) && MADE_FROM.test(between);
  return (
    Number(one.value) > 1 && (one.unit === undefined || one.unit !== whole.unit) && (isMade || COSTS.test(between))
  );
};

const MADE_FROM = /^(?:\s\p{L}[\p{L}’'-]*){0,3}?\s(?:from|out of|of|av|aus|de|med|with)\s$/iu;

/** "18 EUR per metre", "one costs 4 EUR": the amount is of one already. */
const isTold = (text: string, whole: Mention): boolean =>
  EACH_AFTER.test(text.slice(whole.end)) ||
  PER_ONE.test(text.slice(whole.end, whole.end + 40)) ||
  /(?<!\p{L})at\s(?:[$€£]\s?)?$/iu.test(text.slice(0, whole.start));

/** "What do 5 cost?" */
function askedFor(text: string, numbers: readonly Mention[], whole: Mention): number {
  const asked = numbers.filter((one) => isCount(one) && one.start > whole.end);
  return asked.length === 1 && /\?/.test(text.slice(asked[0].end)) ? Number(asked[0].value) : 1;
}

/** "12 buttons cost 6 EUR. What do 5 cost?" */
export function ofSeveral({ property, text, numbers }: Question): Reckoned {
  if (!ASKS_AMOUNT.test(questionOf(text)) || asks(property, 'One')) return undefined;
  const amounts = numbers.filter((one) => one.unit !== undefined && isLike(property, one));
  const counts = numbers.filter((one) => isCount(one) && Number(one.value) > 1);
  if (amounts.length !== 1 || counts.length !== 2) return undefined;
  const [first, second] = counts;
  if (!isOver(text, first, amounts[0]) || isTold(text, amounts[0]) || second.start < amounts[0].end) return undefined;
  if (!text.slice(second.end).includes('?')) return undefined;
  return {
    value: exact((Number(amounts[0].value) / Number(first.value)) * Number(second.value)),
    unit: amounts[0].unit,
  };
}

/** "We have 30 m and one coat takes 2.5 m": how many it makes. */
export function howMany(question: Question): Reckoned {
  const { property, text, numbers } = question;
  if (property.unit !== null) return undefined;
  const [rate, ...more] = ratesIn(question).filter(({ of, one }) => of.unit !== undefined && one !== null);
  if (rate === undefined || more.length > 0) return undefined;
  const { of, one } = rate;
  const topics = topicsOf(property);
  const isIt = topics.length > 0 && topics.every((word) => sameNoun(word, one ?? ''));
  const isAsked =
    /(?<!\p{L})(?:how many|hur många|wie ?viele|combien de|cuánt[oa]s)(?!\p{L})/iu.test(text) && topics.length === 0;
  const wholes = numbers.filter((other) => other !== of && other.unit === of.unit);
  if (
    !(isIt || isAsked) ||
    wholes.length !== 1 ||
    numbers.some((other) => isCount(other) && Number(other.value) > 1) ||
    Number(of.value) <= 0
  )
    return undefined;
  return { value: Math.floor(exact(Number(wholes[0].value) / Number(of.value))) };
}
