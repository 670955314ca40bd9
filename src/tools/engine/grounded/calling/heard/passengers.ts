import { isSchema, type Schema } from '../../schema.js';
import { requiredOf } from '../made.js';
import { isFor } from './before.js';
import type { Found } from './found.js';
import type { Text } from './text.js';

const FIRST = /^(?:first_?name|given_?name|forename)$/iu;
const LAST = /^(?:last_?name|family_?name|surname)$/iu;
const WHOLE = /^(?:name|full_?name)$/iu;
const JOINT = /^,? (?:and|och|und|et|y|&) $|^, $/u;

/** "For Ines Carvalho and Luis Prado": people, each by first and last name; null where a name is not of two words, or more is needed. */
export function peopleRowsIn(items: Schema, { names, text }: Text): Found | null {
  const properties = Object.keys(isSchema(items.properties) ? items.properties : {});
  const nameOf = (pattern: RegExp): string | undefined => properties.find((one) => pattern.test(one));
  const [first, last, whole] = [nameOf(FIRST), nameOf(LAST), nameOf(WHOLE)];
  if (!requiredOf(items).every((one) => one === first || one === last || one === whole)) return null;
  const isParted = first !== undefined && last !== undefined;
  if (!isParted && whole === undefined) return null;
  const at = names.findIndex(({ start }) => isFor(text, start));
  if (at < 0) return null;
  let end = at + 1;
  while (end < names.length && JOINT.test(text.slice(names[end - 1].end, names[end].start))) end++;
  const own = names.slice(at, end);
  const rows = own.map(({ text: said }) => {
    const words = said.split(' ');
    if (words.length !== 2) return null;
    return isParted ? { [first]: words[0], [last]: words[1] } : { [String(whole)]: said };
  });
  const [start, stop] = [own[0].start, own.at(-1)?.end ?? 0];
  return rows.every((row) => row !== null) ? { value: rows, text: text.slice(start, stop), start, end: stop } : null;
}
