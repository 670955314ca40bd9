import type { Random } from '../../../common/kernel/random.js';
import type { ChatFacts } from './facts.js';
import { reply } from './proposals.js';
import { NO_THREAD } from './question.js';
import type { Language } from './text.js';
import type { Told } from './told.js';
import { understand } from './understand.js';

/** Two things between which the difference is asked for. */
const DIFFERENCE =
  /\b(?:difference|differences|skillnad|skillnaden)(?: är det| is there| är)? (?:between|mellan|på) (?:an? |the |en |ett )?(?<a>[\p{L}\p{N} -]{3,40}?) (?:and|or|och) (?:an? |the |en |ett )?(?<b>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$|(?:^|how (?:does |do |is )?)(?<c>[\p{L}\p{N} -]{3,40}?) (?:vs\.?|versus|differs? from|different from) (?:an? )?(?<d>[\p{L}\p{N} -]{3,40}?)[\s?.!]*$/iu;

/** What each of two things is, where nothing is known of both together and something of either. */
export function toldApart(message: string, language: Language, facts: ChatFacts, random: Random): Told | null {
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
