import { shownText } from '../../../common/kernel/shown-text.js';

/** Control characters but tab and line ends, which no column of JSON takes or no page shows. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Half of a character. */
const HALVES = /\p{Surrogate}/gu;

/** What a model said, as it is kept and shown: plain, without what hides, at most so many characters. */
export function keptText(text: string, most: number): string {
  const plain = shownText(
    text
      .slice(0, 2 * most)
      .replace(HALVES, '\ufffd')
      .replace(CONTROLS, ' '),
  );
  return plain.length > most ? `${plain.slice(0, most - 1).replace(HALVES, '')}…` : plain;
}
