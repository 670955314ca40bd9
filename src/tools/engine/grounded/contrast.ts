import { sentenceAt, stemIn } from './clause.js';
import type { Mention } from './mention.js';
import type { Property } from './property.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** What says that a value is the one before a change. */
export const OLD = words(
  'old previous previously original originally before former formerly was earlier regular gammalt gammal tidigare ordinarie före alter alte altes vorher früher ursprünglich ancien ancienne avant antiguo antes anterior',
);
export const NEW = words(
  'new current currently now sale reduced after discounted nytt ny nya nuvarande nu neu neuer neue neues aktuell jetzt nouveau nouvelle actuel actuelle maintenant nuevo nueva actual ahora',
);
const WAS =
  /(?<!\p{L})(?:ordered|booked|had asked for|beställde|was|were|used to \p{L}+|previously|formerly|originally|earlier|before|from|instead of|down from|up from|var|kostade|tidigare|förut|från|istället för|vorher|früher|kostete|statt|war|waren|von|avant|était|coûtait|au lieu de|antes|era|costaba|en lugar de)\s(?:\p{L}+\s){0,2}?(?:[$€£]\s?)?$/iu;
const IS =
  /(?<!\p{L})(?:now|today|currently|(?:but|men) (?:(?:we|i|vi|jag|only|bara|now|nu) ){0,3}(?:need|want|behöver|vill ha)|to|is|are|costs|men behöver|nu|idag|till|är|kostar|jetzt|heute|auf|nun|kostet|maintenant|aujourd['’]hui|est|coûte|à|ahora|hoy|es|cuesta|a)\s(?:\p{L}+\s){0,2}?(?:[$€£]\s?)?$/iu;

/** "240 USD last year". */
const STARTED =
  /(?<!\p{L})(?:started|began|opened|började|startade|begann|startete)\s(?:\p{L}+\s){0,4}(?:with|at|on|med|på|mit|bei)\s(?:[$€£]\s?)?$/iu;
const ENDED =
  /(?<!\p{L})(?:ended|finished|closed|slutade|avslutade|endete|schloss)\s(?:\p{L}+\s){0,4}(?:with|at|on|med|på|mit|bei)\s(?:[$€£]\s?)?$/iu;
const WAS_THEN =
  /^\s(?:last (?:year|month|week|season|spring|autumn)|before|previously|earlier|yesterday|a year ago|förra (?:året|månaden|veckan)|tidigare|letztes jahr|früher|vorher|l['’]an dernier|el año pasado|antes)(?!\p{L})/iu;
const IS_NOW =
  /^\s(?:now|today|this (?:year|month|week|season)|currently|nu|idag|i år|jetzt|heute|dieses jahr|maintenant|cette année|ahora|este año)(?!\p{L})/iu;

/**
 * "Was 240 EUR, now 180 EUR": of two numbers of one unit the one before the change or the one after it.
 * @returns null where the name asks for neither or the text tells of no change
 */
export function changed({ words: name }: Property, text: string, numbers: readonly Mention[]): Mention | null {
  const side = name.some((word) => OLD.has(word)) ? 'old' : name.some((word) => NEW.has(word)) ? 'new' : null;
  const pair = side === null ? null : bothOf(text, numbers);
  if (pair === null) return null;
  const [old, now] = pair;
  return side === 'old' ? old : now;
}

const DIFFERENCE = words(
  'increase growth rise raise difference decrease drop reduction saving savings saved ökning höjning sänkning skillnad erhöhung senkung differenz unterschied augmentation hausse baisse différence aumento diferencia ahorro',
);

export const isDifference = ({ words: name }: Property): boolean => name.some((word) => DIFFERENCE.has(word));

/** How much a change is, where the name asks for it and the text tells both ends. */
export function difference(property: Property, text: string, numbers: readonly Mention[]): number | null {
  if (property.unit?.unit === 'percent' || !isDifference(property)) return null;
  const pair = bothOf(text, numbers);
  return pair && Number(Math.abs(Number(pair[0].value) - Number(pair[1].value)).toPrecision(12));
}

/** The number before a change and the one after it; null where the text tells of none. */
export function bothOf(text: string, numbers: readonly Mention[]): readonly [old: Mention, now: Mention] | null {
  if (numbers.length !== 2) return null;
  const shared =
    numbers[0].unit === undefined &&
    /^\s(?:to|till|auf|à|a|bis)\s(?:[$€£]\s?)?$/iu.test(text.slice(numbers[0].end, numbers[1].start));
  const taken = numbers[1].unit === undefined && NEEDS.test(text.slice(numbers[0].end, numbers[1].start));
  if (numbers[0].unit !== numbers[1].unit && !shared && !taken) return null;
  const told = numbers.map(({ start, end }) => {
    const before = text.slice(sentenceAt(text, start).start, start);
    const after = text.slice(end, end + 40);
    if (WAS_THEN.test(after) || STARTED.test(before)) return 'old';
    if (ENDED.test(before)) return 'new';
    return WAS.test(before) ? 'old' : IS.test(before) || IS_NOW.test(after) ? 'new' : null;
  });
  if (told[0] === told[1] || told.includes(null)) return null;
  const [first, second] = [
    { ...numbers[0], unit: numbers[1].unit },
    { ...numbers[1], unit: numbers[0].unit },
  ].map((one, i) => (numbers[i].unit === undefined ? one : numbers[i]));
  return told[0] === 'old' ? [first, second] : [second, first];
}

/** "… but only need 35 now". */
const NEEDS = /(?<!\p{L})(?:but|men|aber|mais|pero)\s(?:\p{L}+\s){0,2}(?:need|want|take|behöver|brauchen)\s$/iu;

const OF =
  /^(?:\s\p{L}+)?\s(?:out of|of|av|von|sur|de)\s(?:(?:the|our|my|its|all|these|those|de|mina|våra|den|der|unseren|les|los|las)\s){0,2}$/iu;

/**
 * "Three of the twelve buttons were missing": the part or the whole.
 * @returns undefined where the text tells of none; null where it does and which of the two is meant is not said
 */
export function partOrWhole(
  { words: name, labels }: Property,
  text: string,
  numbers: readonly Mention[],
): Mention | null | undefined {
  const at = numbers.findIndex((one, i) => {
    const next = numbers.at(i + 1);
    return (
      next !== undefined &&
      one.unit === next.unit &&
      Number(one.value) < Number(next.value) &&
      OF.test(text.slice(one.end, next.start))
    );
  });
  if (at < 0) return undefined;
  const [part, whole] = [numbers[at], numbers[at + 1]];
  if (name.some((word) => /^(total|all|whole|stock|overall|totalt|gesamt)$/.test(word))) return whole;
  const noun = nounAfter(text, whole.end);
  const sentence = sentenceAt(text, part.start);
  const others = labels.filter((stems) => stemIn(text, noun, stems, noun.start) < 0);
  if (others.length < labels.length && others.length === 0) return whole;
  return others.length > 0 && others.every((stems) => stemIn(text, sentence, stems, part.start) >= 0) ? part : null;
}

/** The words right after a number, up to three. */
function nounAfter(text: string, end: number): { start: number; end: number } {
  const found = /^\s(?:\p{L}+-)?\p{L}+/u.exec(text.slice(end));
  return { start: end, end: end + (found?.[0].length ?? 0) };
}
