import type { ChatAnswer } from './facts.js';

/** What would be answered. */
export interface Told extends Omit<ChatAnswer, 'language' | 'understood'> {
  /** It says no more than that it does not know. */
  declined?: true;
  /** Only the caller could have told it: nothing else answers in its place. */
  untold?: true;
  /** An offer that may follow. */
  closing?: string;
  /** What the text enumerates. */
  items?: readonly string[];
}

/** A text that rests on nothing but this program itself. */
export const own = (text: string): Told => ({ text, topics: [], sources: [] });
