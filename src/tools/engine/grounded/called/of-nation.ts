import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { languageNames } from '../judged/index.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/of-another.yaml.js';

const OF_NATION =
  /^(?:languages?|lang|locale|nationality|nation|origin|country|cuisine|kitchen|style|food|subject|course|class|lesson|språk|sprak|nationalitet|ursprung|kök|ämne|sprache|nationalität|herkunft|küche|fach|langue|nationalité|origine|pays|cuisine|matière|idioma|nacionalidad|origen|país|cocina|asignatura|materia|type|kind|category)$/u;

/** Nations that languages do not name. */
const NATIONS = new Set(listOf((data as Record<'nations', string>).nations));

/** `hotel` of "our hotel is Swedish", `courier` of "a courier for the Irish orders": what somebody or something is, is not how it is called. */
export function isNation({ value, source }: Grounded, { words }: Property, { text }: Reading): boolean {
  const isOfNation =
    typeof value === 'string' && (languageNames(value) !== undefined || NATIONS.has(value)) && source === 'text';
  if (!isOfNation) return false;
  const isSaid = new RegExp(
    String.raw`(?<!\p{L})(?:is|are|was|were|är|ist|sind|est|es|son)\s${escaped(value)}(?!\p{L})`,
    'iu',
  );
  const isAdjective = new RegExp(String.raw`(?<!\p{L})${escaped(value)}\s(?!(?:and|or|but|och|und)\s)\p{Ll}{3,}`, 'u');
  return (isSaid.test(text) || isAdjective.test(text)) && !words.some((word) => OF_NATION.test(word));
}
