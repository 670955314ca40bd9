import { isAdjective, isNoun, isRelated } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { feelingOf } from '../feeling.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/vocabulary.yaml.js';
import { isNameInside } from '../name-inside.js';
import { inEnglish } from './abroad.js';
import { isSame } from './meets.js';
import { listOf, type Sayings, saying } from './phrase.js';
import { piecesOf } from './scope.js';

interface Topic {
  names: ReadonlySet<string>;
  sure: Sayings;
  some: Sayings;
  /** words that a longer one may end with: "Wintermantel" */
  ends: ReadonlySet<string>;
  /** whether it is what somebody wants, which one may say that one does not */
  isIntent: boolean;
  /** names of topics that it is meant instead of: who cancels a booking does not book */
  over: readonly string[];
}

type Row = Record<'names' | 'sure' | 'some', string> & { over?: string };
const topicOf =
  (isIntent: boolean) =>
  ({ names, sure, some, over = '' }: Row): Topic => ({
    names: new Set(listOf(names)),
    sure: saying(listOf(sure)),
    some: saying(listOf(some)),
    ends: new Set(listOf(sure).filter((one) => one.length >= 5 && /^\p{L}+$/u.test(one))),
    isIntent,
    over: listOf(over),
  });
const { intents, topics } = data as unknown as { intents: Row[]; topics: Row[] };
const TOPICS: readonly Topic[] = [...intents.map(topicOf(true)), ...topics.map(topicOf(false))];

/** Names of enumerations that sort texts. */
const SORTS =
  /^(?:topic|topics|category|categories|department|dept|intent|intention|type|kind|subject|about|reason|request|purpose|area|team|queue|section|issue|problem|label|class|theme|classification|field|cause|matter|concern|concerns|inquiry|enquiry|message|ticket|group|sector|genre|content|aspect|forward|route|routing|assign|assigned|responsible|desk|tag|bereich)$/;
const EMPTY =
  /^(?:other|others|misc|issue|problem|request|question|general|item|items|product|article|part|the|and|or|of|none|department|team|type|to|a|is|not|no|my|new|in|support|related)$/;
const ANY_END =
  / (?:issues?|problems?|questions?|requests?|inquiry|enquiry|department|team|related|matters?|support|desk)$/u;

const folded = (value: string): string =>
  value
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The topics that a value may be: called so as a whole, else without what any value may end with, else by one of its words. */
function topicsOf(value: string): readonly Topic[] {
  const said = folded(value);
  const own = inEnglish(said.split(' ')).join(' ');
  const called = (name: string): Topic[] =>
    TOPICS.filter(({ names }) => names.has(name) || names.has(name.replace(/s$/u, '')));
  for (const name of [said, own, own.replace(ANY_END, '')]) {
    const found = called(name);
    if (found.length > 0) return found;
  }
  return tellingOf(own)
    .filter((word) => !EMPTY.test(word))
    .flatMap(called);
}

/** `track_order`: who orders does not track; the deed alone tells. */
function tellingOf(own: string): readonly string[] {
  const [deed, ...things] = own.split(' ');
  const isOfOrder =
    /^(?:track|change|modify|update|edit|pause|reschedule)$/u.test(deed) &&
    things.every((thing) => ORDERED.test(thing));
  return isOfOrder ? [deed] : [deed, ...things];
}
const ORDERED = /^(?:order|booking|reservation|appointment|purchase|subscription|my|the|an?)$/u;

interface Hit {
  value: string;
  score: number;
  quote: string;
}

/** Of the values of an enumeration that sorts texts the one that a text speaks of, clear of the next; null where it speaks of none or of several. */
export function classified(
  property: Property,
  values: readonly string[],
  reading: Reading,
  { start, end }: Span,
): Grounded | null {
  if (values.length < 2 || (property.words.length > 0 && !inEnglish(property.words).some((word) => SORTS.test(word))))
    return null;
  const whole = reading.text.slice(start, Math.min(end, start + 3000));
  const text = inEnglish(property.words).some((word) => TROUBLE.test(word)) ? troubleIn(whole) : whole;
  const shared = sharedWords(values);
  const hits = values
    .filter((value) => !values.some((other) => other !== value && isInstead(other, value, text)))
    .map((value) => hitOf(value, text, shared, reading))
    .sort((a, b) => b.score - a.score);
  if (hits.length === 0) return null;
  const [best, next = { score: 0 }] = hits;
  return best.score >= 2 && best.score - next.score >= 2 && best.score >= next.score * 2
    ? fromText(best.value, best.quote)
    : null;
}

/** "I cancel my booking": whether a text says of one value what goes before the other. */
const isInstead = (value: string, other: string, text: string): boolean =>
  topicsOf(value).some(
    (topic) =>
      topicsOf(other).some(({ names }) => topic.over.some((name) => names.has(name))) &&
      topic.sure.allIn(text).some(({ index }) => !isUnmeant(text.slice(0, index), topic)),
  );

