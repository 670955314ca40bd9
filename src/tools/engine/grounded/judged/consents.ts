import { stemIn, type Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { stemsOf } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/consents.yaml.js';

const { asks, mute, agrees, refuses } = saysOf(data as Record<'asks' | 'mute' | 'agrees' | 'refuses', string>);
/** "Stimmt der Werbung nicht zu". */
const SPLIT = /(?<!\p{L})stimm(?:e|t|en)(?!\p{L})[^.!?\n]{0,80}\snicht\szu(?!\p{L})/iu;
const SENTENCE = /[^.!?;\n]+[.!?;]?/gu;

/** `phone_contact_allowed` of "The customer agrees to be contacted by phone": whether the one sentence about it agrees or refuses. */
export function consents(words: readonly string[], { text }: Reading, { start, end }: Span): Grounded | null {
  const topics = words.filter((word) => !asks.test(word) && !mute.test(word));
  if (topics.length === 0 || topics.length === words.length) return null;
  const told = (text.slice(start, end).match(SENTENCE) ?? []).filter(
    (one) =>
      !one.endsWith('?') && topics.every((word) => stemIn(one, { start: 0, end: one.length }, stemsOf(word), 0) >= 0),
  );
  const verdicts = told.flatMap((one) =>
    refuses.test(one) || SPLIT.test(one) ? [false] : agrees.test(one) ? [true] : [],
  );
  return told.length === 1 && verdicts.length === 1 ? fromText(verdicts[0], told[0].trim()) : null;
}
