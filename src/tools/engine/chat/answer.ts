import type { Random } from '../../../common/kernel/random.js';
import { namesOther, partsOf, withoutAround } from './around.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { inManner, type Manner, mannerOf, sentencesOf } from './manner.js';
import { askedOf, mannerAsked, wishOf } from './meant.js';
import { notesMetWhole, spokenIn } from './notes.js';
import { reply } from './proposals.js';
import { putInBefore } from './put-in-before.js';
import { abroadIn, tellAbroad } from './reply/abroad.js';
import { SENTENCES } from './reply/abroad-words.js';
import { gloss, hasStrangeWord } from './reply/gloss.js';
import { ofCaller, rendered, tellIn } from './reply/in-language.js';
import { tellConversation } from './reply/conversation.js';
import { comfort } from './reply/need.js';
import { saysNeed } from '../../../cognitive/engine/index.js';
import { foreignNote } from './reply/self.js';
import { capital } from './reply/say.js';
import { type Language, tokensOf } from './text.js';
import { repeats, toldAgain } from './told-again.js';
import type { Told } from './told.js';
import { MAX_ADDED } from './goes-on.js';
import { NO_THREAD, type Question } from './question.js';
import { threadOf } from './thread.js';
import { understand } from './understand.js';

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
  const core = withoutAround(message.replace(GLUED_UNIT, '$1 $2').replace(UNITED_STATES, 'EEUU'));
  const told = twoAnswers(history, core, facts, random) ?? oneAnswer(history, core, facts, random);
  const isOfTrade = (told.understood && told.topics.length > 0) || (history.length > 0 && GOES_ON_ASKING.test(message));
  return help && !isOfTrade ? help : told;
}

/** A figure typed together with its unit: `58cm`. */
const GLUED_UNIT = /(\d)(cm|mm|kg|kilo|inch|inches)(?!\p{L})/giu;

/** `EE. UU.` ends no sentence. */
const UNITED_STATES = /(?<!\p{L})EE\.? ?UU\.?(?!\p{L})/gu;

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
  /\b(?:difference|differences|skillnad|skillnaden)(?: är det| is there| är)? (?:between|mellan|på) (?:an? |the |en |ett )?(?<a>[\p{L}\p{N} -]{3,40}?) (?:and|or|och) (?:an? |the |en |ett )?(?<b>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$|(?:^|how (?:does |do |is )?)(?<c>[\p{L}\p{N} -]{3,40}?) (?:vs\.?|versus|differs? from|different from) (?:an? )?(?<d>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$/iu;

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
    const known = knownAbroad(asked, abroad, facts, random, said.abroad !== undefined);
    const { text, topics, sources } = known;
    return { text, topics, sources, language: 'en', understood: topics.length > 0 };
  }
  const heard = understand(asked.message, threadOf(asked.history, facts));
  const question = said.language ? { ...heard, language: said.language } : heard;
  const alone: Told =
    tellConversation(asked.message, asked.history, facts, question.language) ??
    toldOfBefore(question, asked, facts, random) ??
    reply(question, asked.history, facts, random);
  const first =
    (alone.declined &&
      !alone.untold &&
      !heard.elsewhere &&
      (toldApart(asked.message, question.language, facts, random) ??
        toldFor(asked, facts, random) ??
        takenTogether(asked, said, facts, random) ??
        inOtherWords(asked, said, facts, random) ??
        ofAPart(asked, said, facts, random))) ||
    alone;
  const told: Told = repeats(first, asked) ? toldAgain(question, first) : first;
  const note = question.foreign && !said.language ? foreignNote : '';
  const text = note + inManner(told.text, said, told.items) + (said.brief || said.list ? '' : (told.closing ?? ''));
  const understood = told.declined !== true;
  return { text, language: question.language, topics: told.topics, sources: told.sources, understood };
}

/** @property untold what only the caller could have told is asked, and nothing else answers it */
type ToldAbroad = Pick<ChatAnswer, 'text' | 'topics' | 'sources'> & { untold?: true };

/** In German, French or Spanish, where that was asked in or is asked for. */
function toldAbroad(
  { history, message }: { history: readonly Turn[]; message: string },
  { abroad, language }: Manner,
  facts: ChatFacts,
  random: Random,
): ToldAbroad | null {
  if (!abroad) {
    if (language) return null;
    const speak = abroadIn(message, history);
    return (speak && ofCaller(speak, message, history, facts)) ?? tellAbroad(message, history, facts);
  }
  return tellIn(abroad, message, history, facts, () => {
    const question = understand(message.replace(WISH, ''), threadOf(history, facts));
    const { text, topics, declined = false } = reply(question, history, facts, random);
    return { question, text, topics, declined };
  });
}

