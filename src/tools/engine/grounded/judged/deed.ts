import { isNoun, isRelated, pastOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { isOfKind, isSame, SMALL } from './meets.js';
import { type Part, partsOf } from './parts.js';
import { isDeniedBefore, piecesOf } from './scope.js';
import { statementsIn } from './statements.js';

/** `drinks_alcohol` of "drinks a glass of wine": a verb of the text and its things, each in its own words or as a kind of what is asked. */
export function isDone(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word));
  if (own.length === 0 || own.length > 3) return null;
  const parts = statementsIn(reading, scope).flatMap(partsOf);
  const told =
    own.length === 1 ? parts.flatMap((part) => afterIt(own[0], part)) : parts.flatMap((part) => toldIn(own, part));
  return told.length > 0 && new Set(told.map(({ is }) => is)).size === 1 ? fromText(told[0].is, told[0].quote) : null;
}

/** The word that is done has to stand there itself; one thing at most may be of the kind. */
function toldIn(own: readonly string[], { text }: Part): { is: boolean; quote: string }[] {
  const pieces = piecesOf(text);
  const met = own.map((word) => pieces.find((piece) => isSame(word, piece.text)));
  const missing = own.filter((_, i) => met[i] === undefined);
  const deed =
    met.find((piece) => piece !== undefined && !isNoun(piece.text)) ?? met.find((piece) => piece !== undefined);
  if (deed === undefined || missing.length > 1) return [];
  const kin = missing.map((word) => pieces.find((piece) => piece !== deed && isOfKind(word, piece.text)));
  if (kin.includes(undefined)) return [];
  const last = [...met, ...kin].reduce((at, piece) => Math.max(at, piece?.start ?? 0), 0);
  return [{ is: !isDeniedBefore(text, deed.start) && !isDeniedBefore(text, last), quote: text.trim() }];
}

const AFTER =
  /(?<!\p{L})(?:despite|after|following|in spite of|trots|efter|trotz|nach|malgré|après|tras)(?:\s[\p{L}\d]+){0,2}\s$/iu;

/** `reminded` of "despite two reminders": what must have been done before. */
function afterIt(asked: string, { text }: Part): { is: boolean; quote: string }[] {
  if (pastOf(asked) === null) return [];
  const found = piecesOf(text).find(
    (piece) => isNoun(piece.text) && AFTER.test(text.slice(0, piece.start)) && isMeant(asked, piece.text),
  );
  return found ? [{ is: true, quote: text.trim() }] : [];
}

const isMeant = (asked: string, said: string): boolean => {
  const kind = isRelated(asked, said)?.kind;
  return kind === 'same' || kind === 'derived';
};
