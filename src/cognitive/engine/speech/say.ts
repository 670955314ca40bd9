import { Random } from '../../../common/kernel/random.js';
import { sentence } from '../swedish/phrase.js';
import { sayings, type Saying, type SpeechInputs } from './sayings.js';

/** A new saying this often, seconds. */
export const SAYING_SECONDS = 5;

/** So many sayings, a minute's, no episode, dream or belief is told again in other words. */
const NOT_RETOLD = 12;

/**
 * What it says at a second: one of the true sayings, in an order of their own, a new one every five seconds. Reading changes
 * nothing, and nothing is said that is not so.
 * @param seed of the installation @param said newest first: not to be said again, while there is anything else
 */
export function sayAt(x: SpeechInputs, second: number, seed: string, said: readonly Saying[] = []): Saying {
  const order = Random.from(seed).shuffle(distinct(sayings(x)));
  const at = Math.floor(second / SAYING_SECONDS) % order.length;
  const turn = [...order.slice(at), ...order.slice(0, at)].map((one) => ({ ...one, text: sentence(one.text) }));
  const [texts, told] = [new Set(said.map(({ text }) => text)), new Set(said.slice(0, NOT_RETOLD).flatMap(toldOf))];
  const unsaid = turn.filter(({ text }) => !texts.has(text));
  return unsaid.find((saying) => !toldOf(saying).some((what) => told.has(what))) ?? unsaid[0] ?? turn[0];
}

/** What a saying tells of, but for the state, of which there is always more to say. */
const toldOf = ({ about: { kind, id } }: Saying): string[] => (kind === 'state' ? [] : [`${kind} ${id}`]);

const distinct = (list: Saying[]): Saying[] => [...new Map(list.map((saying) => [saying.text, saying])).values()];
