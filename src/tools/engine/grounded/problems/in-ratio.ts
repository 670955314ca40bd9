import { exact, type Problem, type Solved } from './problem.js';

const RATIO =
  /(?<!\p{L})(?:ratio|proportions?|förhållandet?|verhältnis|rapport|proportion|proporción|relación)(?:\s(?:of|av|von|de))?\s(\d{1,3})\s?(?::|to|till|zu|à|a)\s?(\d{1,3})(?![\d:])/iu;
const PAIR = /(\p{L}{2,20})\s(?:and|och|und|et|y)\s(\p{L}{2,20})\s(?:\p{L}{1,12}\s){0,4}$/u;
const LARGER = /(?<!\p{L})(?:larger|bigger|greater|largest|större|größere|größerer?|plus grande?|mayor)(?!\p{L})/iu;
const SMALLER = /(?<!\p{L})(?:smaller|lesser|smallest|mindre|kleinere|kleinerer?|plus petite?|menor)(?!\p{L})/iu;

/** "Flour and water in the ratio 3:2. How much water goes with 900 g of flour?", "90 euros shared in the ratio 2:1: the larger share?" */
export function inRatio(problem: Problem): Solved {
  const { text, amounts } = problem;
  const found = RATIO.exec(text);
  if (!found) return undefined;
  const [a, b] = [Number(found[1]), Number(found[2])];
  const end = found.index + found[0].length;
  const others = amounts.filter(({ start, end: to }) => to <= found.index || start >= end);
  const [amount] = others;
  if (a === 0 || b === 0) return null;
  return (
    byPair(problem, [a, b], text.slice(0, found.index), others) ?? (amount ? byShare(problem, [a, b], amount) : null)
  );
}

function byPair(problem: Problem, [a, b]: [number, number], before: string, others: Problem['amounts']): Solved {
  const [, one, other] = PAIR.exec(before) ?? [];
  if (one === undefined) return undefined;
  const told = others.filter((each) => [one, other].some((name) => isOf(each, name)));
  const asked = [one, other].filter((name) => isAsked(problem, name));
  if (told.length !== 1) return undefined;
  const isOfFirst = isOf(told[0], one);
  if (asked.length > 0 && !asked.includes(isOfFirst ? other : one)) return null;
  return { value: exact(isOfFirst ? (told[0].value * b) / a : (told[0].value * a) / b), unit: told[0].unit?.unit };
}

const isOf = ({ after }: Problem['amounts'][number], name: string): boolean =>
  new RegExp(String.raw`^\s(?:of\s|av\s|de\s)?(?:the\s)?${name}(?!\p{L})`, 'iu').test(after);
const isAsked = ({ property }: Problem, name: string): boolean => property.words.includes(name.toLowerCase());

function byShare({ property, question }: Problem, [a, b]: [number, number], whole: Problem['amounts'][number]): Solved {
  const name = `${property.words.join(' ')} – ${question}`;
  const [isLarger, isSmaller] = [LARGER.test(name), SMALLER.test(name)];
  return isLarger === isSmaller ? null : shareOf(whole, a, b, isLarger);
}

const shareOf = ({ value, unit }: Problem['amounts'][number], a: number, b: number, isLarger: boolean): Solved => ({
  value: exact((value * (isLarger ? Math.max(a, b) : Math.min(a, b))) / (a + b)),
  unit: unit?.unit,
});
