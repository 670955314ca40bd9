import { lastOf } from './last-of.js';
import { countOf, COUNTS } from './numbers.js';

/** A size that the text gives, as `XS…3XL`, an EU number or a child's height in cm. Positions are UTF-16 units of the text. */
export interface FoundSize {
  /** null where several are named, or one that no pattern here has */
  size: string | null;
  start: number;
  end: number;
  /** what is made of it, where that is not what it says */
  warning?: string;
}

interface Found {
  size: string | null;
  why?: string;
}
type Read = (m: RegExpExecArray, text: string) => Found | null;

const LETTERS = '(?:xxs|xs|s|m|l|xl|xxl|xxxl|xxxxl|[2-9]xl|[1-6]x)';
const CAPITALS = '(?:XXS|XS|S|M|L|XL|XXL|XXXL|XXXXL|[2-9]XL|[2-6]X)';
const SIZE = '(?:sizes?|sz|storlek(?:ar)?|strl|stl|größen?|gr\\.?|tailles?|tallas?)';
const NO_UNIT = '(?!\\s*(?:cm|mm|in(?:ch(?:es)?)?\\b|"|”|%|[.,]\\d))';
const NAMED: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  '1x': 'XL',
  '2x': '2XL',
  '3x': '3XL',
  xxl: '2XL',
  xxxl: '3XL',
  xxs: 'XS',
};
/** The widest that is drafted, by letter and by EU number. */
const WIDEST = { letter: '3XL', number: 54 } as const;
const SMALLEST_NUMBER = 32;
/** The smallest child that is drafted, cm of height, and the tallest. */
const CHILD = { from: 92, to: 164, step: 6 } as const;
/** Years of the tallest child that is drafted. */
const OLDEST = 14;
/** Below this a number is a grown body's, unless the text tells of a child. */
const GROWN_TO = 60;

const NESTED = 'names several sizes: the pattern is nested in all sizes from XS to 3XL';

function letterSize(said: string): Found {
  const plain = said.toLowerCase();
  if (/^(?:xxxxl|[4-9]xl|[4-6]x)$/.test(plain))
    return { size: WIDEST.letter, why: `is wider than any size here; ${WIDEST.letter} is drafted` };
  return { size: NAMED[plain] ?? plain.toUpperCase() };
}

/** @param eu a women's or men's EU number */
function numberSize(eu: number): Found | null {
  if (eu < SMALLEST_NUMBER || eu > WIDEST.number + 16) return null;
  if (eu <= WIDEST.number) return { size: String(eu) };
  return { size: String(WIDEST.number), why: `is wider than any size here; EU ${WIDEST.number} is drafted` };
}

/** Height of a child by what its label says, cm. */
function childSize(height: number): Found | null {
  if (height < 50 || height > CHILD.to) return null;
  if (height >= CHILD.from) return { size: String(height) };
  return { size: String(CHILD.from), why: `is smaller than any size here; ${CHILD.from} is drafted` };
}

/** Six centimetres a year, 92 with two years, as the labels of makers have it. */
const ofAge = (years: number): Found | null =>
  years > OLDEST || years < 0
    ? null
    : childSize(years < 2 ? 80 : CHILD.from + CHILD.step * Math.round(Math.max(0, years - 2)));

/** How far the numbers of a country lie from the EU's. */
const SHIFT: Readonly<Record<string, number>> = { uk: 28, aus: 28, us: 32, it: -4, fr: -2, es: -2, de: 0, eu: 0 };
const OF_MEN =
  /(?<!\p{L})(?:mens?|men's|gents?|bloke'?s?|guys?|herr\p{L}*|hommes?|hombres?|(?<!of the )groom|his)(?!\p{L})/iu;
/** Who is a child, in the languages of the lexicons. */
const CHILD_NOUN =
  "(?<!\\p{L})(?:girls?|boys?|kids?|child(?:ren)?s?|toddlers?|bab(?:y|ies)|daughter|son|granddaughter|grandson|niece|nephew|barn\\p{L}*|flick\\p{L}*|pojk\\p{L}*|dotter\\p{L}*|son|kinder\\p{L}*|kind|mädchen\\p{L}*|jungen|tochter|sohn|enfants?|fille|fillette|garçon|bébé|niñ[oa]s?|hij[oa]|bebé)(?:['’]s)?(?!\\p{L})";
