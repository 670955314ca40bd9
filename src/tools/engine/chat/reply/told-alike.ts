import type { Spoken } from '../text.js';

/** What is told alike in every language, in the one that is spoken. */
export interface ToldAlike {
  text: string;
  speak: Spoken;
  /** What it rests on. */
  topic: string;
}
