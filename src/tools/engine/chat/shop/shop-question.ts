import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';

/** What a customer asks, and what the instructions of the shop tell. */
export interface ShopQuestion {
  asked: string;
  instructions: string;
  /** of the instructions */
  sentences: readonly string[];
  language: Spoken;
  history: readonly Turn[];
}

/** What a shop says: in words of its own, or that it has not been told. */
export interface ShopAnswer {
  text: string;
  isUntold?: true;
}

export const questionOf = (
  asked: string,
  instructions: string,
  language: Spoken,
  history: readonly Turn[],
): ShopQuestion => ({
  asked: asked.trim(),
  instructions,
  sentences: instructions.split(/(?<=[.!\n])\s+/u).filter((one) => one.trim() !== ''),
  language,
  history,
});
