import type { Note } from './note.js';
import type { Said } from './topic.js';
import rows from './glossary.yaml.js';

interface Word {
  id: string;
  terms: readonly string[];
  said: Said;
}

/** How a question asks what a thing is, and by which words it asks for something else about it. */
const WHAT =
  'what|whats|define|explain|meaning|mean|tell me about|describe|vad är|vad betyder|förklara|berätta om|vad innebär';
const ELSE =
  '!difference|differ|versus|vs|compared|skillnad|skillnaden|wash|iron|sew|wear|dry|clean|stain|tvätta|tvättar|stryka|sy|syr|bära|fläck|goes|go with|passar|size|needle|nål';

/** What words of the trade mean, each as a note that answers what it is. */
export const GLOSSARY: readonly Note[] = (rows as readonly Word[]).map(({ id, terms, said }) => ({
  id: `note/${id}`,
  cues: [terms.join('|'), WHAT, ELSE],
  said: [said],
}));
