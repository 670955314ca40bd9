import { clauseAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import { stemsOf } from '../property.js';
import { exact, isLike, isMoney, type Question, type Reckoned, topicsOf } from './asked.js';

interface Period {
  name: string;
  /** what goes into what whole: months into years, days into weeks */
  row: 'months' | 'days';
  count: number;
  nouns: string;
  /** "monthly", "årlig" */
  manners: string;
}

const PERIODS: readonly Period[] = [
  {
    name: 'year',
    row: 'months',
    count: 12,
    nouns: 'years?|annum|år|året|jahr|an|année|año',
    manners: 'annual(?:ly)?|yearly|årlig(?:en|t|a)?|jährlich|annuelle?|anual',
  },
  { name: 'half', row: 'months', count: 6, nouns: 'half[- ]year|halvår|halbjahr', manners: 'half-yearly' },
  { name: 'quarter', row: 'months', count: 3, nouns: 'quarters?|kvartal|quartal|trimestre', manners: 'quarterly' },
  {
    name: 'month',
    row: 'months',
    count: 1,
    nouns: 'months?|månad(?:en)?|monat|mois|mes',
    manners: 'monthly|månatlig(?:en|t|a)?|monatlich|mensuel|mensual',
  },
  {
    name: 'week',
    row: 'days',
    count: 7,
    nouns: 'weeks?|vecka(?:n)?|woche|semaine|semana',
    manners: 'weekly|wöchentlich|semanal',
  },
  {
    name: 'day',
    row: 'days',
    count: 1,
    nouns: 'days?|dag(?:en)?|tag|jour|día',
    manners: 'daily|dagligen|täglich|diario',
  },
];
const LEADS = String.raw`(?:per|a|an|each|every|/|pro|im|je|par|por|al|om|i|varje|jeden|jedes|jede|in the)`;
const TOLD = PERIODS.map((period) => ({
  ...period,
  after: new RegExp(
    String.raw`^(?:\s\p{L}+)?\s?${LEADS}\s?(?:${period.nouns})(?!\p{L})|^\s(?:${period.manners})(?=[.,;!?]|$)`,
    'iu',
  ),
  before: new RegExp(
    String.raw`(?<!\p{L})(?:${period.manners})\s(?:\p{L}+\s){1,3}?(?:(?:is|of|was|är|ist|est|es)\s)?(?:[$€£]\s?)?$`,
    'iu',
  ),
  noun: new RegExp(`^(?:${period.nouns})$`, 'iu'),
  manner: new RegExp(`^(?:${period.manners})$`, 'iu'),
}));

/** The period that a name asks for: `per_year`, `yearly_eur`. */
const periodOf = ({ words }: Question['property']): (typeof TOLD)[number] | undefined =>
  TOLD.find(({ noun, manner }) =>
    words.some(
      (word, i) =>
        manner.test(word) || (noun.test(word) && /^(?:per|a|an|pro|par|por|each|every|in)$/.test(words[i - 1] ?? '')),
    ),
  );

const toldOf = (text: string, { start, end }: Mention): (typeof TOLD)[number] | undefined =>
  TOLD.find(({ after }) => after.test(text.slice(end, end + 40))) ??
  TOLD.find(({ before }) => before.test(text.slice(Math.max(0, start - 60), start)));

/** "900 EUR per month": how much that is in a year. */
export function perPeriod({ property, text, numbers }: Question): Reckoned {
  const wanted = periodOf(property);
  if (wanted === undefined) return undefined;
  const topics = topicsOf(property)
    .filter((word) => !TOLD.some(({ noun, manner }) => noun.test(word) || manner.test(word)))
    .map(stemsOf);
  const told = numbers.flatMap((one) => {
    const period = toldOf(text, one);
    const isIt =
      one.unit === undefined
        ? property.unit === null
        : isLike(property, one) || (isMoney(one) && property.kind === 'money');
    return period && isIt ? [{ one, period }] : [];
  });
  const own =
    told.length > 1
      ? told.filter(({ one }) =>
          topics.every((stems) => stemIn(text, clauseAt(text, one.start), stems, one.start) >= 0),
        )
      : told;
  if (own.length !== 1) return undefined;
  const [{ one, period }] = own;
  if (
    topics.length > 0 &&
    told.length === 1 &&
    !topics.every((stems) => stemIn(text, { start: 0, end: text.length }, stems, one.start) >= 0)
  )
    return undefined;
  if (period === wanted) return undefined;
  if (period.row !== wanted.row) return null;
  return { value: exact((Number(one.value) * wanted.count) / period.count), unit: one.unit };
}
