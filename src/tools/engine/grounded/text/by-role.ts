import { escaped } from '../expression-of.js';
import { STOPS } from '../facts/words.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import roles from '../words/roles.yaml.js';

interface Role {
  names: ReadonlySet<string>;
  leads: RegExp;
  of: 'name' | 'thing';
}

const ROLES: readonly Role[] = (roles as { names: string[]; leads: string[]; of: Role['of'] }[]).map(
  ({ names, leads, of }) => ({
    names: new Set(names),
    leads: new RegExp(String.raw`(?<!\p{L})(?:${leads.map(escaped).join('|')})\s`, 'giu'),
    of,
  }),
);
const MOST_WORDS = 4;
const WORD = /^(?:\s?)(\p{L}[\p{L}\d’'-]*)/u;

/** "… refused because of wet cartons": what stands behind the words that lead to what a name asks for; null where several do. */
export function byRole({ words }: Property, text: string): Grounded | null {
  const role = ROLES.find(({ names }) => words.some((word) => names.has(word)));
  if (!role) return null;
  const found = [...text.matchAll(role.leads)]
    .map((lead) => said(text.slice(lead.index + lead[0].length), role.of))
    .filter((one) => one !== '');
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}

/** The words of a name or a thing at the beginning of a text. */
function said(rest: string, of: Role['of']): string {
  const words: string[] = [];
  let left = rest.slice(0, 120);
  for (let word = WORD.exec(left); word && words.length < MOST_WORDS; word = WORD.exec(left)) {
    const isName = /^\p{Lu}/u.test(word[1]);
    if (of === 'name' ? !isName : STOPS.has(word[1].toLowerCase()) && words.length > 0) break;
    if (!(words.length === 0 && /^(?:a|an|the|en|ett|ein|eine|einen|some)$/iu.test(word[1]))) words.push(word[1]);
    left = left.slice(word[0].length);
  }
  return of === 'thing' && words.some((word) => STOPS.has(word.toLowerCase())) ? '' : words.join(' ');
}
