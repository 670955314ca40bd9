import type { Random } from '../../../common/kernel/random.js';
import type { Candidate } from './candidate.js';
import { clothsOf, isEntailed, isMostlyEntailed, isNearlyEntailed, isStainOfPiece, meaningOf } from './entailed.js';
import type { ChatFacts, Turn } from './facts.js';
import type { Note } from './knowledge/note.js';
import { FACETS, type Facet, type Topic } from './knowledge/topic.js';
import { sentencesOf } from './manner.js';
import { filled, OF_CLOTHES, offer, tell } from './reply/clothes.js';
import { mentionsIn } from './lexicon.js';
import { notesMetWhole, spokenIn } from './notes.js';
import type { Reply } from './reply/reply.js';
import { tellCount, tellLeague } from './reply/league.js';
import { tellMood } from './reply/mood.js';
import { greetAs } from './reply/persona.js';
import { capabilities, decline, goodbye, greet, introduce, parting, welcome } from './reply/self.js';
import { capital, say } from './reply/say.js';
import { tokensOf } from './text.js';
import { own, type Told } from './told.js';
import { MAX_ADDED } from './goes-on.js';
import type { Question } from './question.js';
import { GENERAL, isStrong } from './topics-asked.js';
import { type Asked, idsOf, sourced, WORKED_OUT } from './worked-out.js';

/** What is answered to a question: the first that follows, else that it is not known. */
export function reply(question: Question, history: readonly Turn[], facts: ChatFacts, random: Random): Told {
  if (question.elsewhere) return { ...own(decline(question)), declined: true };
  for (const propose of PROPOSALS) {
    const told = propose({ question, history, facts, random });
    if (told) return told;
  }
  return { ...own(decline(question)), declined: true };
}

/** Where an answer may come from, the most particular first; each gives one that follows from what it rests on, or none. */
const PROPOSALS: readonly ((asked: Asked) => Told | null)[] = [
  ({ question, facts: { league } }) => {
    const text = league && tellCount(question, league);
    return text ? entailed(question, OF_LEAGUE, text) : null;
  },
  ...WORKED_OUT,
  ({ question, history, facts, random }) => {
    const namesThing = question.topics.some(isStrong);
    const entailed = question.notes.filter(
      (one) => isEntailed(question, candidateOf(one, question)) && !(namesThing && isComplaint(one)),
    );
    const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
    const fresh = entailed.filter((one) => !one.said.some((text) => told.includes(say(text, question.language))));
    const cloths = clothsIn(question.plain);
    const note = fresh.find((one) => cloths.some((cloth) => clothsOf(one).has(cloth))) ?? fresh[0] ?? entailed[0];
    return note ? noted(note, question, facts, random) : null;
  },
  saidOfCloth,
  ({ question, facts }) => (question.intent === 'league' ? ofLeague(question, facts) : null),
  ({ question, facts }) =>
    question.intent === 'mood' && (question.ownIntents.includes('mood') || question.topics.length === 0)
      ? { text: tellMood(question, facts), topics: ['mood'], sources: facts.mood ? ['engine:state'] : [] }
      : null,
  ({ question }) => (question.beyond ? { ...own(decline(question)), declined: true } : null),
  ({ question, facts, random }) => {
    const text = aboutSelf(question, facts, random);
    return text ? own(text) : null;
  },
  ofClothes,
  nearly,
];

/** "What went wrong?" of a thing is no complaint of an answer. */
const isComplaint = ({ id }: Note): boolean => id === 'social/wrong';

/** "What if it's silk?": what was just told of that cloth; a stain on it is asked for anew. */
function saidOfCloth({ question, history }: Asked): Told | null {
  const told = history.at(-1);
  if (told?.role !== 'assistant' || !IF_IT_IS.test(question.plain)) return null;
  if (question.ownIntents.length > 0 || question.topicsBefore.some(({ kind }) => kind === 'stain')) return null;
  const cloths = clothsIn(question.plain);
  if (cloths.length === 0) return null;
  const parts = sentencesOf(told.text).flatMap((one) => one.split(/(?<=;) /));
  const fit = parts.filter((part) => cloths.some((cloth) => clothsIn(part).includes(cloth)));
  if (fit.length === 0 || fit.length === parts.length) return null;
  return {
    text: fit.map((part) => capital(part.replace(/;$/, '.'))).join(' '),
    topics: cloths,
    sources: ['conversation'],
  };
}

const clothsIn = (text: string): string[] =>
  mentionsIn(tokensOf(text)).flatMap(({ topic }) => (topic.kind === 'fabric' ? [topic.id] : []));

