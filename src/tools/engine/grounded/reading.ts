import { namedIn } from '../design-vocabulary.js';
import { contactsIn } from './contacts.js';
import { asMeant } from './corrected.js';
import { withCorrectedDay } from './corrected-day.js';
import { datesIn, daysOfMonthIn } from './dates.js';
import { type Turn, turnsIn, withoutSpeakers } from './dialogue.js';
import { type Mention, outside, stretches } from './mention.js';
import { numbersIn } from './numbers.js';
import { peopleAndPlacesIn } from './people.js';
import { type TextLanguage, textLanguage } from './text-language.js';
import { clothsIn } from './wares.js';
import { timesIn } from './times.js';

/** A text and all that is said in it. */
export interface Reading {
  text: string;
  language: TextLanguage;
  /** who says what, where it is a dialogue */
  turns: readonly Turn[];
  /** In the order of the text. */
  mentions: readonly Mention[];
  /** the day on which it is written, as `2025-03-04`, where others tell it */
  today?: string;
  /** What a caller's `system` messages tell, of which prices, terms and tables are read. */
  instructions?: string;
}

/** Of a text so many characters are read. */
export const MOST_READ = 20_000;
const CLOTHES_READ = 4000;

const SIZE =
  /(?<![\p{L}\d])(?:size|sizes|storlek|stl|größe|gr\.|taille|talla|strl)(?:\s(?:is|är)\s|:\s?|\s|(?=\d))((?:EU|US|UK|FR|IT)?\s?\d{1,3}(?:[./]\d{1,2})?|x{0,3}[sl]|(?:m|small|medium|large|one size)(?![\p{L}\d]))(?![\p{L}\d]|(?<=\d)\s?(?:cm|mm|in|inch|inches|tum|zoll|m)(?!\p{L}))|(?<![\p{L}\d])((?:EU|UK|US)\s?\d{1,2}|einheitsgröße|one[\s-]size|taille unique|talla única|onesize|en storlek för alla)(?![\p{L}\d])|(?<=\s(?:an?|the|in|i|en|it|that|lieber|hellre|plutôt|mejor)\s|,\s)(X{0,3}[SL]|M)(?=[\s,.;:?!]|$)|(?<=(?<!\p{L})an?\s)(small|medium|large|extra[ -]large)(?=\s?[,.;!?]|$)/giu;

/**
 * What a text says, read once, and again as it is meant where it takes something back. Equal texts give equal readings.
 * @param today the day on which it is written, as `2025-03-04`, where others tell it
 */
export function readingOf(whole: string, today?: string): Reading {
  const own = asItStands(withoutSpeakers(whole.slice(0, MOST_READ)), today);
  const said = { ...own, turns: turnsIn(whole.slice(0, MOST_READ)) };
  const day = withCorrectedDay(said.text, said.mentions);
  const text = day === said.text ? asMeant(said.text, said.mentions) : day;
  return text === said.text ? said : asItStands(text, today);
}

function asItStands(text: string, today?: string): Reading {
  const language = textLanguage(text);
  const contacts = contactsIn(text);
  const dates = outside(datesIn(text, today), contacts);
  const times = outside(timesIn(text), [...contacts, ...dates]);
  const sizes = outside(sizesIn(text), [...contacts, ...dates]).filter((one) => !isWaist(one, text, language));
  const exact = [...contacts, ...dates, ...times, ...sizes];
  const names = peopleAndPlacesIn(text, exact);
  const numbers = numbersIn(text, language, [...exact, ...names, ...daysOfMonthIn(text)]);
  const worn = clothesIn(text, language);
  const named = [
    ...names.filter(({ kind }) => kind !== 'place'),
    ...outside(
      names.filter(({ kind }) => kind === 'place'),
      worn.filter(({ attribute }) => attribute !== 'occasion' && attribute !== 'season'),
    ),
  ];
  const clothes = outside(worn, named);
  const behind = outside(sizesBehind(clothes, text), [...exact, ...named, ...numbers]);
  const mentions = [...exact, ...named, ...numbers, ...clothes, ...behind].sort((a, b) => a.start - b.start);
  return { text, language, turns: [], mentions, ...(today === undefined ? {} : { today }) };
}

const LETTER_BEHIND = /^\s((?:[2-6]X|X{0,3})[SL]|M)(?=\s?(?:[,.;/)\n]|$)|\s(?:and|och|und|et|y|at|à|for|[x×])\s)/u;

