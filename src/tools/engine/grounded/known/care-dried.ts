import { topicById } from '../../chat/knowledge/index.js';
import { from, type Grounded } from '../grounded.js';
import { listOf, saying } from '../judged/phrase.js';
import type { Reading } from '../reading.js';
import { bare } from '../sorting/families.js';
import data from '../words/care-asked.yaml.js';
import { clothIn } from './care.js';

const WAYS = ['flat', 'hung', 'tumbled', 'heated'] as const;
type Way = (typeof WAYS)[number];
const WORDS = data as Record<Way | 'dries' | 'knits', string>;
const NAMES = WAYS.map((way) => ({ way, names: new Set(listOf(WORDS[way]).map(bare)) }));
const [DRIES, KNITS] = [WORDS.dries, WORDS.knits].map((list) => saying(listOf(list)));
/** Hair of animals, which a knit of it keeps stretched. */
const HAIR: ReadonlySet<string> = new Set(['wool', 'merino', 'cashmere', 'mohair', 'alpaca', 'angora', 'lambswool']);

const wayNamed = (name: unknown): Way | undefined =>
  typeof name === 'string' ? NAMES.find(({ names }) => names.has(bare(name)))?.way : undefined;

/**
 * Of an enumeration of ways of drying the one for the only cloth of a question: knits of wool lie flat, what must not be tumbled is not, nothing is
 * laid on a heater. Null where that leaves several; undefined where no such thing is asked.
 */
export function driedAmong(values: readonly unknown[], { text, mentions }: Reading): Grounded | null | undefined {
  const ways = values.map(wayNamed);
  if (ways.includes(undefined) || values.length < 2 || !text.includes('?') || text.search(DRIES()) < 0)
    return undefined;
  const cloth = clothIn(mentions);
  const facts = topicById.get(`fabric/${cloth}`)?.fabric;
  if (cloth === null || !facts) return null;
  const isFlat = HAIR.has(cloth) && text.search(KNITS()) >= 0;
  const left = values.filter((_, i) =>
    isFlat ? ways[i] === 'flat' : ways[i] !== 'heated' && (ways[i] !== 'tumbled' || facts.tumble),
  );
  return left.length === 1 ? from(`knowledge:fabric/${cloth}`, left[0]) : null;
}
