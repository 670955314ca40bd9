import { isOfAnotherTime } from '../called/of-another-time.js';
import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import { isNamedNumber } from '../named-number.js';
import { isArticle } from '../numbers.js';
import { perStretch } from '../per-stretch.js';
import type { Reading } from '../reading.js';
import { wholeSentences } from '../spans/sentences.js';
import { unitNamed } from '../units.js';
import { isFollowedByMore } from '../unpriced.js';
import { beginsWith, endsWith, says, wordsIn } from './words.js';

/** So many of a thing. */
export interface Counted {
  at: Mention;
  count: number;
  /** words behind the number, "grey pinafores" */
  words: readonly string[];
  /** `pair`, `m` */
  unit: string | undefined;
  sentence: Span;
}

/** What one of a thing, or all of it, costs. */
export interface Price {
  at: Mention;
  sum: number;
  /** other: by what is not counted here, "per kilowatt hour" */
  role: 'goods' | 'night' | 'more' | 'less' | 'paid' | 'other';
  isEach: boolean;
  before: string;
  after: string;
  sentence: Span;
}

/** What a letter counts and what it prices, apart from asides. */
export interface Letter {
  counted: readonly Counted[];
  prices: readonly Price[];
  /** percent that is taken off */
  off: number;
  currency: string | undefined;
}

const ASIDE = says('aside');
const [IFS, IDLE, OPEN, TOLD] = ['ifs', 'idle', 'open', 'told'].map(says);
const beginsTold = beginsWith('told');
const PART = [beginsWith('part'), endsWith('part')] as const;
const [EACH, NIGHT] = [beginsWith('each'), beginsWith('night')];
const AT = endsWith('at');
const BOTH = says('both');
const FREE = says('free');
const [LESS, PAID, MORE] = [says('less'), says('paid'), says('more')];
const OTHER = wordsIn('other');
const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
const isPlain = ({ text, unit }: Mention): boolean => unit === undefined && /^\d{1,6}[.,]\d{2}$/u.test(text);

/** What a letter orders; null where a price hangs on something or a share is no discount. */
export const letterOf = perStretch((reading, scope): Letter | null => {
  const { text } = reading;
  const sentences = wholeSentences(text, scope).filter(
    ({ start, end }) => !ASIDE.test(text.slice(start, end)) && !isOfAnotherTime(text, start),
  );
  const told = sentences.map((sentence) => ({ sentence, numbers: numbersOf(reading, sentence) }));
  const isOpen = told.some(({ sentence, numbers }) => numbers.some(isMoney) && isLeftOpen(text, sentence, numbers));
  const shares = told.flatMap(({ sentence, numbers }) =>
    numbers.filter(({ unit }) => unit === 'percent').map((one) => ({ one, sentence })),
  );
  const isOff = shares.every(({ one, sentence }) => LESS.test(text.slice(one.end, sentence.end)));
  if (isOpen || shares.length > 1 || !isOff) return null;
  const prices = told.flatMap(({ sentence, numbers }) => allByNight(pricesOf(text, sentence, numbers)));
  const currencies = new Set(prices.flatMap(({ at }) => (at.unit === undefined ? [] : [at.unit])));
  const isOther = prices.some(({ role }) => role === 'other') || told.some((one) => hasPartOfMeasure(text, one));
  if (currencies.size > 1 || prices.length === 0 || isOther) return null;
  return {
    counted: told.flatMap(({ sentence, numbers }) => countedOf(text, sentence, numbers)),
    prices,
    off: Number(shares[0]?.one.value ?? 0),
    currency: [...currencies][0],
  };
});

/** "The doubles are 160 a night and the single 95": what follows in the sentence is by the night too. */
const allByNight = (prices: readonly Price[]): Price[] =>
  prices.map((one, i) =>
    one.role === 'goods' && prices.slice(0, i).some(({ role }) => role === 'night') ? { ...one, role: 'night' } : one,
  );

/** A condition, a thing without a price behind the last one, a number that is neither count nor price, what sending costs. */
function isLeftOpen(text: string, sentence: Span, numbers: readonly Mention[]): boolean {
  const said = text.slice(sentence.start, sentence.end);
  const last = numbers.findLast((one) => isMoney(one) || isPlain(one));
  const isBare = numbers.some(
    (one) => one.unit === undefined && !isPlain(one) && !/^[\s-]\p{L}/u.test(text.slice(one.end, sentence.end)),
  );
  const isMoreOpen =
    MORE.test(said) && !FREE.test(said) && !pricesOf(text, sentence, numbers).some(({ role }) => role === 'more');
  return (
    isHanging(said) || isBare || isMoreOpen || isFollowedByMore(text.slice(last?.end ?? sentence.end, sentence.end))
  );
}

const isHanging = (sentence: string): boolean => IFS.test(sentence.replace(IDLE, '')) || OPEN.test(sentence);

