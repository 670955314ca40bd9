import type { Turn } from '../facts.js';
import { sentencesOf } from '../manner.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import data from './expiring.yaml.js';
import type { ToldAlike } from './told-alike.js';

const { asks, things } = data as unknown as {
  asks: readonly string[];
  things: readonly { topic: string; names: string; said: SaidInAll }[];
};
const ASKS = new RegExp(`^[¿\\s]*(?:${asks.join('|')})[\\s?.!]*$`, 'iu');
const THINGS = things.map((thing) => ({
  ...thing,
  names: new RegExp(`(?<!\\p{L})(?:${thing.names})(?!\\p{L})`, 'iu'),
}));
/** A sentence of an answer that tells of the end of something. */
const OF_ITS_END = /expir|go(?:es)? out|går (?:inte |aldrig )?ut|verfall|verfäll|läuft .{0,20}ab|caduc|venc/iu;
const LONGEST = 80;

/** "Does it expire?" after a pack of calls or a key: of what was asked about, else of what the answer said an end of. */
export function tellExpiring(message: string, history: readonly Turn[], spoken: () => Spoken): ToldAlike | null {
  if (message.length > LONGEST || !ASKS.test(message)) return null;
  const [asked, told] = ['user', 'assistant'].map((side) => history.findLast(({ role }) => role === side)?.text ?? '');
  const thing =
    namedIn(asked) ??
    namedIn(
      sentencesOf(told)
        .filter((one) => OF_ITS_END.test(one))
        .join(' '),
    );
  if (!thing) return null;
  const speak = spoken();
  return { text: inSpoken(thing.said, speak), speak, topic: thing.topic };
}

const namedIn = (text: string): (typeof THINGS)[number] | undefined => THINGS.find(({ names }) => names.test(text));
