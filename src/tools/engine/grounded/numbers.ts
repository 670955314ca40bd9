import { anyOf } from '../../../common/kernel/any-of.js';
import type { TextLanguage } from './text-language.js';
import { type Mention, outside, stretches } from './mention.js';
import { converted, CURRENCY_WORDS, UNIT_WORDS, unitNamed, unitOf } from './units.js';
import data from './words/numbers.yaml.js';

const { one, words: simple } = data as { one: string[]; words: Record<string, number> };

const named = (from: number, to: number): [string, number][] =>
  Object.entries(simple).filter(([, value]) => value >= from && value <= to);
const UNITS: readonly [string, number][] = [...named(2, 9), ['ett', 1], ['ein', 1]];
const TENS = named(20, 90).filter(([, value]) => value % 10 === 0);
const BEFORE_A_HALF: readonly [string, number][] = [['ein', 1], ...named(2, 12)];

/** "Tjugofem", "fünfundzwanzig", "tvåhundra": what Swedish and German write in one. */
const inOneWord = (): Record<string, number> =>
  Object.fromEntries([
    ...TENS.flatMap(([ten, a]) =>
      UNITS.flatMap(([unit, b]) => [[`${ten}${unit}`, a + b] as const, [`${unit}und${ten}`, a + b] as const]),
    ),
    ...BEFORE_A_HALF.map(([unit, a]) => [`${unit}einhalb`, a + 0.5] as const),
    ...UNITS.flatMap(([unit, a]) => [[`${unit}hundra`, a * 100] as const, [`${unit}hundert`, a * 100] as const]),
  ]);

const words: Readonly<Record<string, number>> = { ...simple, ...inOneWord(), anderthalb: 1.5 };

/** The same words as an expression: their parts are written once, for two thousand words are long to compile. */
function numberWords(): string {
  const [units, tens, halved] = [UNITS, TENS, BEFORE_A_HALF].map((list) => anyOf(list.map(([word]) => word)));
  const alone = anyOf([...Object.keys(simple), 'anderthalb']);
  return `${tens}${units}|${units}(?:und${tens}|hundra|hundert)|${halved}einhalb|${alone}`;
}
const NUMBER_WORDS = numberWords();

/** What a small number is called, the articles that mean one among them. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  ...simple,
  ...Object.fromEntries([...one, 'a', 'an'].map((word) => [word, 1])),
};

const AMOUNT = String.raw`\d{1,3}(?:[ \u00a0\u202f.,’']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\d])(${CURRENCY_WORDS})[^\S\n]?(${AMOUNT})(?![\p{L}\d])`, 'giu');
const PLAIN = new RegExp(
  String.raw`(?<![\p{L}\d.,#/]|\p{L}-|\d-\d{1,6}-)([-−]?)(${AMOUNT})(?![\d/]|-\d{1,6}-\d)(?:[ \u00a0-]?(?:(?:working|business|calendar|full|whole)[ -])?(${UNIT_WORDS})(?![\p{L}\d]))?(?!\p{L})`,
  'giu',
);
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${NUMBER_WORDS})|(${one.join('|')}))(?![\p{L}\d])(?:[ -](?:(?:working|business|calendar|full|whole)[ -])?(${UNIT_WORDS})(?![\p{L}\d]))?`,
  'giu',
);

/** A word that only Swedish counts with. */
const SWEDISH_SIX = new RegExp(String.raw`(?<!\p{L})sex(?!\p{L})(?: (${UNIT_WORDS})(?![\p{L}\d]))?`, 'giu');
/** "100 F": only as a capital letter; a small one is something else. */
const DEGREES = new RegExp(String.raw`(?<![\p{L}\d.,#/])([-−]?)(${AMOUNT})\s?°?\s?([CF])(?![\p{L}\d])`, 'gu');
const PARTS: readonly (readonly [RegExp, number])[] = (
  [
    [
      '(?:twice|double) as \\p{L}+ as|(?:dubbelt|två gånger) så \\p{L}+ som|doppelt so \\p{L}+ wie|deux fois plus \\p{L}+ que|el doble de',
      0.5,
    ],
    ['half as \\p{L}+ as|hälften så \\p{L}+ som|halb so \\p{L}+ wie', 2],
    ['half|hälften|(?:die )?hälfte|la moitié|la mitad', 2],
    ['three quarters|tre fjärdedelar|drei viertel|dreiviertel|(?:les )?trois quarts|tres cuartos', 4 / 3],
    ['two thirds|två tredjedelar|zwei drittel|(?:les )?deux tiers|dos tercios', 3 / 2],
    ['(?:a|one) third|en tredjedel|ein drittel|(?:un|le) tiers|un tercio', 3],
    ['(?:a|one) quarter|en fjärdedel|ein viertel|un quart|un cuarto', 4],
  ] as const
).map(([names, parts]) => [
  new RegExp(
    String.raw`(?<!\p{L})(?:${names})\s(?:of |av |von |der |des |de )?(?:the |all |our |my |de |den |las |los |les |)(${AMOUNT})(?:[ \u00a0-]?(${UNIT_WORDS}))?(?![\p{L}\d])`,
    'giu',
  ),
  parts,
]);

