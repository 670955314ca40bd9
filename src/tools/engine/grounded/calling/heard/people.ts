import type { Span } from '../../clause.js';
import { lemmasOf } from '../../../lexicon/index.js';
import { nounsOf } from '../nouns-of.js';
import { besideNoun } from '../spans.js';
import type { Asked } from './asked.js';
import { isFor, isWith } from './before.js';
import { type Found, isFree, oneOf } from './found.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';
import { isKnownWord, likeness } from './words.js';

const TRADE =
  /doctor|dentist|stylist|therapist|teacher|tutor|coach|trainer|barber|vet|assignee|instructor|consultant|lawyer|advisor|mechanic/iu;
const NO_PERSON = /^(?:street|st|road|station|hotel|court|café|monday|ich|wir|i)$/iu;

/** Whom something is for, who needs not be named. */
const FOR_WHOM =
  /^(?:driver|guest|travell?er|passenger|patient|customer|client|attendee|member|student|person|name)(?:_name)?$/iu;

/** "In the name of", "a nombre de": what stands before who is meant, whether they must be named or not. */
const IN_NAME =
  /(?<!\p{L})(?:(?:in|under) the name(?: of)?|name:?|(?:i|på) namnet|namn:?|auf den namen|namens|au nom de|nom ?:?|a nombre de|nombre:?)\s$/iu;

/** Who an argument asks for: beside its role, after "for" or "with", else the only name. */
export function personFor(asked: Asked, said: Text, taken: readonly Span[], isOnly: boolean): Found | null {
  const all = peopleIn(said)
    .map((one) => withoutRole(one, asked))
    .filter((one) => isFree(one, taken));
  const beside = besideNoun({ ...nounsOf(asked.name, asked.schema), kinds: [] }, said.text);
  const labelled = all.filter((one) => beside.some(({ start, end }) => one.start < end && start < one.end));
  if (labelled.length === 1) return labelled[0];
  const called = all.filter(({ start }) => IN_NAME.test(said.text.slice(Math.max(0, start - 24), start)));
  if (called.length === 1) return called[0];
  const isTrade = TRADE.test(asked.name);
  const told = all.filter(({ start, text }) =>
    isTrade ? isWith(said.text, start) || /^Dr\b/u.test(text) : isFor(said.text, start),
  );
  if (told.length > 0 && (asked.isRequired || isTrade)) return oneOf(told);
  if (told.length === 1 && told[0].text.includes(' ') && FOR_WHOM.test(asked.name)) return told[0];
  if (!asked.isRequired || !isOnly) return null;
  return oneOf(all.filter(({ text, start }) => !/^Dr\b/u.test(text) || all.length === 1 || !isWith(said.text, start)));
}

/** "Namen Brandt", "Kundin Lena Vogel": what somebody is called by is no part of a name. */
function withoutRole(one: Found, { words }: Asked): Found {
  const [first, ...rest] = one.text.split(' ');
  const isRole =
    rest.length > 0 &&
    ['name', 'namen', ...words].some((word) => word.length > 3 && likeness(word, first.toLowerCase()) >= 0.9);
  if (!isRole) return one;
  const text = rest.join(' ');
  return { value: text, text, start: one.end - text.length, end: one.end };
}

/** People of a text, and names that may be theirs. */
function peopleIn({ reading, names, text, tokens }: Text): Found[] {
  const people = reading.mentions.filter(({ kind, text: said }) => kind === 'person' && !NO_PERSON.test(said));
  const named =
    reading.language === 'de' ? names.filter((one) => one.text.includes(' ') || isSomewhere(one, text)) : names;
  const own = named.flatMap((one) =>
    withoutVerb(
      one,
      tokens.find(({ start }) => start === one.start)?.isFirst === true,
      people.some(({ start }) => start === one.start),
      (people.length === 0 && named.length === 1 && isSubject(one, text)) || isSomewhere(one, text),
    ),
  );
  const all = [...own, ...people.filter((one) => !own.some(({ start, end }) => one.start < end && start < one.end))];
  return all
    .filter(({ text: said }) => !said.split(' ').some((word) => NO_PERSON.test(word)) && !ACRONYM.test(said))
    .map(({ start, end }) => ({ value: text.slice(start, end), text: text.slice(start, end), start, end }))
    .sort((a, b) => a.start - b.start);
}

/** "To our CRM": letters that stand for several words are nobody. */
const ACRONYM = /^(?:CRM|ERP|HR|PR|FAQ|VIP|CEO|CFO|CTO|IT|API|PDF|SMS|PO)$/u;

/** "Brettner in Graz": who is somewhere. */
const isSomewhere = ({ text: said, end }: Stretch, text: string): boolean =>
  /^ (?:in|aus|från|i|à|en|from) \p{Lu}/u.test(text.slice(end, end + 8)) &&
  lemmasOf(said.toLowerCase()).length === 0 &&
  !isKnownWord(said.toLowerCase());

const IS =
  /^ (?:is|has|will|won['’]t|can|can['’]t|cannot|needs|wants|would|calls?|called|är|har|kan|vill|ska|kommer|behöver|ist|hat|kann|will|möchte|kommt|fällt|fehlt|braucht|est|a|ne|veut|peut|sera|ha|está|tiene|quiere|puede|necesita|cancel|leave|remove)(?!\p{L})/u;

/** "Tarik is ill": a word that no language has, and of which something is said. */
const isSubject = ({ text: said, end }: Stretch, text: string): boolean =>
  IS.test(text.slice(end, end + 12)) && lemmasOf(said.toLowerCase()).length === 0 && !isKnownWord(said.toLowerCase());

/** "Book Marta Olin": a verb that begins a sentence is no name. */
export function withoutVerb(one: Stretch, isFirst: boolean, isPerson: boolean, isSubject = false): Stretch[] {
  if (!isFirst || isPerson || /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Fru|Mme|Señora?|Sra?)\b/u.test(one.text))
    return [one];
  const [first, ...rest] = one.text.split(' ');
  if (rest.length === 0) return isSubject ? [one] : [];
  return [{ ...one, text: rest.join(' '), value: rest.join(' '), start: one.start + first.length + 1 }];
}
