import { Random } from '../../../common/kernel/random.js';
import { sentence } from '../swedish/phrase.js';
import { sayings, type Saying, type SpeechInputs } from './sayings.js';

/** A new saying this often, seconds. */
export const SAYING_SECONDS = 5;

/**
 * What it says at a second: the true sayings in a fixed order that changes when all have been said, one every five
 * seconds. Reading changes nothing, and nothing is said that is not so. @param seed of the installation
 */
export function sayAt(x: SpeechInputs, second: number, seed: string): Saying {
  const all = distinct(sayings(x));
  const turn = Math.floor(second / SAYING_SECONDS);
  const round = Math.floor(turn / all.length);
  const order = Random.from(`${seed}/${all.length}/${round}`).shuffle(all);
  const saying = order[turn % all.length];
  return { ...saying, text: sentence(saying.text) };
}

const distinct = (list: Saying[]): Saying[] => [...new Map(list.map((saying) => [saying.text, saying])).values()];
