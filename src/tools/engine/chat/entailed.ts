import { madeOnce } from '../../../common/kernel/made-once.js';
import { namesOther } from './around.js';
import type { Intent } from './cues.js';
import type { Note } from './knowledge/note.js';
import { topicById } from './knowledge/index.js';
import {
  DENYING_WORDS,
  FACET_WORDS,
  LEAGUE_WORDS,
  PLAIN_WORDS,
  READING_WORDS,
  SAME_WORDS,
  WORN_BY,
} from './knowledge/plain-words.js';
import { namesOtherField } from './knowledge/other-fields.js';
import { ALIKE, LIGHT_WORDS } from './knowledge/wording.js';
import type { Facet, Topic } from './knowledge/topic.js';
import { type Mention, mentionsIn } from './lexicon.js';
import { sentencesOf } from './manner.js';
import { stemsOf } from './stems.js';
import { FILLERS, tokensOf } from './text.js';
import type { Candidate } from './candidate.js';
import { isOfAnother } from './asked-of.js';
import { isOfKind } from './kind-asked.js';
import type { Question } from './question.js';

/**
 * Whether an answer follows from what it rests on: every word of the question that carries meaning stands in it, in the
 * entry it comes from or among the words by which that side is asked for, and it is of the kind that was asked for (a
 * number, a temperature, a reason, yes or no).
 */
export function isEntailed(question: Question, candidate: Candidate): boolean {
  if (deniesSubject(question, candidate)) return false;
  if (candidate.reading === 'measure' || candidate.note?.anywhere) return true;
  return isToThePoint(question, candidate) && uncovered(question, candidate).length === 0;
}

/** Whether an answer is of the kind that is asked for, and of the thing. */
const isToThePoint = (question: Question, candidate: Candidate): boolean =>
  isOfKind(question, candidate) && !isOfAnother(question, candidate, readingOf(question).mentions);

/** The words of a question that nothing in an answer stands for. */
export const uncovered = (question: Question, candidate: Candidate): string[] =>
  uncoveredWords(question, candidate).map(({ token }) => token);

function uncoveredWords(question: Question, candidate: Candidate): readonly Weighty[] {
  const { weighty, tokens, mentions } = readingOf(question);
  if (weighty.length === 0) return [];
  const named = namedBy(mentions, question.intent, candidate);
  const said = saidIn(candidate, question.reworded);
  const isWorn = ({ token, at }: Weighty): boolean =>
    WORN_BY.has(token) && named.has(at + 1) && !ASKS_OF_WEARER.has(question.intent) && at + 1 < tokens.length;
  return weighty.filter(
    (one) =>
      !named.has(one.at) && !isWorn(one) && !said(one.token, one.stems) && !denied(one.token, question, candidate),
  );
}

/**
 * Whether all that an answer leaves open of a question is one word at its edge: "on github", "be saved". One beside a
 * word that is met (`thimble size`, `silk parachute`), after a question word or with an article (`on a burger`) is a
 * thing that is asked about. Of 42 questions made to mislead this answers no more than none at all did.
 */
export function isNearlyEntailed(question: Question, candidate: Candidate): boolean {
  if (deniesSubject(question, candidate) || !isToThePoint(question, candidate)) return false;
  const open = uncoveredWords(question, candidate);
  const { weighty, tokens, mentions } = readingOf(question);
  if (open.length !== 1 || weighty.length <= LEAST_MET || isOfTrade(open[0], mentions)) return false;
  return isAtEdge(open[0], tokens, weighty);
}

/** Whether a word names a thing of the trade or of another, which is then asked about. */
const isOfTrade = ({ at, token }: Weighty, mentions: readonly Mention[]): boolean =>
  namesOtherField([token]) ||
  namesOther(token) ||
  mentions.some((mention) => mention.at <= at && at < mention.at + mention.length);

/**
 * Whether all that a note leaves open of a long question is one word that names no thing of the trade: "in everyday life",
 * "under which path".
 */
