import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/by-period.yaml.js';

type Period = 'month' | 'year' | 'week' | 'hour' | 'day';
type List = Period | 'money' | 'rents' | 'areas' | `says${Capitalize<Period>}`;
const WORDS = data as Record<List, string>;
const MONEY = slotsNamed(WORDS.money);
const RENTS = slotsNamed(WORDS.rents);
const AREAS = slotsNamed(WORDS.areas);
const PERIODS = (
  [
    ['month', 'saysMonth'],
    ['year', 'saysYear'],
    ['week', 'saysWeek'],
    ['hour', 'saysHour'],
    ['day', 'saysDay'],
  ] as const
).map(([period, says]) => ({
  names: slotsNamed(WORDS[period]),
  behind: new RegExp(
    String.raw`^\s?(?:(?:brutto|netto|brut|net|gross|kalt|warm)\s)?(?:${anyWordOf(WORDS[says])})(?!\p{L})`,
    'iu',
  ),
}));

/** "2,000 to 2,400 euros a month" is no one sum. */
const RANGE = /\d\s?(?:to|and|-|–|till|bis|und|à|et|a|y)\s?[€£$]?$/iu;
/** "Was 800 a month, now 900". */
const CHANGED =
  /(?<!\p{L})(?:was|were|now|from|instead|until|before|used to|var|nu|tidigare|från|war|jetzt|bisher|statt|von|était|maintenant|avant|au lieu|era|ahora|antes|desde|en vez)(?!\p{L})/iu;

/** `salaireMensuel` of "2 400 euros par mois": the one sum that is told by the period that a name asks for. */
export function byPeriod(
  { words, unit }: Property,
  { text, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  const own = words.map(plainly);
  const periods = PERIODS.filter(({ names }) => own.some((word) => names.has(word)));
  const isRent = own.every((word) => RENTS.has(word));
  if (periods.length > 1 || (periods.length === 0 && !isRent)) return null;
  if (!own.every((word) => MONEY.has(word) || periods.some(({ names }) => names.has(word)))) return null;
  const sums = mentions.filter(
    (one) => one.kind === 'number' && unitNamed(one.unit)?.currency === true && one.start >= start && one.end <= end,
  );
  if (sums.some((one) => RANGE.test(text.slice(Math.max(start, one.start - 12), one.start)))) return null;
  if (sums.length > 1 && CHANGED.test(text.slice(start, end))) return null;
  const ways = periods.length === 1 ? periods : PERIODS;
  const told = sums.filter((one) => ways.some(({ behind }) => behind.test(text.slice(one.end, one.end + 24))));
  const isOwn = unit === null || unit.currency !== true || unit.unit === told[0]?.unit;
  return told.length === 1 && isOwn ? { ...fromText(Number(told[0].value), told[0].text), at: told[0].start } : null;
}

/** `metrosCuadrados` of "65 m²": the only area of a text. */
export function onlyArea({ words }: Property, { mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!AREAS.has(slotName(words))) return null;
  const found = mentions.filter(
    (one) => one.kind === 'number' && one.unit === 'm2' && one.start >= start && one.end <= end,
  );
  return found.length === 1 ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start } : null;
}
