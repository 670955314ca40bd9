import type { Pad } from '../affect/pad.js';
import { PARAMETERS } from '../parameters.js';
import type { Topic } from '../swedish/nouns.js';
import { use, type Uses } from './activation.js';

/** What an episode can be about. */
export const EPISODE_TYPES = [
  'traffic',
  'error',
  'trade',
  'liquidation',
  'match',
  'lead',
  'registration',
  'key',
  'limit',
  'design',
  'image',
  'concept',
  'chat',
  'text',
  'silence',
] as const;
export type EpisodeType = (typeof EPISODE_TYPES)[number];

/** Something that happened and was worth keeping. Holds numbers and allow-listed topics only. */
export interface Episode {
  id: number;
  /** second it was first encoded */
  at: number;
  type: EpisodeType;
  topics: Topic[];
  /** how it felt */
  pad: Pad;
  /** arousal when it was encoded, [0, 1] */
  arousal: number;
  /** [0, 1] */
  surprise: number;
  /** o ∈ [0, 1], and what had been expected; null when nothing was at stake */
  outcome: number | null;
  expected: number | null;
  /** sequence numbers of its first events, at most eight */
  refs: number[];
  uses: Uses;
}

export type NewEpisode = Omit<Episode, 'id' | 'at' | 'uses' | 'refs'> & { seq: number };

/** The bounded store: the oldest goes when the ring is full. */
export interface Memory {
  next: number;
  episodes: Episode[];
}

const { episodes: CAPACITY, mergeSeconds } = PARAMETERS.memory;

const alike = (a: Episode, b: NewEpisode): boolean =>
  a.type === b.type &&
  a.outcome === b.outcome &&
  a.topics.length === b.topics.length &&
  a.topics.every((topic, i) => topic === b.topics[i]);

/** Encodes an episode, or counts one more use of an equal one of the last ten minutes. @returns its id */
export function encode(memory: Memory, fresh: NewEpisode, second: number): number {
  for (let i = memory.episodes.length - 1; i >= 0; i--) {
    const known = memory.episodes[i];
    if (second - known.at > mergeSeconds) break;
    if (alike(known, fresh)) return relive(known, fresh, second);
  }
  const { seq, ...rest } = fresh;
  const episode = {
    ...rest,
    id: memory.next++,
    at: second,
    refs: [seq],
    uses: { n: 1, first: second, recent: [second] },
  };
  memory.episodes.push(episode);
  if (memory.episodes.length > CAPACITY) memory.episodes.shift();
  return episode.id;
}

function relive(known: Episode, fresh: NewEpisode, second: number): number {
  use(known.uses, second);
  known.surprise = Math.max(known.surprise, fresh.surprise);
  known.arousal = Math.max(known.arousal, fresh.arousal);
  if (known.refs.length < 8) known.refs.push(fresh.seq);
  return known.id;
}
