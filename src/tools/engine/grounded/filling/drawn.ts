import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';

const DRAW =
  /^(?:is |was |ended in )?(?:a )?(?:draw|drawn|tie|tied|oavgjort|oavgjord|unentschieden|remis|match nul|nul|egalite|égalité|empate|empatado)$/u;
const SCORE = /(?<![\d.,:/-])(\d{1,3})\s?[-–:]\s?(\d{1,3})(?![\d.,:/-]{0,12}\d|\s\p{Lu}\p{Ll})/gu;
const PLAYED =
  /(?<!\p{L})(?:ended|ends|finished|final|full time|full-time|score|match|game|result|drew|beat|slut\p{L}{0,12}|match\p{L}{0,12}|resultat\p{L}{0,12}|spelade|spiel|endete|endet|partie|ergebnis|score final|terminé|termine|résultat|partido|terminó|acabó|resultado)(?!\p{L})/iu;

/** "2-2, won on penalties": somebody won after all. */
const DECIDED =
  /(?<!\p{L})(?:won|wins?|penalt\p{L}{0,12}|extra time|vann|straff\p{L}{0,12}|förlängning\p{L}{0,12}|gewann|elfmeter\p{L}{0,12}|verlängerung|gagné|tirs au but|ganó|penaltis|prórroga|half-?time|halvtid|halbzeit|mi-temps|descanso)(?!\p{L})/iu;

/** Whether a match of which one result is told was drawn; null where it tells none, or the name asks for something else. */
export function drawn(words: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  if (!DRAW.test(words.join(' '))) return null;
  const own = text.slice(start, end);
  const found = [...own.matchAll(SCORE)];
  if (found.length !== 1 || !PLAYED.test(own) || DECIDED.test(own) || /\?\s*$/u.test(own)) return null;
  const [[said, one, other]] = found;
  return fromText(Number(one) === Number(other), said);
}
