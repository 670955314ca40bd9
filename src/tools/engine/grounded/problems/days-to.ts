import { type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const MONTHS = [
  'jan\\p{L}*|enero',
  'feb\\p{L}*|fév\\p{L}*',
  'mar(?:ch|s|zo)?|märz',
  'apr\\p{L}*|avr\\p{L}*|abr\\p{L}*',
  'may|maj|mai|mayo',
  'june?|juni|juin|junio',
  'july?|juli|juillet|julio',
  'aug\\p{L}*|août|ago\\p{L}*',
  'sep\\p{L}*',
  'o[ck]t\\p{L}*',
  'nov\\p{L}*',
  'de[czs]\\p{L}*|déc\\p{L}*|dic\\p{L}*',
].map((month) => new RegExp(`^(?:${month})$`, 'iu'));
const DAY = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of |de )?(\p{L}{3,10})(?!\p{L})(?!\s\d{4})/gu;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Day {
  day: number;
  month: number;
  isToday: boolean;
}

function daysIn(text: string): Day[] {
  return [...text.matchAll(DAY)].flatMap(({ index, 0: said, 1: day, 2: name }) => {
    const month = MONTHS.findIndex((own) => own.test(name));
    const around = `${text.slice(Math.max(0, index - 16), index)} ${text.slice(index + said.length, index + said.length + 8)}`;
    return month < 0 || Number(day) > LENGTHS[month]
      ? []
      : [{ day: Number(day), month, isToday: SAYS.today.test(around) }];
  });
}

/** "It is 6 May today, the graduation is on 30 May": the days between, where no end of February lies between them. */
export function daysTo({ property, text, question }: Problem): Solved {
  const asked = `${property.words.join(' ')} ${question}`;
  if (!SAYS.days.test(asked) || SAYS.working.test(asked)) return undefined;
  const days = daysIn(text);
  const [today] = days.filter(({ isToday }) => isToday);
  const [other] = days.filter(({ isToday }) => !isToday);
  if (days.length !== 2 || !today || !other) return undefined;
  const isLeap = today.month < 2 !== other.month < 2;
  const of = ({ day, month }: Day): number => LENGTHS.slice(0, month).reduce((sum, one) => sum + one, day);
  return isLeap || of(other) < of(today) ? null : { value: of(other) - of(today), unit: 'day' };
}
