import type { Random } from '../../../common/kernel/random.js';
import type { Candidate } from './candidate.js';
import { clothsOf, isEntailed, isMostlyEntailed, isNearlyEntailed, isStainOfPiece, meaningOf } from './entailed.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import type { Note } from './knowledge/note.js';
import type { Reading } from './knowledge/plain-words.js';
import { FACETS, type Facet, type Topic } from './knowledge/topic.js';
import { inManner, isOnlyManner, type Manner, mannerOf, sentencesOf } from './manner.js';
import { filled, OF_CLOTHES, offer, tell } from './reply/clothes.js';
import { mentionsIn } from './lexicon.js';
import { notesMetWhole, spokenIn } from './notes.js';
import type { Reply } from './reply/reply.js';
import { tellPermission } from './reply/permission.js';
import { abroadIn, tellAbroad } from './reply/abroad.js';
import { SENTENCES } from './reply/abroad-words.js';
import { gloss } from './reply/gloss.js';
import { tellIn } from './reply/in-language.js';
import { convert } from './reply/conversion.js';
import { tellConversation } from './reply/conversation.js';
import { asksForName, tellName } from './reply/translate.js';
import { comfort } from './reply/need.js';
import { saysNeed } from '../../../cognitive/engine/index.js';
import { tellCount, tellLeague } from './reply/league.js';
import { tellMood } from './reply/mood.js';
import { greetAs } from './reply/persona.js';
import { capabilities, decline, foreignNote, goodbye, greet, introduce, welcome } from './reply/self.js';
import { capital, say } from './reply/say.js';
import { tellWeather } from './reply/weather.js';
import { inSystem } from './reply/size-in-country.js';
import { tellSizeAfter } from './reply/size-after.js';
import { tellDried } from './reply/stain.js';
import { tellWhich } from './reply/which.js';
import { type Language, tokensOf } from './text.js';
import { GENERAL, isStrong, NO_THREAD, type Question, saysOnlyWho, threadOf, understand } from './understand.js';

/** The name under which this engine answers. */
export const EMBEDDED_MODEL = 'atelier-embedded';

/**
 * Answers one message of a conversation from the garment knowledge and the given facts, in the language of the
 * question (English or Swedish) unless the message or `facts.instructions` ask for another. Pure: equal history,
 * message, facts and chance give equal answers. Who is only likely to be in need is answered what is known of the trade.
 * @param history earlier turns, oldest first @param message 1–8,000 characters
 */
export function answer(history: readonly Turn[], message: string, facts: ChatFacts, random: Random): ChatAnswer {
  const help = comfort(message);
  if (help && saysNeed(message)) return help;
  const told = twoAnswers(history, message, facts, random) ?? oneAnswer(history, message, facts, random);
  const isOfTrade = (told.understood && told.topics.length > 0) || (history.length > 0 && GOES_ON_ASKING.test(message));
  return help && !isOfTrade ? help : told;
}

/** "And how would I do that myself?" goes on from what was spoken of. */
const GOES_ON_ASKING = /^\s*(?:and|but|so|och|men) (?:how|what|which|where|when|hur|vad|vilken|vilket|var|när)\b/iu;

/** Two questions in one message, the second of them begun by its question word. */
const TWO =
  /^(?<first>.{10,300}?)(?:[,;]? (?:and|och) |\? (?:and |och )?)(?<second>(?:what|how|where|when|who|which|can|does|do|is|hur|vad|var|när|vem|vilken|kan)\b.{6,300})$/isu;
const BEGINS = /^(what|how|where|when|who|which|can|does|do|is|hur|vad|var|när|vem|vilken|kan|får)\b/iu;

/** The answers to both of two questions; null where there are not two, or one of them is not known. */
function twoAnswers(history: readonly Turn[], message: string, facts: ChatFacts, random: Random): ChatAnswer | null {
  const { first, second } = TWO.exec(message.trim())?.groups ?? {};
  if (!first || !second || !BEGINS.test(first)) return null;
  const one = oneAnswer(history, first, facts, random);
  if (!one.understood || one.topics.length === 0) return null;
  const turns: Turn[] = [...history, { role: 'user', text: first }, { role: 'assistant', text: one.text }];
  const other = oneAnswer(turns, second, facts, random);
  if (
    !other.understood ||
    other.topics.length === 0 ||
    other.text === one.text ||
    other.text.startsWith(SAME[one.language])
  )
    return null;
  const joined = (key: 'topics' | 'sources'): string[] => [...new Set([...one[key], ...other[key]])];
  return { ...one, text: `${one.text} ${other.text}`, topics: joined('topics'), sources: joined('sources') };
}

