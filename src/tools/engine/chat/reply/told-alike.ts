import type { Spoken } from '../text.js';

/** What is told alike in every language, in the one that is spoken. */
export type ToldAlike = { text: string; speak: Spoken } & (
  | {
      /** What it rests on. */
      topic: string;
      declined?: undefined;
    }
  | {
      /** It says no more than that it cannot be known. */
      declined: true;
      topic?: undefined;
    }
);
