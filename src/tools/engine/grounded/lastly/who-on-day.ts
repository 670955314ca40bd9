import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { weekdayNamed } from '../weekdays.js';

const NAME = String.raw`(\p{Lu}[\p{L}’'-]{1,20}(?:\s\p{Lu}[\p{L}’'-]{1,20})?)`;
/** What begins with a capital and is nobody. */
const NOBODY = /^(?:The|An?|We|I|Our|My|On|Det|Den|Vi|Der|Die|Das|Wir|Ich|Le|La|Les|Nous|Je|El|Los|Las)(?!\p{L})/u;
const PARTED = /[,;.\n]\s?|\s(?:and|och|und|et|y)\s/u;

/** `tuesday` of a rota "Ingrid works on Tuesday and Femi on Thursday": who is told with that day. */
export function whoOnDay({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const [day] = words;
  if (words.length !== 1 || weekdayNamed(day) < 0) return null;
  const said = `[${day[0].toUpperCase()}${day[0]}]${day.slice(1)}`;
  const told = new RegExp(
    String.raw`^(?:\p{L}{2,12}:\s)?${NAME}\s(?:\p{Ll}{2,12}\s){0,3}?(?:on\s|på\s|am\s|le\s|el\s)?${said}(?:s|en|ar)?$|^\s?(?:[Oo]n\s|[Pp]å\s|[Aa]m\s|[Ll]e\s|[Ee]l\s)?${said}s?:?\s${NAME}$`,
    'u',
  );
  const found = text
    .slice(start, end)
    .split(PARTED)
    .flatMap(
      (part) =>
        told
          .exec(part.trim())
          ?.slice(1)
          .find((one) => one !== undefined) ?? [],
    )
    .filter((name) => !NOBODY.test(name) && weekdayNamed(name) < 0);
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
