import type { TextLanguage } from './text-language.js';
import type { Mention } from './mention.js';
import { figure } from './numbers.js';
import { UNIT_WORDS, unitNamed, unitOf } from './units.js';
import numberData from './words/numbers.yaml.js';

const { one, words } = numberData as { one: string[]; words: Record<string, number> };
const ONE = new Set(one.filter((word) => word.length > 2));

/** Words of operations in five languages, as signs; longer phrases first. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:multiplied by|multiplicado por|multiplié par|multipliziert mit|multiplicerat med|times|gånger|mal|fois)\b/giu,
    '*',
  ],
  [/(?:\bdivided by\b|\bdelat (?:med|på|genom)\b|\bgeteilt durch\b|\bdivisé par\b|\bdividido (?:por|entre)\b)/giu, '/'],
  [/(?:\bplus\b|(?<!\p{L})más(?!\p{L}))/giu, '+'],
  [/(?:\bminus\b|\bmoins\b|\bmenos\b|−)/giu, '-'],
  [/(?:×|·|(?<=\d)\s?x\s?(?=\d))/giu, '*'],
  [/÷/gu, '/'],
  [/(?:\bhalf (?:of )?|(?<!\p{L})hälften av |\bdie hälfte von |\bla moitié de |\bla mitad de )(?=\d)/giu, '0.5 * '],
  [
    /(?:\btwice |\bdouble |(?<!\p{L})dubbelt? |\bdoppelt |\bdas doppelte von |\ble double de |\bel doble de )(?=\d)/giu,
    '2 * ',
  ],
  [
    /(?:\bthe )?(?:\bsquare root of\b|\broten ur\b|(?<!\p{L})(?:die )?wurzel (?:aus|von)\b|\bracine carrée de\b|\braíz cuadrada de\b)/giu,
    '√',
  ],
  [/(?:²|\bsquared\b|\bi kvadrat\b|\bzum quadrat\b|\bau carré\b|\bal cuadrado\b)/giu, '^ 2'],
  [/(?:³|\bcubed\b|\bi kubik\b|\bhoch drei\b|\bau cube\b|\bal cubo\b)/giu, '^ 3'],
  [/(?:\bto the power of\b|\bupphöjt (?:till|i)\b|\bhoch\b|\bpuissance\b|\belevado a\b)/giu, '^'],
  [/(?:%|\bpercent|\bper cent|\bprocent|\bprozent|\bpour cent|\bpor ciento)\s+(?:of|av|von|de)(?!\p{L})/giu, '%'],
];
const TOKEN = /\d+(?:[.,]\d+)*|[-+*/()%^√]/gu;
const LONGEST = 300;

/**
 * The value of the calculation that a text asks for: `17 times 23`, `15 % of 80`, `(12 + 8) / 5`.
 * @returns null where there is none, where the text holds other numbers beside it, or where it has no value
 */
export function calculated(text: string, language: TextLanguage): number | null {
  if (text.length > LONGEST) return null;
  const signed = SIGNS.reduce((now, [pattern, sign]) => now.replace(pattern, ` ${sign} `), spelledOut(text));
  const expressions =
    signed.match(/[(\s√]*-?\d[\d.,]*(?:[\s()]*[-+*/%^][\s(√]*-?\d[\d.,]*[\s)]*)+|√\s*\d[\d.,]*/gu) ?? [];
  if (expressions.length !== 1) return null;
  const [expression] = expressions;
  if (/[\d+*/^√]/.test(signed.replace(expression, ' ')) || isDate(expression)) return null;
  const value = evaluated(expression, language);
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(12));
}

const PERCENT = String.raw`(\d+(?:[.,]\d+)?)\s?(?:%|percent|procent|prozent|pour cent|por ciento)`;
const OFF = new RegExp(
  String.raw`${PERCENT}\s(?:off|discount|rabatt|de remise|de réduction|de descuento)|(?:discount|rabatt\p{L}*|remise|descuento)\s(?:of|is|på|är|von|beträgt|ist|de|est de|es de|es del)\s${PERCENT}|(?:reduced|lowered|cut|marked down|drops?|falls?|sänk\p{L}*|reduzier\p{L}*|gesenkt|réduit|baisse|rebaja\p{L}*|baja)\s(?:\p{L}+\s){0,2}?(?:by|med|um|de|un|en)\s${PERCENT}`,
  'iu',
);
const UP = new RegExp(
  String.raw`(?:raised|increased?|goes up|rises?|höj\p{L}*|ökar|erhöht|steigt|augmente\p{L}*|sube|aumenta\p{L}*)\s(?:\p{L}+\s){0,2}?(?:by|med|um|de|un|en)\s${PERCENT}|(?:plus|\+|and|och|und|et|y|más)\s${PERCENT}\s(?:tax|vat|moms|mwst|tva|iva|steuer)`,
  'iu',
);
const SAVED =
  /how much (is|does) the discount|(do|will) i save|discount (in|worth)|hur stor är rabatten|how big is the discount/iu;
