import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sentenceAt } from '../clause.js';
import { phrasesOf, saysOf } from '../says.js';
import { isFineIn } from '../sorting/praised.js';
import { isNamedNumber } from '../named-number.js';
import { sameThing } from '../same-thing.js';
import data from '../words/of-another.yaml.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const WORDS = data as unknown as Record<
  'shoes' | 'payment' | 'complaint' | 'things' | 'parts' | 'parted' | 'places' | 'doing' | 'cloths' | 'nations',
  string
>;
const SAYS = saysOf(WORDS);
const placeOf = ({ at, quote }: Grounded, text: string): number =>
  at ?? (quote === undefined ? -1 : text.toLowerCase().indexOf(quote.toLowerCase()));
const isNamed = ({ words }: Property, list: keyof typeof SAYS): boolean => words.some((word) => SAYS[list].test(word));

/** "Wears a size 38 dress": no size of shoes. */
const isOfNoShoe: Fault = (found, property, { text }) => {
  if (found.source !== 'text' || !isNamed(property, 'shoes')) return false;
  const { start, end } = sentenceAt(text, Math.max(0, placeOf(found, text)));
  return !SAYS.shoes.test(text.slice(start, end));
};

/** "Out for delivery" is no way to pay. */
const isOfNoPayment: Fault = ({ source }, property, { text }) =>
  source === 'text' && property.words[0] === 'payment' && !SAYS.payment.test(text);

const APART = /,\s|;|\s(?:but|only|just|aber|nur|men|bara|mais|seulement|pero|solo)\s/iu;
/** "The size is correct", "shade and size were right" are no complaints. */
const isFine: Fault = (found, property, { text }) => {
  const at = placeOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'string' || at < 0 || !isNamed(property, 'complaint'))
    return false;
  const { start, end } = sentenceAt(text, at);
  return text
    .slice(start, end)
    .split(APART)
    .some((part) => part.toLowerCase().includes(found.quote?.toLowerCase() ?? '\n') && isFineIn(part));
};

/** "10:00 Adaeze Obi, gown": a person is no garment. */
const isPerson: Fault = ({ value, source }, { kind }, { mentions }) =>
  source === 'text' &&
  typeof value === 'string' &&
  kind !== null &&
  SAYS.things.test(kind) &&
  mentions.some((one) => one.kind === 'person' && one.text === value);

const PARTS = (...lists: readonly ('parts' | 'parted')[]): string =>
  `(?<!\\p{L})(?:${phrasesOf(lists.map((list) => WORDS[list]).join(', '))})(?!\\p{L})`;
const PART_BEHIND = new RegExp(
  String.raw`^(?:[\s-](?!(?:with|med|mit|avec|con|and|och|und|et|has)\s)\p{Ll}{2,12})?[\s-]${PARTS('parts')}`,
  'iu',
);
const PART_BEFORE = new RegExp(
  String.raw`${PARTS('parts', 'parted')}\s(?:of|in|with|is|mit|aus|av|med|i|en|de|con)\s(?:\p{Ll}{2,12}\s)?$`,
  'iu',
);
const OF_PART = new RegExp(PARTS('parts', 'parted'), 'iu');

/** `material` of "with a cotton lining": what a part of it is made of. */
const isOfPart: Fault = (found, { kind, words }, { text }) => {
  const at = placeOf(found, text);
  if (kind !== 'fabric' || at < 0 || found.source !== 'text' || words.some((word) => OF_PART.test(word))) return false;
  return PART_BEHIND.test(text.slice(at + (found.quote ?? '').length)) || PART_BEFORE.test(text.slice(0, at));
};

const PLACE = new RegExp(
  String.raw`(?<!\p{L})(?<!(?<!\p{L})(?:${phrasesOf(WORDS.doing)})\s)(${phrasesOf(WORDS.places)})\s$`,
  'iu',
);
const COUNTS = /^(?:count|quantity|qty|amount|number|total)$/u;
const NUMBERED = /^(?:number|numbers|no|nr|id|code|ref|reference|nummer|numéro|número|room|table)$/u;
/** `parka_count` of "the parkas in hall 3", `missing_towels` of "from room 9 again": where something is is not how many there are. */
const isNumberOfPlace: Fault = ({ value, source, at }, { words, kind }, { text, mentions }) => {
  if (typeof value !== 'number' || source !== 'text' || at === undefined) return false;
  const before = text.slice(Math.max(0, at - 24), at);
  const isCounted = kind === 'quantity' || words.some((word) => COUNTS.test(word));
  const one = mentions.find((mention) => mention.kind === 'number' && mention.start === at);
  const isNamed =
    one !== undefined &&
    isNamedNumber(one, text) &&
    !/^\s(?:of|av|von|de)\s/u.test(text.slice(one.end)) &&
    !words.some((word) => NUMBERED.test(word));
  if (!isNamed && !(isCounted && PLACE.test(before))) return false;
  const place = /(?<!\p{L})(\p{L}{1,23})\s$/u.exec(before)?.[1].toLowerCase() ?? '';
  return !words.some((word) => sameThing(word, place));
};

