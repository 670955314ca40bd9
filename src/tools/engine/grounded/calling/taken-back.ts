import data from './taken-back.yaml.js';
import { isWish } from './wishes.js';

interface Words {
  before: string[];
  alone: string[];
  turned: string[];
}

const { before, alone, turned } = data as Words;
const either = (words: readonly string[]): string => `(?:${words.join('|')})`;
const LED = String.raw`(?:${either(before)},?\s){0,4}`;
const LED_ONCE = String.raw`(?:${either(before)},?\s){1,4}`;
/** What takes back, as a clause of its own: between marks, or at an end of the text. */
const TAKEN_BACK = new RegExp(
  String.raw`(?<=^|[.,;:!?–—-]\s{1,3}|\s(?:but|aber|men|mais|pero)\s)(?:${LED}${either(alone)}|${LED_ONCE}${either(turned)})(?=\s?[.,;:!?–—]|\s[–-]|\s*$)`,
  'giu',
);
/** "If there are none, never mind": taken back only then. */
const DEPENDS =
  /(?:^|[.!?,;]\s)(?:(?:and|och|und|et|y)\s)?(?:if|unless|otherwise|else|when|om|annars|ifall|wenn|falls|sonst|ansonsten|si|sinon|quand|si no|cuando)(?!\p{L})[^.!?;]*$/iu;

/**
 * What is left of a text whose wish was taken back: "cancel order 5, no, forget it" leaves nothing, "… never mind, where is it?" the
 * question after it. @returns null where nothing is taken back
 */
export function afterTakenBack(text: string): string | null {
  const last = [...text.matchAll(TAKEN_BACK)].findLast(({ index }) => !DEPENDS.test(text.slice(0, index)));
  if (!last) return null;
  const rest = text.slice(last.index + last[0].length).replace(/^[\s.,;:!?–—-]+/u, '');
  return isWish(rest) || rest.includes('?') ? rest : '';
}