export function isMostlyEntailed(question: Question, candidate: Candidate): boolean {
  if (deniesSubject(question, candidate) || !isToThePoint(question, candidate)) return false;
  const open = uncoveredWords(question, candidate);
  const { weighty, tokens, mentions } = readingOf(question);
  if (open.length !== 1 || weighty.length <= LEAST_MET) return false;
  const [{ token, at }] = open;
  if (weighty.length <= MOSTLY_MET && !(question.reworded && isAside(at, tokens, weighty))) return false;
  return !/\d/.test(token) && !DENYING_WORDS.has(token) && !isOfTrade(open[0], mentions);
}

/** A word that is no thing and says nothing of the word behind it: no `fishing knot`, no `my cat`. */
const isAside = (at: number, tokens: readonly string[], weighty: readonly Weighty[]): boolean =>
  !BRINGS_A_THING.has(tokens[at - 1]) && !weighty.some((one) => one.at === at + 1);

/** Whether all that how a stain comes out leaves open is what the stained piece is like, not what stained it: "on cricket whites". */
export function isStainOfPiece(question: Question, candidate: Candidate): boolean {
  const open = uncoveredWords(question, candidate);
  const { mentions } = readingOf(question);
  const stains = mentions.filter(({ topic }) => topic.kind === 'stain');
  return (
    open.length === 1 &&
    mentions.some(({ topic }) => topic.kind === 'garment' || topic.kind === 'fabric') &&
    stains.every(({ at, length }) => open[0].at < at - 1 || open[0].at > at + length) &&
    !DENYING_WORDS.has(open[0].token) &&
    isToThePoint(question, candidate)
  );
}

/** So many words of a long question have to be met for one anywhere to be left open. */
const MOSTLY_MET = 3;

/** So many words have to be met for one to be left open. */
const LEAST_MET = 2;

function isAtEdge({ token, at }: Weighty, tokens: readonly string[], weighty: readonly Weighty[]): boolean {
  if (/\d/.test(token) || DENYING_WORDS.has(token) || BRINGS_A_THING.has(tokens[at - 1])) return false;
  return !weighty.some((one) => Math.abs(one.at - at) === 1);
}

/** What stands before a thing: question words, articles, and in Swedish, where the article is an ending, prepositions. */
const BRINGS_A_THING = new Set(
  'what which whose how much many does do is are a an the my your our this that two vad vilken vilket vilka hur är en ett min mitt mina i på från till av ur med'.split(
    ' ',
  ),
);

/** What of a question carries meaning, and what it names: once for all answers that are tried on it. */
const readingOf = madeOnce((question: Question) => {
  const tokens = askingPart(question).filter((token) => !FILLERS.has(token));
  const weighty = tokens
    .map((token, at) => ({ token, at, stems: stemsOf(token) }))
    .filter(({ token, stems }) => !isScrap(token) && !isPlain(token, stems) && !(question.reworded && isLight(token)));
  return { tokens, weighty, mentions: mentionsIn(tokens) };
});

/** A word of a question that carries meaning, with its place. */
interface Weighty {
  token: string;
  at: number;
  stems: readonly string[];
}

/** A word of no weight, in any of its forms; one that denies has weight. */
const isPlain = (token: string, stems: readonly string[]): boolean =>
  PLAIN_WORDS.has(token) ||
  (!DENYING_WORDS.has(token) && stems.some((stem) => isNearOf(token, stem) && PLAIN_WORDS.has(stem)));

/** `arena` is no form of `are`: of a short word only an s is an ending. */
const isNearOf = (token: string, stem: string): boolean =>
  stem.length >= LEAST_STEM || (stem.length > 2 && token === `${stem}s`);

const LEAST_STEM = 4;

/** A word that carries nothing in a question that is heard in other words; so is how thick or heavy a cloth is. */
const isLight = (token: string): boolean => LIGHT_WORDS.has(token);

