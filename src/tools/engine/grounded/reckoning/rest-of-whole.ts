import { clauseAt } from '../clause.js';
import type { Mention } from '../mention.js';
import { asks, exact, isCount, type Question, type Reckoned } from './asked.js';

const OF_ALL =
  /(?:^|[.,;]\s|(?<!\p{L})(?:and|that|but)\s)(?:out of|of|av|von|sur|de)\s(?:(?:the|our|my|all|these|de|mina|våra|den|der|unseren|les|los|las)\s){0,2}$/iu;
const REMAINS = /(?<!\p{L})(?:remain\p{L}*|left|kvar|återstår|übrig|restent|quedan)(?!\p{L})/iu;
/** What is so, and what is so of all the rest, as names call it. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:fail\p{L}*|rejected|underkän\p{L}*|durchgefallen)$/u, /^(?:passed|accepted|approved|godkän\p{L}*|bestanden)$/u],
  [/^(?:sold|såld\p{L}*|verkauft)$/u, /^(?:unsold|osåld\p{L}*|unverkauft)$/u],
  [/^(?:paid|betald\p{L}*|bezahlt)$/u, /^(?:unpaid|obetald\p{L}*|unbezahlt)$/u],
  [/^(?:late|delayed|försenad\p{L}*|verspätet)$/u, /^(?:punctual|ontime)$/u],
  [
    /^(?:ready|done|finished|complete\p{L}*|klara?|färdig\p{L}*|fertig)$/u,
    /^(?:open|unfinished|pending|outstanding|offen)$/u,
  ],
  [/^(?:damaged|broken|faulty|defective|trasig\p{L}*|kaputt)$/u, /^(?:intact|undamaged|usable|good|sound|hela|heil)$/u],
  [/^(?:present|närvarande|anwesend)$/u, /^(?:absent|frånvarande|abwesend)$/u],
];

/** "Of 250 jackets 50 failed": how many did not. */
export function restOfWhole({ property, text, numbers }: Question): Reckoned {
  const counts = numbers.filter(isCount);
  const [whole, part] = counts;
  if (counts.length !== 2 || numbers.length !== 2 || property.unit !== null || asks(property, 'Share'))
    return undefined;
  if (!OF_ALL.test(text.slice(0, whole.start)) || Number(part.value) > Number(whole.value)) return undefined;
  const said = wordsOfPart(text, part);
  const isRest = asks(property, 'Left') && !REMAINS.test(text);
  if (!isRest && !OPPOSITES.some((pair) => isOther(property.words, said, pair))) return undefined;
  return { value: exact(Number(whole.value) - Number(part.value)) };
}

const wordsOfPart = (text: string, { start, end }: Mention): string[] =>
  text
    .slice(end, clauseAt(text, start).end)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether a name asks for one of two and the text tells of the other. */
function isOther(name: readonly string[], said: readonly string[], [one, other]: readonly [RegExp, RegExp]): boolean {
  const asked = name.filter((word) => one.test(word) || other.test(word));
  if (asked.length !== 1 || said.some((word) => /^(?:not|no|inte|nicht|never|neither)$/.test(word))) return false;
  const [own, opposite] = one.test(asked[0]) ? [one, other] : [other, one];
  return said.some((word) => opposite.test(word)) && !said.some((word) => own.test(word));
}
