import type { Mention } from '../mention.js';
import { unitNamed, unitOf } from '../units.js';
import { exact, isCount, isMoney, type Question, type Reckoned } from './asked.js';

const BEFORE =
  /(?:(?<!\p{L})(?:der|ein|pro|le|un|el|per|a|one|each|en)\s)?(?<!\p{L})(\p{L}{1,11}?)n?\s(?:costs?|cost|kostet|kostar|coûte|cuesta|is|à|at)\s(?:only\s)?(?:[$€£]\s?)?$/iu;
const BEHIND = /^\s?(?:\/\s?|(?:per|a|an|the|pro|je|par|le|la|por|el)\s)(\p{L}{1,12})(?!\p{L})/iu;
const EACH =
  /(?<!\p{L})(?:each|every|apiece|per|a piece|varje|vardera|styck|jede[rsnm]?|je|pro|chaque|chacun\p{L}*|cada|takes?|needs?)(?!\p{L})/iu;
const NOT_ALL =
  /^(?:per|each|unit|one|metre|meter|yard|single|deposit|shipping|delivery|tax|vat|discount|saved|profit)$/u;

/** A width is no length of cloth. */
const WIDE = /^\s(?:wide|breit|bred|de large|de ancho)(?!\p{L})/iu;

/** The measure that a price is by: "der Meter kostet 12,80 €", "£28.50 per metre". */
function byWhat(text: string, { start, end }: Mention): ReturnType<typeof unitOf> {
  const before = unitOf(BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[1].toLowerCase() ?? '');
  const found = before ?? unitOf(BEHIND.exec(text.slice(end, end + 16))?.[1].toLowerCase() ?? '');
  return found?.dimension === 'length' || found?.dimension === 'mass' ? found : undefined;
}

/** "8 cushions, 75 cm of cloth each, the metre costs 12.80 €": what all the cloth costs; null where it is by the metre and that is open. */
export function costByMeasure({ property, text, numbers }: Question): Reckoned {
  const prices = numbers.filter(isMoney);
  const [price] = prices;
  const isCost = property.kind === 'money' || property.unit?.currency === true;
  if (prices.length !== 1 || !isCost || property.words.some((word) => NOT_ALL.test(word))) return undefined;
  const by = byWhat(text, price);
  const counts = numbers.filter(isCount);
  const measures = numbers.filter(({ unit }) => by !== undefined && unitNamed(unit)?.dimension === by.dimension);
  if (!by || counts.length !== 1 || measures.length !== 1 || numbers.length !== 3 || !EACH.test(text)) return undefined;
  if (WIDE.test(text.slice(measures[0].end))) return undefined;
  const all =
    (Number(counts[0].value) * Number(measures[0].value) * (unitNamed(measures[0].unit)?.factor ?? NaN)) / by.factor;
  return { value: exact(Number((all * Number(price.value)).toFixed(4))), unit: price.unit };
}