const OF_WHAT = /^(?:which|what|welche[rs]?|vilken|vilket|quel(?:le)?|qué|cuál)\s(\p{L}+)\s[^?]{3,80}\?\s*$/iu;
/** `fiber` of "Which fibre is denim woven from?": what is asked about is not the answer. */
const isAskedAbout: Fault = ({ value, source }, { kind, words }, { text }) => {
  const isOfCloth = kind === 'fabric' || words.some((word) => SAYS.cloths.test(word));
  if (!isOfCloth || source !== 'text' || typeof value !== 'string' || /\sor\s/iu.test(text)) return false;
  return SAYS.cloths.test(OF_WHAT.exec(text.trim())?.[1] ?? '') && text.toLowerCase().includes(value.toLowerCase());
};

const OR_BEFORE = /\s(?:or|oder|ou|o|eller)\s(?:(?:an?|une?|eine?|en|ett|una?)\s)?$/iu;
const OR_AFTER = /^[^\p{L}.]{0,2}\s?(?:or|oder|ou|o|eller)\s/iu;
/** "Is linen a plant or an animal fibre?": what is asked between says neither. */
const isAskedBetween: Fault = (found, { kind }, { text }) => {
  const at = placeOf(found, text);
  if (
    found.source !== 'text' ||
    typeof found.value !== 'string' ||
    (kind !== null && !/^(?:place|country)$/u.test(kind)) ||
    at < 0 ||
    found.quote === undefined ||
    /["“”«»„]/u.test(text)
  )
    return false;
  const { start, end } = sentenceAt(text, at);
  if (text[end] !== '?' && !text.slice(start, end + 2).includes('?')) return false;
  const [before, after] = [text.slice(start, at), text.slice(at + found.quote.length, end)];
  return OR_BEFORE.test(before) || OR_AFTER.test(after);
};

const AN_HOUR = /(?:\sa las?|\sum|\sgegen|\sklockan|\skl|\svers|\sat|\suntil|\sbefore|\safter)\s$/iu;

/** "Comes at five": an hour is no number of anything. */
const isHour: Fault = ({ value, source, quote, at }, { kind }, { text }) => {
  if (typeof value !== 'number' || source !== 'text' || quote === undefined || at === undefined || kind === 'time')
    return false;
  const after = text.slice(at + quote.length);
  return (
    !/\d/u.test(quote) &&
    AN_HOUR.test(text.slice(0, at)) &&
    /^(?:[.,;!?]|$|\s(?:o['’]clock|sharp|uhr|y media))/iu.test(after)
  );
};

/** "The Harrow Coat": its name is more than the kind of garment. */
const isHalfAName: Fault = (found, { words, kind }, { text }) => {
  const at = placeOf(found, text);
  if (found.source !== 'text' || found.quote === undefined || at < 0 || kind !== 'garment' || !words.includes('name'))
    return false;
  return (
    /^\p{Lu}/u.test(text.slice(at)) &&
    /(?<=[.!?\n]\s*|^)The (?:\p{Lu}\p{Ll}+ ){1,2}$/u.test(text.slice(Math.max(0, at - 40), at))
  );
};

/** What is said of something else than what a name asks for. */
const OF_THING =
  /^(?:class|course|school|event|team|group|room|building|hotel|ship|train|file|street|city|klass|kurs|skola|lag|klasse|schule|gruppe|cours|école|équipe|clase|curso|escuela|equipo)$/u;

/** `class_name` of "with Ms Okafor": who has a title is no class. */
const isPersonForThing: Fault = ({ value }, { words }, { text: whole, mentions }) =>
  words.some((word) => OF_THING.test(word)) &&
  mentions.some(
    ({ kind, text, value: own, start, end }) =>
      kind === 'person' &&
      (own === value || text === value || text.endsWith(` ${String(value)}`)) &&
      TITLED.test(whole.slice(Math.max(0, start - 10), end)),
  );
const TITLED = /(?:^|\s)(?:mr|mrs|ms|miss|dr|herr|fru|fröken|frau|monsieur|madame|mme|señor|señora|sra?)\.?\s/iu;

export const OF_ANOTHER: readonly Fault[] = [
  isPersonForThing,
  isOfNoShoe,
  isOfPart,
  isNumberOfPlace,
  isAskedAbout,
  isOfNoPayment,
  isFine,
  isPerson,
  isAskedBetween,
  isHour,
  isHalfAName,
];
