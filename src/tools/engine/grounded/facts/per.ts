import { wordsOf } from '../reckoning/words.js';
import { sameThing } from '../same-thing.js';
import { unitOf } from '../units.js';
import type { Token } from './tokens.js';
import { EACH, ONE, PER, STOPS } from './words.js';

/** "Each": of whatever is counted beside it. */
export const ANY = '*';

/** "Per litre", "a day", "in every carton", "each": what an amount is told for one of, and the words that say it. */
export function perAfter(after: readonly Token[]): { per: string[]; used: Token[] } {
  const per: string[] = [];
  const used: Token[] = [];
  after.forEach((token, i) => {
    const next = after.at(i + 1);
    const isLast = next === undefined || STOPS.has(next.word);
    if (EACH.has(token.word) && isLast) {
      per.push(ANY);
      used.push(token);
    } else if (i === 0 && Object.hasOwn(THE_ONE, token.word)) {
      per.push(THE_ONE[token.word]);
      used.push(token);
    } else if (next && leadsToOne(token.word, next.word, i)) {
      per.push(next.word);
      used.push(token, next);
    }
  });
  return { per, used };
}

/** "95 kronor metern": the one with its article. */
const THE_ONE: Readonly<Record<string, string>> = { metern: 'meter', litern: 'liter', kilot: 'kilo', timmen: 'timme' };

/** "Per" and "every" always lead to one, "a" right after a measure too ("35 euros a page"); else an article only before a unit or a period. */
function leadsToOne(word: string, next: string, at: number): boolean {
  if (/^(?:per|pro|je|par|por|every|each|varje|jede[rsnm]?|chaque|cada)$/u.test(word)) return !STOPS.has(next);
  if (/^an?$/u.test(word) && at === 0) return !STOPS.has(next);
  if (/^(?:i|om|am|im)$/u.test(word)) return IN_ONE.has(next);
  return PER.has(word) && at < 5 && (unitOf(next) !== undefined || PERIODS_MORE.has(next));
}

const PERIODS_MORE = new Set('night shift term season natt nacht pass person head piece nuit noche'.split(' '));
/** "Om dagen", "im Monat". */
const IN_ONE = new Set('dagen veckan timmen månaden året tag monat jahr'.split(' '));

/** "Each of them gives", "jede gibt". */
const isEachOfThem = ([each, next, third]: readonly Token[]): boolean =>
  EACH.has(each.word) &&
  (/^chacune?$/u.test(each.word) ||
    TAKES.has(next.word) ||
    third === undefined ||
    (OF.has(next.word) && THEM.has(third.word)));
const THEM = new Set('them these those which whom ihnen dem dessa ellos ellas eux elles'.split(' '));
const JE = new Set('je each vardera jeweils'.split(' '));

/** "Each pupil who is present": of which of them, no count says. */
const ANOTHER = '?';
const RELATIVE = new Set('who that which som der die das qui que'.split(' '));
const OF = new Set('of von av de des d’ med mit with'.split(' '));
const TAKES = wordsOf('takes');
/** "A metre of tweed costs 38". */
const COSTS = /^(?:costs|kostar|kostet|coûte|cuesta)$/u;
/** "A ball of yarn has 50 g". */
const HAS: ReadonlySet<string> = new Set([
  ...TAKES,
  'has',
  'holds',
  'weighs',
  'costs',
  'har',
  'hat',
  'wiegt',
  'pèse',
  'tiene',
  'pesa',
]);
const FOR = new Set('for at för à für zu pour'.split(' '));

/** "A cow gives 28 litres", "jede Kiste wiegt 12 kg", "each of them gives": of which thing an amount is told that stands after it. */
export function perBefore(before: readonly Token[]): string[] {
  const at = before.findIndex(({ word }) => ONE.has(word) && word !== 'per');
  const noun = before.at(at + 1);
  if (before.length > 0 && JE.has(before[before.length - 1].word)) return [ANY];
  if (at < 0 || !noun || before.some(({ word }) => FOR.has(word))) return [];
  if (isEachOfThem(before.slice(at))) return [ANY];
  if (before.length < at + 3 || STOPS.has(noun.word)) return [];
  if (unitOf(noun.word) && !(OF.has(before[at + 2].word) && COSTS.test(before[before.length - 1].word))) return [];
  if (OF.has(before[at + 2].word) && !before.slice(at + 3).some(({ word }) => HAS.has(word))) return [];
  if (EACH.has(before[at].word) && RELATIVE.has(before[at + 2].word)) return [ANOTHER];
  const isFirst = at === 0 || /^(?:that|if|and|och|und|att|dass)$/u.test(before[at - 1].word);
  return isFirst || EACH.has(before[at].word) ? [headOf(before.slice(at))] : [];
}

/** "Each wrap skirt takes": what stands last of it, but in French and Spanish. */
function headOf([each, noun, second, third]: readonly Token[]): string {
  const isTwo = third !== undefined && TAKES.has(third.word) && !STOPS.has(second.word) && !OF.has(second.word);
  return isTwo && !/^(?:chaque|cada|une?|una)$/u.test(each.word) ? second.word : noun.word;
}

/** Whether two words name one thing that something is told for one of: a weekday is no week. */
export const isSameOne = (a: string, b: string): boolean =>
  unitOf(a) || unitOf(b) || isPeriod(a) || isPeriod(b)
    ? a === b || (unitOf(a) !== undefined && unitOf(a) === unitOf(b))
    : sameThing(a, b);

/** "14 kegs of 30 litres": what is in one of those that are counted. */
export function contentOf(
  stretch: readonly Token[],
  tokens: readonly Token[],
  at: number,
  counts: readonly { end: number }[],
): string[] {
  const before = stretch.filter(({ end }) => end <= at);
  const last = before.at(-1);
  const count = counts.findLast(({ end }) => end <= at);
  if (!last || !count || !CONTAINS.has(last.word)) return [];
  const between = before.filter(({ start }) => start >= count.end);
  const noun = between.at(-2)?.word;
  if (noun === undefined || between.length > 3 || between.slice(0, -1).some(({ word }) => STOPS.has(word))) return [];
  return [tokens.filter(({ word }) => word === noun).length > 1 ? ANY : noun];
}

const CONTAINS = new Set('of om à zu de av von holding containing'.split(' '));

const PERIOD = new Set('day night shift week month year hour minute'.split(' '));
/** Day, week, month: what always goes on. */
export const isPeriod = (word: string): boolean => PERIOD.has(unitOf(word)?.unit ?? word);