/** "Half of the 60 blouses": thirty. */
const partsIn = (text: string, language: TextLanguage): Mention[] =>
  PARTS.flatMap(([pattern, parts]) =>
    stretches(pattern, text).map((at) => number(at, figure(at.groups[0], language) / parts, at.groups[1] ?? '')),
  );

/** "A dozen and a half", "two and a half metres", "half a dozen". */
const HALVES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:half a|ett halvt|halvt|ein halbes|une demi-?|media)\s?(dozen|dussin|dutzend|douzaine|docena)|(?:(?:a|an|one|ett|en|ein|une?|una)\s)?(${AMOUNT}|${NUMBER_WORDS})\s(?:and a half|och (?:en|ett) halvt?|(?:und |et |y )?(?:ein halb\p{L}*|demie?|medi[ao])))(?:[ -](${UNIT_WORDS})(?![\p{L}\d]))?(?!\p{L})`,
  'giu',
);
const DOZEN = 12;
/** "An hour and a half". */
const UNIT_AND_HALF = new RegExp(
  String.raw`(?<![\p{L}\d])(?:an?|one|en|ett|eine?|une?|una)\s(${UNIT_WORDS})\s(?:and a half|och en halv|und eine halbe|et demie?|y media)(?!\p{L})`,
  'giu',
);
/** "One and a half hours", "en och en halv timme". */
const ONE_AND_HALF = new RegExp(
  String.raw`(?<![\p{L}\d])(?:one and a half|en och en halv|ett och ett halvt|eine? und eine? halbe?[rs]?)[ -](${UNIT_WORDS})(?![\p{L}\d])`,
  'giu',
);
/** "An hour and a quarter", "två timmar och en kvart"; "at one hour and a quarter" is a time of day. */
const AND_QUARTER = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!(?:at|kl|klockan|um|à|a la|a las) )(?:(?:an?|one|en|ett|eine?|une?|una)|(${AMOUNT}|${NUMBER_WORDS}))\s(hours?|timm(?:e|ar)|stunden?|heures?|horas?)\s(?:and a quarter|och en kvart|und eine viertel(?:stunde)?|et (?:un )?quart|y (?:un )?cuarto)(?!\p{L})`,
  'giu',
);
/** "An hour and twenty minutes". */
const AN_HOUR_AND = new RegExp(
  String.raw`(?<![\p{L}\d])an hour(?: and)? (${AMOUNT}|${NUMBER_WORDS}) min(?:ute)?s?(?!\p{L})`,
  'giu',
);
/** "A quarter of an hour", "three quarters of a metre". */
const PARTS_OF_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d])(a quarter|three quarters|a third|two thirds|en fjärdedels?|tre fjärdedels?|eine viertel|eine dreiviertel|un quart|trois quarts|un cuarto|tres cuartos) ?(?:of an? |d[’']|de )?(${UNIT_WORDS})(?![\p{L}\d])`,
  'giu',
);
const shareOf = (said: string): number =>
  /^(?:three|tre|eine drei|trois|tres)/iu.test(said)
    ? 3 / 4
    : /^two/iu.test(said)
      ? 2 / 3
      : /third/iu.test(said)
        ? 1 / 3
        : 1 / 4;

/** "Half a teaspoon", "en halv liter". */
const HALF_A_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:half an?|half of an?|en halv|ett halvt|eine[mnr]? halbe[nmrs]?|ein halbes|une? demi-?e?|medi[ao])[ -]?(${UNIT_WORDS})(?![\p{L}\d])`,
  'giu',
);
/** "Two metres and a half". */
const UNITS_AND_HALF = new RegExp(
  String.raw`(?<![\p{L}\d])(${AMOUNT}|${NUMBER_WORDS})\s(${UNIT_WORDS})\s(?:and a half|och en halv|und eine? halbe?[rs]?|et demie?|y medi[ao])(?!\p{L})`,
  'giu',
);
/** "36 1/2 in", "22½ inches", "3/4 inch". */
const FRACTION = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:(\d{1,3})(?:[ -](\d)\/(2|3|4|8|16)|\s?([½¼¾⅓⅔⅛⅜⅝⅞]))|(\d{1,2})\/(2|4|8|16)(?=\s?(?:${UNIT_WORDS})(?![\p{L}\d])))(?![\d/])(?:[ -]?(${UNIT_WORDS})(?![\p{L}\d]))?`,
  'giu',
);
const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const fractionsIn = (text: string): Mention[] =>
  stretches(FRACTION, text).map((at) => {
    const [whole, above, below, sign, part, of, unit] = at.groups;
    const rest = sign ? SIGNS[sign] : part ? Number(part) / Number(of) : Number(above) / Number(below);
    return number(at, Number(whole || 0) + rest, unit ?? '');
  });

