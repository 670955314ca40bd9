import type { Mention } from './mention.js';
import { MONTH_NUMBERS as MONTHS } from './dates.js';
import { either } from './reckoning/words.js';

const MONTH = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
/** "Sorry, make that the 13th", "nein, lieber der 13. April": a day whose year, or month and year, was said before. */
const CORRECTED = new RegExp(
  String.raw`(?:[.,;!?]|\s[–—-])\s(?:(?:${either('correctionWords')})[,.:!]?\s){1,5}(?:(?:on|for|to|till|på|am|auf|au|para)\s){0,2}(?:(?:the|den|der|dem|le|el)\s(?=\d{1,2}(?!\d)))?(\d{1,2})(?:(st|nd|rd|th|\.|:e|er|º)(?!\p{L}))?(?:\s(?:of\s|de\s)?(${MONTH}))?(?![\p{L}\d:]|[.,]\d|\s\d)`,
  'giu',
);
const ARTICLE = /(?<!\p{L})(?:the|den|der|dem|le|el)\s\d{1,2}\D{0,3}$/iu;

/** "The 12 guests" are no day. */
const ENDS = /^(?:[.,;!?]|$|\s(?:instead|then|please|if|at|bitte|um|dann|tack|kl|à|a las|por)(?!\p{L}))/iu;

/** A text whose day is corrected by another without its year, with that in its place; as it was where none is. */
export function withCorrectedDay(text: string, mentions: readonly Mention[]): string {
  for (const found of text.matchAll(CORRECTED)) {
    const [said, day, ordinal, month] = found;
    const isDay =
      ordinal !== undefined ||
      month !== undefined ||
      (ARTICLE.test(said) && ENDS.test(text.slice(found.index + said.length)));
    const earlier = mentions.filter(
      ({ kind, end, value }) => kind === 'date' && end <= found.index + 1 && isWhole(value),
    );
    const old = earlier.at(-1);
    if (!isDay || old === undefined || Number(day) < 1 || Number(day) > 31 || found.index - old.end > 200) continue;
    const rest = text.slice(0, found.index) + text.slice(found.index + said.length);
    return rest.slice(0, old.start) + asCorrected(old, day, month) + rest.slice(old.end);
  }
  return text;
}

const isWhole = (value: string | number): boolean => /^\d{4}-\d\d-\d\d$/u.test(String(value));

/** The old day as it was written, with what is new of it; by its figures where its month is no word. */
function asCorrected({ text, value }: Mention, day: string, month: string | undefined): string {
  const [year, old] = String(value).split('-');
  const number = month === undefined ? old : String(MONTHS.get(month.toLowerCase()) ?? old).padStart(2, '0');
  if (!/\p{L}{3}/u.test(text)) return `${year}-${number}-${day.padStart(2, '0')}`;
  const name = month ?? new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'iu').exec(text)?.[0] ?? '';
  return name === '' ? `${year}-${number}-${day.padStart(2, '0')}` : `${day} ${name} ${year}`;
}
