import { PHRASES } from '../called/seeming/words.js';
import { sentenceAt } from '../clause.js';
import { explained, isPerson, isSaidOf } from '../facts/explained.js';
import { type Fact, isAmount } from '../facts/fact.js';
import { isAside } from '../facts/aside.js';
import { ANY, isPeriod, isSameOne } from '../facts/per.js';
import { isAlike } from '../facts/rest.js';
import { wholeOf } from '../facts/direct.js';
import { type Property } from '../property.js';
import { NEW, OLD } from '../contrast.js';
import { MONEY, STATES } from '../facts/words.js';
import { asks } from '../reckoning/asked.js';
import { isThing } from '../same-thing.js';
import { OTHER_MEASURES } from './other-measures.js';
import { isToldApart } from './apart.js';
import { isHeldByEach } from './packed.js';
import { type Doubt, type Finding, stretchOf } from './finding.js';

const DENIES =
  /(?<!\p{L})(?:not(?! only)|never|didn['’]t|don['’]t|doesn['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|inte(?! bara)|aldrig|nicht(?! nur)|nie|jamais|nunca)(?!\p{L})/iu;

/** "Is never reduced and costs": what goes on is said of it all the same. */
const GOES_ON = new RegExp(
  String.raw`\s(?:${PHRASES.and}|but|aber|men|mais|pero)\s(?:${PHRASES.verbs})\s[^,;]*$`,
  'iu',
);

/** "We did not order 12", "12 were not used". */
const isDenied: Doubt = ({ fact, text, tokens, query }) => {
  const own = stretchOf({ fact, tokens });
  const before = text.slice(own[0]?.start ?? fact.at, fact.at);
  if (DENIES.test(before) && !GOES_ON.test(before)) return !query.topics.includes('not');
  const after = text.slice(fact.at + fact.quote.length, own.at(-1)?.end ?? fact.at);
  const at = after.search(DENIES);
  if (at < 0) return false;
  return own.some(
    ({ word, start }) => start > fact.at && query.topics.some((topic) => topic === word && word !== fact.nouns[0]),
  );
};

const HAD =
  /(?<!\p{L})(?:if|wish|om|wenn|falls|si)\s(?:[\p{L}’']+\s){1,6}?(?:had|were|could|would|hade|kunde|skulle|hätten?|wären?|könnten?|avai(?:t|ent|ons|s)|tuvi\p{L}+)(?!\p{L})|(?<!\p{L})(?:if|falls|wenn)\s[^.!?;]*(?:will|would|could|werden|würde)|(?<!\p{L})with\s[^.!?;]{0,40}\s(?:could|would)(?!\p{L})/iu;

/** "If we had 12". */
export function isOnlyThought(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  const found = HAD.exec(text.slice(start, end));
  return found !== null && at >= start + found.index;
}

const BOUND =
  /(?<!\p{L})(?:all but|alle bis auf|alla utom|tous sauf|todos menos|at least|at most|up to|no (?:more|less|fewer) than|more than|less than|fewer than|over|under|below|above|between|almost|nearly|minst|högst|upp till|mer än|mindre än|färre än|fler än|över|under|mellan|nästan|mindestens|höchstens|bis zu|mehr als|weniger als|über|unter|zwischen|fast|au moins|au plus|jusqu[’']à|plus de|moins de|entre|presque|al menos|como máximo|hasta|más de|menos de|casi)\s(?:[$€£]\s?)?$/iu;
const ASKS_BOUND =
  /^(?:min|minimum|max|maximum|least|most|limit|capacity|threshold|lower|upper|from|to|until|over|under|above|below|target|allowed|budget|age|within|deadline|up|top|bis|mindest\p{L}*|höchst\p{L}*|minst|högst|expiry|warranty|guarantee|validity|than|more|less|required|requirement|needed|free|notice)$/u;
const FROM_NUMBER = /\d\s?(?:[–-]|to|till|bis|à)\s?$/iu;

/** Whether what stands before a number makes it an end. */
export const isEnd = (text: string, at: number): boolean => BOUND.test(text.slice(Math.max(0, at - 40), at));

/** "At least 12", "between 30 and 40", "12–15": an end, and no amount. */
const isBound: Doubt = ({ property: { words, kind }, fact, text }) => {
  if (words.some((word) => ASKS_BOUND.test(word)) || kind === 'size' || asksForEnd({ words })) return false;
  const before = text.slice(Math.max(0, fact.at - 40), fact.at);
  const after = text.slice(fact.at + fact.quote.length);
  const isRange = FROM_NUMBER.test(before) || /^\s?[–-]\s?\d/u.test(after);
  return BOUND.test(before) || isRange || isSecondOf(text, fact);
};

const BETWEEN_BEFORE = /(?<!\p{L})(?:between|mellan|zwischen|entre)\s[^.!?;]{1,20}\s(?:and|och|und|et|y)\s$/iu;
const isSecondOf = (text: string, { at }: Fact): boolean => BETWEEN_BEFORE.test(text.slice(Math.max(0, at - 40), at));

const FRACTION =
  /(?<!\p{L})(?:every|var|vart|jede[rs]?|half|third|quarter|hälften|hälfte)\s(?:\p{L}+\s)?(?:of|av|von|der|de)\s(?:\p{L}+\s)?$/iu;

/** "Every third of the 90 shirts had a flaw": 90 are the shirts only. */
const isOfFraction: Doubt = ({ query: { topics }, fact, text }) =>
  FRACTION.test(text.slice(Math.max(0, fact.at - 40), fact.at)) &&
  !topics.every((topic) => fact.nouns.some((noun) => isSaidOf(topic, noun)));

/** `rooms` of "room 24": what is called so is not how many there are. */
const isNamed: Doubt = ({ query: { topics }, fact: { isName, near } }) =>
  isName &&
  topics.some(
    (topic) =>
      !near.includes(topic) && /(?:s|er|ar|or|en)$/u.test(topic) && near.some((word) => topic.startsWith(word)),
  );

/** Names that ask for one of what is sold. */
const PRICE =
  /^(?:price|rate|pris|preis|prix|precio|tariff|fare|fee|salary|wage|rent|rental|hyra|lön|miete|lohn|subscription|premium|speed|pace|each|unit|per|density|dose|dosage|frequency|interest|kurs)$/u;

/** `per_shirt` of "2 shirts with 7 buttons each". */
const isEachOf = (one: string, own: string): boolean => own === ANY && !isPeriod(one);

/** "28 litres a day" are no litres, and "25 each" not what all give. */
const isForOne: Doubt = (finding) => {
  const {
    property: { words, kind },
    query,
    fact,
  } = finding;
  const more = fact.per.filter((own) => !query.per.some((one) => isSameOne(one, own) || isEachOf(one, own)));
  if (fact.per.some(isPeriod) && query.per.some((one) => isPeriod(one) && !fact.per.some((own) => isSameOne(one, own))))
    return true;
  if (more.length === 0 || (query.per.length === 0 && words.some((word) => PRICE.test(word)))) return false;
  if (query.isMoney || kind === 'money') return query.per.length === 0 && more.includes(ANY) && !isOfOneOnly(finding);
  return query.per.length === 0 || more.some((one) => !isPeriod(one));
};

const TOTAL = /^(?:total|totalt|altogether|insgesamt|gesamt|sammanlagt|summa|zusammen|full)$/u;
const ACROSS =
  /^(?:wide|broad|high|tall|deep|thick|bre[dt]t?|hög|högt|djup|djupt|tjock|breit|hoch|tief|dick|large|ancho)$/u;

/** "1 belt at 35 EUR". */
const isOfOneOnly = ({ fact, facts }: Finding): boolean =>
  facts.findLast(({ at, unit }) => at < fact.at && unit === undefined)?.value === 1;

/** Two amounts of one thing, and nothing in the name that says which. */
const hasAlike: Doubt = (finding) => {
  const { query, fact, facts, property } = finding;
  if (fact.isName || fact.isPart || asks(property, 'Change') || asksForEnd(property)) return false;
  if (query.topics.every((topic) => MONEY.has(topic)) && (query.isMoney || fact.unit?.currency)) return false;
  if (query.isTotal && fact.near.some((word) => TOTAL.test(word))) return false;
  const like = facts.filter(
    (one) => isOther(one, fact) && ![...one.near, ...one.nouns].some((word) => ACROSS.test(word)),
  );
  return like.some((one) => !isToldApart(fact, one, finding)) && wholeOf([fact], facts) !== fact;
};

const isOther = (one: Fact, fact: Fact): boolean =>
  one !== fact &&
  isAmount(one) === isAmount(fact) &&
  isAlike(one, fact) &&
  !one.isName &&
  !one.isPart &&
  !one.isDerived &&
  !(one.isElided && one.value === 1) &&
  one.value !== fact.value;

/** `old_price`, `new_seats`, `after`: which of two. */
const asksForEnd = ({ words }: Pick<Property, 'words'>): boolean =>
  words.some((word) => OLD.has(word) || NEW.has(word));

const GENERIC = /^(?:count|number|amount|quantity|qty|antal|anzahl|menge|value|units)$/u;

/** `count` of "12 clocks and 8 watches". */
const isAnyOfSeveral: Doubt = ({ property: { words, unit }, facts, fact }) =>
  unit === null &&
  words.length === 1 &&
  GENERIC.test(words[0]) &&
  fact.unit === undefined &&
  facts.some(
    (one) =>
      one !== fact &&
      one.unit === undefined &&
      isAmount(one) &&
      one.nouns.length > 0 &&
      !one.isElided &&
      one.value > 1 &&
      one.value !== fact.value,
  );

/** "23 pairs of skis": so many pairs. */
const isOfPacks: Doubt = ({ query, fact: { unit, nouns, near, at, quote }, text }) => {
  if (unit !== undefined || query.topics.length === 0 || GENERIC.test(query.topics[0]) || nouns.length === 0)
    return false;
  const of = /^\s\p{L}+\s(?:of|de|d['’])\s?(\p{L}+)/iu.exec(text.slice(at + quote.length))?.[1].toLowerCase();
  return (
    of !== undefined && near.includes(of) && !query.topics.some((topic) => nouns.some((noun) => isSaidOf(topic, noun)))
  );
};

const COMPARES =
  /(?<!\p{L})(?:twice|double|half|three times|\d+ times)\s(?:as|that|the)|(?<!\p{L})as (?:many|much)|(?<!\p{L})(?:more|fewer|less) than\s(?!\d)|(?<!\p{L})(?:dubbelt|hälften) så|(?<!\p{L})(?:doppelt|halb) so|(?<!\p{L})(?:deux fois|fois) plus|(?<!\p{L})el doble/iu;

/** "12 in May and twice as many in June": which of the two a name asks for has to be said, and no sum is told. */
const isCompared: Doubt = (finding) => {
  const { query, fact, found, text, tokens } = finding;
  if (found.value !== fact.value || COMPARES.test(fact.quote) || !COMPARES.test(text)) return false;
  const near = stretchOf({ fact, tokens }).map(({ word }) => word);
  const told = query.topics.filter(
    (topic) => near.some((word) => isSaidOf(topic, word)) && !fact.nouns.some((noun) => isSaidOf(topic, noun)),
  );
  return query.isTotal || told.length === 0;
};

/** What another amount is told of, or none at all. */
const isOfNothingNamed: Doubt = (finding) => {
  const { property, query, fact, facts } = finding;
  if (asksForEnd(property)) return false;
  if (query.isMoney || query.unit !== null || fact.unit !== undefined || fact.nouns.length === 0 || fact.isName)
    return false;
  if (query.topics.length === 0 || query.isOfPeople) return false;
  if (fact.nouns.some(isPerson) && query.topics.some(isPerson)) return false;
  return (
    explained(query, fact, finding) === null &&
    query.topics.some((topic) =>
      facts.some((one) => one !== fact && [...one.nouns, ...one.near].some((word) => isSaidOf(topic, word))),
    )
  );
};

/** "23 black and 14 white horses": the noun is of both. */
const sharesItsNoun: Doubt = ({ query, fact, facts, text }) => {
  const before = facts.findLast(({ at }) => at < fact.at);
  if (
    !before ||
    fact.nouns.length < 2 ||
    before.nouns.length !== 1 ||
    before.unit !== undefined ||
    fact.unit !== undefined
  )
    return false;
  if (
    isThing(before.nouns[0]) ||
    !/^\s\p{L}+,?\s(?:and|och|und|et|y)\s$|^\s\p{L}+,\s$/iu.test(text.slice(before.at + before.quote.length, fact.at))
  )
    return false;
  return !query.topics.some((topic) => isSaidOf(topic, fact.nouns[0]));
};

const OTHER_PRICE =
  /^(?:old|original|before|full|list|regular|normal|previous|ordinarie|base|gross|net|sale|new|now|reduced|discounted|final|saving|savings|discount)$/u;

/** "400 EUR, now with 20 % off": a price is then neither of the two. */
const isBeforeDiscount: Doubt = ({ property: { words }, query, fact, facts, tokens }) =>
  query.isMoney &&
  fact.unit?.currency === true &&
  !words.some((word) => OTHER_PRICE.test(word)) &&
  words.some((word) => /^(?:price|pris|preis|prix|precio|cost|costs|total|pay)$/u.test(word)) &&
  facts.some(
    (one) =>
      one.unit?.unit === 'percent' &&
      stretchOf({ fact: one, tokens }).some(({ word }) => /^(?:off|now|jetzt|nu|idag|today|heute)$/u.test(word)),
  );

/** What was, what was planned: no more what is, where something else is. */
const isOfAnotherTime: Doubt = ({ property, fact, facts, tokens }) =>
  isAside(fact, property, tokens) &&
  facts.some((one) => one !== fact && isAlike(one, fact) && isAmount(one) && !isAside(one, property, tokens));

/** "18 seats are taken" of all the seats: not all of them. */
const isOfAState: Doubt = ({ query, fact, facts }) =>
  fact.unit === undefined &&
  query.topics.length > 0 &&
  fact.near.some((word) => STATES.has(word) && !query.topics.some((topic) => isSaidOf(topic, word))) &&
  query.topics.every((topic) => fact.nouns.some((noun) => isSaidOf(topic, noun))) &&
  facts.some(
    (one) =>
      one !== fact && one.unit === undefined && !one.isName && one.nouns.some((noun) => fact.nouns.includes(noun)),
  );

/** "42 singers: 15 sopranos": what another amount counts. */
const isCountedElsewhere: Doubt = ({ query: { topics, unit }, fact, facts }) => {
  const counts = (one: Fact): boolean => topics.every((topic) => one.nouns.some((noun) => isSaidOf(topic, noun)));
  const isOf = (one: Fact): boolean => topics.some((topic) => one.nouns.some((noun) => isSaidOf(topic, noun)));
  return (
    unit === null &&
    topics.length > 0 &&
    fact.unit === undefined &&
    fact.nouns.length > 0 &&
    !isOf(fact) &&
    facts.some((one) => one !== fact && isAmount(one) && one.unit === undefined && !one.isElided && counts(one))
  );
};

const TIMES_A_DAY =
  /^[^.,;!?]{0,30}?\s(?:(?:\d+|two|three|four|five|six)\stimes|twice|thrice|(?:två|tre|fyra|\d+)\sgånger|(?:zwei|drei|vier|\d+)\s?mal|(?:deux|trois|quatre|\d+)\sfois|(?:dos|tres|cuatro|\d+)\sveces)(?!\p{L})/iu;
const IS_TIMES = /^\s?(?:times|gånger|mal|fois|veces)(?!\p{L})/iu;

/** "Two tablets three times a day": neither is how many a day. */
const isSeveralTimes: Doubt = ({ property: { words }, fact, text }) => {
  if (
    words.some((word) => /^(?:times|dose|dosage|per|each|once|time|frequency|dos|gånger|mal|fois)$/u.test(word)) &&
    !words.some((word) => /^(?:day|week|daily|total)$/u.test(word))
  )
    return false;
  const after = text.slice(fact.at + fact.quote.length);
  return (
    TIMES_A_DAY.test(after) ||
    (IS_TIMES.test(after) && !words.some((word) => /^(?:times|frequency|dose|doses|gånger|mal|fois)$/u.test(word)))
  );
};

export const DOUBTS: readonly Doubt[] = [
  isDenied,
  isOfFraction,
  isBound,
  isNamed,
  isForOne,
  ...OTHER_MEASURES,
  hasAlike,
  isAnyOfSeveral,
  isOfPacks,
  isHeldByEach,
  isCompared,
  isOfNothingNamed,
  sharesItsNoun,
  isBeforeDiscount,
  isOfAnotherTime,
  isCountedElsewhere,
  isOfAState,
  isSeveralTimes,
];