const unitsAndHalfIn = (text: string, language: TextLanguage): Mention[] =>
  stretches(UNITS_AND_HALF, text).map((at) => {
    const [whole, unit] = at.groups;
    return number(at, (words[whole.toLowerCase()] ?? figure(whole, language)) + 0.5, unit);
  });

const halfOfUnitIn = (text: string): Mention[] =>
  stretches(HALF_A_UNIT, text).map((at) => number(at, 0.5, at.groups[0]));

const partsOfUnitIn = (text: string): Mention[] =>
  stretches(PARTS_OF_UNIT, text).map((at) => number(at, shareOf(at.groups[0]), at.groups[1]));

const unitAndHalfIn = (text: string): Mention[] =>
  stretches(UNIT_AND_HALF, text).map((at) => number(at, 1.5, at.groups[0]));

const oneAndHalfIn = (text: string): Mention[] =>
  stretches(ONE_AND_HALF, text).map((at) => number(at, 1.5, at.groups[0]));

const countOf = (said: string, language: TextLanguage): number =>
  said ? (words[said.toLowerCase()] ?? figure(said, language)) : 1;

const hoursAndPartsIn = (text: string, language: TextLanguage): Mention[] => [
  ...stretches(AND_QUARTER, text).map((at) => number(at, countOf(at.groups[0], language) + 0.25, 'hours')),
  ...stretches(AN_HOUR_AND, text).map((at) => number(at, 60 + countOf(at.groups[0], language), 'minutes')),
];

const halvesIn = (text: string, language: TextLanguage): Mention[] =>
  stretches(HALVES, text).map((at) => {
    const [half, whole, unit] = at.groups;
    const value = half ? DOZEN : (words[whole.toLowerCase()] ?? figure(whole, language));
    return number(at, half ? DOZEN / 2 : value + (value === DOZEN ? DOZEN / 2 : 0.5), unit ?? '');
  });

/** "Ein paar Knöpfe", "a few pins": no one of anything. */
const FEW =
  /^(?:ein paar|a few|a couple|a handful|ein wenig|ein bisschen|une poignée|un par de|unos pocos|ett par)(?!\p{L})/u;
