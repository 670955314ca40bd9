import { fromText, type Grounded } from '../../grounded.js';
import type { Property } from '../../property.js';
import type { Reading } from '../../reading.js';
import { unitNamed } from '../../units.js';
import { SAYS } from '../words.js';

const ENTRY =
  /(?<![\p{L}\d])(X{0,3}S|M|X{0,3}L|\d{2})\s?(?::|=|\(|is|är|ist|est|es)?\s?(?:\p{L}{3,12}\s)?(\d{2,3})\s?(?:-|–|to|bis|till|à|a)\s?(\d{2,3})(?!\d)/giu;

interface Entry {
  label: string;
  from: number;
  to: number;
}

const entriesIn = (text: string): Entry[] =>
  [...text.matchAll(ENTRY)].map(([, label, from, to]) => ({ label, from: Number(from), to: Number(to) }));

const EQUALS =
  /(?:^|[:,;.]\s|\s)(?:(?:size|eu|uk|us|größe|storlek|taille|talla)\s)?(\d{1,3}[A-Z]?|X{0,3}[SML])\s(?:is|=|är|ist|est|es)\s(\d{1,3}(?:\.\d)?)\s?cm|(\d{1,3}(?:\.\d)?)\s?cm\s(?:=|is|är|ist|est|es)\s(?:(?:size|eu|uk|us|größe|storlek|taille|talla)\s)?(\d{1,3}[A-Z]?|X{0,3}[SML])(?!\p{L})/giu;
const BACKWARDS =
  /(\d{2,3})\s?(?:-|–|to|bis|till|à|a)\s?(\d{2,3})\s?(?:is|=|:|är|ist|est|es)\s(X{0,3}[SML])(?![\p{L}])/giu;

/** "98 cm = size 3Y", "size 7 is 18 cm": sizes of one measure each; "28-29 is XS": ranges told first. */
const othersIn = (text: string): Entry[] => [
  ...[...text.matchAll(EQUALS)].map(([, label, at, from, name]) => ({
    label: label ?? name,
    from: Number(at ?? from),
    to: Number(at ?? from),
  })),
  ...[...text.matchAll(BACKWARDS)].map(([, from, to, label]) => ({ label, from: Number(from), to: Number(to) })),
];

/** The one number of what is asked that a chart may be read by, in centimetres or without a unit. */
function measureIn({ text, mentions }: Reading): number | null {
  const entries = [...text.matchAll(ENTRY)];
  const isInChart = (at: number): boolean =>
    entries.some(({ index, 0: said }) => at >= index && at < index + said.length);
  const own = mentions.filter(({ kind, start }) => kind === 'number' && !isInChart(start));
  const fits = own.filter(({ unit }) => unit === undefined || unitNamed(unit)?.dimension === 'length');
  return own.length === 1 && fits.length === 1 ? Number(fits[0].value) : null;
}

/** "S 88-94, M 95-101 …": the size whose range holds what was measured; undefined where no chart, or no single measure, is told. */
export function sizeByChart(property: Property, reading: Reading): Grounded | undefined {
  if (property.kind !== 'size' && !property.words.includes('size')) return undefined;
  const chart = `${reading.instructions ?? ''} ${reading.text}`;
  const ranges = entriesIn(chart);
  const entries = ranges.length > 1 ? ranges : othersIn(chart);
  const measure = measureIn(reading);
  if (entries.length < 2 || measure === null || SAYS.growing.test(reading.text)) return undefined;
  const isRising = entries.every(({ from, to }, i) => from <= to && (i === 0 || from > entries[i - 1].from));
  const [own, ...more] = entries.filter(({ from, to }) => measure >= from && measure <= to);
  return isRising && own && more.length === 0 ? fromText(own.label, own.label) : undefined;
}
