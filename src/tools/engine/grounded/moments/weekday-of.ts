import { askedAndTold } from '../asked-and-told.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /(?:what|which) (?:week)?day|day of the week|welche[rnm]? (?:wochen)?tag|quel jour|qué día|vilken (?:vecko)?dag/iu;
const NAME = /^(?:weekday|day|veckodag|dag|wochentag|tag|jour|día|dia)$/u;
const ISO = /^\d{4}-\d\d-\d\d$/u;

export const asksForWeekday = (text: string): boolean => ASKS.test(text);

/** `weekday` of "What day of the week is 1 May 2026?", in the language of the question; undefined where nothing of the kind is asked. */
export function weekdayOfDay({ words }: Property, { text, mentions, language }: Reading): Grounded | null | undefined {
  const isAsked = asksForWeekday(text) && words.some((word) => NAME.test(word));
  const { asked } = askedAndTold(text);
  const days = mentions.filter(
    ({ kind, value, text: said }) => kind === 'date' && ISO.test(String(value)) && asked.includes(said),
  );
  if (!isAsked || days.length !== 1) return undefined;
  const told = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return from('arithmetic', told.format(new Date(`${days[0].value}T00:00:00Z`)));
}
