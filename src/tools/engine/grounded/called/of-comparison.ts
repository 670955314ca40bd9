import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { listOf } from '../judged/phrase.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/compared.yaml.js';
import near from '../words/people-near.yaml.js';
import sides from '../words/sides-of-body.yaml.js';
import { startOf } from './start-of.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const SAYS = saysOf(data as unknown as Record<'apart' | 'used' | 'meter' | 'unreached' | 'itself', string>);

const THAN =
  /^\s?(?:(?:\p{L}{1,3}|\p{L}{4,12}|°C?|€|\$|%)\s){0,2}?(?:(?:more|less|fewer|\p{L}{2,10}er|mer|mindre|färre|\p{L}{2,12}re|mehr|weniger)(?:\s\p{L}{2,20}){0,3}\s(?:than|än|als)|(?:de\s)?(?:plus|moins|más|menos|mayor|menor)(?:\s\p{L}{2,14}){0,2}\s(?:que|qu['’]))(?!\p{L})/iu;

/** `green_skirt_cm` of "8 cm longer than the red one": by how much two differ is no measure of either. */
const isDifference: Fault = (found, { words }, { text }) => {
  const at = startOf(found, text);
  return (
    found.source === 'text' &&
    typeof found.value === 'number' &&
    at >= 0 &&
    !words.some((word) => SAYS.apart.test(word)) &&
    THAN.test(text.slice(at).slice(0, 100).replace(/^\S+/u, ''))
  );
};

/** Where a text names a side last, −1 where it does not. */
type Side = (text: string) => number;
const sideOf = (list: string): Side => {
  const begins = new RegExp(String.raw`(?<!\p{L})(?:${listOf(list).join('|')})`, 'giu');
  return (text) => [...text.matchAll(begins)].at(-1)?.index ?? -1;
};
const SIDES = (sides as unknown as readonly (readonly [string, string])[]).map((pair) => pair.map(sideOf));
const NEAR = 60;

/** `left_cm` of "a little longer than the right one, which measures 61": the side that is named last before a number. */
const isOfNearerSide: Fault = (found, { words }, { text }) => {
  const at = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'number' || at < 0) return false;
  const before = text.slice(Math.max(sentenceAt(text, at).start, at - NEAR), at);
  const after = text.slice(at, at + NEAR / 2);
  const isOther = (own: Side, other: Side): boolean =>
    words.some((word) => own(word) === 0) &&
    own(text) >= 0 &&
    other(before) > own(before) &&
    (own(after) < 0 || /[,;.]\s/u.test(after.slice(0, own(after))));
  return SIDES.some(([one, other]) => isOther(one, other) || isOther(other, one));
};

/** `march_use` of "meter on 1 March: 812": what stands on a meter is not what was used. */
const isStandForUse: Fault = (found, { words }, { text }) => {
  const at = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'number' || at < 0) return false;
  const { start, end } = sentenceAt(text, at);
  const said = text.slice(start, end);
  return words.some((word) => SAYS.used.test(word)) && SAYS.meter.test(said) && !SAYS.used.test(said);
};

/** `tailor_phone` of "if you cannot reach the tailor, ring Bettina on …". */
const isOfStandIn: Fault = (found, { words, kind }, { text }) => {
  const at = startOf(found, text);
  if (kind !== 'phone' || found.source !== 'text' || at < 0) return false;
  const before = text.slice(sentenceAt(text, at).start, at).toLowerCase();
  const [condition, ...rest] = before.split(/,\s/u);
  const isNamed = (stretch: string): boolean =>
    words.some((word) => word.length > 3 && stretch.includes(word.slice(0, 6)));
  return rest.length > 0 && SAYS.unreached.test(condition) && isNamed(condition) && !isNamed(rest.join(', '));
};

/** "Two hours longer than the trousers did. The waistcoat took five": nothing is told of what it is compared with. */
const isByUntold: Fault = ({ source, value }, _property, { text, mentions }) => {
  if (source !== 'arithmetic' || typeof value !== 'number') return false;
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  return numbers.some((one) => {
    const than = THAN.exec(text.slice(one.end, one.end + 100))?.[0];
    if (than === undefined) return false;
    const from = one.end + than.length;
    const { start, end } = sentenceAt(text, from);
    const [phrase] = text.slice(from, end).split(/[,;(]/u);
    const things = (phrase.match(STANDS_FOR.test(phrase) ? /\p{L}{3,}/gu : /\p{L}{4,}/gu) ?? []).filter(
      (word) => !SAYS.itself.test(word) && !STANDS_FOR.test(word),
    );
    const isBeside = numbers.some((other) => other !== one && other.start >= start && other.end <= end);
    const rest = [text.slice(0, start), text.slice(end)];
    const compared = (text.slice(start, one.start).match(/\p{L}+/gu) ?? [])
      .slice(0, -1)
      .filter((word) => word.length > 3);
    return !isBeside && things.length > 0 && !isToldIn(rest, things, STANDS_FOR.test(phrase) ? compared : null);
  });
};

/** "The oak one", "celui en velours": what is compared is called as its fellow is. */
const STANDS_FOR =
  /(?<!\p{L})(?:ones?|celui|celle|ceux|celles)(?!\p{L})|^\s?(?:der|die|das|den|det|el|la|los|las)\s(?:aus|in|mit|von|für|i|av|på|med|de|con|para)\s/iu;

/** Whether a sentence tells of one of these things, and of a fellow of what it is compared with where it is not named itself. */
const isToldIn = (rest: readonly string[], things: readonly string[], fellows: readonly string[] | null): boolean =>
  rest
    .flatMap((part) => part.split(/[.;!?]\s|\n/u))
    .some((sentence) => {
      const said = sentence.toLowerCase();
      const has = (words: readonly string[]): boolean => words.some((word) => said.includes(word.toLowerCase()));
      return has(things) && (fellows === null || has(fellows) || STANDS_FOR.test(sentence));
    });

const OWN = new Set(listOf((near as Record<'own', string>).own));
const OF_THAN =
  /(?<!\p{L})(?:than|än|als|que)\s(?:the (?:one|ones|other)|den|det|der|die|das|celui|celle|el|la)\s(?:(?:for|at|of|för|på|für|zu|à|de|por)\s)?(?:[$€£]\s?)?$/iu;

/** `my_hat_price` of "a bit cheaper than the one for 40": what something is compared with. */
const isOfThan: Fault = (found, { words }, { text }) => {
  const at = startOf(found, text);
  return (
    found.source === 'text' &&
    typeof found.value === 'number' &&
    at >= 0 &&
    words.some((word) => OWN.has(word)) &&
    OF_THAN.test(text.slice(Math.max(0, at - 40), at))
  );
};

/** A number or a person's of another thing that it is compared with, or that stands in for it. */
export const OF_COMPARISON: readonly Fault[] = [
  isDifference,
  isOfNearerSide,
  isStandForUse,
  isOfStandIn,
  isByUntold,
  isOfThan,
];
