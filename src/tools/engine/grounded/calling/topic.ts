import type { Reading } from '../reading.js';
import { quotesIn } from './spans.js';
import { sentencesOf } from './heard/mood.js';
import data from './topic.yaml.js';

type Kind = 'leads' | 'reminds' | 'generic' | 'joints' | 'calendars' | 'closes';
const words = data as Record<Kind, string[]>;
const either = (kind: Kind): string => `(?:${words[kind].join('|')})`;
const POLITE = String.raw`^\W*(?:(?:hi|hello|hej|hallo|bonjour|hola|please|can you|could you|would you|(?:i|we)(?:['’]d| would) like to|(?:i|we) (?:want|need) to|let['’]s|snälla|kan du|jag vill|bitte|kannst du|könnten sie|ich möchte|pouvez-vous|peux-tu|je voudrais|puedes|quiero)[\s,]+){0,3}`;
const LEAD = new RegExp(`${POLITE}${either('leads')}(?:\\s+|:\\s*)`, 'iu');
const REMIND = new RegExp(`${POLITE}${either('reminds')}(?!\\p{L})[\\s:,]*`, 'iu');
const GENERIC = new RegExp(`^${either('generic')}(?!\\p{L})[\\s:,-]*`, 'iu');
const BEFORE = new RegExp(String.raw`(?:(?:^|[\s,(])${either('joints')}){1,3}$`, 'iu');
const CALENDAR = new RegExp(String.raw`(?:^|\s)${either('calendars')}(?!\p{L})`, 'iu');
const CLOSES = new RegExp(String.raw`(?:^|[\s,]+)${either('closes')}$`, 'iu');
const DETERMINER =
  /^(?:an?|the|my|our|another|eine?[nmr]?|die|den|das|meine?[nmr]?|en|ett|min|mitt|une?|le|la|mon|ma|una?|el|mi)\s+/iu;
const LONGEST = 80;

/** Whether somebody wants to be reminded. */
export const reminds = (text: string): boolean => REMIND.test(text);

/** Whether something is to be put into a calendar. */
export const entersCalendar = (text: string): boolean =>
  /(?:[ck]al|agend|diary|planner|schedule)/iu.test(CALENDAR.exec(text)?.[0] ?? '') &&
  !reminds(text) &&
  !text.includes('?');

/** Whether somebody has something booked or put down. */
export const books = (text: string): boolean => LEAD.test(text);

/**
 * "Fitting with Clara" of "book a fitting with Clara on 8 December at 15:00 for 45 minutes": what is to be done at a time.
 * @param others stretches that other arguments rest on
 */
export function topicOf(reading: Reading, others: readonly string[]): string | null {
  const [text = ''] = sentencesOf(reading.text);
  const opened = REMIND.exec(text) ?? LEAD.exec(text);
  const quotes = quotesIn(text);
  if (opened === null || quotes.length > 1) return null;
  if (quotes.length === 1) return others.includes(quotes[0].text) ? null : quotes[0].text;
  const rest = text.slice(opened[0].length).replace(/[\s.!?]+$/u, '');
  const [first = '', ...more] = [...others, ...stretchesOf(reading)]
    .reduce<string[]>((parts, said) => parts.flatMap((part) => without(part, said)), [rest])
    .map(trimmed)
    .filter((part) => /\p{L}/u.test(part) && !NOTHING.test(part));
  return more.length === 0 && first.length <= LONGEST && first !== '' ? first : null;
}

/** "Put it in my calendar." */
const NOTHING = /^(?:it|this|that|them|one|something|es|das|sie|etwas|det|den|något|ça|cela|le|la|lo|eso|algo)$/iu;

/** Days, times and how long. */
const stretchesOf = ({ mentions }: Reading): string[] =>
  mentions
    .filter(({ kind, text }) => kind === 'date' || kind === 'time' || (kind === 'number' && LASTS.test(text)))
    .map(({ text }) => text);
const LASTS = /(?:minut\p{L}*|min|hours?|hrs?|h|stunden?|timm(?:e|ar)|heures?|horas?)$/iu;

/** A text at a stretch and what joins that to it; all of it where it does not say it. */
function without(text: string, said: string): string[] {
  const at = said === '' ? -1 : text.indexOf(said);
  return at < 0 ? [text] : [beforeJoint(text.slice(0, at)), text.slice(at + said.length)];
}

const beforeJoint = (text: string): string => text.trimEnd().replace(BEFORE, '');

/** Without where it is put, the words for any event, an article and what only closes a sentence. */
function trimmed(part: string): string {
  const bare = part.replace(CALENDAR, '').replace(/^[\s,.:;()–-]+|[\s,.:;()–-]+$/gu, '');
  const open = bare.replace(CLOSES, '').replace(GENERIC, '');
  const own = GENERIC.test(open) && open !== bare ? open.replace(GENERIC, '') : open;
  return beforeJoint(own.replace(DETERMINER, ''));
}
