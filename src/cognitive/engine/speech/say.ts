import { Random } from '../../../common/kernel/random.js';
import { sentence } from '../swedish/phrase.js';
import { sayings, type Saying, type SpeechInputs } from './sayings.js';

/** A new saying this often, seconds. */
export const SAYING_SECONDS = 5;

/**
 * What it says at a second: the true sayings in an order of their own, one every five seconds, so that none comes
 * back before all have been said. Reading changes nothing, and nothing is said that is not so.
 * @param seed of the installation
 */
export function sayAt(x: SpeechInputs, second: number, seed: string): Saying {
  const order = Random.from(seed).shuffle(distinct(sayings(x)));
  const saying = order[Math.floor(second / SAYING_SECONDS) % order.length];
  return { ...saying, text: sentence(saying.text) };
}

const distinct = (list: Saying[]): Saying[] => [...new Map(list.map((saying) => [saying.text, saying])).values()];
