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
    } else if (next && leadsToOne(token.word, next.word, i)) {
      per.push(next.word);
      used.push(token, next);
    }
  });
  return { per, used };
}

/** "Per" and "every" always lead to one; an article only where a unit, a period or nothing else follows. */
function leadsToOne(word: string, next: string, at: number): boolean {
  if (/^(?:per|pro|je|par|por|every|each|varje|jede[rsnm]?|chaque|cada)$/u.test(word)) return !STOPS.has(next);
  if (/^(?:i|om|am|im)$/u.test(word)) return IN_ONE.has(next);
  return PER.has(word) && at < 5 && (unitOf(next) !== undefined || PERIODS_MORE.has(next));
}

const PERIODS_MORE = new Set('night shift term season natt nacht pass person head piece nuit noche'.split(' '));
/** "Om dagen", "im Monat". */
const IN_ONE = new Set('dagen veckan timmen månaden året tag monat jahr'.split(' '));

const FOR = new Set('for at för à für zu pour'.split(' '));

/** "A cow gives 28 litres", "jede Kiste wiegt 12 kg": of which thing an amount is told that stands after it. */
export function perBefore(before: readonly Token[]): string[] {
  const at = before.findIndex(({ word }) => ONE.has(word) && word !== 'per');
  const noun = before.at(at + 1);
  if (at < 0 || !noun || before.length < at + 3 || STOPS.has(noun.word) || before.some(({ word }) => FOR.has(word)))
    return [];
  const isFirst = at === 0 || /^(?:that|if|and|och|und|att|dass)$/u.test(before[at - 1].word);
  return isFirst || EACH.has(before[at].word) ? [noun.word] : [];
}

const PERIOD = new Set('day night shift week month year hour minute'.split(' '));
/** Day, week, month: what always goes on. */
export const isPeriod = (word: string): boolean => PERIOD.has(unitOf(word)?.unit ?? word);