const ASKS_PRICE =
  /\b(price|pay|cost|costs|gross|final|left|total|betala|kostar|priset?|pris|zahle|kostet|preis|coûte|prix|pagar|cuesta|precio)\b/iu;

const PER_UNIT = new RegExp(
  String.raw`^\s?(?:per|a|an|\/|the|pro|je|par|le|por|el|i)\s?(${UNIT_WORDS})(?!\p{L})`,
  'iu',
);

/** "3 m of linen at 18 EUR per metre": what they cost together. */
export function byMeasure(text: string, price: Mention, numbers: readonly Mention[]): number | null {
  const unit = unitOf(PER_UNIT.exec(text.slice(price.end))?.[1].toLowerCase() ?? '')?.unit;
  const amounts = numbers.filter((one) => one.unit !== undefined && one.unit === unit);
  return amounts.length === 1 ? Number((Number(price.value) * Number(amounts[0].value)).toPrecision(12)) : null;
}

/**
 * "25 % off 120", "raised by 5 %": the discount where that is asked for, else the new price.
 * @param isNamed whether the property's name asks for the new price @returns null where nothing changes it or neither is asked for
 */
export function repriced(text: string, sum: number, language: TextLanguage, isNamed = false): number | null {
  const [off, up] = [OFF.exec(text), UP.exec(text)];
  if ((off === null) === (up === null) || !(isNamed || text.includes('?'))) return null;
  const percent = figure((off ?? up)?.slice(1).find((one) => one !== undefined) ?? '', language);
  const asked = text.slice(
    Math.max(text.search(/how much|what|hur mycket|vad|wie viel|was|combien|quel|cuánto|qué/iu), 0),
  );
  if (off && SAVED.test(asked)) return Number(((sum * percent) / 100).toPrecision(12));
  return isNamed || ASKS_PRICE.test(asked)
    ? Number(((sum * (100 + (off ? -percent : percent))) / 100).toPrecision(12))
    : null;
}

/** "It is 25 % off, I paid 60 EUR": what it cost before. @returns null where no discount is told */
export function beforeDiscount(text: string, sum: number, language: TextLanguage): number | null {
  const off = OFF.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const percent = off === undefined ? 0 : figure(off, language);
  if (percent <= 0 || percent >= 100 || !PAID.test(text)) return null;
  return Number(((sum * 100) / (100 - percent)).toPrecision(12));
}

const PAID =
  /(?<!\p{L})(?:paid|pay|now (?:costs|only)|is now|down to|betalade|nu kostar|zahlte|bezahlt|payé|pagué|ahora)(?!\p{L})/iu;

/** "12 shirts from 21 m": one measure among one count. */
export function perPiece(numbers: readonly Mention[]): number | null {
  const measures = numbers.filter((one) => one.unit !== undefined);
  const counts = numbers.filter((one) => one.unit === undefined);
  if (measures.length !== 1 || counts.length !== 1 || Number(counts[0].value) <= 0) return null;
  return Number((Number(measures[0].value) / Number(counts[0].value)).toPrecision(12));
}

const ONE_COSTS =
  /(?<!\p{L})(?:one|each|a piece|apiece|a (?:single )?\p{L}+|per (?:piece|metre|meter|yard|item|pair)|en|ett|styck(?:et)?|ein(?:e|er|es)?|une?|chacune?|cada (?:uno|una)|uno|una)\s/iu;
const SEVERAL_COST =
  /(?:what|how much|vad|hur mycket|was|wie ?viel|combien|cuánto)\s(?:\p{L}+\s){1,3}?$|(?:for|för|für|pour|por)\s$/iu;

/** "If one costs 12.50 EUR, what do 8 cost?" @returns null where the text asks for no such thing */
export function timesEach(text: string, price: Mention, numbers: readonly Mention[]): number | null {
  const asked = numbers.filter(
    (one) => one.unit === undefined && one.start > price.end && SEVERAL_COST.test(text.slice(price.end, one.start)),
  );
  if (asked.length !== 1 || !text.slice(asked[0].end).includes('?') || !ONE_COSTS.test(text.slice(0, price.start)))
    return null;
  return Number((Number(price.value) * Number(asked[0].value)).toPrecision(12));
}

