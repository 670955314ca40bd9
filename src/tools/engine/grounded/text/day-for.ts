import { cameInstead, endOfTerm, lastOfTerm } from '../dates.js';
import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { ofMention } from './distinct.js';
import { ENDS, STARTS } from './ends.js';

/** The day on which something starts, ends or is due, where the name asks for that. @returns null where it does not, or where the text tells of no such day */
export function dayFor(days: readonly Mention[], property: Property, text: string): Grounded[] | null {
  const [day] = days;
  const came = days.length === 1 ? cameInstead(day, text) : undefined;
  if (came !== undefined && !isPlan(property)) return came === null ? [] : [from('arithmetic', came)];
  const end = days.length === 1 && isClosing(property) ? endOfTerm(day, text) : null;
  if (end !== null) return [from('arithmetic', end)];
  const starts = isStart(property) ? days.filter((one) => FROM_DAY.test(before(text, one))) : [];
  if (starts.length === 1) return starts.map(asItIs);
  const ends = isEnd(property) ? days.filter((one) => BY_DAY.test(before(text, one))) : [];
  if (ends.length === 1) return ends.map(asItIs);
  if (days.length !== 1 || !isDue(property)) return null;
  const due = lastOfTerm(day, text);
  if (due !== null) return [from('arithmetic', due)];
  return IS_PAST.test(before(text, day)) ? [] : null;
}

const asItIs = (day: Mention): Grounded => ofMention(day, String(day.value));
const before = (text: string, { start }: Mention): string => text.slice(Math.max(0, start - 40), start);

const isClosing = ({ words }: Property): boolean =>
  isCheckOut(words) ||
  words.some((word) => ENDS.has(word) || /^(return|expiry|expires|due|checkout|departure|utcheckning)$/.test(word));
const isDue = ({ words }: Property): boolean =>
  words.some((word) => /^(?:due|payable|deadline|förfallodag|förfallodatum|fällig)$/.test(word));
const isPlan = ({ words }: Property): boolean =>
  words.some((word) =>
    /^(?:due|deadline|planned|expected|promised|scheduled|agreed|original|planerad|beräknad|utlovad|geplant|erwartet|vereinbart|prévue?|prevista?)$/.test(
      word,
    ),
  );
const isCheckOut = (words: readonly string[]): boolean => /(?:^| )check out(?: |$)/u.test(words.join(' '));

const isStart = ({ words }: Property): boolean =>
  words.some((word) => STARTS.has(word) || /^(checkin|arrival|incheckning)$/.test(word)) ||
  /(?:^| )check in(?: |$)/u.test(words.join(' '));

const isEnd = ({ words }: Property): boolean =>
  words.some((word) => /^(?:last|deadline|latest|due|until|expiry|expires|needed|required|end|by|senast)$/.test(word));

const BY_DAY =
  /(?<!\p{L})(?:by|until|till|before|no later than|latest|not later than|senast|innan|bis(?: zum)?|spätestens(?: am)?|avant(?: le)?|au plus tard le|antes del?|hasta el)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;

const IS_PAST =
  /(?<!\p{L})(?:dated|issued|paid|bought|ordered|placed|invoiced|sent|received|created|daterad|betald|utfärdad|vom|datée?)\s(?:on\s|den\s|the\s|am\s|du\s|le\s)?$/iu;

const FROM_DAY =
  /(?<!\p{L})(?:from|starting(?: on)?|starts? on|beginning(?: on)?|från(?: och med)?|ab|vom|à partir du|desde el|a partir del)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;
