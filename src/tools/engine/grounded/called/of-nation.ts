import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { languageNames } from '../judged/index.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const OF_NATION =
  /^(?:language|lang|locale|nationality|nation|origin|country|cuisine|kitchen|style|food|subject|course|class|lesson|språk|sprak|nationalitet|ursprung|kök|ämne|sprache|nationalität|herkunft|küche|fach|langue|nationalité|origine|pays|cuisine|matière|idioma|nacionalidad|origen|país|cocina|asignatura|materia|type|kind|category)$/u;

/** `hotel` of "our hotel is Swedish": what somebody or something is, is not how it is called. */
export function isNation({ value, source }: Grounded, { words }: Property, { text }: Reading): boolean {
  if (typeof value !== 'string' || source !== 'text' || languageNames(value) === undefined) return false;
  const isSaid = new RegExp(
    String.raw`(?<!\p{L})(?:is|are|was|were|är|ist|sind|est|es|son)\s${escaped(value)}(?!\p{L})`,
    'iu',
  );
  return isSaid.test(text) && !words.some((word) => OF_NATION.test(word));
}
