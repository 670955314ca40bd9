import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const AGE = /^(?:age|ages|years|ålder|alder|alter|âge|edad|patient age|customer age|person age)$/u;
const BEHIND = /^(?:,\s|\s\()(?:aged\s|age\s)?(\d{1,3})(?=[,).;]|\s(?:years|år|jahre|ans|años)(?!\p{L}))/u;

/** `age` of "Patient Ola Berg, 47, came in": the figure between commas behind the only person. */
export function ageAfterName({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!AGE.test(words.join(' '))) return null;
  const people = mentions.filter((one) => one.kind === 'person' && one.start >= start && one.end <= end);
  const found = people.length === 1 ? BEHIND.exec(text.slice(people[0].end, people[0].end + 16)) : null;
  return found && Number(found[1]) < 120 ? fromText(Number(found[1]), found[1]) : null;
}
