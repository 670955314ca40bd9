import type { Candidate } from './candidate.js';
import { KINDS_ASKED, TURNS, WHICH_OF } from './knowledge/kinds-asked.js';
import { PLAIN_WORDS } from './knowledge/plain-words.js';
import { mentionsIn } from './lexicon.js';
import { stemsOf } from './stems.js';
import { tokensOf } from './text.js';
import type { Question } from './question.js';

/** Whether an answer names a cloth: the bias is no answer to "which fabric". */
const namesCloth = ({ text, topics }: Candidate): boolean =>
  topics.some((id) => id.startsWith('fabric/')) ||
  mentionsIn(tokensOf(text)).some(({ topic }) => topic.kind === 'fabric');

/** What one of two things is like is no difference between them. */
const tellsOneOfTwo = (plain: string, { topics }: Candidate): boolean =>
  topics.length < 2 && TURNS.oneOfTwo.test(plain);

/** "Which stitch?" is answered by one, not by why stitches are skipped. */
const namesOneOf = (plain: string, { text }: Candidate): boolean => oneOfAsked(plain)?.test(text) ?? true;

/** What names one of those that a question chooses among: "which stitch?"; undefined where it does not. */
export const oneOfAsked = (plain: string): RegExp | undefined => WHICH_OF.get(ASKS_ONE.exec(plain)?.[1] ?? '');

/** "How many requests?" is answered by requests, not by how many times leverage. */
function countsThem(plain: string, { text, note }: Candidate): boolean {
  const [, noun] = COUNTS.exec(plain) ?? [];
  if (noun === undefined || note === undefined || PLAIN_WORDS.has(noun)) return true;
  const words = new Set([...tokensOf(text), ...note.cues.flatMap((cue) => tokensOf(cue))].flatMap(stemsOf));
  return stemsOf(noun).some((stem) => words.has(stem));
}

const COUNTS = /\b(?:how many|hur många) (\p{L}{3,})/u;

const ASKS_ONE =
  /^(?:and |so |but |och |men |då )*(?:which|what|vilken|vilket|vilka) (?:kind of |type of |sorts? |slags )?(\p{L}+) (?:for|to|should|shall|can|do|does|is best|are best|with|under|goes|go|till|ska|bör|under|med|passar)(?!\p{L})/u;

/** Whether an answer is of the kind that was asked for: a number, a time, a cloth, yes or no. */
export function isOfKind({ plain, asksWhy, reworded }: Question, candidate: Candidate): boolean {
  if (reworded && TURNS.whether.test(plain) && !TURNS.decides.test(candidate.text)) return false;
  if (KINDS_ASKED.some(({ asks, holds }) => asks.test(plain) && !holds.test(candidate.text))) return false;
  if (TURNS.cloth.test(plain) && !namesCloth(candidate)) return false;
  if (!namesOneOf(plain, candidate) || !countsThem(plain, candidate)) return false;
  if (TURNS.name.test(plain) && !TURNS.tellsName.test(candidate.text)) return false;
  if (
    !candidate.note &&
    candidate.reading === undefined &&
    (TURNS.history.test(plain) || tellsOneOfTwo(plain, candidate))
  )
    return false;
  const side = candidate.facets?.[0];
  if (side === undefined || candidate.note || candidate.reading) return true;
  if (asksWhy) return side === 'why';
  if (side === 'sew' && TURNS.which.test(plain)) return false;
  if (side === 'care' && TURNS.whether.test(plain))
    return TURNS.decides.test(candidate.text) || TURNS.chooses.test(plain);
  return (
    side === 'use' ||
    side === 'care' ||
    !TURNS.yesOrNo.test(plain) ||
    TURNS.chooses.test(plain) ||
    TURNS.decides.test(candidate.text)
  );
}
