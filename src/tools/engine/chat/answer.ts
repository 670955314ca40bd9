import type { Random } from '../../../common/kernel/random.js';
import { saysNeed } from '../../../cognitive/engine/index.js';
import { withoutAround } from './around.js';
import { degreesInFigures } from './celsius.js';
import type { ChatAnswer, ChatFacts, Turn } from './facts.js';
import { inOtherWords, ofAPart } from './in-other-words.js';
import { inManner, type Manner, mannerOf } from './manner.js';
import { inAccepted } from './in-accepted.js';
import { askedOf, mannerAsked, wishOf } from './meant.js';
import { reply } from './proposals.js';
import type { Question } from './question.js';
import { tellConversation } from './reply/conversation.js';
import { comfort } from './reply/need.js';
import { leagueAnswer } from './reply/league-answer.js';
import { foreignNote } from './reply/self.js';
import { reasonOfLast } from './reason-asked.js';
import { takenTogether } from './taken-together.js';
import { threadOf } from './thread.js';
import type { Told } from './told.js';
import { knownAbroad, toldAbroad } from './told-abroad.js';
import { repeats, toldAgain } from './told-again.js';
import { toldApart } from './told-apart.js';
import { toldFor } from './told-for.js';
import { ofPartTold, toldOfBefore } from './told-of-before.js';
import { ofTwo, toldOutright } from './told-outright.js';
import { toldOfThing } from './told-of-thing.js';
import { twoAnswers } from './two-answers.js';
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
  const core = withoutAround(
    degreesInFigures(asWhoAsks(message))
      .replace(GLUED_UNIT, '$1 $2')
      .replace(UNITED_STATES, 'EEUU')
      .replace(UNHARMED, ''),
  );
  const answerTo = (turns: readonly Turn[], asked: string): ChatAnswer => oneAnswer(turns, asked, facts, random);
  const told = twoAnswers(history, core, answerTo) ?? answerTo(history, core);
  const isOfTrade = (told.understood && told.topics.length > 0) || (history.length > 0 && GOES_ON_ASKING.test(message));
  return help && !isOfTrade ? help : told;
}

/** "What do I wear? (bloke, 34)": who asks says in brackets what the answer has to be for. */
const asWhoAsks = (message: string): string =>
  message.replace(BRACKETED, (_whole, men: string | undefined) => ` as a ${men === undefined ? 'woman' : 'man'}?`);
const BRACKETED =
  /\s?[?.!]*\s?\((?:i['’]?m an? |an? )?(?:(bloke|guy|man|male|m|chap|gent|lad|dude)|woman|female|f|lady|girl)(?:,? \d{2}(?: years old| yo)?)?\)\s?[?.!]*$/iu;

/** A figure typed together with its unit: `58cm`. */
const GLUED_UNIT = /(\d)(cm|mm|kg|kilo|inch|inches)(?!\p{L})/giu;

/** `EE. UU.` ends no sentence. */
const UNITED_STATES = /(?<!\p{L})EE\.? ?UU\.?(?!\p{L})/gu;

/** Nobody wants a thing ruined: that asks for nothing more. */
const UNHARMED =
  /,? (?:without (?:ruining|damaging|wrecking|spoiling) (?:it|them)|utan att (?:förstöra|skada) (?:den|det|dem)|ohne (?:ihn|sie|es) zu (?:ruinieren|beschädigen)|sans (?:l['’]abîmer|les abîmer)|sin (?:estropear|dañar)l[oa]s?)(?!\p{L})/iu;

/** "And how would I do that myself?" goes on from what was spoken of. */
const GOES_ON_ASKING = /^\s*(?:and|but|so|och|men) (?:how|what|which|where|when|hur|vad|vilken|vilket|var|när)\b/iu;

function oneAnswer(history: readonly Turn[], message: string, facts: ChatFacts, random: Random): ChatAnswer {
  const asked = askedOf(history, message);
  const wish = wishOf(message);
  const own = { ...mannerOf(facts.instructions ?? ''), ...mannerAsked(history), ...wish };
  const said = history.length === 0 ? { ...inAccepted(message, facts.accepts), ...own } : own;
  const plainly = leagueAnswer(asked.message, asked.history, facts, said.abroad ?? said.language);
  if (plainly) return toldOfLeague(plainly, said);
  const outright = toldOutright(asked, said, facts);
  if (outright) return outright;
  const abroad = wish.language ? null : toldAbroad(asked, said, facts, random);
  if (abroad) {
    const known = knownAbroad(asked, abroad, facts, random, said.abroad !== undefined);
    const { text, topics, sources } = known;
    return { text, topics, sources, language: 'en', understood: topics.length > 0 };
  }
  const heard = understand(asked.message, threadOf(asked.history, facts));
  const question = said.language ? { ...heard, language: said.language } : heard;
  const alone = heardAlone(question, asked, facts, random);
  const isOpen = alone.declined && !alone.untold && !heard.elsewhere;
  const first = (isOpen && heardFreely(question, asked, said, facts, random)) || alone;
  const told: Told = repeats(first, asked) ? toldAgain(question, first) : first;
  const note = question.foreign && !said.language ? foreignNote : '';
  const text = note + inManner(told.text, said, told.items) + (said.brief || said.list ? '' : (told.closing ?? ''));
  const understood = told.declined !== true;
  return { text, language: question.language, topics: told.topics, sources: told.sources, understood };
}

const toldOfLeague = (
  { text, speak, ...rest }: NonNullable<ReturnType<typeof leagueAnswer>>,
  said: Manner,
): ChatAnswer => ({
  ...rest,
  text: inManner(text, said),
  language: ofTwo(speak),
  understood: true,
});

interface Asked {
  history: readonly Turn[];
  message: string;
}

/** What is told of a question as it stands. */
const heardAlone = (question: Question, asked: Asked, facts: ChatFacts, random: Random): Told =>
  tellConversation(asked.message, asked.history, facts, question.language) ??
  toldOfBefore(question, asked, facts, random) ??
  toldOfThing(question, asked, facts, random) ??
  reply(question, asked.history, facts, random);

/** What is told of a question that is not known as it stands. */
const heardFreely = (question: Question, asked: Asked, said: Manner, facts: ChatFacts, random: Random): Told | null =>
  ofPartTold(asked.history, asked.message) ??
  reasonOfLast(asked.history, asked.message) ??
  toldApart(asked.message, question.language, facts, random) ??
  toldFor(asked, (turns, message) => oneAnswer(turns, message, facts, random)) ??
  takenTogether(asked, said, facts, random) ??
  inOtherWords(asked, said, facts, random) ??
  ofAPart(asked, said, facts, random);