const TROUBLE = /^(?:complaint|complaints|problem|issue|criticism|trouble|fault|dissatisfaction)$/;
const TURN = /,?\s(?:but|however|although|though|yet|men|aber|doch|mais|pero)\s/iu;

/** What somebody complains of stands where he does not praise: "the staff was friendly, but …". */
function troubleIn(text: string): string {
  const parts = text.split(TURN);
  const bad = parts.filter((part) => (feelingOf(part) ?? 0) <= 0);
  return bad.length > 0 && bad.length < parts.length ? bad.join(' ') : text;
}

/** Words that several values have tell none of them from the others. */
function sharedWords(values: readonly string[]): ReadonlySet<string> {
  const all = values.flatMap((value) => [...new Set(folded(value).split(' '))]);
  return new Set(all.filter((word, i) => all.indexOf(word) !== i));
}

function hitOf(value: string, text: string, shared: ReadonlySet<string>, reading: Reading): Hit {
  const said = new Map<string, number>();
  for (const topic of topicsOf(value)) {
    for (const [expression, weight] of [
      [topic.sure, 2],
      [topic.some, 1],
    ] as const)
      for (const at of expression.allIn(text))
        if (!isUnmeant(text.slice(0, at.index), topic))
          said.set(keyOf(at[0]), Math.max(weight, said.get(keyOf(at[0])) ?? 0));
    if (/de|sv/u.test(reading.language)) for (const end of compoundsOf(text, topic)) said.set(keyOf(end), 2);
    if (topic.names.has('question') && /\?(?:\s|$)/u.test(text)) said.set('?', 2);
  }
  for (const [word, weight] of ownWords(value, text, shared, reading))
    said.set(word, Math.max(weight, said.get(word) ?? 0));
  const score = [...said.values()].reduce((sum, one) => sum + one, 0);
  return { value, score, quote: [...said.keys()][0] ?? '' };
}

/** Ends of compounds: "Wintermantel" is a coat, "cykelhjälm" a helmet. */
const compoundsOf = (text: string, { ends }: Topic): string[] =>
  piecesOf(text.toLowerCase()).flatMap(({ text: word }) => {
    const cuts = [...word].map((_, at) => word.slice(at)).slice(3, -4);
    return cuts.find((cut) => ends.has(cut)) ?? [];
  });

const keyOf = (said: string): string => said.toLowerCase().slice(0, 5);

const UNMEANT =
  /(?:(?:n['’]t|not|never|inte|nicht|pas|no)\s(?:want|wish|like|need|intend|plan|mean|going|vill|möchte\p{L}*)?(?:\s?(?:you|us))?\s?(?:to|an?|about|ein\p{L}{0,2}|att|en)?\s?|(?<!\p{L})(?:not (?:an?|about)|rather than|instead of|no|without|neither|nor|kein\p{L}{0,2}|weder|noch|ingen|inga|varken|ohne|utan|pas (?:de|d['’])|ni|sans|sin|ningun[ao]?|ningún)\s?(?:\p{L}+\s)?)$/iu;
const isUnmeant = (before: string, { isIntent }: Topic): boolean => isIntent && UNMEANT.test(before.slice(-40));

/** What denies the very next word: "no refund", "ni échange". */
const DENIED =
  /(?<!\p{L})(?:no|without|neither|nor|kein\p{L}{0,2}|weder|noch kein\p{L}{0,2}|ingen|inga|varken|ohne|utan|pas (?:de|d['’])|ni|sans|sin|ningun[ao]?|ningún)\s?$/iu;

/** A value's own words in a text: in any form two, by another word of that meaning one. */
function ownWords(value: string, text: string, shared: ReadonlySet<string>, reading: Reading): [string, number][] {
  const { language } = reading;
  const inText = { ...reading, text, mentions: text === reading.text ? reading.mentions : [] };
  const own = folded(value)
    .split(' ')
    .filter((word) => word.length > 2 && !EMPTY.test(word) && !shared.has(word));
  const isDenial = UNMEANT.test(`${folded(value)} `.replace(/^(\S+)\s.*$/u, '$1 '));
  return piecesOf(text).flatMap(({ text: said, start }): [string, number][] => {
    if (!own.includes(said.toLowerCase()) && isNameInside(inText, start)) return [];
    if (said.length < 3 || (!isDenial && DENIED.test(text.slice(Math.max(0, start - 30), start)))) return [];
    if (own.some((word) => isSame(word, said))) return [[keyOf(said), 2]];
    return language === 'en' && own.some((word) => isKin(word, said)) ? [[keyOf(said), 1]] : [];
  });
}

function isKin(word: string, said: string): boolean {
  if (!isNoun(word) || !isNoun(said) || isAdjective(said)) return false;
  const kind = isRelated(word, said)?.kind;
  return kind === 'derived' || kind === 'synonym' || kind === 'kind-of';
}
