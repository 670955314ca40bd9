import type { Evidence } from '../evidence.js';

/** What rules found and what was learned, as numbers that a verdict weighs. */
export type Grounds = readonly number[];

/** For positive and for negative, how much each ground says against neutral. */
export type Scales = readonly [positive: readonly number[], negative: readonly number[]];

/** More weight than this says no more. */
const LOUDEST = 4;

/**
 * The grounds of a verdict: what was learned, in logits; then what rules found, of lone words and of what names several or turns
 * others, and what they come to.
 * @param compound what the rules come to, [−1, 1]; 0 where that is neutral
 */
export function groundsOf(learned: readonly number[], evidence: readonly Evidence[], compound: number): Grounds {
  const weigh = (turn: boolean): number =>
    evidence.filter((e) => isTurn(e) === turn).reduce((sum, { weight }) => sum + weight, 0);
  return [...learned, ...[weigh(false), weigh(true)].flatMap(said), ...[compound > 0, compound < 0].map(Number), 1];
}

/** Whether it is said at all, and how loudly, for each side. */
const said = (weight: number): number[] =>
  [weight, -weight].flatMap((towards) => [Number(towards > 0), Math.min(LOUDEST, Math.max(0, towards)) / LOUDEST]);

/** Evidence that names several words, or in which a turn of speech was heard. */
const isTurn = ({ token, rule }: Evidence): boolean =>
  token.includes(' ') || /frame|negat|resolved|contrast|emoji/.test(rule);

/** How likely the grounds make positive, negative and neutral. */
export function chancesOf(grounds: Grounds, scales: Scales): [positive: number, negative: number, neutral: number] {
  const [positive, negative] = scales.map((scale) => scale.reduce((sum, x, i) => sum + x * grounds[i], 0));
  return softmax([positive, negative, 0]) as [number, number, number];
}

export function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits);
  const raised = logits.map((x) => Math.exp(x - top));
  const sum = raised.reduce((a, b) => a + b);
  return raised.map((x) => x / sum);
}
