import { sentenceAt } from '../../clause.js';
import { denialAfter } from '../../filling/contradicted.js';
import { everywhere, type Fault, timesSaid } from './places.js';
import { PHRASES, SAYS } from './words.js';

const SMALL = String.raw`(?:(?:${PHRASES.small})\s){0,3}(?:[$€£]\s?)?`;
const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${PHRASES.isNot})\s|(?:${PHRASES.denies})\s(?:${PHRASES.verbs})\s|(?:${PHRASES.verbs})\s(?:\p{L}{2,12}\s)?(?:${PHRASES.notBehind})\s|(?:ne\s|n['’])(?:${PHRASES.verbs})\spas\s)${SMALL}$`,
  'iu',
);

/** "The flat does not cost 950 euros." */
const isDenied: Fault = everywhere(
  ({ start }, { value }, { words }, { text }) =>
    (typeof value === 'number' || /^[\p{Lu}\d]/u.test(text.slice(start))) &&
    !words.some((word) => /^(?:not|nicht|inte|pas|no)$/u.test(word)) &&
    DENIED.test(text.slice(Math.max(sentenceAt(text, start).start, start - 60), start)),
);

const ASKS = new RegExp(String.raw`^[\s¿]*(?:${PHRASES.asks}|${PHRASES.verbs})(?![\p{L}])`, 'iu');
const AGREES = new RegExp(String.raw`^[\s?!]*(?:${PHRASES.agrees})(?!\p{L})`, 'iu');

/** "Does the train leave at 7:15? I only know …": what is asked and not answered. */
const isOnlyAsked: Fault = everywhere(({ start, end }, { quote }, _property, { text }) => {
  const sentence = sentenceAt(text, start);
  const [said, rest] = [text.slice(sentence.start, sentence.end), text.slice(sentence.end)];
  if (!rest.startsWith('?') || !ASKS.test(said) || AGREES.test(rest)) return false;
  const isSaidElsewhere = timesSaid(quote ?? text.slice(start, end), text).some(
    (one) => one.start < sentence.start || one.start > sentence.end,
  );
  return !isSaidElsewhere && SAYS.ignores.test(text);
});

const HOPED = new RegExp(String.raw`(?<!\p{L})(?:${PHRASES.hoped})(?!\p{L})`, 'iu');
const TO_BE = /^[^.,;!?]{0,40}\szu\s\p{L}/iu;

/** "Which had hoped to have 60 employees, has 46": what only was to be. */
const isOnlyHoped: Fault = everywhere(({ start, end }, _found, { words }, { text }) => {
  if (words.some((word) => SAYS.asksForHope.test(word))) return false;
  const before = text.slice(sentenceAt(text, start).start, start);
  const hope = HOPED.exec(before);
  if (!hope) return false;
  const between = before.slice(hope.index + hope[0].length);
  return (
    !/[,;]\s|\s(?:but|men|aber|mais|pero)\s/iu.test(between) ||
    (/^,\s[^,;]*$/u.test(between) && TO_BE.test(text.slice(end)))
  );
});

const REFUTED = new RegExp(
  String.raw`^[^.,;!?]{0,40},\s(?:which|what|that|but (?:that|this|it)|was|det|vilket|men det|ce (?:que|qui)|mais c['’]est|lo (?:que|cual)|pero)\s[^.;!?]{0,60}(?<!\p{L})(?:${PHRASES.refuted})(?!\p{L})`,
  'iu',
);

/** "The hut is said to sleep 40, which the warden calls nonsense." */
const isRefuted: Fault = everywhere(
  ({ start, end }, _found, _property, { text }) =>
    REFUTED.test(text.slice(end)) || denialAfter(text, start) !== undefined,
);

/** What a text has and says not to be so, asks for, or hoped for. */
export const NOT_SO: readonly Fault[] = [isDenied, isOnlyAsked, isOnlyHoped, isRefuted];
