import type { Intent } from './cues.js';
import type { Topic, TopicKind } from './knowledge/topic.js';

const STRONG: readonly TopicKind[] = ['fabric', 'garment', 'step', 'stain', 'care'];

/** Care of everything; said only when nothing more particular was named. */
export const GENERAL: ReadonlySet<string> = new Set([
  'care/washing',
  'care/ironing',
  'care/drying',
  'occasion/everyday',
]);

export const isStrong = (topic: Topic): boolean => STRONG.includes(topic.kind);

export const RANK: Partial<Record<Intent, readonly TopicKind[]>> = {
  care: ['stain', 'care', 'fabric', 'garment', 'step'],
  sew: ['step', 'garment', 'fabric', 'care'],
  wear: ['occasion', 'season', 'garment', 'size', 'colour', 'fabric', 'care'],
  match: ['colour', 'garment', 'fabric', 'occasion'],
  size: ['garment', 'size'],
  amount: ['garment', 'fabric'],
  use: ['api'],
};

/** Topics by their weight for what is asked; in order of mention where nothing decides. */
export function ordered(topics: readonly Topic[], intents: readonly Intent[]): Topic[] {
  const rank = intents.map((intent) => RANK[intent]).find((kinds) => kinds !== undefined);
  if (!rank) return [...topics];
  const place = (topic: Topic): number => (rank.includes(topic.kind) ? rank.indexOf(topic.kind) : rank.length);
  return [...topics].sort((a, b) => place(a) - place(b));
}

/** Words of the API are everyday words; beside clothes they are not meant, unless the question is about the API. */
export function relevant(topics: readonly Topic[], intents: readonly Intent[]): Topic[] {
  const clothes = topics.filter((topic) => topic.kind !== 'api');
  if (clothes.length === 0) return [...topics];
  if (intents[0] === 'use') return topics.filter((topic) => topic.kind === 'api');
  const particular = clothes.filter((topic) => !GENERAL.has(topic.id));
  return particular.some((topic) => isStrong(topic) || topic.kind === 'occasion') ? particular : clothes;
}
