import type { Reading } from '../knowledge/plain-words.js';
import type { Facet, Topic } from '../knowledge/topic.js';

export interface Reply {
  text: string;
  topics: readonly Topic[];
  facets: readonly Facet[];
  /** How it was worked out, where it was not read from an entry. */
  reading?: Reading;
  /** What the text enumerates, for whoever wants a list. */
  items?: readonly string[];
}
