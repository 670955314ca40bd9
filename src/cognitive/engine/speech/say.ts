import { Random } from '../../../common/kernel/random.js';
import { sentence } from '../swedish/phrase.js';
import { sayings, type Saying, type SpeechInputs } from './sayings.js';

/** A new saying this often, seconds. */
export const SAYING_SECONDS = 5;

/**
 * What it says at a second: one of the true sayings, in an order of their own, a new one every five seconds. Reading changes
 * nothing, and nothing is said that is not so.
 * @param seed of the installation @param said what is not to be said again, while there is anything else
 */
export function sayAt(x: SpeechInputs, second: number, seed: string, said: ReadonlySet<string> = NOTHING): Saying {
  const order = Random.from(seed).shuffle(distinct(sayings(x)));
  const at = Math.floor(second / SAYING_SECONDS) % order.length;
  const turn = [...order.slice(at), ...order.slice(0, at)].map((one) => ({ ...one, text: sentence(one.text) }));
  return turn.find(({ text }) => !said.has(text)) ?? turn[0];
}

const NOTHING: ReadonlySet<string> = new Set();

const distinct = (list: Saying[]): Saying[] => [...new Map(list.map((saying) => [saying.text, saying])).values()];
