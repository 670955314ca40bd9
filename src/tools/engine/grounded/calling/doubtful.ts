import type { Call } from './call.js';

const folded = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const PROSE =
  /^(?:query|q|text|message|question|prompt|content|body|note|notes|comment|reason|description|details|input|sentence|search)$/iu;
const CODE = /(?:sku|code|id|number|no|ref|reference)$/iu;
const LEAST = 4;

/** "In 1972" as a `sku`: a year is no code of anything. */
const isYear = (name: string, value: string, question: string): boolean =>
  CODE.test(name) &&
  /^(?:19|20)\d{2}$/u.test(value) &&
  new RegExp(String.raw`(?<!\p{L})(?:in|since|from|until|år|seit|jahr|en|depuis|año|desde)\s${value}(?!\d)`, 'iu').test(
    question,
  );

/** Whether a call holds what nobody can have meant: all of the question as a thing, one text as two things, a year as a code. */
export function isDoubtful({ arguments: args }: Call, question: string): boolean {
  const texts = Object.entries(args).filter((one): one is [string, string] => typeof one[1] === 'string');
  const whole = folded(question);
  const long = texts.map(([, value]) => folded(value)).filter((value) => value.length >= LEAST && value.includes(' '));
  return (
    new Set(long).size < long.length ||
    texts.some(([name, value]) => (folded(value) === whole && !PROSE.test(name)) || isYear(name, value, question))
  );
}
