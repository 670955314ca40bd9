import { clauseAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import { stemsOf } from '../property.js';
import { converted, unitNamed } from '../units.js';
import { asks, exact, isLike, type Question, type Reckoned, topicsOf } from './asked.js';
import { either } from './words.js';

const after = (list: string): RegExp =>
  new RegExp(String.raw`^(?:\s\p{L}+)?\s(?:${either(list)})(?!\p{L})(?!\s(?:than|än|als)\s\d)`, 'iu');
const before = (list: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${either(list)})(?:\s[\p{L}’']+){0,4}?(?:\s(?:by|with|med|um|de|en|another))?\s(?:[$€£]\s?)?$`,
    'iu',
  );
const SMALLER = { after: after('smaller'), before: before('shorten') };
const LARGER = { after: after('larger'), before: before('lengthen') };
const TO = /\s(?:to|till|auf|à|a|hasta)\s(?:\p{L}+\s)?(?:[$€£]\s?)?$/iu;

/** What changes a number stands so near before it. */
const NEAR = 120;

/** By how much a number is told to be changed, with its sign; null where it is no change. */
export function shiftOf(text: string, { value, start, end }: Mention): number | null {
  const [left, right] = [
    text.slice(Math.max(clauseAt(text, start).start, start - NEAR), start),
    text.slice(end, end + 40),
  ];
  if (SMALLER.after.test(right)) return -Number(value);
  if (LARGER.after.test(right)) return Number(value);
  if (TO.test(left)) return null;
  if (SMALLER.before.test(left)) return -Number(value);
  return LARGER.before.test(left) ? Number(value) : null;
}

/** "70 cm long and 8 cm shorter": what comes of it. */
export function shifted(question: Question): Reckoned {
  const { property, text, numbers } = question;
  const like = numbers.filter((one) => one.unit !== undefined && isLike(property, one));
  const moved = like.filter((one) => shiftOf(text, one) !== null);
  if (moved.length === 0 || asks(property, 'Change') || asks(property, 'Old') || asks(property, 'Share'))
    return undefined;
  const bases = like.filter((one) => !moved.includes(one));
  const isNew = asks(property, 'New');
  if (!isNew && !isOfMoved(question, moved[0], bases)) return undefined;
  if (moved.length > 1 || bases.length !== 1) return isNew || bases.length === 0 ? null : undefined;
  const by = inUnit(shiftOf(text, moved[0]) ?? 0, moved[0], bases[0]);
  return by === null ? null : { value: exact(Number(bases[0].value) + by), unit: bases[0].unit };
}

/** Whether the name is of what the change is told of, and not of what it starts from. */
function isOfMoved({ property, text }: Question, moved: Mention, bases: readonly Mention[]): boolean {
  const topics = topicsOf(property).map((word) => (text.toLowerCase().includes(word) ? [word] : stemsOf(word)));
  const isIn = ({ start }: Mention): boolean => {
    const span = clauseAt(text, start);
    return topics.every((stems) => stemIn(text, span, stems, start) >= 0);
  };
  return topics.length > 0 && isIn(moved) && !bases.some(isIn);
}

function inUnit(value: number, own: Mention, to: Mention): number | null {
  const [from, into] = [unitNamed(own.unit), unitNamed(to.unit)];
  return from && into ? converted(value, from, into) : null;
}