/** "Basic tee navy S, …": a letter right behind a thing or its colour. */
const sizesBehind = (clothes: readonly Mention[], text: string): Mention[] =>
  clothes.flatMap(({ end, attribute }) => {
    const size =
      attribute === 'garment' || attribute === 'colors' ? LETTER_BEHIND.exec(text.slice(end, end + 8))?.[1] : undefined;
    return size === undefined
      ? []
      : [{ kind: 'size' as const, value: size, text: size, start: end + 1, end: end + 1 + size.length }];
  });
const GIRTHS = /(?<!\p{L})(?:poitrine|hanches?|entrejambe|tours? d|bust|hips?|carrure)(?!\p{L})/iu;
/** "Brust 104, Taille 92", "poitrine 92, taille 70": the waist, and no size. */
const isWaist = ({ text: said, start }: Mention, text: string, language: TextLanguage): boolean =>
  /^taille/iu.test(said) &&
  /\d$/u.test(said) &&
  (language === 'de' || (language === 'fr' && GIRTHS.test(text) && !/\p{L}\s$/u.test(text.slice(0, start))));

const LETTERS = String.raw`(?:X{0,3}[SL]|M|\d{2,3}(?![.,]\d{1,2}\s?(?:\p{Sc}|[A-Z]{3}|kr|euros?)(?!\p{L})))`;
const SEVERAL = new RegExp(
  String.raw`(?:sizes?|storlek(?:ar(?:na)?)?|größen?|tailles?|tallas?)(?:\s(?:are|är|sind|sont|son|from)|\s?:)?\s(${LETTERS}(?:(?:,\s?|\s?\/\s?|,?\s(?:and|or|och|und|et|y|to)\s)${LETTERS})+)(?![\p{L}\d])`,
  'gu',
);

/** "In S, M and L", in capitals. */
const CAPITALS =
  /(?<![\p{L}\d&])((?:X{0,3}[SL]|M)(?:(?:,\s?|\s?\/\s?|,?\s(?:and|or|och|und|et|y|eller|oder|ou)\s)(?:X{0,3}[SL]|M))+)(?![\p{L}\d&])/gu;

/** "Sizes S, M and L": each of them. */
function severalIn(text: string): Mention[] {
  const called = stretches(new RegExp(SEVERAL, 'giu'), text);
  const plain = stretches(CAPITALS, text).filter(
    ({ start, end }) => !called.some((one) => one.start < end && start < one.end),
  );
  return lettersOf(
    text,
    [...called, ...plain].toSorted((a, b) => a.start - b.start),
  );
}

/** "Size M, 10 aprons", "size 38, 12 shirts": what is counted next is no size. */
const isCounted = (list: string, at: number, after: string): boolean =>
  at > 0 && /^\d/u.test(list.slice(at)) && (/^(?:X|S|M|L)/u.test(list) || COUNTS.test(after));
const COUNTS =
  /^\s(?!(?:and|or|och|und|et|y|to|in|for|are|is|på|i|är|für|sind|pour|sont|para|son|please|each)(?!\p{L}))\p{Ll}{3,}/u;

const lettersOf = (text: string, lists: ReturnType<typeof stretches>): Mention[] =>
  lists.flatMap(({ text: whole, start, groups: [list] }) => {
    const from = start + whole.lastIndexOf(list);
    const found = stretches(new RegExp(String.raw`(?<!\p{L})${LETTERS}(?!\p{L})`, 'gu'), list);
    const stop = found.findIndex((at) => isCounted(list, at.start, text.slice(from + at.end, from + at.end + 12)));
    return found.slice(0, stop < 0 ? found.length : stop).map((at) => ({
      kind: 'size' as const,
      value: at.text,
      text: at.text,
      start: from + at.start,
      end: from + at.end,
    }));
  });

const sizesIn = (text: string): Mention[] => {
  const several = severalIn(text);
  return [...several, ...outside(oneSizeIn(text), several)];
};

/** "Gave us 42 tonnes". */
const GAVE_US = /^us\s/u;

const oneSizeIn = (text: string): Mention[] =>
  stretches(SIZE, text)
    .filter(({ text: said }) => !GAVE_US.test(said))
    .map(({ groups: [worded, system, letter, called], ...at }) => ({
      kind: 'size',
      value: (worded || system || letter || called).trim(),
      ...at,
    }));

