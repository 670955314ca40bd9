import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Composition, compositionIn, fibreOf, fibresIn } from './composition.js';
import { fibresOfClass } from './materials.js';

const CONTAINS =
  /^(?:contains?|includes?|has|have|with|free|enthält|enthaelt|contient|contiene|innehåller|innehaller|mit|avec|con)$/;
const SMALL = /^(?:is|any|a|an|the|of|in|it|some|traces?)$/;
const OR = /^(?:or|oder|ou|o|eller)$/;

/** Hairs that some call wool and some do not. */
const LIKE_WOOL = new Set(['cashmere', 'mohair', 'alpaca', 'angora', 'camel hair', 'yak']);
const IS_WOOL = new Set(['merino', 'lambswool']);

/** `contains_wool` of "60 % lana, 40 % seda": yes where a share is of it, no where all shares are of something else. */
export function containsTold(words: readonly string[], { text }: Reading, scope: Span): Grounded | null {
  const told = words.some((word) => CONTAINS.test(word)) ? compositionIn(text, scope) : null;
  const asked = told && askedIn(words.filter((word) => !CONTAINS.test(word) && !SMALL.test(word)));
  const holds = told && asked ? isIn(asked, told, text.slice(scope.start, scope.end)) : null;
  return holds === null
    ? null
    : fromText(holds !== words.includes('free'), text.slice(scope.start, scope.end).slice(0, 80));
}

/** The fibres that a name asks for, by their own names or by their class; null where a word of it is neither. */
function askedIn(words: readonly string[]): Set<string> | null {
  const names = words
    .join(' ')
    .split(/\s(?:or|oder|ou|o|eller)\s/u)
    .filter((name) => name !== '' && !OR.test(name));
  const found = names.map((name) => {
    const fibre = fibreOf(name.replace(/ fib(?:re|er)s?$/u, ''));
    return fibre === undefined ? fibresOfClass(name) : new Set([fibre]);
  });
  const all = new Set(found.flatMap((one) => [...one]));
  return names.length === 0 || found.some(({ size }) => size === 0) ? null : all;
}

function isIn(asked: ReadonlySet<string>, { parts, isWhole }: Composition, text: string): boolean | null {
  const fibres = new Set(parts.flat().map(({ fibre }) => fibre));
  const isOne = (fibre: string): boolean => asked.has(fibre) || (asked.has('wool') && IS_WOOL.has(fibre));
  if ([...fibres].some(isOne)) return true;
  const isNamed = [...fibresIn(text)].some(isOne);
  const isDoubtful = asked.has('wool') && [...fibres].some((fibre) => LIKE_WOOL.has(fibre));
  return isWhole && !isNamed && !isDoubtful ? false : null;
}

const MAIN = /main|primary|principal|dominant|majority|haupt|huvud|mayoritari/u;
const SHELL =
  /(?<!\p{L})(?:shell|outer|body|main fabric|upper|oberstoff|hauptstoff|außen\p{L}*|extérieur|exterior|yttertyg)(?!\p{L})/iu;

/** `main_fibre` of "80 % cotton, 20 % silk": of an enumeration of fibres the one of the largest share, of the shell where there are parts. */
export function mainFibre(
  { name }: Property,
  values: readonly unknown[],
  { text }: Reading,
  scope: Span,
): Grounded | null {
  const told = MAIN.test(name.toLowerCase()) ? compositionIn(text, scope) : null;
  if (!told || (told.parts.length > 1 && text.slice(scope.start, scope.end).search(SHELL) > text.search(/\d\s?%/u)))
    return null;
  if (told.parts.length > 1 && !SHELL.test(text)) return null;
  const [first, second] = told.parts[0].toSorted((a, b) => b.percent - a.percent);
  const own = values.filter((value) => typeof value === 'string' && fibreOf(value) === first.fibre);
  return own.length === 1 && first.percent !== second?.percent
    ? fromText(own[0], text.slice(scope.start, scope.start + 80))
    : null;
}