const ONE_TAKES =
  /(?<!\p{L})(?:one|each|every|an?|per|en|ett|varje|jede[rs]?|eine?|une?|chaque|cada)\s(?:\p{L}+\s){0,3}(?:takes?|needs?|uses?|requires?|weighs?|is|measures?|lasts?|tar|behöver|kräver|väger|går åt|braucht|benötigt|wiegt|ist|prend|demande|pèse|necesita|lleva|pesa)\s(?:about |around |cirka |etwa |environ )?$/iu;
/** "90 minutes to sew one bag". */
const FOR_ONE =
  /^\s(?:to|for|per|att|för|zum|für|um|pour|para)\s(?:\p{L}+\s){0,2}?(?:one|each|a single|an?|en|ett|eine?n?|une?|cada|una?)\s\p{L}/iu;
const FOR_SEVERAL =
  /(?<!\p{L})(?:for|do|does|will|are|för|till|für|pour|para|brauchen|behöver)\s(?:the |all |my |our )?$/iu;

/** Counts that a text asks for: "… for 5 shirts?". */
export const severalIn = (text: string, numbers: readonly Mention[]): Mention[] =>
  numbers.filter(
    (one) => one.unit === undefined && FOR_SEVERAL.test(text.slice(Math.max(0, one.start - 20), one.start)),
  );

/**
 * "A shirt takes 1.8 m. How much for 5 shirts?": what they take together.
 * @returns in the unit of what one takes; null where the text asks for no such thing
 */
export function neededFor(text: string, numbers: readonly Mention[]): { value: number; unit?: string } | null {
  if (
    !/how (?:much|many|long|heavy)|hur (?:mycket|många|lång|tung)|wie ?viel|wie (?:lang|schwer)|combien|cuánt/iu.test(
      text,
    )
  )
    return null;
  const rates = numbers.filter(
    (one) =>
      one.unit !== undefined &&
      (ONE_TAKES.test(text.slice(Math.max(0, one.start - 80), one.start)) || FOR_ONE.test(text.slice(one.end))),
  );
  const counts = severalIn(text, numbers);
  const told = numbers.filter(({ unit, value }) => unit !== undefined || value !== 1);
  if (rates.length !== 1 || counts.length !== 1 || told.length !== 2) return null;
  const value = Number((Number(rates[0].value) * Number(counts[0].value)).toPrecision(12));
  return { value, unit: rates[0].unit };
}

const BUT_ONLY =
  /(?:\bbut|\bmen|\baber|\bmais|\bpero)\s(?:\p{L}+\s){0,2}?(?:only|just|bara|endast|nur|seulement|solo|sólo)\s|(?:only|just|bara|endast|nur|seulement|solo|sólo)\s(?:\p{L}+|\d+)\s(?:\p{L}+\s)?(?:arrived|came|were delivered|kom|levererades|kamen|angekommen|sont arrivé\p{L}*|llegaron)/iu;

const TAKEN =
  /\b(?:cut off|used|costs?|cost|kostar|kostet|coûte|cuesta|sold|taken|removed|gone|spent|spend|buy|bought|given away|deducted|sålda?|använ\p{L}*|borttag\p{L}*|verkauft|verbraucht|abgeschnitten|vendu\p{L}*|utilisé\p{L}*|vendid\p{L}*|usad\p{L}*)(?!\p{L})/iu;

/** "The roll holds 50 m; 18 m are cut off": the larger less the smaller, of one unit. @returns null where nothing is taken away */
export function remaining(text: string, numbers: readonly Mention[]): number | null {
  const [a, b] = numbers;
  if (numbers.length !== 2 || a.unit !== b.unit || !(TAKEN.test(text) || BUT_ONLY.test(text))) return null;
  return Number(Math.abs(Number(a.value) - Number(b.value)).toPrecision(12));
}

const SHARED =
  /\b(?:split|divided?|share[ds]?|dela[rs]?|fördela\p{L}*|teil\p{L}*|aufteil\p{L}*|partag\p{L}*|divis\p{L}*|repart\p{L}*|divid\p{L}*)(?!\p{L})/iu;
/** "Four people share a bill of": who shares stands before what is shared. */
const SHARE_AFTER =
  /^\s(?:\p{L}+\s){1,3}(?:split|share|divide|delar|dela|teilen|partagent|comparten|reparten)(?!\p{L})/iu;
const AMONG = /(?:among(?:st)?|between|by|på|mellan|unter|auf|durch|entre|en)\s(?:\p{L}+\s)?$/iu;