/** The words of a row of tokens that carry meaning, in all their forms. */
export const meaningOf = (plain: string): string[] =>
  plain
    .split(' ')
    .filter((token) => !isScrap(token))
    .map((token) => ({ token, stems: stemsOf(token) }))
    .flatMap(({ token, stems }) => (isPlain(token, stems) ? [] : stems));

/** Too short to say anything: a letter, or two that are no word. */
const isScrap = (token: string): boolean => token.length <= 2 && !/\d\d/.test(token);

/** The tokens of the sentences that ask, where others only tell how it came about. */
function askingPart({ raw, plain }: Question): string[] {
  const sentences = sentencesOf(raw.slice(0, MAX_READ));
  const asking = sentences.filter((one) => one.trimEnd().endsWith('?'));
  const tokens = plain.replace(AT_LEAST, ' ').split(' ');
  const clauses = sentences.length === 1 ? tellsThenAsks(sentences[0]) : null;
  if (!clauses && (asking.length === 0 || asking.length === sentences.length)) return tokens;
  const asked = new Set(tokensOf(clauses?.asks ?? asking.join(' ')));
  const others = new Set(tokensOf(clauses?.tells ?? sentences.filter((one) => !asking.includes(one)).join(' ')));
  return tokens.filter((token) => asked.has(token) || !others.has(token));
}

/** "My dress is too long, how do I hem chiffon?": what is told and what is asked, where that names its own thing. */
function tellsThenAsks(sentence: string): { tells: string; asks: string } | null {
  const at = sentence.search(ASKS_ANEW);
  if (at < LEAST_TOLD) return null;
  const asks = sentence.slice(at);
  const words = tokensOf(asks);
  if (words.some((word) => MEANS_WHAT_WAS_TOLD.has(word))) return null;
  return mentionsIn(words).some(({ topic }) => topic.kind === 'fabric') ? { tells: sentence.slice(0, at), asks } : null;
}

const ASKS_ANEW = /[,;] ?(?:how|what|which|hur|vad|vilken|vilket|vilka) /i;
/** So many letters tell something. */
const LEAST_TOLD = 8;
const MEANS_WHAT_WAS_TOLD: ReadonlySet<string> = new Set(
  'it its that this them they those these den det dem de'.split(' '),
);

/** Says no more than that something would do. */
const AT_LEAST =
  /\b((?:fresh |just |only |about |some )?(?:\d{1,3}|a few|two|three|four|five|ten|fifteen|twenty|thirty|half an|an|a couple of) (?:minutes?|hours?|days?|weeks?) ago|(?:fresh|just happened)$|if money matters|if money is tight|on a (?:tight |small )?budget|(?:in|on) (?:a |the )?(?:sewing|knitting|dressmaking|tailoring) (?:patterns?|terms?)|at least|run out of|running out of|used up|åtminstone|i alla fall|by the way|for example|till exempel|as well|right now|just nu|1[4-9]\d cm(?: tall| lång)?|\d{2,3} (?:kg|kilo)|väger \d{2,3}|är 1[4-9]\d|like im (?:five|5)|as a beginner|(?:1[89]|[2-9]\d) years? old|(?:from|från) (?:1[89]|20)\d\d|i ?a?m (?:1[6-9]|[2-9]\d) and|\d{2,5} (?:kr|kronor|sek|euros?|dollars?|pounds?) budget|budget (?:of |på )?\d{2,5}(?: kr| kronor| euros?| dollars?| pounds?)?|(?:1[89]|[2-9]\d) år(?:ing|s| gammal)?)\b/g;

const MAX_READ = 4000;

type Holds = (token: string, stems: readonly string[]) => boolean;

