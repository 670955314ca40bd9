import { datesIn } from '../dates.js';

const CALLED =
  /(?<!\p{L})(?:today(?:['’]s date)?|current date|heute|heutiges datum|aktuelles datum|idag|i dag|dagens datum|aujourd['’]hui|nous sommes|date du jour|date actuelle|hoy|fecha actual|fecha de hoy|estamos a)(?!\p{L})[^.!?\n\d]{0,40}$|(?:^|[.!?\n]\s?)(?:it is|it['’]s|date|datum|fecha)(?: now)?\s?:?\s(?:\p{L}{3,12},?\s)?(?:the\s|den\s|der\s|le\s|el\s)?$/iu;
const MOST = 4000;

/** The day that instructions call today's ("Today is Tuesday, 4 March 2025"), as `2025-03-04`; undefined where none is, or several. */
export function todayIn(instructions: string | undefined): string | undefined {
  const text = (instructions ?? '').slice(0, MOST);
  const told = datesIn(text).filter(({ start }) => CALLED.test(text.slice(Math.max(0, start - 80), start)));
  const days = new Set(told.map(({ value }) => String(value)));
  const [day] = days;
  return days.size === 1 ? day : undefined;
}
