import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { languageNames } from '../judged/index.js';
import { FIRST_NAMES } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const OF_NATION =
  /^(?:languages?|lang|locale|nationality|nation|origin|country|cuisine|kitchen|style|food|subject|course|class|lesson|språk|sprak|nationalitet|ursprung|kök|ämne|sprache|nationalität|herkunft|küche|fach|langue|nationalité|origine|pays|cuisine|matière|idioma|nacionalidad|origen|país|cocina|asignatura|materia|type|kind|category)$/u;

/** What ends like the name of a nation and is an adjective. */
const NATION =
  /^(?:\p{Lu}\p{Ll}+(?:ish|nese|lese)|French|Dutch|Greek|Swiss|Czech|Welsh|Thai|Italian|German|American|Norwegian|Belgian|Austrian|Russian|Canadian|Mexican|Brazilian|Australian|Indian|Korean|European|Hungarian|Romanian|Bulgarian|Ukrainian|Estonian|Latvian|Lithuanian|Asian|African)$/u;

/** `hotel` of "our hotel is Swedish", `courier` of "a courier for the Irish orders": what somebody or something is, is not how it is called. */
export function isNation({ value, source }: Grounded, { words }: Property, { text }: Reading): boolean {
  const isOfNation =
    typeof value === 'string' &&
    (languageNames(value) !== undefined || (NATION.test(value) && !FIRST_NAMES.has(value))) &&
    source === 'text';
  if (!isOfNation) return false;
  const isSaid = new RegExp(
    String.raw`(?<!\p{L})(?:is|are|was|were|är|ist|sind|est|es|son)\s${escaped(value)}(?!\p{L})`,
    'iu',
  );
  const isAdjective = new RegExp(String.raw`(?<!\p{L})${escaped(value)}\s(?!(?:and|or|but|och|und)\s)\p{Ll}{3,}`, 'u');
  return (isSaid.test(text) || isAdjective.test(text)) && !words.some((word) => OF_NATION.test(word));
}
