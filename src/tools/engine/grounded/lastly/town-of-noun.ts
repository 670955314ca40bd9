import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const TOWN = /^(?:city|town|ort|stad|stadt|ville|ciudad)$/u;
const NAME = String.raw`(\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24})?)`;

/** `depot_city` of "at the Bristol depot", of "at the depot in Bristol". */
export function townOfNoun({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const [noun, town] = words;
  if (words.length !== 2 || noun.length < 4 || !TOWN.test(town)) return null;
  const called = `[${noun[0]}${noun[0].toUpperCase()}]${escaped(noun.slice(1))}`;
  const forms = [
    String.raw`(?<!\p{L})(?:the|our|their|your|its)\s${NAME}\s${called}(?!\p{L})`,
    String.raw`(?<!\p{L})${called}\p{Ll}{0,2}\s(?:in|i|à|en|de)\s${NAME}`,
  ];
  const said = text.slice(start, end);
  const found = new Set(forms.flatMap((form) => [...said.matchAll(new RegExp(form, 'gu'))].map(([, one]) => one)));
  const [name] = found;
  return found.size === 1 ? fromText(name, name) : null;
}
