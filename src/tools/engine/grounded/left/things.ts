import { isNoun, isOfClass, isRelated, lemmasOf } from '../../lexicon/index.js';
import { fromText, type Grounded } from '../grounded.js';
import { denies, isOpen, sentencesIn, type Word, wordsOf } from '../kin/words-of.js';
import { askedBy } from '../spans/asked.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** Heads that ask for no kind of thing. */
const NO_KIND =
  /^(?:name|thing|item|product|object|type|kind|place|location|part|unit|group|person|animal|text|note|notes|message|title|label|topic|subject|problem|issue|reason|description|detail|details|address|model|brand|size|status|state|action|task|request|material|area|food|plant|service|event|work|job|activity|position|role|team|company|organisation)$/;

/** `wood` of "six of them, oak": the one word of a text that is a kind of what a slot asks for. */
export function thingLeft(slot: Slot, left: Left): Grounded | null {
  const { head, core, of } = askedBy(slot.property);
  const { reading, scope } = left;
  if (reading.language !== 'en' || core.length > 1 || NO_KIND.test(head) || !isNoun(head)) return null;
  if ((of !== null && of !== 'thing') || isOfClass(head, 'person')) return null;
  const found = sentencesIn(reading.text, scope).flatMap((sentence) => {
    const words = wordsOf(reading.text, sentence);
    return words
      .filter((word) => isKindOf(head, word) && !isCounted(word, reading.text))
      .map((word) => ({
        word,
        said: reading.text.slice(sentence.start, sentence.end),
        isLed: denies(reading.text.slice(sentence.start, word.start)),
      }));
  });
  const [only] = found;
  if (new Set(found.map(({ word }) => lemmasOf(word.text).at(-1))).size !== 1 || only.isLed || isOpen(only.said))
    return null;
  return isTaken(left, only.word) ? null : fromText(only.word.text, only.word.text);
}

/** "One capsule": what is counted is how it is given. */
const isCounted = ({ start }: Word, text: string): boolean =>
  /(?:\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|many|several|each|every|per|this|that|these|those))\s$/iu.test(
    text.slice(Math.max(0, start - 10), start),
  );

const isKindOf = (head: string, { text }: Word): boolean =>
  text.length > 2 && text.toLowerCase() !== head && /^\p{Ll}/u.test(text) && isRelated(head, text)?.kind === 'kind-of';
