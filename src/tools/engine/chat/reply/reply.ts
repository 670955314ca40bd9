import type { Facet, Topic } from '../knowledge/topic.js';

export interface Reply {
  text: string;
  topics: readonly Topic[];
  facets: readonly Facet[];
  /** What the text enumerates, for whoever wants a list. */
  items?: readonly string[];
}