const OF_CHILD = new RegExp(CHILD_NOUN, 'iu');
/** One child: "my son, 8" is an age, "boys, two in school" a count. */
const ONE_CHILD =
  '(?<!\\p{L})(?:girl|boy|kid|child|toddler|baby|(?:grand)?daughter|(?:grand)?son|niece|nephew|barn(?:et)?|flicka\\p{L}?|pojken?|dottern?|sonen|kind|mädchen|jungen?|tochter|sohn|neffen?|nichte|enfant|fille|fillette|garçon|fils|neveu|nièce|bébé|niñ[oa]|hij[oa]|sobrin[oa]|bebé)(?!\\p{L})';

const YEARS = [...COUNTS, 'thirteen|tretton|dreizehn|treize|trece', 'fourteen|fjorton|vierzehn|quatorze|catorce'];
const YEAR = `(\\d{1,2}|${YEARS.slice(1).join('|')})`;
const TO = '\\s?(?:-|–|\\/|to|bis|till|à|a)\\s?';
const yearsOf = (said: string): number => countOf(said, YEARS);
const MONTHS = '(?:m(?:ths?|onths?|os?|ån(?:ader)?|onate?|ois|eses)?)';
/** "Age 11, 140 cm": the height decides. */
const TALL = '(?:\\s{0,3}[,;(]?\\s{0,3}(9\\d|1[0-6]\\d)\\s?cm(?!\\p{L}))?';

/** The height that an age comes with, else that of the age's later year. */
function aged(from: string, to: string | undefined, tall: string | undefined): Found | null {
  if (tall === undefined) return ofAge(yearsOf(to ?? from));
  return childSize(CHILD.from + CHILD.step * Math.max(0, Math.round((Number(tall) - CHILD.from) / CHILD.step)));
}

