import type { Intent } from './cues.js';
import { MAX_ADDED, MAX_ELLIPSIS, POINTS_BACK } from './goes-on.js';
import type { Note } from './knowledge/note.js';
import { isTouchedBy, notesFor, spokenIn } from './notes.js';
import type { Thread } from './question.js';

/** What the league is and where it is read, which its figures do not tell. */
const OF_ARENA: ReadonlySet<string> = new Set(
  'league-what league-score league-prize league-fees league-bet leaderboard-where past-matches price-tick bot-leave league-durations league-header league-rate'
    .split(' ')
    .map((name) => `note/${name}`),
);

/** How the ids of notes on the engine’s workings begin, and who asks for those, not for how it is now. */
const MIND = 'note/mind-';

const ASKS_HOW = /\b(?:why does|why do|how does|how do|how often does|varför|hur fungerar|hur ofta)\b/;

const OF_ITS_LIFE = /\b(?:dreams?|sleeps?|forgets?|learns?|remembers?|dröm\w*|sover|lär|glömmer|minns)\b/;

const WHAT_IT_IS = /\b(?:what is the (?:cognitive )?engine|vad är (?:den kognitiva )?motorn)$/;

const asksHowItWorks = (plain: string): boolean =>
  WHAT_IT_IS.test(plain) || (ASKS_HOW.test(plain) && OF_ITS_LIFE.test(plain));

/** How the ids of notes on the league’s rules begin. */
const RULES = 'note/rules-';

export function notesOf(
  tokens: readonly string[],
  followUp: boolean,
  cues: readonly Intent[],
  thread: Thread,
  reworded: boolean,
): readonly Note[] {
  if (cues.includes('greet')) return [];
  const here = spokenIn(tokens, reworded);
  if (cues.includes('mood'))
    return asksHowItWorks(tokens.join(' '))
      ? notesFor(here).filter(({ id }) => id.startsWith(MIND) || id === 'note/engine-what')
      : [];
  if (cues.includes('league')) return notesFor(here).filter(({ id }) => OF_ARENA.has(id) || id.startsWith(RULES));
  const alone = notesFor(here);
  if (!thread.plain || !(followUp || tokens.length <= MAX_ELLIPSIS)) return alone;
  if (reworded) return alone;
  const before = spokenIn(thread.plain.split(' '));
  const leaning = notesFor(here, before).filter((note) => !isSocial(note));
  if (!followUp) return [...alone, ...leaning];
  const points = POINTS_BACK.test(tokens.join(' ')) && tokens.length <= MAX_ADDED + 2;
  return [...leaning, ...(points ? alone.filter((note) => isSocial(note) || isTouchedBy(note, before)) : alone)];
}

export const isSocial = (note: Note): boolean => note.id.startsWith('social/');