const IF_IT_IS =
  /^(?:and |but |och |men |ok )*(?:what )?(?:if (?:its|it is|theyre|they are|made)|on|for|with|what about|how about|om (?:den|det|de) är|på|för|till)(?: of| made of| av| a| an| en| ett)? \S+(?: \S+)?$/;

/** What leaves one word at the edge of the question open: a note that all else meets, or how a thing is cared for or sewn. */
function nearly({ question, history, facts, random }: Asked): Told | null {
  if (history.length > 0 && question.plain.split(' ').length <= MAX_ADDED) return null;
  const note = notesMetWhole(spokenIn(question.plain.split(' '), question.reworded)).find(
    (one) =>
      one.id.startsWith('note/') &&
      (isNearlyEntailed(question, candidateOf(one, question)) ||
        isMostlyEntailed(question, candidateOf(one, question))),
  );
  if (note) return noted(note, question, facts, random);
  if (question.strange) return null;
  const told = OF_CLOTHES.map((propose) => propose(question, facts)).find(
    (reply) => reply && isNearReply(question, reply),
  );
  return told ? known(told, question, facts, random) : null;
}

const isNearReply = (question: Question, told: Reply): boolean =>
  OF_HANDS.has(told.facets[0]) &&
  WORKED_ON.has(told.topics[0]?.kind) &&
  !isMisread(question, told) &&
  (isNearlyEntailed(question, { ...told, topics: idsOf(told.topics) }) ||
    (told.topics[0].kind === 'stain' && isStainOfPiece(question, { ...told, topics: idsOf(told.topics) })));

const OF_HANDS: ReadonlySet<Facet> = new Set(['care', 'sew']);
const WORKED_ON: ReadonlySet<string> = new Set(['fabric', 'step', 'stain', 'care']);

function ofLeague(question: Question, facts: ChatFacts): Told | null {
  const text = tellLeague(question, facts);
  return text ? entailed(question, facts.league ? OF_LEAGUE : { ...OF_LEAGUE, sources: [] }, text) : null;
}

const OF_LEAGUE = { topics: ['league'], sources: ['league:standings'] };

function entailed(question: Question, from: Pick<Told, 'topics' | 'sources'>, text: string): Told | null {
  return isEntailed(question, { text, topics: from.topics }) ? { text, ...from } : null;
}

/** A note as what it says, in both languages: a word of the question may be of the other one. */
const candidateOf = (note: Note, { language }: Question): Candidate => ({
  text: note.said.map((said) => say(said, language)).join(' '),
  topics: [note.id],
  note,
});

function ofClothes({ question, history, facts, random }: Asked): Told | null {
  if (history.length > 0 && isLoneThing(question)) return null;
  const told =
    question.intent === 'more'
      ? tellMore(question, history, facts)
      : OF_CLOTHES.map((propose) => propose(question, facts)).find((reply) => reply && follows(question, reply));
  if (!told) return null;
  const answered = known(told, question, facts, random);
  return history.length === 0 ? answered : { ...answered, closing: '' };
}

/** A thing named after something that was not understood: what of it is asked stood there. */
const isLoneThing = ({ plain, intents, topicsBefore }: Question): boolean =>
  intents.length === 0 && topicsBefore.length === 0 && plain.split(' ').length <= 2;

/** Whether a reply is entailed, and, where a thing was only named after another, of the same kind as that. */
function follows(question: Question, told: Reply): boolean {
  const { followUp, ownIntents, topicsBefore, plain, asksWhy } = question;
  const kindsBefore = topicsBefore.map(({ kind }) => kind);
  if (ownIntents.length === 0 && !asksWhy && isMisread(question, told)) return false;
  if (told.topics[0]?.id === 'size/chart' && told.reading === undefined && isOfOtherSize(question)) return false;
  const says = told.facets[0] === 'use' || told.topics[0]?.kind === 'stain';
  if (followUp && !asksWhy && !says && ownIntents.length === 0 && meaningOf(plain).length === 0) return false;
  if (followUp && POINTS_TO.test(plain) && kindsBefore.length === 0 && GENERAL.has(told.topics[0]?.id)) return false;
  const changed = followUp && ownIntents.length === 0 && told.reading === undefined;
  const named = changed ? mentionsIn(plain.split(' ')).map(({ topic }) => topic.kind) : [];
  const strange = named.some((kind) => told.topics[0]?.kind === kind && !kindsBefore.includes(kind));
  return !strange && isEntailed(question, { ...told, topics: idsOf(told.topics) });
}