/** What every number in parts has; the expressions that read them are long to compile, and few texts need them. */
const SAYS_A_PART =
  /\d\/\d|[½¼¾⅓⅔⅛⅜⅝⅞]|hal[fbv]|hälft|demi|moitié|mitad|twice|double|dubbelt|gånger så|doppelt|deux fois|doble|thirds?|tredjedel|drittel|tiers|tercio|quart|fjärdedel|viertel|cuarto|medi[ao]|kvart|an hour/iu;

/** Numbers that are told in parts. The half of "två och en halv meter" is none by itself. */
function allPartsIn(text: string, language: TextLanguage): Mention[] {
  const [halves, oneAndHalf] = [halvesIn(text, language), oneAndHalfIn(text)];
  return [
    ...fractionsIn(text),
    ...unitAndHalfIn(text),
    ...unitsAndHalfIn(text, language),
    ...oneAndHalf,
    ...hoursAndPartsIn(text, language),
    ...outside(halfOfUnitIn(text), [...halves, ...oneAndHalf]),
    ...partsOfUnitIn(text),
    ...halves,
    ...partsIn(text, language),
  ];
}

/** Numbers of a text with the unit that stands beside them; those inside what was read before are left out. */
export function numbersIn(text: string, language: TextLanguage, taken: readonly Mention[]): Mention[] {
  const decimal = decimalMark(text);
  const money = stretches(BEFORE, text).map((at) => number(at, inMoney(at.groups[1], language, decimal), at.groups[0]));
  const plain = stretches(PLAIN, text)
    .map((at) => withoutPreposition(text, at))
    .map((at) =>
      number(
        at,
        (unitOf(at.groups[2].toLowerCase())?.currency === true ? inMoney : figure)(at.groups[1], language, decimal) *
          (at.groups[0] === '' ? 1 : -1),
        at.groups[2],
      ),
    );
  const spelled = joined(
    text,
    stretches(WORDS, text)
      .filter((at) => !FEW.test(text.slice(at.start)) && !isPronoun(text, at) && !isPreposition(at, language))
      .map((at) => withoutPreposition(text, at))
      .map((at) => number(at, at.groups[0] === '' ? 1 : words[at.groups[0].toLowerCase()], at.groups[2])),
  );
  const six = language === 'sv' ? stretches(SWEDISH_SIX, text).map((at) => number(at, 6, at.groups[0] ?? '')) : [];
  const degrees = stretches(DEGREES, text).map((at) =>
    number(
      at,
      figure(at.groups[1], language) * (at.groups[0] === '' ? 1 : -1),
      at.groups[2] === 'C' ? 'celsius' : 'fahrenheit',
    ),
  );
  const parts = SAYS_A_PART.test(text) ? allPartsIn(text, language) : [];
  const special = outside([...parts, ...six, ...degrees], taken);
  const first = [...special, ...outside(money, [...taken, ...special])];
  const second = outside(plain, [...taken, ...first]);
  const all = [...first, ...second, ...outside(spelled, [...taken, ...first, ...second])];
  return inOne(
    text,
    all.sort((a, b) => a.start - b.start).map((one) => asWeight(text, one)),
  );
}

/** "I weigh 140 pounds", "how many grams are 2 pounds of yarn": no money. */
const asWeight = (text: string, one: Mention): Mention =>
  one.unit === 'GBP' &&
  /pounds?$/iu.test(one.text) &&
  (WEIGHS.test(text.slice(Math.max(0, one.start - 30), one.start)) ||
    (/^\sof\s\p{L}/u.test(text.slice(one.end)) && IN_WEIGHT.test(text)))
    ? { ...one, unit: 'lb' }
    : one;

const IN_WEIGHT = /(?<!\p{L})(?:how many|in|to|into) (?:grams?|g|kilos?|kilograms?|kg|ounces?|oz)(?!\p{L})/iu;
const WEIGHS = /(?<!\p{L})weigh(?:s|ed|ing|t)?(?:\s(?:is|of|about|around|roughly|only|just|in at|at)){0,2}:?\s$/iu;

