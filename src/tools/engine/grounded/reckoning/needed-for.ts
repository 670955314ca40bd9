import type { Mention } from '../mention.js';

const ONE_TAKES =
  /(?<!\p{L})(?:one|each|every|an?|per|en|ett|varje|jede[rs]?|eine?|une?|chaque|cada)\s(?:\p{L}+\s){0,3}(?:takes?|needs?|uses?|requires?|weighs?|is|measures?|lasts?|tar|behöver|kräver|väger|går åt|braucht|benötigt|wiegt|ist|prend|demande|pèse|necesita|lleva|pesa)\s(?:about |around |cirka |etwa |environ )?$/iu;

/** Whether a number is what one thing takes. */
export const takenByOne = (text: string, { start }: Mention): boolean =>
  ONE_TAKES.test(text.slice(Math.max(0, start - 80), start));

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
