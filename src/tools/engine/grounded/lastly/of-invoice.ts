import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { said } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import data from '../words/invoices.yaml.js';

type Role = 'net' | 'tax' | 'gross';
type Rows = Record<Role, string>;
const WORDS = data as unknown as {
  said: Rows;
  first: Omit<Rows, 'tax'>;
  names: Rows;
  other: string;
  plain: string;
  rate: string;
};
const listOf = (list: string): string[] => list.split(', ');
const saying = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${listOf(list).join('|')})(?!\p{L})`, 'iu');
/** Which sum a stretch calls, the first that says it. */
const CALLS: readonly (readonly [Role | 'other', RegExp])[] = [
  ['gross', saying(WORDS.first.gross)],
  ['net', saying(WORDS.first.net)],
  ['tax', saying(WORDS.said.tax)],
  ['other', saying(WORDS.other)],
  ['net', saying(WORDS.said.net)],
  ['gross', saying(WORDS.said.gross)],
];
const NAMES = (['net', 'tax', 'gross'] as const).map((role) => ({ role, words: new Set(listOf(WORDS.names[role])) }));
const [PLAIN, RATE] = [WORDS.plain, WORDS.rate].map((list) => new Set(listOf(list)));
/** What an amount is called within so many characters before it. */
const NEAR = 60;
const CENT = 0.011;
/** A full stop that ends no sentence. */
const SHORT = /((?<!\p{L})(?:excl|incl|inkl|exkl|zzgl|ust|mwst))\./giu;

/** "Netto 2 400 kr, moms 25 % 600 kr, att betala 3 000 kr": a sum of an invoice, where the three agree. */
export function ofInvoice(property: Property, reading: Reading, scope: Span): Grounded | null {
  const role = roleOf(property);
  const sums = role && sumsIn(reading, scope);
  if (!sums) return null;
  const sum = sums[role];
  const { unit } = property;
  return unit?.currency !== true || sum.unit === unit.unit ? said(sum, Number(sum.value)) : null;
}

/** The sum that a name asks for and nothing beside it. */
function roleOf({ words, unit }: Property): Role | null {
  if (words.some((word) => RATE.has(word)) || (unit !== null && unit.currency !== true)) return null;
  const roles = NAMES.filter((one) => words.some((word) => one.words.has(word))).map(({ role }) => role);
  const own = words.includes('total') && roles.length === 2 ? roles.filter((one) => one !== 'gross') : roles;
  const isPlain = words.every((word) => PLAIN.has(word) || NAMES.some((one) => one.words.has(word)));
  return own.length === 1 && isPlain ? own[0] : null;
}

/** Net, tax and gross of a text that tells one of each; null where they do not add up. */
function sumsIn({ text, mentions }: Reading, { start, end }: Span): Readonly<Record<Role, Mention>> | null {
  const sums = mentions.filter(
    (one) => one.kind === 'number' && unitNamed(one.unit)?.currency === true && one.start >= start && one.end <= end,
  );
  const of = (role: Role): Mention[] => sums.filter((one, i) => callOf(text, one, sums[i - 1]?.end ?? start) === role);
  const [net, tax, gross] = [of('net'), of('tax'), of('gross')];
  if (net.length !== 1 || tax.length !== 1 || gross.length !== 1) return null;
  const off = Number(net[0].value) + Number(tax[0].value) - Number(gross[0].value);
  return Math.abs(off) < CENT ? { net: net[0], tax: tax[0], gross: gross[0] } : null;
}

/** What the stretch before a sum calls it, of a comma the part behind it. */
function callOf(text: string, { start }: Mention, from: number): Role | 'other' | undefined {
  const before = text.slice(Math.max(from, start - NEAR), start);
  const own =
    before
      .replaceAll(SHORT, '$1')
      .split(/[,;:.\n]\s|\s[–-]\s/u)
      .findLast((part) => /\p{L}/u.test(part)) ?? before;
  return CALLS.find(([, called]) => called.test(own))?.[0];
}