/** What is told abroad, else by its English words; a size that a table holds is read from it. */
function knownAbroad(
  asked: { history: readonly Turn[]; message: string },
  abroad: ToldAbroad,
  facts: ChatFacts,
  random: Random,
  isOnlyWish: boolean,
): ToldAbroad {
  const isTable = TABLES.has(abroad.topics[0]) && /\d/.test(asked.message);
  if (isOnlyWish || abroad.untold || (abroad.topics.length > 0 && !isTable)) return abroad;
  const told = toldInEnglish(asked, facts, random);
  if (!told || (isTable && !told.topics[0].startsWith('size/'))) return abroad;
  return told;
}

/** Notes that are a table of sizes. */
const TABLES: ReadonlySet<string> = new Set(['note/shoes-chart', 'note/ring-hat-glove']);

/** What is known by a question’s English words: in its own language where there are words for it, else in English, said to be so; null where it is not known. */
function toldInEnglish(
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): ToldAbroad | null {
  const speak = abroadIn(message, history);
  if (!speak) return null;
  const turns = history.map((turn) => (turn.role === 'user' ? { ...turn, text: gloss(turn.text, speak) } : turn));
  const asked = gloss(message, speak);
  const thread = threadOf(turns, facts);
  const known = [false, true]
    .map((reworded): Question => ({
      ...understand(asked, thread, reworded),
      language: 'en',
      foreign: false,
      strange: hasStrangeWord(message, speak),
    }))
    .map((question) => ({ question, ...reply(question, turns, facts, random) }))
    .find(({ declined, topics }) => !declined && topics.length > 0);
  if (!known || OWN_SIZES.test(known.topics[0])) return null;
  const { question, text, topics, sources } = known;
  const own = rendered(speak, { question, text, topics, declined: false }, facts);
  return own ?? { text: SENTENCES[speak].english + text, topics, sources };
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

/**
 * "And in the US?", "what if it is silk?", "and at −10?": the question before with that put in, where it is known. It goes
 * before what the words mean by themselves where a figure is asked on, or a cloth.
 */
function toldOfBefore(
  { language }: Question,
  { history, message }: { history: readonly Turn[]; message: string },
  facts: ChatFacts,
  random: Random,
): Told | null {
  const joined = putInBefore(history, message);
  if (joined === null) return null;
  const heard = understand(joined, NO_THREAD);
  const told = reply({ ...heard, language }, [], facts, random);
  const [topic = 'fabric/', other] = told.topics;
  if (told.declined) return null;
  const isCompared = topic.startsWith('fabric/') && other?.startsWith('fabric/') && ASKS_WHICH.test(message);
  if (isCompared) return { ...told, text: sentencesOf(told.text)[0].trim(), sources: ['conversation'], closing: '' };
  return /^(?:fabric|mood)\//.test(topic) || history.some(({ text }) => text.includes(told.text)) ? null : told;
}

/** "Which lasts longer?" of two that were compared: the comparison itself is told, not again what each of them is. */
const ASKS_WHICH = /^(?:and |but |och |men )?(?:which|vilken|vilket)\b/iu;

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

/** What is told of one clause of a message, where the others only say how it came about: a note of which the clause meets all. */
function ofAPart(
  { history, message }: { history: readonly Turn[]; message: string },
  said: Manner,
  facts: ChatFacts,
  random: Random,
): Told | null {
  if (namesOther(message)) return null;
  const asks = ASKS.test(message);
  const thread = threadOf(history, facts);
  for (const part of partsOf(message))
    for (const reworded of [false, true]) {
      const heard = understand(part, thread, reworded);
      if (heard.elsewhere || heard.beyond) return null;
      const told = reply(said.language ? { ...heard, language: said.language } : heard, history, facts, random);
      if (!told.declined && (asks || told.topics[0] === 'api/errors') && isMetBy(told, heard)) return told;
    }
  return null;
}

/** A message that only states asks for no part of it. */
const ASKS =
  /\?|(?<!\p{L})(?:what|whats|how|why|which|where|when|who|can|may|could|need|hur|vad|varför|vilken|vilket|var|när|vem|kan|får|behöver)(?!\p{L})/iu;

/** Whether a clause by itself meets all that a note asks for, in two things at least; what the server answered says enough. */
function isMetBy({ topics: [topic] }: Told, { plain, reworded }: Question): boolean {
  if (topic === 'api/errors') return true;
  return notesMetWhole(spokenIn(plain.split(' '), reworded)).some(({ id }) => id === topic);
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
const LEAST_WHOLE = 4;
const MAX_BACK = 2;
/** A sentence that stands by itself. */
const IS_CLAUSE = /^(?:i|we|my|our|he|she|jag|vi|min|mitt|mina|han|hon) \p{L}+ (?:\p{L}+ )*\p{L}+/iu;
const OPENS = /^(?:and|och|but|men|or|eller|so|what about|how about|hur är det med|then)\s+/i;
