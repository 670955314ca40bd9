import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { isOnlyThought } from '../sure/told.js';
import type { Left, Slot } from './slot.js';
import { DONE } from './words.js';

const SIZE = /^(?:size|storlek|größe|groesse|taille|talla)$/u;
const COUNT =
  /^(?:quantity|qty|count|number|amount|pieces|items|antal|anzahl|menge|nombre|cantidad|seats|people|guests)$/u;
const CLAUSES = /[.!?;\n](?=\s|$)|,\s|\s(?:and|but|yet|only|while|och|men|medan|und|aber|jedoch|et|mais|y|pero)\s/giu;

/** `received_size` of "I ordered a 38 and got a 42": the one number of the one clause that says what was done. */
export function deedLeft(slot: Slot, left: Left): Grounded | null {
  const { property } = slot;
  const row = DONE.find((words) => property.words.some((word) => words.has(word)));
  const rest = property.words.filter((word) => !row?.has(word));
  const isSize = rest.some((word) => SIZE.test(word));
  if (row === undefined || slot.of !== 'number' || property.unit !== null) return null;
  if (!rest.every((word) => SIZE.test(word) || COUNT.test(word))) return null;
  const found = clausesOf(left)
    .filter((one) => says(one.text, row))
    .flatMap((one) => numbersIn(one, isSize, left));
  const [only] = found;
  const isTold = found.length === 1 && !isOnlyThought(left.reading.text, only.start);
  return isTold ? { ...fromText(valueOf(only), only.text), at: only.start } : null;
}

interface Clause extends Span {
  text: string;
}

function clausesOf({ reading: { text }, scope }: Left): Clause[] {
  const said = text.slice(scope.start, scope.end);
  const ends = [...said.matchAll(CLAUSES)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  const starts = [0, ...ends.map(([, end]) => end)];
  return starts.map((from, i) => {
    const to = ends.at(i)?.[0] ?? said.length;
    return { start: scope.start + from, end: scope.start + to, text: said.slice(from, to).toLowerCase() };
  });
}

const says = (text: string, row: ReadonlySet<string>): boolean =>
  !/(?<!\p{L})(?:not|never|inte|nicht|pas|no)(?!\p{L})|n['’]t/u.test(text) &&
  (text.match(/\p{L}+/gu) ?? []).some((word) => row.has(word));

/** Sizes, or bare numbers where none is called a size: without a unit. */
function numbersIn({ start, end }: Span, isSize: boolean, { reading: { mentions } }: Left): Mention[] {
  const own = mentions.filter((one) => one.start >= start && one.end <= end);
  const sizes = own.filter(({ kind, value }) => kind === 'size' && /^\d/u.test(String(value)));
  if (isSize && sizes.length > 0) return sizes;
  return own.filter((one) => one.kind === 'number' && one.unit === undefined && !isArticle(one));
}

const valueOf = ({ value }: Mention): number => Number(/\d+(?:\.\d+)?/u.exec(String(value))?.[0]);
