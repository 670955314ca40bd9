import { clauseAt, sentenceAt, type Span, stemIn } from './clause.js';
import { isArticle } from './numbers.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';

const HOW_MUCH =
  /(?<!\p{L})(?:how (?:much|many|far|long|big|large|heavy|wide|tall)|hur (?:mycket|många|långt?|stort?)|wie ?viele?|wie (?:lang|groß|weit)|combien|cuánt[oa]s?|what (?:is|are|will|would) (?:the|my|our) (?:total|sum|cost|price|difference|rest)|what (?:does|do|will|would|did|must|should) \p{L}+ (?:\p{L}+ )?(?:pay|cost|get|weigh|owe|receive|need))(?!\p{L})/iu;

/** The sentence that asks for an amount; null where none does. */
function questionOf(text: string): Span | null {
  const at = text.search(HOW_MUCH);
  if (at < 0) return null;
  const sentence = sentenceAt(text, at);
  return text[sentence.end] === '?' ? sentence : null;
}

/**
 * Whether a number of the text is told as something else than what its question asks for: "A shirt takes 1.8 m. How much
 * cloth do I need for 5 shirts?" does not say how much cloth. What is asked for has to be reckoned.
 */
export function isToBeReckoned({ labels }: Property, { text, mentions }: Reading, scope: Span, at: number): boolean {
  const asked = questionOf(text.slice(scope.start, scope.end));
  if (asked === null) return false;
  const span = { start: asked.start + scope.start, end: asked.end + scope.start };
  const numbers = mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  if (numbers.length < 2 || isIn(at, clauseOf(text, span, at))) return false;
  return labels.every((stems) => stemIn(text, span, stems, span.start) >= 0);
}

/** The question itself, as far as its amounts are told in the clause that asks. */
function clauseOf(text: string, span: Span, at: number): Span {
  if (!isIn(at, span)) return span;
  const asks = span.start + Math.max(0, text.slice(span.start, span.end).search(HOW_MUCH));
  return IF.test(text.slice(span.start, asks)) ? clauseAt(text, asks) : clauseAt(text, at);
}

/** "If one shirt takes 1.8 m, how much …": what is supposed is not what is asked for. */
const IF = /^\W*(?:if|when|suppose|given|om|när|wenn|falls|si)(?!\p{L})/iu;
const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end;
