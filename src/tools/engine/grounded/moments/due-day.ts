import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { COUNT_WORDS } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import { unitNamed, unitOf } from '../units.js';
import data from '../words/due-days.yaml.js';
import { dayShifted, type Long } from './shift.js';

const SAYS = saysOf(
  data as unknown as Readonly<
    Record<'asked' | 'ready' | 'takes' | 'mute' | 'term' | 'delivered' | 'monthEnd' | 'otherMonth' | 'open', string>
  >,
);

const COUNTED = Object.keys(COUNT_WORDS).join('|');
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{1,3}|${COUNTED})[\s-](?:calendar )?(days?|weeks?|months?|dagars?|veckor|månader|tagen?|wochen|monate?n?|jours|semaines|mois|días|semanas|meses)(?!\p{L})`,
  'giu',
);
/** "Net 45". */
const NET = /(?<!\p{L})net(?:to)?\s(\d{1,3})(?![\d%€]|[.,]\d|\s?(?:days|dagar|tage|jours|días|eur|%))/giu;
/** "14 days from the day after delivery": it does not count. */
const AFTER_DAY = /(?:from|after|of|ab|nach|från|efter|après|de|desde|dès|à compter de|a partir de)\s/iu;

/**
 * "Invoice dated 17 November 2025, 30 days net", "delivered on 3 April, to be returned within 14 days": the last day of the one term that is told,
 * from the one day of the text.
 * @returns null where the term runs from something of which no day is told, or ends with an unknown month; undefined where none is told
 */
export function dueDay({ words }: Property, { text, mentions }: Reading): Grounded | null | undefined {
  const isOf = (list: 'asked' | 'ready'): boolean =>
    words.some((word) => SAYS[list].test(word)) && words.every((word) => SAYS[list].test(word) || SAYS.mute.test(word));
  const isReady = isOf('ready') && text.includes('?');
  const isAsked = isOf('asked') || isReady;
  const days = mentions.filter(({ kind }) => kind === 'date');
  const [day] = days;
  if (!isAsked || days.length !== 1 || SAYS.open.test(text)) return undefined;
  const isMonthEnd = SAYS.monthEnd.test(text);
  const terms = termsIn(text).filter(({ from: begin, at }) => at <= day.start || begin >= day.end);
  if (days.length === 1 && day.text.search(LENGTH) >= 0) return undefined;
  if (isMonthEnd)
    return terms.length > 0 || SAYS.otherMonth.test(text) ? null : from('arithmetic', endOfMonth(String(day.value)));
  const [term] = terms;
  if (terms.length !== 1 || !term || !SAYS[isReady ? 'takes' : 'term'].test(text)) return undefined;
  if (isOfOther(day, term.at, text)) return null;
  const value = dayShifted(String(day.value), term, 1);
  return value === null ? null : from('arithmetic', value);
}

type Term = Long & { from: number; at: number };

function termsIn(text: string): Term[] {
  const day = unitNamed('day');
  const lengths = [...text.matchAll(LENGTH)].flatMap(({ index, 0: said, 1: count, 2: word }): Term[] => {
    const unit = unitOf(word.toLowerCase().replace(/^dagars$/u, 'dagar'));
    return unit
      ? [{ value: COUNT_WORDS[count.toLowerCase()] ?? Number(count), unit, from: index, at: index + said.length }]
      : [];
  });
  const nets = [...text.matchAll(NET)].flatMap(({ index, 0: said, 1: count }): Term[] =>
    day ? [{ value: Number(count), unit: day, from: index, at: index + said.length }] : [],
  );
  return [...lengths, ...nets];
}

/** "14 days after delivery" beside the day of an invoice. */
function isOfOther({ start, end }: Mention, at: number, text: string): boolean {
  const behind = text.slice(at, at + 60).split(/[.;!?\n]/u)[0];
  const isFromDelivery = AFTER_DAY.test(behind) && SAYS.delivered.test(behind);
  const clause = `${
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;!?\n]/u)
      .at(-1) ?? ''
  }${text.slice(end, end + 24).split(/[.;!?,\n]/u)[0]}`;
  return isFromDelivery && !SAYS.delivered.test(clause);
}

function endOfMonth(iso: string): string {
  const [year, month] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
