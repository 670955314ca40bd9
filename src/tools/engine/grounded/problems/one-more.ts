import { unitOf } from '../units.js';
import { type Amount, exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "Plus one spare", "und einen Ersatzknopf": one more, where that is said by an article. */
const ONE_SPARE =
  /(?<!\p{L})(?:plus|and|och|samt|und|dazu|et|y|más|mas)\s(?:one|an?|en|ett|einen?|eine|un|une|uno|una)\s(?:\p{L}{1,16}\s)?(?:spare|extra|replacement|in reserve|i reserv|reserv\p{L}{0,8}|ersatz\p{L}{0,8}|zum ersatz|(?:\p{L}{1,16}\s)?de rechange|de secours|de réserve|de repuesto|(?:\p{L}{1,16}\s)?de reserva)(?!\p{L})/iu;
const EACH =
  /(?<!\p{L})(?:each|every|per|an?|one|varje|jede[rsnm]?|pro|je|chaque|cada|por|un|une|una|ein|eine|en|ett)\s\p{L}/iu;

/** Spare ones of which nobody says how many. */
const OF_SPARES =
  /(?<!\p{L})(?:spares?|spare \p{L}{3,16}|ersatzkn\p{L}{2,6}|ersatzteile?|reservkn\p{L}{2,8}|(?:boutons?|pièces?) de rechange|(?:botones|botón|piezas?) de repuesto)(?!\p{L})/iu;
const NEEDED =
  /(?<!\p{L})(?:need|needed|order|buy|behöver|beställa|köpa|brauchen|braucht|benötigen|bestellen|faut|besoin|commander|necesitamos|necesito|pedir|comprar)(?!\p{L})/iu;
const isBareCount = ({ unit, kind }: Problem['property']): boolean => unit === null && kind !== 'money';

/** "For each": of how many is open. */
const OF_EACH = /(?<!\p{L})(?:each|every|varje|jede[rsnm]?|chaque|cada)(?!\p{L})/iu;

const isSpare = (one: Amount): boolean =>
  SAYS.spare.test(one.after.slice(0, 44).split(/[.;!?]|\s(?:and|und|och|et|y)\s/u)[0]) ||
  /^\s(?:reserv|ersatz|spare)\p{L}{1,14}/iu.test(one.after) ||
  /(?<!\p{L})(?:another|further|extra|additional|ytterligare|weitere|zusätzlich|otros?|otras?)\s$/iu.test(one.before);

/** "Seven buttons and one spare for each of 18 cardigans", "14 aprons of 0.85 m and two metres in case": what is needed with the spare ones. */
export function withOneMore({ property, text, amounts, question }: Problem): Solved {
  if (property.unit?.currency === true || property.unit?.unit === 'percent' || property.kind === 'money')
    return undefined;
  const article = ONE_SPARE.exec(text);
  const spares = amounts.filter(isSpare);
  if (!article && spares.length === 0)
    return OF_SPARES.test(text) && NEEDED.test(question) && isBareCount(property) ? null : undefined;
  if (article ? spares.length > 1 : spares.length !== 1) return undefined;
  const [spare] = article ? [{ value: 1, start: article.index, unit: undefined }] : spares.map(inOwnUnit);
  const others = amounts.filter(({ start, end }) =>
    article ? end <= article.index || start >= article.index + article[0].length : start !== spare.start,
  );
  if (others.length === 1) return article && OF_EACH.test(text) ? null : undefined;
  if (
    others.length !== 2 ||
    amounts.some(({ unit }) => unit?.unit === 'percent' || unit?.currency === true) ||
    SAYS.left.test(property.words.join(' '))
  )
    return undefined;
  const unit = others.find((one) => one.unit !== undefined)?.unit;
  if (others.filter((one) => one.unit !== undefined).length > 1 || spare.unit?.dimension !== unit?.dimension)
    return null;
  const each = others.filter(({ start }) => start < spare.start && isInOneSentence(text, start, spare.start)).at(-1);
  return madeOf(text, spare, others, each, unit?.unit ?? property.unit?.unit);
}

/** "Two extra metres". */
const inOwnUnit = (one: Amount): Amount => {
  const word =
    /^\s(?:extra|spare|more|further|additional|reserve|extra|zusätzliche|weitere|ytterligare)\s(\p{L}+)/iu.exec(
      one.after,
    )?.[1];
  return one.unit === undefined && word !== undefined ? { ...one, unit: unitOf(word.toLowerCase()) } : one;
};

function madeOf(
  text: string,
  spare: Pick<Amount, 'value' | 'start'>,
  others: readonly Amount[],
  each: Amount | undefined,
  unit: string | undefined,
): Solved {
  const [one, other] = others;
  const count = each === one ? other : one;
  const isForAll = isInOneSentence(text, count.start, spare.start) && count.start < spare.start;
  const isForEach = each !== undefined && !isForAll && EACH.test(text.slice(Math.max(0, each.start - 60), each.start));
  const value = isForEach
    ? (each.value + spare.value) * count.value
    : isForAll
      ? one.value * other.value + spare.value
      : null;
  return value === null ? null : { value: exact(value), ...(unit === undefined ? {} : { unit }) };
}

const isInOneSentence = (text: string, from: number, to: number): boolean =>
  !/[.!?;](?:\s|$)/u.test(text.slice(Math.min(from, to), Math.max(from, to)));
