import type { Span } from '../clause.js';
import { sentencesIn } from '../kin/words-of.js';

const TURN =
  /,?\s(?:but|however|although|though|yet|aber|doch(?!\s(?:nicht|kein))|sondern|jedoch|men|utan(?=\s(?:jag|vi|ni|det|den|vill))|mais|pourtant|pero|sino|aunque)\s|,\s(?=(?:just|only|nur|seulement|juste|solo|sólo|solamente|bara)\s)|,?\s(?=[¿¡])|;\s|\s[–—]\s|:\s/giu;

/** Parts of a text that say one thing: sentences, parted where they turn. */
export function partsIn(text: string, scope: Span): Span[] {
  return sentencesIn(text, scope).flatMap(({ start, end }) => {
    const marks = [...text.slice(start, end).matchAll(TURN)];
    const starts = [start, ...marks.map((mark) => start + mark.index + mark[0].length)];
    return starts.map((from, i) => ({ start: from, end: i < marks.length ? start + marks[i].index : end }));
  });
}
