import type { Topic } from '../swedish/nouns.js';
import { availability } from './activation.js';
import type { Episode, EpisodeType } from './episode.js';

export interface Cue {
  topics: readonly Topic[];
  type: EpisodeType | null;
}

export interface Recalled {
  episode: Episode;
  /** (σ(B) + importance + relevance) / 3, [0, 1] */
  score: number;
  activation: number;
  importance: number;
  relevance: number;
}

/** How much an episode matters: the larger of its pleasure or displeasure and its surprise. */
export const importanceOf = (e: Episode): number => Math.max(Math.abs(e.pad[0]), e.surprise);

/** Shared topics by Jaccard, with a share for the same type; [0, 1]. */
export function relevance(e: Episode, cue: Cue): number {
  const shared = e.topics.filter((t) => cue.topics.includes(t)).length;
  const all = new Set([...e.topics, ...cue.topics]).size;
  const topical = all === 0 ? 0 : shared / all;
  return cue.type === e.type ? 0.25 + 0.75 * topical : topical;
}

/** The best episodes for a cue, absolute scales (Park et al. 2023, with ACT-R's recency). Leaves memory unchanged. */
export function recall(episodes: readonly Episode[], cue: Cue, now: number, limit: number): Recalled[] {
  return episodes
    .map((episode) => {
      const parts = {
        activation: availability(episode.uses, now),
        importance: importanceOf(episode),
        relevance: relevance(episode, cue),
      };
      return { episode, ...parts, score: (parts.activation + parts.importance + parts.relevance) / 3 };
    })
    .filter((r) => r.relevance > 0)
    .sort((a, b) => b.score - a.score || b.episode.id - a.episode.id)
    .slice(0, limit);
}
