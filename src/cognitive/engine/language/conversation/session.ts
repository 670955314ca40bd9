import { TOPICS, type Topic } from '../../swedish/nouns.js';
import type { Analysis } from '../analysis.js';
import { ASKS } from './asks.js';

/** Sentences of replies that are not said again. */
const UNLIKE_LAST = 30;
const MOST_TURNS = 9999;

/** What was asked last, or that somebody told of a death or of trouble. */
export const ASKED = [...ASKS, 'grief', 'trouble'] as const;
export type Asked = (typeof ASKED)[number];

/** What is remembered of one conversation: no word of it. The other side keeps it and sends it with the next text. */
export interface Session {
  /** texts before this one */
  turns: number;
  /** what the last text that had a topic was about, and what was last asked */
  topic: Topic | null;
  ask: Asked | null;
  /** hashes of the sentences said last, newest first */
  said: number[];
}

export const newSession = (): Session => ({ turns: 0, topic: null, ask: null, said: [] });

/** What a text has to show for that. */
type Said = Pick<Analysis, 'topics' | 'ask' | 'need' | 'addressed' | 'sentiment'>;

/** After a text, and a reply of these sentences. */
export const continued = ({ turns, topic, ask, said }: Session, text: Said, sentences: readonly string[]): Session => ({
  turns: Math.min(MOST_TURNS, turns + 1),
  topic: text.topics[0] ?? topic,
  ask: text.ask === 'why' ? ask : (askedBy(text) ?? ask),
  said: [...sentences.map(hashSentence).reverse(), ...said].slice(0, UNLIKE_LAST),
});

function askedBy(text: Said): Asked | null {
  const { ask, need } = text;
  if (need) return 'grief';
  return ask ?? (isTrouble(text) ? 'trouble' : null);
}

/** Bad news of somebody's own: not said to the engine, and of nothing that is made or traded here. */
export const isTrouble = ({
  sentiment,
  addressed,
  topics,
}: Pick<Said, 'sentiment' | 'addressed' | 'topics'>): boolean =>
  sentiment.label === 'negative' && !addressed && topics.length === 0;

/** FNV-1a folded to 24 bits. */
export function hashSentence(sentence: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sentence.length; i++) hash = Math.imul(hash ^ sentence.charCodeAt(i), 0x01000193);
  return (hash >>> 8) ^ (hash & 0xff);
}

/** As text: turns, topic, question and hashes, between dots, of [A-Za-z0-9.-]. */
export const writeSession = ({ turns, topic, ask, said }: Session): string =>
  [turns, topic ?? '', ask ?? '', ...said.map((hash) => hash.toString(36))].join('.');

/** @returns null for what is none */
export function readSession(text: string): Session | null {
  const [turns, topic, ask, ...said] = text.split('.');
  const known = (list: readonly string[], word: string | undefined): boolean =>
    word === '' || list.includes(word ?? '-');
  const hashes = said.map((word) => Number.parseInt(word, 36));
  if (!/^\d{1,4}$/.test(turns) || !known(TOPICS, topic) || !known(ASKED, ask)) return null;
  if (said.length > UNLIKE_LAST || !said.every((word) => /^[0-9a-z]{1,5}$/.test(word))) return null;
  return {
    turns: Number(turns),
    topic: (topic || null) as Topic | null,
    ask: (ask || null) as Asked | null,
    said: hashes,
  };
}
