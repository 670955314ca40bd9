import type { Candidate } from './candidate.js';
import { BODIES, OFF, REMOVES, TURNS } from './knowledge/kinds-asked.js';
import type { Note } from './knowledge/note.js';
import { isOfService } from './knowledge/notes.js';
import type { TopicKind } from './knowledge/topic.js';
import { type Mention, mentionsIn } from './lexicon.js';
import { madeOnce } from '../../../common/kernel/made-once.js';
import { tokensOf } from './text.js';
import type { Question } from './question.js';

/**
 * Whether an answer speaks of another thing than a question: of other cloths, stains or colours than the named ones, of the
 * service where a piece is named, of making where something is to go, of cloth where hands are stained.
 */
export function isOfAnother(question: Question, candidate: Candidate, mentions: readonly Mention[]): boolean {
  const { note } = candidate;
  if (note && isOfNotes(note))
    return (
      (isOfService(note) && namesPiece(question, mentions, note)) ||
      comparesAnother(note, question, mentions) ||
      (TURNS.asksOfCloth.test(question.plain) && isOfAnyCloth(note, candidate, question))
    );
  return undoes(question, candidate) || isOfBody(question, candidate);
}

const isOfNotes = ({ id }: Note): boolean => id.startsWith('note/');

/** What a note is recognised by, of one kind. */
const thingsOf = madeOnce((note: Note): ReadonlyMap<TopicKind, ReadonlySet<string>> => {
  const cues = note.cues.filter((cue) => !cue.startsWith('!')).flatMap((cue) => cue.split('|'));
  const mentioned = cues.flatMap((cue) => mentionsIn(cue.replaceAll('*', '').split(' ')));
  const kinds = new Map<TopicKind, Set<string>>();
  for (const { topic } of mentioned) kinds.set(topic.kind, (kinds.get(topic.kind) ?? new Set()).add(topic.id));
  return kinds;
});

/** Whether a question asks if one cloth is another, of which a note is not asked for by each. */
function comparesAnother(note: Note, { plain }: Question, mentions: readonly Mention[]): boolean {
  if (!TURNS.compares.test(plain) || !thingsOf(note).has('fabric')) return false;
  const words = plain.split(' ');
  const own = thingsOf(note).get('fabric') ?? new Set();
  return mentions.some(
    ({ topic, at, length }) =>
      topic.kind === 'fabric' &&
      !own.has(topic.id) &&
      !words.slice(at, at + length).some((word) => cuesOf(note).has(word)),
  );
}

const cuesOf = madeOnce(
  ({ cues }: Note): ReadonlySet<string> =>
    new Set(cues.filter((cue) => !cue.startsWith('!')).flatMap((cue) => cue.split(/[| ]/))),
);

/** A piece or a cloth that a note on this service is not asked for by. */
const namesPiece = ({ plain }: Question, mentions: readonly Mention[], note: Note): boolean =>
  mentions.every(({ topic }) => topic.kind !== 'api') &&
  !TURNS.wantsDrawn.test(plain) &&
  mentions.some(({ topic: { kind, id } }) => PIECES.has(kind) && !(thingsOf(note).get(kind)?.has(id) ?? false));
const PIECES: ReadonlySet<TopicKind> = new Set(['garment', 'fabric']);

function isOfAnyCloth(note: Note, { text }: Candidate, { plain }: Question): boolean {
  const tokens = plain.split(' ');
  const [subject] = mentionsIn(tokens).filter(({ topic }) => topic.kind === 'fabric');
  if (subject === undefined || subject.at > FIRST_OF_QUESTION || thingsOf(note).has('fabric')) return false;
  return !mentionsIn(tokensOf(text)).some(({ topic }) => topic.id === subject.topic.id);
}
/** Where the subject of a question stands: after its verb, an article perhaps and a conjunction. */
const FIRST_OF_QUESTION = 3;

/** "Cut the sleeves off" is not answered by how one is set in. */
function undoes({ plain }: Question, { topics: [topic], facets: [side] = [], text }: Candidate): boolean {
  if (side !== 'sew' || topic === undefined || !topic.startsWith('step/')) return false;
  const words = ` ${plain} `;
  const isUndone = REMOVES.some((phrase) => words.includes(` ${phrase} `)) || TURNS.cutsOff.test(plain);
  return isUndone && !TURNS.tellsRemoving.test(text);
}

/** A stain on hands is not one on cloth. */
const isOfBody = ({ plain }: Question, { topics, text }: Candidate): boolean =>
  topics.some((id) => id.startsWith('stain/')) &&
  plain
    .split(' ')
    .some(
      (token, at, all) =>
        BODIES.has(token) && (OFF.has(all[at - 1] ?? '') || OFF.has(all[at - 2] ?? '')) && !text.includes(token),
    );
