import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const PLAIN = /^(?:date|day|on|at|the|of|datum|dag|tag|jour|fecha|día|dia)$/u;
/** What may stand between the label and its day. */
const LINK = /(?:\s?:|\s(?:on|is|is on|date|the|am|den|är|ist|le|est le|el|es el|om)){0,3}\s?$/iu;

/** `checkIn`, `pickup_date` of "Check-in on 1 March": the day right behind the name, however that is joined. */
export function dayOfLabel({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const label = words
    .filter((word) => !PLAIN.test(word))
    .map(plainly)
    .join('');
  if (label.length < 5) return null;
  const days = mentions.filter((one) => one.kind === 'date' && one.start >= start && one.end <= end);
  const found = days.filter((day) => isLabelled(text.slice(Math.max(start, day.start - 40), day.start), label));
  return found.length === 1 ? { ...fromText(String(found[0].value), found[0].text), at: found[0].start } : null;
}

function isLabelled(before: string, label: string): boolean {
  const said = before.slice(0, before.length - (LINK.exec(before)?.[0].length ?? 0));
  const words = said.slice(-label.length - 3).split(' ');
  return [words.slice(-1), words.slice(-2)].some((own) => plainly(own.join('')).replaceAll('-', '') === label);
}