/** "Split 90 EUR among 4 people": what each gets. @returns null where nothing is shared out */
export function sharedOut(text: string, numbers: readonly Mention[]): number | null {
  if (!SHARED.test(text) || numbers.length !== 2) return null;
  const [first, second] = numbers;
  if (first.unit === undefined && second.unit !== undefined && SHARE_AFTER.test(text.slice(first.end, second.start)))
    return Number((Number(second.value) / Number(first.value)).toPrecision(12));
  const [whole, parts] = numbers;
  if (parts.unit !== undefined || !AMONG.test(text.slice(whole.end, parts.start)) || Number(parts.value) === 0)
    return null;
  return Number((Number(whole.value) / Number(parts.value)).toPrecision(12));
}

const MEAN =
  /(?<!\p{L})(?:average|mean|genomsnitt\p{L}*|medelvärde\p{L}*|durchschnitt\p{L}*|mittelwert|moyenne|promedio|media)(?!\p{L})/iu;

/** "Average of 10, 20 and 60": their mean. @returns null where the text asks for none */
export function averaged(text: string, numbers: readonly Mention[]): number | null {
  const units = new Set(numbers.map(({ unit }) => unit));
  if (!MEAN.test(text) || numbers.length < 2 || units.size > 1) return null;
  return Number((numbers.reduce((sum, { value }) => sum + Number(value), 0) / numbers.length).toPrecision(12));
}

const FRACTION =
  /(?<![\d/])(\d{1,4})\s?\/\s?(\d{1,4})(?![\d/])[^?]{0,20}(?:percent|procent|prozent|pour ?cent|por ciento|%)/iu;

/** "3/4 as a percentage". */
export function asPercent(text: string): number | null {
  const [, a, b] = FRACTION.exec(text) ?? [];
  return b === undefined || Number(b) === 0 ? null : Number(((100 * Number(a)) / Number(b)).toPrecision(12));
}

const A_RATE =
  /^\s?(?:\/|per|pro|par|por|je|each|every|an?)\s?(metres?|meters?|m|cm|km|yards?|hours?|h|minutes?|days?|weeks?|pieces?|garments?|shirts?|rolls?|kg|kilos?|liter|litres?|m²|m2|meter|timme|stunde|tag|stück|plagg)(?![\p{L}\d²])/iu;

/** "250 g per metre": what it is for each of; null for what is no rate. */
export const rateOf = (text: string, { end }: Mention): string | null => A_RATE.exec(text.slice(end))?.[1] ?? null;

/** "250 g per metre and I need 6 m": as much for all. @returns null where there is no one rate with one amount of what it is by */
export function atRate(text: string, numbers: readonly Mention[]): { value: number; unit: string } | null {
  const rates = numbers.filter((one) => one.unit !== undefined && rateOf(text, one) !== null);
  if (rates.length !== 1) return null;
  const by = unitOf((rateOf(text, rates[0]) ?? '').toLowerCase())?.unit;
  const amounts = numbers.filter((one) => by !== undefined && one.unit === by && one !== rates[0]);
  if (amounts.length !== 1 || rates[0].unit === undefined) return null;
  return {
    value: Number((Number(rates[0].value) * Number(amounts[0].value)).toPrecision(12)),
    unit: rates[0].unit,
  };
}

/** "4 spools at 3.50 EUR and scissors for 16 EUR": the sum of all that is told with its price. @returns null where any price stands by itself */
export function billed(text: string, numbers: readonly Mention[]): number | null {
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  if (prices.length < 2 || new Set(prices.map(({ unit }) => unit)).size > 1 || NOT_ONLY_BOUGHT.test(text)) return null;
  let from = 0;
  let sum = 0;
  for (const price of prices) {
    const found = BOUGHT.exec(text.slice(from, price.start));
    if (!found) return null;
    const counted = numbers.findLast(
      (one) => one.unit === undefined && one.start >= from && one.start < price.start && Number.isInteger(one.value),
    );
    const isEach =
      /^(?:at|à|zu je|a|för)$/iu.test(found[2] ?? '') ||
      /^\s?(?:each|apiece|per piece|styck|pro stück|chacune?|cada una?)(?!\p{L})/iu.test(text.slice(price.end));
    const count = Number(counted?.value ?? 1);
    if (count > 1 && !isEach && found[2] !== 'for') return null;
    sum += Number(price.value) * (isEach ? count : 1);
    from = price.end;
  }
  return /\p{L}{3}/u.test(text.slice(from).replace(/^\s?(?:each|apiece|per piece|styck|pro stück)/iu, ''))
    ? null
    : Number(sum.toPrecision(12));
}