/** Units that are told with parts of the next smaller one. */
const PARTS_OF: Readonly<Record<string, readonly string[]>> = {
  hour: ['minute'],
  minute: ['second'],
  day: ['hour'],
  week: ['day'],
  year: ['month'],
  ft: ['in'],
  m: ['cm'],
  kg: ['g'],
  lb: ['oz'],
};

/** "3 hours and 30 minutes", "5 ft 10 in": one amount, in the smaller unit. */
function inOne(text: string, found: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const value =
      last && /^,?\s?(?:(?:and|och|und|et|y)\s)?$/iu.test(text.slice(last.end, next.start))
        ? (wholeOf(last, next) ?? centimetresOn(last, next, text) ?? inchesOn(last, next, text))
        : null;
    if (!last || value === null) kept.push(next);
    else
      kept[kept.length - 1] = {
        ...next,
        unit: next.unit ?? (last.unit === 'ft' ? 'in' : 'cm'),
        value,
        text: text.slice(last.start, next.end),
        start: last.start,
      };
  }
  return kept;
}

/** "One metre sixty-eight": so many centimetres, where nothing follows that could be counted. */
function centimetresOn(metres: Mention, next: Mention, text: string): number | null {
  const isPart = Number.isInteger(next.value) && Number(next.value) >= 10 && Number(next.value) < 100;
  if (metres.unit !== 'm' || next.unit !== undefined || !isPart || !Number.isInteger(metres.value)) return null;
  return ENDS_LENGTH.test(text.slice(next.end)) && /^\s$/u.test(text.slice(metres.end, next.start))
    ? Number(metres.value) * 100 + Number(next.value)
    : null;
}

/** "Five foot six": so many inches. */
function inchesOn(feet: Mention, next: Mention, text: string): number | null {
  const isPart = Number.isInteger(next.value) && Number(next.value) < 12 && next.unit === undefined;
  if (feet.unit !== 'ft' || !isPart || !Number.isInteger(feet.value) || Number(feet.value) > 7) return null;
  return ENDS_LENGTH.test(text.slice(next.end)) && /^\s$/u.test(text.slice(feet.end, next.start))
    ? Number(feet.value) * 12 + Number(next.value)
    : null;
}

const ENDS_LENGTH =
  /^(?:\s?[.,;!?)]|\s?$|\s(?:tall|long|high|wide|deep|and|lång|hög|bred|och|groß|hoch|breit|und)(?!\p{L}))/u;

function wholeOf(large: Mention, small: Mention): number | null {
  const [from, to] = [unitNamed(large.unit), unitNamed(small.unit)];
  if (!from || !to || PARTS_OF[from.unit]?.includes(to.unit) !== true) return null;
  const own = converted(Number(large.value), from, to);
  const parts = converted(1, from, to) ?? 0;
  return own === null || Number(small.value) >= parts ? null : Number((own + Number(small.value)).toPrecision(12));
}

type At = ReturnType<typeof stretches>[number];

/** "The one in Vienna", "which one": no number. */
const isPronoun = (text: string, { text: said, start }: At): boolean =>
  (/^una?o?$/iu.test(said) &&
    /(?<!\p{L})(?:cada|ninguna?|alguna?)\s$/iu.test(text.slice(Math.max(0, start - 10), start))) ||
  (/^one\b/i.test(said) &&
    /(?<!\p{L})(?:the|this|that|which|each|no|any|every|some|another|an?|your|my)\s(?:\p{L}+\s)?$/iu.test(
      text.slice(Math.max(0, start - 30), start),
    ) &&
    !/^(?:one|two) (?:hundred|thousand)/i.test(text.slice(start)));

/** "En la talla 38", "en lin": one in Swedish, in in French and Spanish. */
const isPreposition = ({ text: said }: At, language: TextLanguage): boolean =>
  (language === 'fr' || language === 'es') && /^en(?![\p{L}\d])/iu.test(said);

