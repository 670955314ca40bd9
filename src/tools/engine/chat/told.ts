import type { ChatAnswer } from './facts.js';

/** What would be answered. */
export interface Told extends Omit<ChatAnswer, 'language' | 'understood'> {
  /** It says no more than that it does not know. */
  declined?: true;
  /** An offer that may follow. */
  closing?: string;
  /** What the text enumerates. */
  items?: readonly string[];
}

/** A text that rests on nothing but this program itself. */
export const own = (text: string): Told => ({ text, topics: [], sources: [] });