/** A thing with its count, and what leads to its price. */
const BOUGHT =
  /^[\s.,;]*(?:(?:and|och|und|et|y|plus)\s)?(?:(?:i|we|she|he|they)\s(?:bought|buy|ordered|order|took|take|got|paid for|purchased)\s)?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|en|ett|två|tre|ein|eine|zwei|drei|un|une|deux|trois|una|dos|tres)\s(?:x\s)?)?((?:pair of |box of )?\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}?)\s?(?:(at|for|à|zu je|för|für|pour|por|:|=|-|costs?)\s)?$/iu;
const NOT_ONLY_BOUGHT =
  /discount|rabatt|remise|descuento|vat|moms|mwst|tva|iva|deposit|voucher|shipping|frakt|versand|total|sum|budget|instead|from \d|was \d/iu;

const HOW_MANY = /how many|hur många|wie ?viele|combien de|cuánt[oa]s/iu;
const PER = /^\s?(?:per|for each|for every|for one|each|till varje|per|pro|für jeden?|par|por cada|por)(?!\p{L})/iu;

/** "A 20 m roll, 1.6 m per coat: how many coats?": how many times the one goes into the other, whole. */
export function timesInto(text: string, numbers: readonly Mention[]): number | null {
  if (!HOW_MANY.test(text) || numbers.length !== 2 || numbers[0].unit !== numbers[1].unit || !numbers[0].unit)
    return null;
  const per = numbers.filter(({ end }) => PER.test(text.slice(end)));
  const whole = numbers.filter((one) => !per.includes(one));
  return per.length === 1 && Number(per[0].value) > 0
    ? Math.floor(Number(whole[0].value) / Number(per[0].value))
    : null;
}

const DECIMALS: readonly (readonly [RegExp, number])[] = [
  [/nearest (?:whole|integer|full)|whole number|heltal|ganze zahl|nombre entier|número entero/iu, 0],
  [
    /(?:(\d)|\b(one|two|three|en|två|tre|eine|zwei|drei|une|deux|trois|un|dos|tres))\s(?:decimals?|decimal places?|decimaler?|nachkommastellen?|décimales?|decimales?)/iu,
    -1,
  ],
];

/** A result, rounded as the text asks for it. */
export function roundedAs(text: string, value: number): number {
  for (const [pattern, digits] of DECIMALS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const written = digits < 0 ? (found[1] ?? String(words[found[2].toLowerCase()] ?? 1)) : digits;
    return Number(value.toFixed(Number(written)));
  }
  return value;
}

/** `2026-05-04`, `070-123`, `3/4`: no sum unless it is asked for one. */
const isDate = (expression: string): boolean =>
  /^\s*\d{2,}(?:[-/]\d{2,})+\s*$/.test(expression) && !/\s[-/]\s/.test(expression);

function spelledOut(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const low = word.toLowerCase();
    if (Object.hasOwn(words, low)) return String(words[low]);
    return ONE.has(low) && /^(one|ett|eins|uno)$/.test(low) ? '1' : word;
  });
}

/** @returns null where the signs do not make an expression */
function evaluated(expression: string, language: TextLanguage): number | null {
  const tokens = expression.match(TOKEN) ?? [];
  let at = 0;
  const value = (): number | null => {
    const token = tokens[at++];
    if (token === '-') return negated(value());
    if (token === '√') return rootOf(value());
    if (token !== '(') return token !== undefined && /^\d/.test(token) ? figure(token, language) : null;
    const inner = sum();
    return tokens[at++] === ')' ? inner : null;
  };
  const power = (): number | null => {
    const left = value();
    return left !== null && tokens[at] === '^' ? applied(tokens[at++], left, power()) : left;
  };
  const product = (): number | null => {
    let left = power();
    while (left !== null && /^[*/%]$/.test(tokens[at] ?? '')) left = applied(tokens[at++], left, power());
    return left;
  };
  const sum = (): number | null => {
    let left = product();
    while (left !== null && /^[-+]$/.test(tokens[at] ?? '')) left = applied(tokens[at++], left, product());
    return left;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

const rootOf = (value: number | null): number | null => (value === null || value < 0 ? null : Math.sqrt(value));
const negated = (value: number | null): number | null => (value === null ? null : -value);

function applied(sign: string, a: number, b: number | null): number | null {
  if (b === null) return null;
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '%') return (a * b) / 100;
  if (sign === '^') return a ** b;
  return b === 0 ? null : a / b;
}
