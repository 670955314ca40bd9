import { meaningOf } from './entailed.js';
import type { Turn } from './facts.js';
import { ALIKE } from './knowledge/wording.js';
import { sentencesOf } from './manner.js';
import { stemsOf } from './stems.js';
import { tokensOf } from './text.js';
import type { Told } from './told.js';

/** "Why not hot water?": the sentence of the last answer that tells the reason and speaks of all that; null where none does. */
export function reasonAsked(history: readonly Turn[], message: string): Told | null {
  const told = history.at(-1);
  const tokens = tokensOf(message);
  if (told?.role !== 'assistant' || tokens.length > MOST_WORDS || !ASKS_WHY.test(message)) return null;
  const words = tokens.filter((token) => !ASKING.has(token) && meaningOf(token).length > 0);
  if (words.length === 0 && !BARE.test(message)) return null;
  const reason = sentencesOf(told.text).find(
    (one) => one.length <= LONGEST_REASON && (TELLS_WHY.test(one) || HARMS.test(one)) && words.every(spokenOf(one)),
  );
  return reason === undefined ? null : { text: reason.trim(), topics: [], sources: ['conversation'] };
}

/** "Why?", "why is that?" of an answer that gives a reason itself: the first sentence that does. */
export function reasonOfLast(history: readonly Turn[], message: string): Told | null {
  const told = history.at(-1);
  if (told?.role !== 'assistant' || !ONLY_WHY.test(message.trim())) return null;
  const reason = sentencesOf(told.text).find(
    (one) => one.length <= LONGEST_REASON && (TELLS_WHY.test(one) || EXPLAINS.test(one)),
  );
  return reason === undefined ? null : { text: reason.trim(), topics: [], sources: ['conversation'] };
}

const ONLY_WHY =
  /^[¿\s]*(?:(?:and|but|ok|oh|och|men|und|aber|et|mais|y|pero)[,\s]+)?(?:why|how come|varför|hur så|hur kommer det sig|warum|wieso|weshalb|pourquoi|por qué)(?:\s(?:is (?:that|it)(?: so)?|so|that|det|då|är det så|das|denn|ist das so|ça|cela|donc|eso|es eso|es así))?[\s?!.]*$/iu;
/** "… is the easiest choice: it marks the waist." */
const EXPLAINS = /:\s(?:it|they|these|this|that|den|det|de|er|sie|es|das|il|elle|ils|elles|cela)\s\p{Ll}/u;

/** "Why not?": of all that was told. */
const BARE =
  /^(?:(?:and|but|och|men|und|et|y) )?(?:why not|varför inte|warum nicht|pourquoi pas|por qué no)[\s?!.]*$/iu;
const MOST_WORDS = 10;
/** Of a longer sentence the reason may be that of another thing in it. */
const LONGEST_REASON = 160;
const ASKS_WHY =
  /^[¿\s]?(?:(?:and|but|so|och|men|und|aber|et|mais|y|pero)\s)?(?:why|how come|varför|warum|wieso|weshalb|pourquoi|por qué)(?!\p{L})/iu;
const ASKING: ReadonlySet<string> = new Set(
  'why shouldnt should cant dont wont not use come warum wieso weshalb nicht kein keine soll darf pourquoi pas por qué no varför inte ska'.split(
    ' ',
  ),
);

/** Words by which a sentence gives its reason, and what something does to cloth. */
const TELLS_WHY =
  /(?<!\p{L})(?:because|since|so that|otherwise|or else|would|eftersom|därför att|annars|så att|gör att|weil|denn|sonst|damit|parce que|car|sinon|porque|pues|ya que)(?!\p{L})|, (?:for|för|which|som|où|ce qui|lo que) /iu;
const HARMS =
  /(?<!\p{L})(?:sets|fixes|makes|shrinks|felts|fades|harms|damages|melts|dissolves|spreads|drives|leaves|opens|coats|fäster|krymper|filtar|bleker|skadar|löser|fixiert|schrumpft|bleicht|schadet|verfilzt|löst|fixe|rétrécit|décolore|abîme|dissout|fija|encoge|decolora|daña|disuelve)(?!\p{L})/iu;

/** Whether a sentence speaks of a word, in one of its forms or by one that stands for it. */
function spokenOf(sentence: string): (word: string) => boolean {
  const said = new Set(tokensOf(sentence).flatMap(stemsOf));
  return (word) =>
    [word, ...stemsOf(word)].some((stem) => [stem, ...(ALIKE.get(stem) ?? [])].some((one) => said.has(one)));
}
