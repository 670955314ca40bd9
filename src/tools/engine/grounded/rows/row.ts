import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { type Mention, stretches } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** One of a list that is written alike: "Ada (cutter, 12 years)", "Eva Lund - buyer". */
export interface Row extends Span {
  head: string;
  /** what stands beside the head, part by part */
  cells: readonly string[];
}

const HEAD = String.raw`\p{L}[\p{L}\d’'&.-]*(?:\s\p{L}[\p{L}\d’'&.-]*){0,3}`;
const BRACKETED = new RegExp(String.raw`(${HEAD})\s\(([^()]{1,120})\)`, 'gu');
const DASHED = new RegExp(String.raw`(${HEAD})\s?(?:\s[-–—]|:|\s=)\s([^,;.:\n()]{1,80})(?=[,;\n]|\.(?:\s|$)|$)`, 'gu');
/** "Scarves 12, gloves 30". */
const COUNTED = new RegExp(
  String.raw`(${HEAD})\s(\d{1,5}(?:[.,]\d{2})?)(?=[,;\n]|\.(?:\s|$)|$|\s(?:and|och|und|et|y)\s)`,
  'gu',
);
/** "Anna 3 shifts, Bo 2 shifts": alike, and counted in one noun. */
const COUNTED_ALIKE =
  /(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\s(\d{1,5})\s(\p{Ll}{2,15})(?=[,;\n]|\.(?:\s|$)|$|\s(?:and|och|und|et|y)\s)/gu;
const LEAD = /^(?:and|och|und|et|y|with|the|our|are|is)\s+/iu;

/** "Dina Falk, cutter, 0141 496 0022; Ron Adeyemi, presser, no phone". */
function parted(text: string, from: number, end: number): Row[] {
  const parts = stretches(/[^;\n]+/gu, text.slice(from, end).replace(/[.]\s*$/u, ' ')).filter(
    (part) => part.text.trim() !== '',
  );
  const rows = parts.map((part): Row => {
    const [head, ...cells] = part.text.split(/,\s/u).map((cell) => cell.trim());
    const start = from + part.start + (part.text.length - part.text.trimStart().length);
    return { head, cells, start, end: from + part.start + part.text.trimEnd().length };
  });
  return rows.length > 1 &&
    rows.every(({ head, cells }) => cells.length > 0 && /^\p{Lu}[\p{L} .’'-]{1,40}$/u.test(head))
    ? rows
    : [];
}

/** The rows of a stretch, where it lists at least two. */
export function rowsIn({ text }: Reading, { start, end }: Span): Row[] {
  const from = afterHeading(text, start, end);
  for (const pattern of [BRACKETED, DASHED, COUNTED]) {
    const rows = [...text.slice(from, end).matchAll(new RegExp(pattern))].map((found) => rowOf(found, from));
    if (rows.length > 1 && rows.every((row, i) => i === 0 || isNext(text.slice(rows[i - 1].end, row.start))))
      return ANOTHER.test(text.slice(rows[rows.length - 1].end, end)) ? [] : rows;
  }
  return alike(text, from, end) ?? parted(text, from, end);
}

/** "… et Hugo Blanc.": one more, of whom nothing is told. */
const ANOTHER = /^,?\s(?:and|och|und|et|y|e)\s\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)?\s?(?:[.;\n]|$)/u;

function alike(text: string, from: number, end: number): Row[] | null {
  const found = [...text.slice(from, end).matchAll(COUNTED_ALIKE)];
  const rows = found.map((one) => rowOf(one, from));
  const isOne = new Set(found.map(([, , , noun]) => noun)).size === 1;
  return rows.length > 1 && isOne && rows.every((row, i) => i === 0 || isNext(text.slice(rows[i - 1].end, row.start)))
    ? rows
    : null;
}

/** "Team: …": what the list is called is no row. */
function afterHeading(text: string, start: number, end: number): number {
  const found = /^[^:.\n(]{1,60}:\s(?=[^,;.\n]{1,80}(?:[(:]|\s[-–—]\s|\s\d{1,5}[,;]|,\s[^;.\n]{1,60};))/u.exec(
    text.slice(start, end),
  );
  return start + (found?.[0].length ?? 0);
}

function rowOf(found: RegExpMatchArray, from: number): Row {
  const start = from + found.index!;
  const head = found[1].replace(LEAD, '');
  const cells = found[2].split(/[,;/]\s/u).map((cell) => cell.trim());
  return { start: start + found[1].length - head.length, end: start + found[0].length, head, cells };
}

const isNext = (between: string): boolean => /^[\s,;.&]*(?:(?:and|och|und|et|y)\s)?$/iu.test(between);

const HEADED =
  /^(?:name|title|item|product|material|label|fabric|garment|person|namn|nom|nombre|full|member|guest|employee|who|what|article|part|area|seam|fibre|fiber|faser|fasern|fibra|actor|client|customer|model|wearer|performer|dancer|player|student|pupil)$/;
/** Kinds that only what looks like them can fill. */
const EXACT = new Set([
  'email',
  'phone',
  'url',
  'date',
  'time',
  'postcode',
  'street',
  'country',
  'code',
  'hex',
  'currency',
  'language',
  'prose',
  'points',
  'sentiment',
]);

/** Whether a name is that of the thing a row tells of. */
export const isOfHead = ({ words, kind, weakKind }: Property): boolean =>
  words.some((word) => HEADED.test(word)) || kind === 'person' || (kind === null && weakKind === 'person');

/** The head of a row for its name, or the one part beside it that is words. */
export function textOfRow(property: Property, { head, cells }: Row, mentions: readonly Mention[]): Grounded | null {
  const { words, kind } = property;
  if (isOfHead(property)) return fromText(head, head);
  if (kind !== null && EXACT.has(kind)) return null;
  if (kind === 'place') {
    const towns = cells.filter(
      (cell) =>
        /^\p{Lu}[\p{L} -]{1,30}$/u.test(cell) && !mentions.some((one) => one.kind === 'cloth' && one.text === cell),
    );
    return towns.length === 1 ? fromText(towns[0], towns[0]) : null;
  }
  const plain = cells.filter(
    (cell) => !/\d|^no\s/u.test(cell) && !IN_A_SHIFT.test(cell) && !mentions.some((one) => isOther(one, cell, kind)),
  );
  return plain.length === 1 && (kind === null || ROLE.test(words.join(' '))) ? fromText(plain[0], plain[0]) : null;
}

/** "Ines early": who, and when, which is neither. */
const IN_A_SHIFT =
  /^\p{Lu}\p{Ll}+\s(?:early|late|morning|afternoon|evening|nights?|day|tidigt|sent|förmiddag|eftermiddag|kväll|natt|früh|spät|vormittags|nachmittags|abends)$/u;

const ROLE =
  /(?:^| )(?:role|job|trade|title|position|function|profession|task|department|team|occupation|level|status|roll|yrke|rolle|beruf|rôle|puesto)(?: |$)/u;

/** A part that is a colour, a cloth, a place is that, and no role. */
const isOther = (one: Mention, cell: string, kind: string | null): boolean =>
  kind === null && one.text === cell && (one.kind === 'cloth' || one.kind === 'place' || one.kind === 'email');

/** The one part beside the head that is a bare number. */
export function numberOfRow({ unit, kind }: Property, { cells }: Row): Grounded | null {
  const bare = cells.filter((cell) => /^\d+(?:[.,]\d+)?$/.test(cell));
  const may = unit === null || unit.dimension === 'months' || unit.currency === true;
  return bare.length === 1 && may && kind !== 'share' ? fromText(Number(bare[0].replace(',', '.')), bare[0]) : null;
}

const HEADING = /^[^:.\n]{1,60}:\s/u;
const DOES = /^(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s(\p{Ll}[^,;.\n]{2,60})$/u;

/** "Ida cuts the lining, Sven presses the collars": who does what, where every part says so. */
export function toldRows({ text }: Reading, { start, end }: Span): Row[] {
  const from = start + (HEADING.exec(text.slice(start, end))?.[0].length ?? 0);
  const parts = stretches(
    /(?:(?!,\s(?:and\s|och\s)?\p{Lu}|[;\n]|\.(?:\s|$)|\s(?:and|och|und|et|y)\s\p{Lu}).)+/gu,
    text.slice(from, end),
  ).filter(({ text: said }) => /\p{L}/u.test(said));
  const rows = parts.map((part): Row | null => {
    const said = part.text.replace(/^[\s,]*(?:(?:and|och|und|et|y)\s)?/iu, '');
    const at = from + part.start + (part.text.length - said.length);
    const found = DOES.exec(said.trimEnd());
    return found && { head: found[1], cells: [found[2]], start: at, end: at + said.trimEnd().length };
  });
  return rows.length > 1 && !rows.includes(null) ? (rows as Row[]) : [];
}

const KEYED = /(?<=^|[.;\n]\s?)\s?(\p{Lu}[\p{L} ]{1,30}):\s([^.;:\n]{1,120})(?=[.;\n]|$)/gu;

/** "Monday: Ida, Sven. Tuesday: Mira.": sentences that each list something under a name. */
export function keyedRows({ text }: Reading, { start, end }: Span): Row[] {
  const rows = [...text.slice(start, end).matchAll(KEYED)].map((found): Row => {
    const at = start + found.index + found[0].length - found[0].trimStart().length;
    return { head: found[1], cells: found[2].split(/,\s/u), start: at, end: start + found.index + found[0].length };
  });
  return rows.length > 1 ? rows : [];
}