const numbersOf = ({ text, mentions }: Reading, { start, end }: Span): Mention[] =>
  mentions.filter(
    (one) =>
      one.kind === 'number' &&
      one.start >= start &&
      one.end <= end &&
      !isArticle(one) &&
      !isNamedNumber(one, text) &&
      !isOfCode(one, text),
  );

/** "2024-118", "20-5513". */
const isOfCode = ({ start, end }: Mention, text: string): boolean =>
  /[\p{L}\d][-/]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[-/]\d/u.test(text.slice(end, end + 2));

function pricesOf(text: string, sentence: Span, numbers: readonly Mention[]): Price[] {
  const hasSum = numbers.some(isMoney);
  return numbers
    .filter((one) => isMoney(one) || (hasSum && isPlain(one)))
    .map((at) => {
      const i = numbers.indexOf(at);
      const before = text.slice(numbers[i - 1]?.end ?? sentence.start, at.start);
      const after = text.slice(at.end, numbers[i + 1]?.start ?? sentence.end);
      return {
        at,
        sum: Number(at.value),
        role: roleOf(before, after),
        isEach: isOfEach(before, after),
        before,
        after,
        sentence,
      };
    });
}

const isOfEach = (before: string, after: string): boolean =>
  EACH.test(after) || AT.test(before) || EVERY.test(before) || BOTH.test(after) || BY.test(before);
const BY = new RegExp(
  String.raw`(?:^|\s)(?:au|per|par|pro|por|al|a|the|der|das|le|el|la)\s(?:metre|meter|mètre|metro|pair|paar|paire|par|piece|stück|pièce|pieza|kilo|yard)(?!\p{L})`,
  'iu',
);
const EVERY = /(?<!\p{L})(?:each|every|jede[rs]?|varje|chaque|cada)\s/iu;

/** "per kilowatt hour", "a month": by something of its own. */
const PER = /^\s?(?:\/|(?:per|pro|par|por|an?|im|i)\s\p{L})/iu;

function roleOf(before: string, after: string): Price['role'] {
  const near = before.split(/[,;]\s|\s(?:and|och|und|et|y)\s/u).at(-1) ?? '';
  if (TOLD.test(near) || beginsTold.test(after)) return 'other';
  if (NIGHT.test(after)) return 'night';
  if (PER.test(after) && !EACH.test(after)) return 'other';
  if (FREE.test(near) || PAID.test(near) || beginsWithPaid(after)) return 'paid';
  if (LESS.test(near) || LESS.test(after.split(/[,;.]/u)[0])) return 'less';
  return MORE.test(near) || MORE.test(after.split(/[,;.]/u)[0]) ? 'more' : 'goods';
}
const beginsWithPaid = (after: string): boolean => beginsPaid.test(after);
const beginsPaid = beginsWith('paid');

function countedOf(text: string, sentence: Span, numbers: readonly Mention[]): Counted[] {
  return numbers.flatMap((at, i): Counted[] => {
    const unit = unitNamed(at.unit);
    const isCount =
      at.unit === undefined ? Number.isInteger(at.value) : unit?.dimension === 'length' || unit?.dimension === 'mass';
    const after = text.slice(at.end, numbers[i + 1]?.start ?? sentence.end);
    const before = text.slice(Math.max(sentence.start, at.start - 40), at.start);
    if (!isCount || Number(at.value) <= 0 || isPlain(at) || isPart(before, after)) return [];
    const words = (/^[\s-](\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,4})/u.exec(after)?.[1].toLowerCase() ?? '').split(
      ' ',
    );
    const stop = words.findIndex((word) => STOPS.has(word));
    const own = stop < 0 ? words : words.slice(0, stop);
    if ((at.unit === undefined && (own[0] ?? '') === '') || own.some((word) => OTHER.has(word))) return [];
    const isPair = /^(?:pairs?|par|paar|paires?|pares)$/u.test(own[0] ?? '');
    return [{ at, count: Number(at.value), words: own, unit: isPair ? 'pair' : at.unit, sentence }];
  });
}
/** "480 kilos, of which 60 kilos are packaging": which of the two is paid is open. */
const hasPartOfMeasure = (
  text: string,
  { sentence, numbers }: { sentence: Span; numbers: readonly Mention[] },
): boolean =>
  numbers.some(
    ({ unit, start, end }) =>
      /^(?:length|mass)$/u.test(unitNamed(unit)?.dimension ?? '') &&
      isPart(text.slice(Math.max(sentence.start, start - 40), start), text.slice(end, sentence.end)),
  );

const isPart = (before: string, after: string): boolean => PART[0].test(after) || PART[1].test(before);
/** Where what is counted ends. */
const STOPS = new Set(
  'at for in and or with from to on by of as that which is are was were have has will would should can i we you they he she it à zu för je und oder mit von aus auf bei in der die das ist sind waren haben hat och eller med från i på som är var har et ou avec de du des en pour dans qui est sont étaient a ont y o con para por que es son eran'.split(
    ' ',
  ),
);
