import { inCents } from './discounts.js';
import { type Amount, mayBeMoney, type Problem, type Solved } from './problem.js';
import { costOf, pricedLines } from './priced-lines.js';
import { SAYS } from './words.js';

/** Notes by their names. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})fivers?(?!\p{L})/iu, 5],
  [/(?<!\p{L})(?:tenner|zehner)(?!\p{L})/iu, 10],
  [/(?<!\p{L})(?:tjugolapp|tjuga|zwanziger)(?!\p{L})/iu, 20],
  [/(?<!\p{L})(?:femtiolapp|fünfziger)(?!\p{L})/iu, 50],
  [/(?<!\p{L})(?:hundralapp|hunderter)(?!\p{L})/iu, 100],
  [/(?<!\p{L})(?:tvåhundralapp|zweihunderter)(?!\p{L})/iu, 200],
  [/(?<!\p{L})(?:femhundralapp|fünfhunderter)(?!\p{L})/iu, 500],
  [/(?<!\p{L})(?:tusenlapp|tusing)(?!\p{L})/iu, 1000],
];
const ASKS =
  /(?<!\p{L})(?:(?:how much|what) change|change (?:do|does|will|should|is|am)|get back|give (?:me |her |him )?back|back in change|tillbaka|åter|växel|wechselgeld|rückgeld|zurück|heraus|(?:me |lui |nous )?rend|rendre|rendra|monnaie|cambio|vuelta|devolver|devuelven?)(?!\p{L})/iu;
const OVER =
  /(?<!\p{L})(?:(?:pays?|paid|paying|settles?) (?:cash )?with|hands?(?:ed)? over|hand(?:s|ed)? (?:me|us|you|over)|gives? (?:me|us|you)|gave (?:me|us|you)|gives?|gave|from|out of|betalar med|betalade med|betalt med|ger|lämnar|(?:be)?zahle?t?e? (?:bar )?mit|mit|gebe|gab|(?:paie|paye|payé|règle|réglé) avec|donne|donné|tends?|(?:pagué|pago|paga|pagó|pagamos) con|entrego|entregué|doy|di)\s(?:(?:an?|one|the|en|einem?|einen|un|une|el)\s)?(?:(?:billet|billete|note|sedel|schein) (?:de|of|på|über|von)\s)?(?:[$€£]\s?)?$/iu;

/** "A twenty-pound note", "50-Euro-Schein", "un billet de 50 €". */
const isNote = ({ before, after }: Amount): boolean =>
  /^[\s-]?(?:note|bill|banknote|sedel|schein|lapp)(?!\p{L})/iu.test(after) ||
  /(?<!\p{L})(?:billet|billete|note|sedel|schein) (?:de|of|på|über|von)\s$/iu.test(before);

/** "Two shirts at 59.95, paid with 150 in cash": what comes back; open where a price is not told. */
export function changeBack({ property, text, amounts, question }: Problem): Solved {
  const isAsked =
    property.words.some((word) =>
      /^(?:change|växel|wechselgeld|rückgeld|rendu|monnaie|cambio|vuelta|vuelto)$/u.test(word),
    ) || ASKS.test(question);
  if (!isAsked || property.unit?.unit === 'percent' || SAYS.off.test(text)) return undefined;
  const named = NAMED.find(([words]) => words.test(text));
  const notes = amounts.filter((one) => mayBeMoney(one) && (OVER.test(one.before.slice(-60)) || isNote(one)));
  const note = named ? named[1] : notes.length === 1 ? notes[0].value : null;
  if (note === null) return undefined;
  const bought = amounts.filter((one) => named !== undefined || one !== notes[0]);
  const lines = pricedLines(bought);
  const cost = lines && lines.length > 0 && hasPrice(bought) ? costOf(lines) : null;
  if (cost === null) return null;
  const unit = amounts.find((one) => one.unit)?.unit;
  return note < cost ? null : { value: inCents(note - cost), ...(unit ? { unit: unit.unit } : {}) };
}

const hasPrice = (bought: readonly Amount[]): boolean => bought.length > 0;
