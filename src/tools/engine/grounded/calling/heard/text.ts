import { type Reading, readingOf } from '../../reading.js';
import { type Token, tokensOf } from '../tokens.js';
import { namesIn, stretchesIn } from './spans.js';
import type { Stretch } from './stretch.js';

/** A text with all that arguments may be found by. */
export interface Text {
  text: string;
  reading: Reading;
  tokens: readonly Token[];
  stretches: readonly Stretch[];
  names: readonly Stretch[];
}

const MOST_HELD = 60;
const held = new Map<string, Text>();

/** @param today the day on which it is written, where the caller tells it */
export function textOf(text: string, today?: string): Text {
  const key = `${today ?? ''}\n${text}`;
  const known = held.get(key);
  if (known) return known;
  if (held.size >= MOST_HELD) held.clear();
  const reading = readingOf(text, today);
  const stretches = stretchesIn(reading);
  const made = {
    text: reading.text,
    reading,
    tokens: tokensOf(reading.text),
    stretches,
    names: namesIn(reading, stretches),
  };
  held.set(key, made);
  return made;
}
