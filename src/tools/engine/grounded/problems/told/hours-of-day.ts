import { fromText, type Grounded } from '../../grounded.js';
import type { Property } from '../../property.js';
import type { Reading } from '../../reading.js';
import { dayNamedIn, openingsIn } from '../openings.js';
import { SAYS } from '../words.js';

/** "Until when are you open on Saturday?": when a day's hours begin or end, by the hours that the text or the caller's instructions tell. */
export function hoursOfDay({ words }: Property, { text, instructions }: Reading): Grounded | undefined {
  const [opens, closes] = [SAYS.opens.test(words.join(' ')), SAYS.closes.test(words.join(' '))];
  if (opens === closes || !text.includes('?')) return undefined;
  const day = dayNamedIn(
    text
      .split(/(?<=[.!])\s/u)
      .filter((one) => one.includes('?'))
      .join(' '),
  );
  if (day === null) return undefined;
  const spans = openingsIn(`${instructions ?? ''} ${text}`).filter(({ days }) => days.has(day));
  const times = spans.at(0)?.hours.match(/\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm)?/giu) ?? [];
  const said = (opens ? times.at(0) : times.at(-1))?.trim();
  return spans.length === 1 && said !== undefined && times.length === 2 ? fromText(said, said) : undefined;
}
