import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const WANTED = /^(?:delivery|deadline|due|needed|ready|wanted|required|finish|completion|desired)$/u;
const BY =
  /(?<!\p{L})(?:para el(?: día)?|antes del?|hasta el|pour le|avant le|d['’]ici(?: au| le)?|till den|senast(?: den)?|innan den|före den|bis(?: zum| spätestens(?: am)?)?|zum|für den|spätestens(?: am)?|by|for|before|no later than|until)\s(?:the\s)?$/iu;

/** `fecha_entrega` of "quiero un vestido para el 20 de junio": the only day of a text, by which something is wanted. */
export function dayBy({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => WANTED.test(word))) return null;
  const days = mentions.filter((one) => one.kind === 'date' && one.start >= start && one.end <= end);
  const [day] = days;
  return days.length === 1 && BY.test(text.slice(Math.max(0, day.start - 30), day.start))
    ? { ...fromText(String(day.value), day.text), at: day.start }
    : null;
}