/** "Which size?" after a needle, a stitch or a cloth is not of clothes. */
const isOfOtherSize = ({ plain, topicsBefore }: Question): boolean =>
  plain.split(' ').length <= MAX_ADDED &&
  topicsBefore.length > 0 &&
  topicsBefore.every(({ kind }) => kind === 'step' || kind === 'fabric' || kind === 'stain');

/** What was spoken of before, where nothing here knows it as a thing: general care is no answer about it. */
const POINTS_TO = /\b(them|these|those|it|dem|den|det|de)\b/;

/** A statement asks for no step, colour or piece; what goes `with` a piece does not take its place. */
function isMisread({ raw, plain, followUp }: Question, { topics: [topic] }: Reply): boolean {
  if (topic === undefined) return false;
  if (followUp && GOES_WITH.test(plain) && topic.kind === 'garment') return true;
  return STATES.test(plain) && !raw.includes('?') && AS_ASKED.has(topic.kind);
}

const GOES_WITH = /^(?:and |och )?(?:with|without|in|on|med|utan|i|på) /;
const STATES =
  /^(?:my|the|its|it|i|im|we|they|theyre|this|that|jag|min|mitt|mina|det|den)\b.*\b(?:is|are|was|am|own|have|has|its|im|theyre|är|har|blev)\b|^(?:its|im|theyre) /;
const AS_ASKED: ReadonlySet<string> = new Set(['step', 'colour', 'size']);

/** A particular question's answer. */
function noted(note: Note, question: Question, facts: ChatFacts, random: Random): Told {
  const text = filled(say(random.pick(note.said), question.language), facts);
  if (note.declines) return { ...own(text), declined: true, untold: true };
  if (note.id.startsWith('social/')) return own(text);
  const left = note.id.startsWith('note/api-free') || note.id === 'note/api-429' ? callsLeft(question, facts) : '';
  return { text: text + left, topics: [note.id], sources: [`knowledge:${note.id}`] };
}

function aboutSelf(question: Question, facts: ChatFacts, random: Random): string | null {
  switch (question.intent) {
    case 'greet':
      return greetAs(question, facts) ?? greet(question, random);
    case 'thanks':
      return question.intents.includes('bye') ? parting(question, random) : welcome(question, random);
    case 'bye':
      return goodbye(question, random);
    case 'identity':
      return introduce(question);
    case 'capability':
      return capabilities(question, facts);
    default:
      return null;
  }
}

function known(told: Reply, question: Question, facts: ChatFacts, random: Random): Told {
  const limits = told.topics.some((topic) => topic.id === 'api/limits' || topic.id === 'api/key-manage');
  const left = limits ? callsLeft(question, facts) : '';
  const closing = random.chance(0.35) ? offer(told, question.language, facts) : '';
  const items = told.items ? { items: told.items } : {};
  return { text: `${told.text}${left}`, closing, ...sourced(told.topics), ...items };
}

/** So many calls nobody counts. */
const UNLIMITED = 1_000_000;

function callsLeft({ language }: Question, { callsRemaining }: ChatFacts): string {
  if (callsRemaining === null) return '';
  if (callsRemaining >= UNLIMITED)
    return language === 'sv' ? ' Din nyckel har chattanrop utan gräns.' : ' Your key has chat calls without limit.';
  return language === 'sv'
    ? ` Du har ${callsRemaining} chattanrop kvar.`
    : ` You have ${callsRemaining} chat calls left.`;
}

/** The sides of the last topic that have not been told yet. */
function tellMore(question: Question, history: readonly Turn[], facts: ChatFacts): Reply | null {
  const said = history
    .filter((turn) => turn.role === 'assistant')
    .map((turn) => turn.text)
    .join('\n');
  const sides = question.topics.flatMap((topic) =>
    FACETS.filter((facet) => facet !== 'men').map((facet) => side(topic, facet, question, facts)),
  );
  const fresh = sides
    .filter((part): part is Side => part !== null && !said.includes(part.text.slice(0, 60)))
    .slice(0, 2);
  if (fresh.length === 0) return null;
  return {
    text: fresh.map((part) => part.text).join(' '),
    topics: fresh.map((part) => part.topic),
    facets: fresh.map((part) => part.facet),
  };
}

interface Side {
  topic: Topic;
  facet: Facet;
  text: string;
}

function side(topic: Topic, facet: Facet, { language }: Question, facts: ChatFacts): Side | null {
  const text = tell(topic, facet, language, facts);
  return text === null ? null : { topic, facet, text };
}