/** Whether a word stands in the text, in the cues of its note or among the words of its side. */
function saidIn({ text, topics, facets = [], note, reading }: Candidate, reworded: boolean): Holds {
  const lists: readonly (ReadonlySet<string> | undefined)[] = [
    note && wordsOfNote(note),
    ...topics.map((id) => topicById.get(id)).map((topic) => topic && wordsNaming(topic)),
    ...facets.map((facet) => FACET_WORDS.get(facet)),
    reading && READING_WORDS.get(reading),
    topics.includes('league') ? LEAGUE_WORDS : undefined,
    note && isOfLeague(note) ? WHERE_IT_IS : undefined,
    note && isOfServer(note) ? ASKED_OF_SERVER : undefined,
  ];
  const beginnings = note ? beginningsOf(note) : [];
  let spoken: ReadonlySet<string> | undefined;
  return (token, given) => {
    const stems = withSame(given, reworded);
    return (
      lists.some((list) => list && stems.some((stem) => list.has(stem))) ||
      beginnings.some((one) => token.startsWith(one)) ||
      (note === undefined && stems.some((stem) => (spoken ??= stemsIn(text)).has(stem)))
    );
  };
}

/** A word's forms with the words that stand for it. */
const withSame = (stems: readonly string[], reworded: boolean): readonly string[] => {
  const same = stems.flatMap((stem) => [...(SAME_WORDS.get(stem) ?? []), ...(reworded ? (ALIKE.get(stem) ?? []) : [])]);
  return same.length > 0 ? [...stems, ...same] : stems;
};

/** Words for the league and who takes part in it, which its rules are of anyway. */
const WHERE_IT_IS: ReadonlySet<string> = new Set(
  'league arena tournament match challenger entrant bot agent ligan arenan turneringen matchen utmanare boten'.split(
    ' ',
  ),
);

const isOfLeague = ({ id, said }: Note): boolean =>
  id.startsWith('note/rules-') || said.some(([text]) => OF_LEAGUE.test(text));
const OF_LEAGUE = /\{url\}\/api\/v1\/(?:agents|league|leaderboard|markets)\b/;

/** Words for a way into this API and what is sent there, which any of its notes is of. */
const ASKED_OF_SERVER: ReadonlySet<string> = new Set(
  'api endpoint endpoints call calls request anrop ändpunkt code error server client app integration backend message http response'.split(
    ' ',
  ),
);

const stemsIn = (text: string): ReadonlySet<string> => new Set(tokensOf(text).flatMap(stemsOf));

/** By which words a topic is named. */
const wordsNaming = madeOnce(
  ({ terms, name }: Topic): ReadonlySet<string> => new Set([...terms, ...name].flatMap(tokensOf)),
);

const cuesOf = ({ cues }: Note): string[] =>
  cues.filter((cue) => !cue.startsWith('!')).flatMap((cue) => cue.split(/[| ]/));

/** All words of a note, of its cues and of what it says in either language. */
export const wordsOfNote = madeOnce(
  (note: Note): ReadonlySet<string> =>
    new Set([...cuesOf(note), ...note.said.flat().flatMap(tokensOf)].flatMap(stemsOf)),
);
const beginningsOf = madeOnce((note: Note): readonly string[] =>
  cuesOf(note).flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
);

