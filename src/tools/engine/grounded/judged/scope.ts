import type { Span } from '../clause.js';
import { stretches } from '../mention.js';

/** A word, or a mark that parts words, and where it stands in its text. */
interface Piece extends Span {
  text: string;
}

const PIECE = /\p{L}+(?:['’-]\p{L}+)*|\d+|[,()–—]/gu;
/** Denies what it stands before, and what is listed with that: "no hood and belt". */
const NONE =
  /^(?:no|without|neither|nor|none|zero|lacks?|lacking|missing|minus|kein\p{L}{0,2}|ohne|weder|noch|ingen|inga|inget|utan|saknar|saknas|varken|sans|aucune?|sin|ningun[ao]?|ningún)$/iu;
/** Denies the verb that it stands beside, and not the next one: "does not smoke and drinks wine". */
const NOT =
  /^(?:not|never|cannot|hardly|barely|scarcely|nobody|nothing|inte|ej|icke|aldrig|nicht|nie|niemals|pas|jamais|nunca|fail(?:s|ed)?|refuse[sd]?|except|instead)$|n['’]t$/iu;
const AND = /^(?:and|but|then|och|men|und|aber|sondern|et|mais|y|pero|while|whereas|,|\(|\)|–|—)$/iu;
const OR = /^(?:or|nor|eller|oder|ou|o|ni)$/iu;
/** After "and" these begin something of its own: "no hood and a belt". */
const FRESH =
  /^(?:an?|the|some|one|two|three|every|each|all|both|is|are|was|were|has|have|had|with|it|he|she|they|we|i|you|there|my|our|his|her|their|its|your|this|that|these|only|ein\p{L}{0,2}|der|die|das|dem|den|mit|ist|sind|hat|en|ett|det|med|är|har|avec|une?|le|la|les|con|el|los|\d+)$/iu;
/** "No doubt", "no more than", "not only": denies nothing. */
const NO_DENIAL = /^(?:doubt|problem|matter|more|less|later|earlier|only|wonder|exception)$/iu;

export const piecesOf = (text: string): Piece[] => stretches(new RegExp(PIECE), text);

/** Whether a word before the stretch that begins at `at` denies it, inside of its own part of the sentence. */
export function isDeniedBefore(clause: string, at: number): boolean {
  const before = piecesOf(clause).filter(({ end }) => end <= at);
  let next = clause.slice(at).match(/^\p{L}+|^\d+/u)?.[0] ?? '';
  let isCrossed = false;
  for (const { text } of before.reverse()) {
    if (NONE.test(text) && !NO_DENIAL.test(next)) return true;
    if (NOT.test(text)) return !isCrossed && !NO_DENIAL.test(next);
    if (AND.test(text)) {
      if (FRESH.test(next)) return false;
      isCrossed = true;
    }
    if (!OR.test(text)) next = text;
  }
  return false;
}

const AFTER =
  /^(?:\s\p{L}+){0,3}?,?\s(?:(?:is|are|was|were|does|do|did|has|have|had|can|could|ist|sind|wird|werden|är|finns|ingår|fungerar|funktioniert)(?:n['’]t|\s(?:\p{L}+\s)?(?:not|never|no longer|nicht|inte|ej|kein\p{L}{0,2})(?!\p{L}))|(?:is|are|was|were|still|ist|är)?\s?(?:missing|absent|unavailable|excluded|broken|fehlt|fehlen|saknas|fattas))/iu;

/** "The hood is missing", "poles are not included". */
export const isDeniedAfter = (clause: string, end: number): boolean => AFTER.test(clause.slice(end));
