import { sentenceAt } from '../../clause.js';
import { everywhere, type Fault } from './places.js';
import { PHRASES, SAYS } from './words.js';

const ABOUT = new RegExp(String.raw`(?<!\p{L})(?:${PHRASES.about})\s(?:[$€£]\s?)?$`, 'iu');

/** `exact_guests` of "about 200 guests". */
export const isRough: Fault = everywhere(
  ({ start }, _found, { words }, { text }) =>
    words.some((word) => SAYS.asksExactly.test(word)) && ABOUT.test(text.slice(Math.max(0, start - 24), start)),
);

const ANEW =
  /(?<!\p{L})(?:now|instead|until|till|to|nu|till|istället|jetzt|nun|auf|stattdessen|maintenant|au|ahora|al)(?!\p{L})|[,;]/iu;

/** `new_date` of "the reading on 9 May was cancelled": the day that is off is no new one. */
export const isDayThatIsOff: Fault = everywhere(({ start, end }, { value }, { words }, { text }) => {
  if (!/^\d{4}-\d\d-\d\d|^\d\d?:\d\d/u.test(String(value)) || !words.some((word) => SAYS.asksAnew.test(word)))
    return false;
  const sentence = sentenceAt(text, start);
  const [before, after] = [text.slice(sentence.start, start), text.slice(end, sentence.end)];
  const off = SAYS.cancelled.exec(before);
  return SAYS.cancelled.test(after) || (off !== null && !ANEW.test(before.slice(off.index)));
});