/** The places of words that name what the answer is about, or what makes no difference to it. */
function namedBy(
  mentions: readonly Mention[],
  intent: Intent | null,
  { topics, facets = [], note }: Candidate,
): ReadonlySet<number> {
  const ids = new Set(topics);
  const isOfTrade = note !== undefined && note.id.startsWith('note/') && !isOfServer(note);
  const byCloth = (isOfTrade && !PIECE_MATTERS.has(intent ?? 'care')) || facets.some((facet) => ANY_PIECE.has(facet));
  const cared = facets.includes('care');
  const counts = ({ topic }: Mention): boolean =>
    ids.has(topic.id) ||
    ((topic.kind === 'occasion' || topic.kind === 'season') && topics[0]?.startsWith('occasion/')) ||
    (isOfTrade &&
      topic.kind === 'fabric' &&
      (isForCloth(note, topic.id) || (intent === 'care' && isForKind(note, topic.id)))) ||
    (byCloth && MAKES_NO_DIFFERENCE.has(topic.kind) && (!cared || !OF_ITS_OWN.has(topic.id)));
  return new Set(mentions.filter(counts).flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
}

/** A note on this API and what it serves, to which a piece that is named does make a difference: how long a gown may be kept. */
const isOfServer = madeOnce(({ said }: Note): boolean => said.some(([text]) => text.includes('{url}')));

/** What is asked of a piece, not of what happens to any. */
const PIECE_MATTERS: ReadonlySet<Intent> = new Set(['wear', 'match', 'size', 'amount']);
/** To whom it matters who wears a piece and where. */
const ASKS_OF_WEARER: ReadonlySet<Intent | null> = new Set([...PIECE_MATTERS, 'fabric-for', null]);
/** Sides of a thing that are the same for any piece of any colour. */
const ANY_PIECE: ReadonlySet<Facet> = new Set(['care', 'sew', 'match']);
const MAKES_NO_DIFFERENCE: ReadonlySet<Topic['kind']> = new Set(['garment', 'colour']);
/** A note that names no cloth holds for any but leather and its like; one that does, for those. */
function isForCloth(note: Note, cloth: string): boolean {
  const named = clothsOf(note);
  return named.size === 0 ? !NO_CLOTH.has(cloth) : named.has(cloth);
}

/** A kind of wool is washed as wool is. */
const isForKind = (note: Note, cloth: string): boolean => OF_WOOL.has(cloth) && clothsOf(note).has('fabric/wool');
const OF_WOOL: ReadonlySet<string> = new Set(['fabric/merino', 'fabric/cashmere', 'fabric/mohair', 'fabric/tweed']);

/** The cloths that a note is recognised by. */
export const clothsOf = madeOnce(({ cues }: Note): ReadonlySet<string> => {
  const words = cues.filter((cue) => !cue.startsWith('!')).flatMap((cue) => cue.split(/[| ]/));
  return new Set(mentionsIn(words).flatMap(({ topic }) => (topic.kind === 'fabric' ? [topic.id] : [])));
});
/** Materials that are worked and cared for unlike any cloth. */
const NO_CLOTH = new Set(['fabric/leather', 'fabric/suede', 'fabric/faux-leather', 'fabric/down']);
/** Pieces whose inner parts decide, not their cloth. */
const OF_ITS_OWN = new Set(['garment/blazer', 'garment/suit', 'garment/tie', 'garment/shoes']);

/** A word that denies needs an answer that speaks of what not to do, where it is not the aim of what is done. */
const denied = (token: string, question: Question, { text }: Candidate): boolean =>
  DENYING_WORDS.has(token) && (AIM.test(question.plain) || tokensOf(text).some((word) => SAYS_NOT.has(word)));

/** Words by which an answer says what not to do. */
const SAYS_NOT = new Set([...DENYING_WORDS].filter((word) => word !== 'without' && word !== 'utan'));

/** Whether the very thing that an answer is about is what the question does not want. */
function deniesSubject(question: Question, { topics, note }: Candidate): boolean {
  if (question.followUp && REJECTS.test(question.plain)) return true;
  if (note) return false;
  const tokens = askingPart(question).filter((token) => !FILLERS.has(token));
  if (!tokens.some((token) => DENYING_WORDS.has(token))) return false;
  const named = readingOf(question).mentions.filter(({ topic }) => topics.includes(topic.id));
  return named.some(({ at }) => tokens.slice(Math.max(0, at - REACH), at).some((token) => DENYING_WORDS.has(token)));
}

/** A short answer to an answer: not that. */
const REJECTS = /^(?:but |please |men )?(?:not|no|nothing|inte|ingen|inget|inga) \S+(?: please| tack)?$/;

/** So many words before a thing may deny it: "I don't like dresses". */
const REACH = 3;

const AIM = /\b(so (?:that )?\w+ (?:\w+ )?(?:do|does|will|wont|dont|doesnt)|så att|utan att)\b/;