/** How an answer begins that has nothing to add. */
const SAME = { en: 'To that I have no surer answer', sv: 'På det har jag inget säkrare svar' };

/** Two things between which the difference is asked for. */
const DIFFERENCE =
  /\b(?:difference|differences|skillnad|skillnaden) (?:between|mellan|på) (?:an? |the |en |ett )?(?<a>[\p{L}\p{N} -]{3,40}?) (?:and|or|och) (?:an? |the |en |ett )?(?<b>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$|^(?<c>[\p{L}\p{N} -]{3,40}?) (?:vs\.?|versus) (?<d>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$/iu;

/** What each of two things is, where nothing is known of both together and something of either. */
function toldApart(message: string, language: Language, facts: ChatFacts, random: Random): Told | null {
  const { a, b, c, d } = DIFFERENCE.exec(message.slice(0, 200))?.groups ?? {};
  const things = [a ?? c, b ?? d].filter((thing) => thing !== undefined);
  const each = things.map((thing) => whatIs(thing, language, facts, random)).filter((told) => told !== null);
  if (each.length < 2) return null;
  if (each[0].text === each[1].text) return each[0].topics[0].startsWith('note/') ? each[0] : null;
  const joined = (key: 'topics' | 'sources'): string[] => [...new Set(each.flatMap((one) => one[key]))];
  return { text: each.map(({ text }) => text).join(' '), topics: joined('topics'), sources: joined('sources') };
}

function whatIs(thing: string, language: Language, facts: ChatFacts, random: Random): Told | null {
  const question = understand(`${language === 'sv' ? 'vad är' : 'what is'} ${thing}`, NO_THREAD);
  const told = reply({ ...question, language }, [], facts, random);
  return told.declined || told.topics.length === 0 ? null : told;
}

function oneAnswer(history: readonly Turn[], message: string, facts: ChatFacts, random: Random): ChatAnswer {
  const asked = askedOf(history, message);
  const wish = wishOf(message);
  const said = { ...mannerOf(facts.instructions ?? ''), ...mannerAsked(history), ...wish };
  const abroad = wish.language ? null : toldAbroad(asked, said, facts, random);
  if (abroad) {
    const known = abroad.topics.length > 0 || said.abroad ? abroad : (toldInEnglish(asked, facts, random) ?? abroad);
    return { ...known, language: 'en', understood: known.topics.length > 0 };
  }
  const heard = understand(asked.message, threadOf(asked.history, facts));
  const question = said.language ? { ...heard, language: said.language } : heard;
  const alone: Told =
    tellConversation(asked.message, asked.history, facts, question.language) ??
    reply(question, asked.history, facts, random);
  const first =
    (alone.declined &&
      !heard.elsewhere &&
      (toldApart(asked.message, question.language, facts, random) ??
        toldFor(asked, facts, random) ??
        takenTogether(asked, said, facts, random) ??
        inOtherWords(asked, said, facts, random))) ||
    alone;
  const told: Told = repeats(first, asked) ? toldAgain(question, first) : first;
  const note = question.foreign && !said.language ? foreignNote : '';
  const text = note + inManner(told.text, said, told.items) + (said.brief || said.list ? '' : (told.closing ?? ''));
  const understood = told.declined !== true;
  return { text, language: question.language, topics: told.topics, sources: told.sources, understood };
}

/** In German, French or Spanish, where that was asked in or is asked for. */
function toldAbroad(
  { history, message }: { history: readonly Turn[]; message: string },
  { abroad, language }: Manner,
  facts: ChatFacts,
  random: Random,
): Pick<ChatAnswer, 'text' | 'topics' | 'sources'> | null {
  if (!abroad) return language ? null : tellAbroad(message, history, facts);
  return tellIn(abroad, message, history, facts, () => {
    const question = understand(message.replace(WISH, ''), threadOf(history, facts));
    const { topics, declined = false } = reply(question, history, facts, random);
    return { question, topics, declined };
  });
}

/** What is known in no other language than English, of a question of another, said to be so; null where it is not known. */
function toldInEnglish(
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): Pick<ChatAnswer, 'text' | 'topics' | 'sources'> | null {
  const speak = abroadIn(message, history);
  if (!speak) return null;
  const turns = history.map((turn) => (turn.role === 'user' ? { ...turn, text: gloss(turn.text, speak) } : turn));
  const asked = gloss(message, speak);
  const thread = threadOf(turns, facts);
  const told = [false, true]
    .map((reworded) => understand(asked, thread, reworded))
    .map((question): Told => reply({ ...question, language: 'en', foreign: false }, turns, facts, random))
    .find(({ declined, topics }) => !declined && topics.length > 0);
  if (!told || OWN_SIZES.test(told.topics[0])) return null;
  const { text, topics, sources } = told;
  return { text: SENTENCES[speak].english + text, topics, sources };
}

/** Countries count sizes in their own ways: those are told in their own language or not at all. */
const OWN_SIZES = /^size\/chart$/;

/** The end of a message that says which language to answer in. */
const WISH =
  /[,;.]?\s+(?:and\s+)?(?:please\s+)?(?:(?:answer|reply|respond|svara)\s+)?(?:in|auf|på|en)\s+(?:german|deutsch|tyska|french|français|franska|spanish|español|spanska)(?:\s+(?:please|tack|bitte))?[.!?\s]*$/iu;

/**
 * What a short message that means nothing by itself adds to a question before it: "in blue", "and for children?". Each of
 * its words has to be met like those of any question, and what was told already is no answer to it.
 */
function takenTogether(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  if (tokensOf(message).length > MAX_ADDED || IS_CLAUSE.test(message)) return null;
  const added = message.replace(OPENS, '');
  for (const at of userTurns(history).slice(-MAX_BACK).toReversed()) {
    const before = history.slice(0, at);
    if (tokensOf(history[at].text).length < LEAST_WHOLE) continue;
    const joined = `${history[at].text.replace(/[\s.!?]*$/, '')} ${added}`;
    const heard = understand(joined, threadOf(before, facts));
    const told = reply(said.language ? { ...heard, language: said.language } : heard, before, facts, random);
    if (!told.declined && told.topics.length > 0 && !history.some(({ text }) => text.includes(told.text))) return told;
  }
  return null;
}

/** What is told where the message is heard in other words, too: those that stand for its own. */
function inOtherWords(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  const heard = understand(message, threadOf(history, facts), true);
  const told = reply(said.language ? { ...heard, language: said.language } : heard, history, facts, random);
  return told.declined || told.topics.length === 0 || told.topics[0].startsWith('api/') ? null : told;
}

const FOR_WHOM =
  /^(?:and |och |but |men |what about |how about |hur är det )*(?:for |för |with )?(?:an? |the |my |en |min |him |her )?(?:(?<man>man|men|him|guys?|husband|boyfriend|groom|son|father|honom|killar?|herrar?|män|pojkvän|make)|(?<woman>wom[ae]n|her|ladies|lady|wife|girlfriend|mother|daughter|henne|kvinnor?|tjejer?|damer?|flickvän|fru))(?: then| då)?\s*[?.!]*$/iu;
const WORN_BY_MEN =
  /\b(?:suits?|ties?|chinos|shirt|blazer|tuxedo|lounge suit|morning coat|kostym|slips|skjorta|kavaj|smoking)\b/iu;
const WORN_BY_WOMEN = /\b(?:dress|dresses|skirt|blouse|heels|gown|jumpsuit|klänning|kjol|blus|klackar)\b/iu;

/** "And for a man?": the part of what was just told that is worn by those. */
function toldFor(
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): Told | null {
  const { man, woman } = FOR_WHOM.exec(message)?.groups ?? {};
  const [asked, told] = history.slice(-2);
  if ((man === undefined && woman === undefined) || told?.role !== 'assistant') return null;
  const [own, other] = man === undefined ? [WORN_BY_WOMEN, WORN_BY_MEN] : [WORN_BY_MEN, WORN_BY_WOMEN];
  const parts = told.text.split(/(?<=[.;]) |, (?=(?:or|eller) )|: /u);
  const fit = parts.filter((part) => own.test(part) && !other.test(part));
  if (fit.length === 0) return null;
  const { topics, sources } = oneAnswer(history.slice(0, -2), asked.text, facts, random);
  if (topics.length === 0) return null;
  return {
    text: fit
      .map((part) =>
        capital(
          part
            .replace(/^(?:or|eller) /u, '')
            .replace(/[;,]$/, '.')
            .replace(/(?<![.!?])$/, '.'),
        ),
      )
      .join(' '),
    topics,
    sources,
  };
}

const userTurns = (history: readonly Turn[]): number[] =>
  history.flatMap(({ role }, at) => (role === 'user' ? [at] : []));
/** Words of a message that is the rest of the one before it, and how far back that may be. */
const MAX_ADDED = 5;
const LEAST_WHOLE = 4;
const MAX_BACK = 2;
/** A sentence that stands by itself. */
const IS_CLAUSE = /^(?:i|we|my|our|he|she|jag|vi|min|mitt|mina|han|hon) \p{L}+ (?:\p{L}+ )*\p{L}+/iu;
const OPENS = /^(?:and|och|but|men|or|eller|so|what about|how about|hur är det med|then)\s+/i;

/** The language of a word that is asked for is not that of the answer. */
function wishOf(message: string): Manner {
  if (!asksForName(tokensOf(message.slice(0, 200)).join(' '))) return mannerOf(message);
  return {};
}

/** Whether an answer would say the same again to another question; only who asks the same hears the same. */
function repeats(
  { text, topics, sources }: Told,
  { history, message }: { history: readonly Turn[]; message: string },
): boolean {
  const [asked, told] = history.slice(-2);
  if (told?.role !== 'assistant' || topics.length === 0 || text.length < SAME_LENGTH) return false;
  if (sources.includes('conversation') || /^(league|mood|stain|persona)/.test(topics[0])) return false;
  return told.text.includes(text) && tokensOf(asked.text).join(' ') !== tokensOf(message).join(' ');
}

/** Shorter answers may well be the same twice. */
const SAME_LENGTH = 60;

/** What was told already and answers this too: the part of it that speaks of what is asked now; else that there is no more. */
function toldAgain(question: Question, { text, topics, sources }: Told): Told {
  const wanted = meaningOf(question.plain);
  const parts = sentencesOf(text).flatMap((one) => one.split(/(?<=;) /));
  const met = parts.map((part) => meaningOf(tokensOf(part).join(' ')).filter((word) => wanted.includes(word)).length);
  const most = Math.max(...met);
  const any = parts.filter((_, at) => met[at] > 0);
  const about = any.length < parts.length ? any : parts.filter((_, at) => met[at] === most);
  if (about.length === 0 || about.length === parts.length) return { ...own(nothingNew(question)), declined: true };
  return { text: about.map((part) => capital(part.replace(/;$/, '.'))).join(' '), topics, sources };
}

function nothingNew({ language }: Question): string {
  return language === 'sv'
    ? 'På det har jag inget säkrare svar än det jag nyss gav. Säg gärna med ord vilket tyg, plagg eller tillfälle du menar, så försöker jag igen.'
    : 'To that I have no surer answer than the one I just gave. Name the cloth, the piece or the occasion you mean, and I will try again.';
}

/** The question meant: the message, or the one before where the message only says how to answer it. */
function askedOf(history: readonly Turn[], message: string): { history: readonly Turn[]; message: string } {
  if (saysOnlyWho(message)) return withWho(history, message);
  if (!isOnlyManner(message)) return { history, message };
  const at = history.findLastIndex((turn) => turn.role === 'user' && !isOnlyManner(turn.text));
  return at < 0 ? { history, message } : { history: history.slice(0, at), message: history[at].text };
}

/** The question before, now that it is known who asks. */
function withWho(history: readonly Turn[], message: string): { history: readonly Turn[]; message: string } {
  const at = history.findLastIndex((turn) => turn.role === 'user' && !saysOnlyWho(turn.text));
  if (at < 0) return { history, message };
  return { history: history.slice(0, at), message: `${history[at].text.replace(/[.!]?$/, '.')} ${message}` };
}

/** A language once asked for stays; brevity and lists hold for the one answer. */
function mannerAsked(history: readonly Turn[]): Manner {
  const wishes = history
    .filter((turn) => turn.role === 'user')
    .map((turn) => ({ text: turn.text, manner: wishOf(turn.text) }));
  const last = wishes.findLast(({ manner: { language, abroad } }) => language !== undefined || abroad !== undefined);
  const answered = last && /\b(always|from now on|alltid|hädanefter|only|bara|endast)\b/i.test(last.text);
  const { language, abroad } = last?.manner ?? {};
  return answered ? { ...(language ? { language } : {}), ...(abroad ? { abroad } : {}) } : {};
}

interface Told extends Omit<ChatAnswer, 'language' | 'understood'> {
  /** It says no more than that it does not know. */
  declined?: true;
  /** An offer that may follow. */
  closing?: string;
  /** What the text enumerates. */
  items?: readonly string[];
}

function reply(question: Question, history: readonly Turn[], facts: ChatFacts, random: Random): Told {
  if (question.elsewhere) return { ...own(decline(question)), declined: true };
  for (const propose of PROPOSALS) {
    const told = propose({ question, history, facts, random });
    if (told) return told;
  }
  return { ...own(decline(question)), declined: true };
}

interface Asked {
  question: Question;
  history: readonly Turn[];
  facts: ChatFacts;
  random: Random;
}

/** Where an answer may come from, the most particular first; each gives one that follows from what it rests on, or none. */
const PROPOSALS: readonly ((asked: Asked) => Told | null)[] = [
  ({ question, facts: { league } }) => {
    const text = league && tellCount(question, league);
    return text ? entailed(question, OF_LEAGUE, text) : null;
  },
  ({ question, history }) => {
    const asked = question.raw.slice(0, 500).toLowerCase();
    const told = inSystem(asked, history);
    const text =
      (question.ownIntents.includes('size') ? convert(asked, question.language) : null) ??
      (told && convert(told, question.language));
    return text ? { text, topics: ['size/chart'], sources: ['knowledge:size/chart'] } : null;
  },
  ({ question, history }) => {
    const text = tellSizeAfter(question.raw, history, question.language);
    return text ? { text, topics: ['size/chart'], sources: ['knowledge:size/chart'] } : null;
  },
  ({ question }) => {
    const told = tellDried(question);
    return told && { text: told.text, ...sourced(told.topics) };
  },
  ({ question }) => {
    const told = tellWhich(question);
    return told && { text: told.text, ...sourced(told.topics) };
  },
  ({ question }) => workedOut(question, tellName(question), 'name'),
  ({ question }) => workedOut(question, tellPermission(question), 'permission'),
  ({ question }) => {
    const text = tellWeather(question);
    return text && isEntailed(question, { text, topics: ['weather'], facets: ['wear'], reading: 'weather' })
      ? { text, topics: ['weather'], sources: ['knowledge:weather'] }
      : null;
  },
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

function workedOut(question: Question, told: Pick<Reply, 'text' | 'topics'> | null, reading: Reading): Told | null {
  const facets: readonly Facet[] = ['care'];
  return told && isEntailed(question, { text: told.text, topics: idsOf(told.topics), facets, reading })
    ? { text: told.text, ...sourced(told.topics) }
    : null;
}

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

const idsOf = (topics: readonly Topic[]): string[] => topics.map(({ id }) => id);

/** A particular question's answer. */
function noted(note: Note, question: Question, facts: ChatFacts, random: Random): Told {
  const text = filled(say(random.pick(note.said), question.language), facts);
  if (note.declines) return { ...own(text), declined: true };
  if (note.id.startsWith('social/')) return own(text);
  const left = note.id.startsWith('note/api-free') || note.id === 'note/api-429' ? callsLeft(question, facts) : '';
  return { text: text + left, topics: [note.id], sources: [`knowledge:${note.id}`] };
}

function aboutSelf(question: Question, facts: ChatFacts, random: Random): string | null {
  switch (question.intent) {
    case 'greet':
      return greetAs(question, facts) ?? greet(question, random);
    case 'thanks':
      return welcome(question, random);
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

const sourced = (topics: readonly Topic[]): { topics: string[]; sources: string[] } => ({
  topics: topics.map(({ id }) => id),
  sources: topics.map(({ id }) => `knowledge:${id}`),
});

const own = (text: string): Told => ({ text, topics: [], sources: [] });