/** "25 in Vienna", "one in yellow": a preposition, no inch. */
function withoutPreposition(text: string, at: At): At {
  const unit = at.groups.at(-1);
  if (unit?.toLowerCase() !== 'in' || !/^\s\p{L}/u.test(text.slice(at.end)) || MEASURED.test(text.slice(at.end)))
    return at;
  const kept = at.text.replace(/[ -]?in$/iu, '');
  return { ...at, text: kept, end: at.start + kept.length, groups: [...at.groups.slice(0, -1), ''] };
}

const MEASURED =
  /^\s(?:wide|long|high|tall|deep|thick|in|to|by|waist|bust|chest|hips?|inseam|and|or|at|for|of)(?!\p{L})/iu;

/** "Forty-two", "treinta y dos", "one hundred and twenty": words that are one number together. */
function joined(text: string, found: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const value = last && last.unit === undefined ? valueOf(last, text.slice(last.end, next.start), next) : null;
    if (!last || value === null) kept.push(next);
    else kept[kept.length - 1] = { ...next, value, text: text.slice(last.start, next.end), start: last.start };
  }
  return kept;
}

function valueOf(last: Mention, between: string, next: Mention): number | null {
  const [a, b] = [Number(last.value), Number(next.value)];
  if (b === 100 && a < 10 && between === ' ') return a * 100;
  if (
    b === DOZEN &&
    a < 20 &&
    between === ' ' &&
    !isArticle(last) &&
    /^(?:dozen|dussin|dutzend|douzaines|docenas)$/iu.test(next.text)
  )
    return a * DOZEN;
  if (a >= 20 && a < 100 && a % 10 === 0 && b < 10 && /^(?:-| |-et-| et | y )$/u.test(between) && !isArticle(next))
    return a + b;
  return a >= 100 && a % 100 === 0 && b < 100 && /^ (?:and |och )?$/u.test(between) && !isArticle(next) ? a + b : null;
}

/** Whether a number is no more than an article: `a`, `en`, `une`. */
export const isArticle = ({ text }: Mention): boolean =>
  one.includes(text.toLowerCase()) && !/^(one|eins|uno)$/i.test(text);

/** Nobody writes money with three figures after the mark: "3.100 €" are thousands. */
const inMoney = (written: string, language: TextLanguage, decimal: '.' | ',' | null): number =>
  /^[1-9]\d{0,2}[.,]\d{3}$/u.test(written) ? Number(written.replace(/[.,]/u, '')) : figure(written, language, decimal);

/** Which mark stands before the last figures of a sum in a text: "0.28", "11,5"; null where both do or none. */
function decimalMark(text: string): '.' | ',' | null {
  const marks = new Set(
    [...text.matchAll(/(?<![\d.,])\d{1,9}([.,])\d{1,2}(?![\d.,]?\d)(?!\.\d)/gu)].map(([, mark]) => mark),
  );
  const [mark] = marks;
  return marks.size === 1 ? (mark as '.' | ',') : null;
}

function number(at: { text: string; start: number; end: number }, value: number, unit: string): Mention {
  const known = unitOf(unit.toLowerCase());
  return { kind: 'number', value, text: at.text, start: at.start, end: at.end, ...(known ? { unit: known.unit } : {}) };
}

/** `1,250.50`, `1.250,50`, `1 250`: a lone mark before exactly three digits groups thousands as the language does. */
export function figure(written: string, language: TextLanguage, decimal: '.' | ',' | null = null): number {
  const plain = written.replace(/[ \u00a0\u202f’']/g, '');
  const [point, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) {
    const group = point > comma ? ',' : '.';
    return Number(plain.replaceAll(group, '').replace(',', '.'));
  }
  const mark = point >= 0 ? '.' : ',';
  const groups = plain.split(mark);
  if (groups.length > 2) return Number(groups.join(''));
  const grouping = decimal === null ? (language === 'en' ? ',' : '.') : decimal === '.' ? ',' : '.';
  if (groups.length === 2 && groups[1].length === 3 && mark === grouping) return Number(groups.join(''));
  return Number(plain.replace(',', '.'));
}