function clothesIn(text: string, language: TextLanguage): Mention[] {
  const known = housesIn(text, language);
  return [...known, ...clothsIn(text.slice(0, CLOTHES_READ), language, known)].filter(
    (one) => !isName(one, text, language) && !isMade(one) && !/^(?:laize|gratuite?s?)$/iu.test(one.text),
  );
}

/** "Falun", "Dijon", "Tejidos Alba": colours and clothes have no capital letters in the middle of a sentence. */
const AFTER_WORD = /[\p{L},]\s$/u;
const isName = ({ start, text: said }: Mention, text: string, language: TextLanguage): boolean =>
  (language === 'sv' || language === 'fr' || language === 'es') &&
  ((/^\p{Lu}/u.test(said) && AFTER_WORD.test(text.slice(Math.max(0, start - 2), start))) ||
    (/^klockan$/iu.test(said) && /^klockan\s\d/iu.test(text.slice(start))) ||
    (/^(?:haut|large)$/iu.test(said) && /\d\s?c?m\sde\s$/u.test(text.slice(Math.max(0, start - 8), start))));

/** "In Peru gestrickt": how it is made is no cloth. */
const isMade = ({ attribute, text }: Mention): boolean =>
  attribute === 'fabrics' && /^(?:gestrickt|gehäkelt|gewebt|stickad|stickat|vävd|tricotée?|tejid[oa])$/iu.test(text);

function housesIn(text: string, language: TextLanguage): Mention[] {
  const named = namedIn(text.slice(0, CLOTHES_READ));
  return named.map(({ attribute, value, hex, start, end, negated }, _, all) => ({
    kind: 'cloth' as const,
    attribute,
    value,
    text: ownWords(
      text.slice(start, end),
      attribute,
      all.some((one) => one.start === start && one.attribute !== attribute && !isVariantOf(one.attribute, attribute)),
      value,
      language,
    ),
    start,
    end,
    ...(hex === null ? {} : { hex }),
    ...(negated ? { negated } : {}),
  }));
}

/** "Quilted vests": a kind of garment is said by the same words as the garment. */
const isVariantOf = (one: string, other: string): boolean => one === 'variant' && other === 'garment';

/** Of words that say two things at once ("veste en cuir", "Lederjacke") those that say this one; the house's own where they are one. */
function ownWords(text: string, attribute: string, isShared: boolean, value: string, language: TextLanguage): string {
  if (!isShared || ((language === 'en' || language === 'sv') && attribute === 'garment' && /^\p{L}+$/u.test(text)))
    return text;
  if (attribute === 'garment' && (FOR.test(text) || WHAT_FOR.test(text))) return text;
  const parts = text.split(/\s(?:en|de|aus|i|av|of|in)\s/iu);
  if (parts.length === 2 && parts.every((part) => part !== '')) return attribute === 'garment' ? parts[0] : parts[1];
  if (attribute === 'garment') return text;
  return (language === 'en' ? null : clothOf(text, attribute)) ?? value.replaceAll('-', ' ');
}

/** "Vestido de novia": what it is for belongs to its name. */
const FOR = /\sde (?:novia|noche|fiesta|baño|lluvia|mariée|soirée|nuit|bain|chambre|cérémonie|ville|ski|sport)$/iu;

/** "Ski jacket", "wedding dress". */
const WHAT_FOR =
  /^(?:ski|rain|running|riding|hiking|cycling|wedding|evening|cocktail|trench|duffle|bath|swim|work|school)\s\p{L}+$/iu;

/** "Leder" of "Lederjacke", "ull" of "ulltröja". */
const WORN =
  /(?:n|s|en)?-?(?:jacken?|hosen?|mäntel|mantel|kleid(?:er)?|röcke?|rock|hemd(?:en)?|blusen?|westen?|pullover|taschen?|schuhe?|stiefel|handschuhe?|gürtel|schal|mützen?|tröj\p{L}{0,12}|jack\p{L}{0,12}|kofta\p{L}{0,12}|byxor\p{L}{0,12}|skjort\p{L}{0,12}|klänning\p{L}{0,12}|kjol\p{L}{0,12}|kapp\p{L}{0,12}|halsduk\p{L}{0,12}|mössa\p{L}{0,12}|väst\p{L}{0,12}|handskar\p{L}{0,12}|skor\p{L}{0,12})$/iu;

function clothOf(text: string, attribute: string): string | null {
  const own = attribute === 'fabrics' ? text.replace(WORN, '') : text;
  return attribute === 'fabrics' && own !== text && own.length > 2 && /^\p{L}+$/u.test(own) ? own : null;
}
