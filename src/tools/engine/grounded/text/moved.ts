import type { Mention } from '../mention.js';
import type { Property } from '../property.js';

const MOVED =
  /(?<!\p{L})(?:moved|changed|postponed|rescheduled|shifted|brought forward|move|change|reschedule|flytta\p{L}*|ändra\p{L}*|verschoben|verlegt|déplacée?|reportée?|cambiad[oa])(?!\p{L})/iu;

const INTO_DAY = /(?<!\p{L})(?:to|till|auf|au|à|al)\s(?:\p{L}+,?\s)?(?:the\s|den\s|le\s|el\s)?$/iu;

/** "Moved from 3 March 2027 14:00 to 5 March 2027 at 9:45": the day or the time before or after the word that leads over. */
export function ofMoved(found: readonly Mention[], { words }: Property, text: string): readonly Mention[] | null {
  const isNew = words.some((word) => /^(?:new|rescheduled|moved|now|ny|nya|nytt|neue?r?|nouvelle|nueva)$/.test(word));
  const isOld = words.some((word) => /^(?:old|previous|original|former|gammal|alte?r?|ancienne|antigua)$/.test(word));
  const way = text.search(MOVED);
  if (isNew === isOld || way < 0) return null;
  const to = [...text.slice(way).matchAll(/\s(?:to|till|auf|au|à|al)\s/giu)].at(-1);
  if (!to || !INTO_DAY.test(text.slice(0, way + to.index + to[0].length))) return null;
  const at = way + to.index;
  const own = found.filter(({ start }) => (isNew ? start > at : start < at));
  return own.length === 1 ? own : null;
}
