import { asks, exact, isCount, isLike, type Question, type Reckoned, topicsOf } from './asked.js';

const NO_TOTAL =
  /(?<!\p{L})(?:each|per|every|average|mean|between|before|was|instead|of which|including|longer|shorter|more than|at least|about|left|shared?|split|from|or|wide|high|long|deep|thick|davon|varav|dont|je|pro)(?!\p{L})/iu;
const FURTHER = /(?<!\p{L})(?:another|a further|further|plus|ytterligare|weitere|encore|otr[oa]s)\s$/iu;

/** "The dye bath needs 35 minutes and the rinse another 25": all of it together. */
export function summedUp({ property, text, numbers }: Question): Reckoned {
  if (property.unit === null || property.unit.currency === true || property.unit.unit === 'percent') return undefined;
  if (!asks(property, 'Total') || NO_TOTAL.test(text) || topicsOf(property).length > 0) return undefined;
  const told = numbers.map((one, i) =>
    one.unit === undefined && i > 0 && FURTHER.test(text.slice(0, one.start))
      ? { ...one, unit: numbers[i - 1].unit }
      : one,
  );
  const first = told[0]?.unit;
  if (told.length < 2 || first === undefined || told.some(({ unit }) => unit !== first) || !isLike(property, told[0]))
    return undefined;
  return { value: exact(told.reduce((sum, { value }) => sum + Number(value), 0)), unit: first };
}

/** "118 garments in March, in April 97": by how much the two differ. */
export function twoApart({ property, text, numbers }: Question): Reckoned {
  if (
    property.words.length !== 1 ||
    !/^(?:difference|skillnad|differenz|unterschied|différence|diferencia)$/.test(property.words[0])
  )
    return undefined;
  const counts = numbers.filter(isCount);
  if (
    counts.length !== 2 ||
    numbers.some(({ unit }) => unit !== undefined) ||
    /(?<!\p{L})(?:of them|each|per|of the)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return { value: Math.abs(Number(counts[0].value) - Number(counts[1].value)) };
}
