import { from, type Grounded } from './grounded.js';
import type { Facts } from './planned.js';
import type { Property } from './property.js';

const SOURCE = 'concepts:plan';

/** What a concept says under a property's name; its words, best first. */
export function plannedList({ words, name, description }: Facts, property: Property): Grounded[] {
  const key = meaningOf(property);
  const told =
    key === 'name' ? [name] : key === 'description' ? [description] : Object.hasOwn(words, key) ? words[key] : [];
  return told.map((value) => from(SOURCE, value));
}

export const plannedText = (facts: Facts, property: Property): Grounded | null =>
  plannedList(facts, property)[0] ?? null;

export function plannedNumber({ numbers }: Facts, property: Property): Grounded | null {
  const key =
    property.kind === 'mass' || property.words.some((word) => /^(weight|gsm)$/.test(word))
      ? 'weight'
      : meaningOf(property);
  const value = Object.hasOwn(numbers, key) ? numbers[key] : 0;
  return value > 0 ? from(SOURCE, value) : null;
}

/** The names under which a concept is known beside the kinds of slots. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(hex|rgb)\b/, 'hex'],
  [/\b(composition)\b/, 'composition'],
  [/\b(category|categories|kategori)\b/, 'category'],
  [/\b(sleeves?)\b/, 'sleeve'],
  [/\b(pockets?|fickor)\b/, 'pocket'],
  [/\b(descriptions?|beskrivning|beschreibung|summary|concept|text|rationale)\b/, 'description'],
  [/\b(names?|titles?|namn|nom|nombre|label)\b/, 'name'],
  [/\b(details?|features?|tags|keywords)\b/, 'detail'],
  [/\b(role)\b/, 'role'],
  [/\b(era|decade)\b/, 'era'],
];

function meaningOf({ words, kind }: Property): string {
  const name = words.join(' ');
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? kind ?? name;
}