/** What lasts, comes or is past: no age in years. */
const LEAST = '(?:(?:au moins|environ|mindestens|etwa|minst|ungefär|al menos|unos|plus de|mehr als|mer än|más de) )?';
const NO_AGE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:dur(?:e|ent|er|era|a|an|ar|ará)|tient|hält|halten|håller|hålla|om|in|i|seit|sedan|vor|pendant|durante|nos|unsere[nrm]?|våra|nuestros|depuis|desde|hace|dans|dentro de|il y a|nach|efter|après|después de|über|alle|jede|varje|chaque|cada|tous les) ${LEAST}$`,
  'iu',
);
const NO_AGE_AFTER =
  /^ (?:hält|halten|håller|dura|dure|lang(?!\p{L})|senare|später|zusammen|tillsammans|ensemble|juntos|garantie|garanti|(?:de |d['’])(?:mariage|garantie|vie|service|amour|matrimonio|casados|garantía|vida|uso|amor))/iu;
/** Kin of whom years are told; alone their words have other senses ("fils" is thread too). */
const KIN =
  /(?<!\p{L})(?:fils|petite?s?-fil(?:s|les?)|neveu|nièce|neffen?|nichte|enkel\p{L}*|zwillinge?|jumeaux|jumelles|sonen|(?:bror|syster)(?:son|dotter)\p{L}*|tvillingar\p{L}*|niet[oa]s?|sobrin[oa]s?|gemel[oa]s)(?!\p{L})/iu;
/** Who has years: "elle a huit ans". */
const HAS_YEARS =
  /(?<!\p{L})(?:elle a|il a|qui a|tiene|cumple|är|fyller|blir|ist|wird|aged?|âgée? de|de edad de|von) $/iu;
/** Years meant for a cloth: "un abrigo para diez años". */
const FOR_YEARS = /(?<!\p{L})(?:för|für|pour|para|por) (?:(?:ett|un|unos|des) )?$/iu;
const APPOSED = { before: /(?:^|[,;(]\s?)$/u, after: /^\s{0,3}(?:[,;.)!?]|$)/u } as const;
const AS_FAR_BACK = 30;

/** Whether years are somebody's: a child's that the text tells of, or as ages and labels are written. */
function isAge(m: RegExpExecArray, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, m.index - AS_FAR_BACK), m.index), text.slice(m.index + m[0].length)];
  if (NO_AGE_BEFORE.test(before) || NO_AGE_AFTER.test(after)) return false;
  if (OF_CHILD.test(text) || KIN.test(text) || m[2] !== undefined || HAS_YEARS.test(before)) return true;
  if (FOR_YEARS.test(before)) return false;
  return /^\d/u.test(m[1]) || (APPOSED.before.test(before) && APPOSED.after.test(after));
}

interface Rule {
  /** one of these is in every text that the pattern fits; none named: any text */
  words: readonly string[];
  pattern: RegExp;
  read: Read;
}

const rule = (words: string, source: string, read: Read, flags = 'iu'): Rule => ({
  words: words.split(' ').filter(Boolean),
  pattern: new RegExp(source, `${flags}g`),
  read,
});
const SIZES = 'size sizes sz storlek storlekar strl stl größe größen gr taille tailles talla tallas';
const EDGE = '(?<![\\p{L}\\d.,])';
const END = '(?![\\p{L}\\d])';

/** Children first: "size 116", "6-9 months", "aged 7-8", "2T". */
const OF_CHILDREN: readonly Rule[] = [
  rule(
    `eu eur centilong ${SIZES}`,
    `\\b(?:eu|eur|centilong|${SIZE})\\s*[:=]?\\s*(50|56|62|68|74|80|86|92|98|104|110|116|122|128|134|140|146|152|158|164)(?:\\s?[-–/]\\s?(56|62|68|74|80|86|92|98|104|110|116|122|128|134|140|146|152|158|164))?\\b${NO_UNIT}`,
    (m, text) => {
      const ofGrown = /^taille/i.test(m[0]) ? CHILD.from : GROWN_TO;
      return Number(m[1]) < ofGrown && !OF_CHILD.test(text) ? null : childSize(Number(m[2] ?? m[1]));
    },
  ),
  rule(
    'm mth mths month months mo mos mån månader monat monate mois meses',
    `${EDGE}(\\d{1,2})(?:${TO}(\\d{1,2}))?[\\s-]?${MONTHS}(?:[\\s-]olds?)?${END}(?!\\s*(?:ago|from|of|cotton|train|wide|long))`,
    (m) => {
      const months = Number(m[2] ?? m[1]);
      const bare = /\dm$/i.test(m[0]) && m[2] === undefined;
      return bare || months > 36 ? null : ofAge(months / 12);
    },
  ),
  rule(
    'year years yr yrs yo y',
    `(?<![\\p{L}\\d])${YEAR}(?:${TO}${YEAR})?[- ]?(?:(?:years?|yrs?)[- ]olds?|yo|y\\/o)\\b${TALL}`,
    (m) => (yearsOf(m[1]) < 2 ? null : aged(m[1], m[2], m[3])),
  ),
  rule(
    'aged age ages he she han hon er sie',
    `\\b(?:aged?|ages?|s?he['’]s|s?he is|han är|hon är|er ist|sie ist) ${YEAR}(?:${TO}${YEAR})?${END}(?!\\s*(?:cm|kg|stone|lbs|ft|foot|[.,]\\d|['’]))${TALL}`,
    (m) => (yearsOf(m[1]) < 2 ? null : aged(m[1], m[2], m[3])),
  ),
  rule(
    'år års jahr jahre jahren jahrn ans años',
    `(?<![\\p{L}\\d-])${YEAR}(?:${TO}${YEAR})? (?:års?|jahre?n?|ans|años)(?!\\p{L})(?! (?:gammal bil|sedan|ago))${TALL}`,
    (m, text) => (yearsOf(m[1]) < 2 || !isAge(m, text) ? null : aged(m[1], m[2], m[3])),
  ),
  rule(
    'yr yrs year years',
    `(?<!\\b(?:for|of|last|past|over) )(?<![\\p{L}\\d-])(\\d{1,2})(?:${TO}(\\d{1,2}))? ?(?:yrs?|years)(?=\\s{0,3}(?:[,;.)]|$))`,
    (m) => (Number(m[1]) < 2 ? null : aged(m[1], m[2], undefined)),
  ),
  rule(
    '',
    `(?<=(?<!\\p{L})(?:barn|kids?|child(?:ren)?(?:['’]s|s)?|girls?|boys?|junior|flick\\p{L}*|pojk\\p{L}*)[ ,]{1,2})(92|98|104|110|116|122|128|134|140|146|152|158|164)(?![\\p{L}\\d])${NO_UNIT}`,
    (m) => childSize(Number(m[1])),
  ),
  // "girls 10-12", "teen 158 cm", "6-åring"
  rule(
    'girl girls boy boys kid kids child children teen teens teenager teenagers flicka flickor pojke pojkar barn',
    `(?<=(?<!\\p{L})(?:girls?|boys?|kids?|child(?:ren)?|teens?|teenagers?|flick(?:a|or)|pojk(?:e|ar)|barn) )(\\d{1,2})${TO}(\\d{1,2})${END}${NO_UNIT}`,
    (m) => (Number(m[1]) < 2 || Number(m[2]) <= Number(m[1]) ? null : aged(m[1], m[2], undefined)),
  ),
  rule(
    'girl girls boy boys kid kids child teen teens teenager toddler flicka pojke barn tonåring',
    `(?<=(?<!\\p{L})(?:girls?|boys?|kids?|child|teens?|teenager|toddler|flicka|pojke|barn|tonåring),? )(9\\d|1[0-6]\\d) ?cm(?!\\p{L})`,
    (m) => aged('2', undefined, m[1]),
  ),
  rule('', `(?<![\\p{L}\\d])${YEAR}[ -]?åring(?:en|ar|s|arna)?(?!\\p{L})`, (m) =>
    yearsOf(m[1]) < 2 ? null : aged(m[1], undefined, undefined),
  ),
  // "ein achtjähriges Kind", "en 8-årig flicka"
  rule('', `(?<![\\p{L}\\d])${YEAR}-?(?:årig|jährig)\\p{L}{0,2}(?!\\p{L})`, (m, text) =>
    OF_CHILD.test(text) ? aged(m[1], undefined, undefined) : null,
  ),
  // "a child of eight", "a girl (8)", "ein Mädchen von acht"
  rule(
    '',
    `(?<=${CHILD_NOUN}(?: (?:of|von|på|de) | ?\\( ?))${YEAR}(?:${TO}${YEAR})?(?: (?:years?|yrs?|år|jahren?|ans|años))?${END}(?=\\s{0,3}(?:[,;.!?)]|$|(?:with|and|who|in|med|och|mit|und|avec|et|con|y)(?!\\p{L})))`,
    (m) => (yearsOf(m[1]) < 2 ? null : aged(m[1], m[2], undefined)),
  ),
  rule('', `(?<=${ONE_CHILD}, )${YEAR}(?:${TO}${YEAR})?${END}(?=\\s{0,3}(?:[,;.!?)](?!\\d)|$))`, (m) =>
    yearsOf(m[1]) < 2 ? null : aged(m[1], m[2], undefined),
  ),
  rule('', '(?<![\\p{L}\\d.,])([2-6])T(?![\\p{L}\\d])', (m) => ofAge(Number(m[1])), 'u'),
  rule(SIZES, `\\b${SIZE}\\s*[:=]?\\s*([2-9]|1[0-4])\\b${NO_UNIT}(?!\\s?[-–/]\\s?\\d)`, (m, text) =>
    OF_CHILD.test(text) ? ofAge(Number(m[1])) : null,
  ),
];

/** "XS-4XL", "UK 8-18": what is sold, not what is drafted. */
const RUNS: readonly Rule[] = [
  rule(
    '',
    `(?<![\\p{L}\\d'-])${CAPITALS}\\s?(?:-|–|to|\\/)\\s?${CAPITALS}(?![\\p{L}\\d'-])`,
    () => ({ size: null, why: NESTED }),
    'u',
  ),
  rule(
    'short regular long tall petite',
    '\\b(?:in )?(?:short|regular|long|tall|petite)(?:,| and| &|\\/) ?(?:regular|long|tall|petite)(?: (?:and|&) (?:long|tall|petite))?(?=\\s{0,3}(?:[,;.)]|$))',
    () => ({
      size: null,
      why: 'names several heights: the pattern is drafted for one; give the height or the measurements',
    }),
  ),
  rule(
    `uk us eu eur fr it de aus ${SIZES}`,
    `\\b(?:(?:uk|us|eu|eur|fr|it|de|aus)\\s?(?:${SIZE})?|${SIZE})\\s*[:=]?\\s*\\d{1,2}\\s?(?:-|–|to|\\/|till|bis)\\s?\\d{1,2}\\b${NO_UNIT}`,
    () => ({ size: null, why: NESTED }),
  ),
];

const AS_BRITISH = 'names no country and was read as a British size; an American one is two EU sizes wider';

const GROWN: readonly Rule[] = [
  rule(
    `in ${SIZES} sizexs sizem sizel sizexl sizexxl`,
    `\\b(?:${SIZE}(?<!s)|in an?)\\s*[:=]?\\s*(${LETTERS})\\b`,
    (m) => letterSize(m[1]),
  ),
  rule(
    'uk us aus eu eur it fr de uksize ussize eusize',
    `\\b(?:size\\s*)?(uk|us|aus|eu|eur|it|fr|de)\\s?(?:size)?\\s?(\\d{1,2})\\b${NO_UNIT}(?!\\s?-\\s?\\p{L})`,
    (m, text) => {
      const country = m[1].toLowerCase().slice(0, m[1].toLowerCase() === 'aus' ? 3 : 2);
      const shift = OF_MEN.test(text) ? Math.max(0, SHIFT[country]) : SHIFT[country];
      if ((country === 'de' || country === 'it') && m[1] !== m[1].toUpperCase()) return null;
      return numberSize(Number(m[2]) + shift);
    },
  ),
  rule(SIZES, `\\b${SIZE}\\s*[:=]?\\s*(3[2-9]|4\\d|5\\d)\\b${NO_UNIT}(?![\\p{L}])`, (m) => numberSize(Number(m[1]))),
  rule('w', `${EDGE}(?:size\\s*)?(1[2-9]|2[0-6])[Ww](?![\\p{L}\\d])(?!\\s?[x/]?\\s?\\d)`, (m) =>
    numberSize(Number(m[1]) + 32),
  ),
  rule('size sz', `\\b(?:size|sz)\\s*([4-9]|[12]\\d|30)\\b${NO_UNIT}(?![\\p{L}-])`, (m, text) => {
    const number = Number(m[1]);
    if (number % 2 === 1 || OF_MEN.test(text)) return null;
    const found = numberSize(number + SHIFT.uk);
    return found && { size: found.size, why: found.why ?? AS_BRITISH };
  }),
  rule(
    '',
    `(?<![\\p{L}\\d'-])(?<!\\b(?:knee|hip|thigh|calf|ankle|waist|midi|maxi|mini) )(${CAPITALS})(?![\\p{L}\\d'-])`,
    (m) => letterSize(m[1]),
    'u',
  ),
  rule(
    'small medium large',
    '\\b(extra small|small|medium|large|extra large) size\\b|\\bsize (extra small|small|medium|large|extra large)\\b',
    (m) => letterSize(m[1] ?? m[2]),
  ),
  rule('small medium large', "\\bi(?:'|’| a)?m an? (small|medium|large)\\b", (m) => letterSize(m[1])),
  rule('small medium large', '(?:[,;.]\\s{0,3})(small|medium|large)(?=\\s{0,3}(?:[,;.!]|$))', (m) => letterSize(m[1])),
  rule(
    'plus plussize talla grande stora große',
    '\\bplus[- ]size\\b|\\btalla grande\\b|\\bgrande taille\\b|\\bstora storlekar\\b|\\bgroße größen\\b',
    () => ({
      size: '2XL',
    }),
  ),
];

function sizeAt(m: RegExpExecArray, { size, why }: Found): FoundSize {
  const at = { size, start: m.index, end: m.index + m[0].length };
  return why ? { ...at, warning: `"${m[0].trim()}" ${why}.` } : at;
}

const RULES = [...OF_CHILDREN, ...RUNS, ...GROWN];

function sizeIn(text: string): FoundSize | null {
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
  for (const { words, pattern, read } of RULES) {
    if (words.length > 0 && !words.some((word) => said.has(word))) continue;
    for (const m of text.matchAll(pattern)) {
      const found = read(m, text);
      if (found) return sizeAt(m, found);
    }
  }
  return null;
}

/** The garment size said in the text: a child's, else a run of sizes, else a grown body's. */
export const findSize = lastOf(sizeIn);
