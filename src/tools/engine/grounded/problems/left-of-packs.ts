import { sameThing } from '../same-thing.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "5 packets of 12 buttons", "6 shirts with 7 buttons each": so many times so many. */
const TIMES =
  /^\s(?:\p{L}[\p{L}-]{1,20}\s){1,2}(?:of|with|holding|containing|à|a|zu|zu je|mit|mit je|je|med|om|con|de|avec|x|×)\s(?:je\s)?$/iu;
/** "13 seamstresses take 20 each". */
const TAKE_EACH =
  /^\s(?:\p{L}[\p{L}-]{1,20}\s){1,2}(?:each\s)?(?:en\s)?(?:takes?|takes?|needs?|get|gets|use|uses|tar|får|behöver|använder|nehmen|bekommen|brauchen|verbrauchen|prennent|reçoivent|utilisent|cogen|toman|reciben|usan|gastan|llevan)\s$/iu;
const EACH = /^\s(?:\p{L}{2,20}\s)?(?:each|apiece|var|vardera|je|jeweils|chacune?|cada un[oa])(?!\p{L})/iu;
const TAKES =
  /(?<!\p{L})(?:used?|cut|takes?|took|sews?|sewed|needs?|sold|sells?|give|gave|went|go|goes|sys|syr|sydde|använde|använt|klippt|klipper|går|tar|sålt|nähe|nähen|näht|verbraucht|brauche|brauchen|gehen|geschnitten|schneide|verkauft|couds?|cousons|cousent|coudre|cousu|coupons|coupé|utilisé|vendu|cosemos|coso|cose|usamos|usé|usado|cortamos|cortado|corté|gasto|gastamos|vendido)(?!\p{L})/iu;

/** "Every shirt takes 1.6 m": of how many is not told. */
const OF_ONE =
  /(?<!\p{L})(?:(?:each|every|per|varje|jede[rsnm]?|chaque|cada)\s\p{L}|(?:an?|one|eine?|une?|una|ett)\s\p{L}{3,20}\s(?:\p{L}{2,20}\s)?(?:takes|needs|uses|braucht|verbraucht|prend|consomme|demande|lleva|necesita|tar|kräver|behöver)(?!\p{L}))[^.!?;]{0,40}$/iu;
/** "1.85 m a jacket". */
const OF_ONE_AFTER =
  /^\s(?:\p{L}{2,20}\s)?(?:an?|per|pro|je|par|por|each|apiece|styck|stycket|var|vardera|chacune?|cada)(?!\p{L})/iu;
const isOfOne = ({ before, after }: Amount): boolean => OF_ONE.test(before) || OF_ONE_AFTER.test(after);
const HOW_MANY = /(?<!\p{L})(?:how (?:many|much)|hur (?:många|mycket)|wie ?viele?|combien|cuánt[oa]s?)(?!\p{L})/giu;

/** Whether what is left is asked for: by a name, or by the one question. */
const isOfRest = (name: string, question: string): boolean =>
  SAYS.left.test(name) || (SAYS.left.test(question) && (question.match(HOW_MANY) ?? []).length < 2);

interface Part {
  value: number;
  of: Amount;
  first: Amount;
}

/** "5 packets of 12 buttons, 6 shirts with 7 each": what is left of the first when all others are taken from it. */
export function leftOfPacks({ property, text, amounts, question }: Problem): Solved {
  if (
    !isOfRest(property.words.join(' '), question) ||
    amounts.length < 2 ||
    amounts.length > 6 ||
    amounts.some(({ unit }) => unit?.currency === true || unit?.unit === 'percent')
  )
    return undefined;
  const parts = partsOf(amounts);
  if (parts.some((one) => one.first === one.of && one.first !== amounts[0] && isOfOne(one.of))) return undefined;
  if (parts.every(({ first, of }) => first === of) && (text.match(HOW_MANY) ?? []).length > 1) return undefined;
  const [stock, ...taken] = parts;
  if (taken.length === 0 || !taken.every(({ of }) => isOfSame(of, stock.of))) return undefined;
  const told = text.slice(0, text.lastIndexOf(question));
  if (
    !TAKES.test(text.slice(stock.of.end)) ||
    TAKES.test(text.slice(Math.max(0, stock.first.start - 20), stock.first.start))
  )
    return undefined;
  if (SAYS.more.test(told.slice(stock.of.end)) || SAYS.vague.test(told))
    return SAYS.vague.test(told) ? null : undefined;
  const value = taken.reduce((rest, one) => rest - one.value, stock.value);
  const { unit } = stock.of;
  return value < 0 ? null : { value: exact(value), ...(unit === undefined ? {} : { unit: unit.unit }) };
}

function partsOf(amounts: readonly Amount[]): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < amounts.length; i++) {
    const [one, next] = [amounts[i], amounts[i + 1]];
    const isTimes =
      next !== undefined &&
      one.unit === undefined &&
      (TIMES.test(one.after) || (TAKE_EACH.test(one.after) && EACH.test(next.after)));
    parts.push(
      isTimes ? { value: one.value * next.value, of: next, first: one } : { value: one.value, of: one, first: one },
    );
    if (isTimes) i++;
  }
  return parts;
}

const nounOf = ({ after }: Amount): string => /^\s(?:\p{L}{1,3}\s)?(\p{L}{2,24})/u.exec(after)?.[1].toLowerCase() ?? '';
const isOfSame = (one: Amount, stock: Amount): boolean =>
  one.unit !== undefined || stock.unit !== undefined
    ? one.unit === stock.unit
    : nounOf(one) === '' ||
      SAYS.each.test(nounOf(one)) ||
      nounOf(one) === nounOf(stock) ||
      sameThing(nounOf(one), nounOf(stock));
