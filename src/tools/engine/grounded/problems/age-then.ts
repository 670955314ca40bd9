import type { Problem, Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** What begins an age: a birth, a foundation, an opening. */
const BEGUN =
  /(?<!\p{L})(?:born|birth|birthday|founded|established|opened|set up|started|begun|född\p{L}{0,2}|grundades|grundad|öppnade|startade|geboren|gegründet|eröffnete?|geburtstag|née?|fondée?|ouvert|ouverte|créée?|naissance|nació|nacida?|fundada?|fundó|abrió|abrimos|inauguró)(?!\p{L})/iu;

/** "How old was he on 3 May 2025": an age that is told is of now. */
const isOfThen = (question: string): boolean => /(?:19|20)\d\d/u.test(question);

/** "Born on 3 August 1941, how old on 2 August 2021?": whole years from one day to the other. */
export function ageThen({ property, reading, text, question }: Problem): Solved {
  if (!isAllOf(property.words, 'age') || !SAYS.howOld.test(text)) return undefined;
  const isTold = reading.mentions.some(({ kind, unit }) => kind === 'number' && unit === 'year');
  if (isTold) return isOfThen(question) ? null : undefined;
  if (!BEGUN.test(text)) return undefined;
  const days = reading.mentions.filter(({ kind }) => kind === 'date').map(({ value }) => String(value));
  if (days.length !== 2) return undefined;
  const [first, second] = days.toSorted();
  const years = Number(second.slice(0, 4)) - Number(first.slice(0, 4)) - (second.slice(5) < first.slice(5) ? 1 : 0);
  return years > 0 ? { value: years, unit: 'year' } : null;
}
