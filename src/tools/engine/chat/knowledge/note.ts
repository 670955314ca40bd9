import type { Said } from './topic.js';

/** A particular question and its answer, finer than a topic. */
export interface Note {
  /** e.g. `note/measure-bust` */
  id: string;
  /**
   * What a question has to speak of: every group by one of its words or phrases. `word*` stands for every word that
   * begins so; a group opened by `!` must not be spoken of.
   */
  cues: readonly string[];
  /** One of these is said; `{url}`, `{persona}` and where help is in Sweden (`{emergency}`, `{talk}`, `{advice}`) are filled in. */
  said: readonly Said[];
  /** It says no more than that this is not our field. */
  declines?: boolean;
  /** It matters more than what else the message holds: distress, an attack, another trade's question. */
  anywhere?: boolean;
}
