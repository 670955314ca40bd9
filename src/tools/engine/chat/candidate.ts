import type { Note } from './knowledge/note.js';
import type { Reading } from './knowledge/plain-words.js';
import type { Facet } from './knowledge/topic.js';

/** An answer that may be given, with what it rests on. */
export interface Candidate {
  text: string;
  /** Ids. */
  topics: readonly string[];
  facets?: readonly Facet[];
  note?: Note;
  /** How it was worked out, where it was not read from an entry. */
  reading?: Reading;
}
