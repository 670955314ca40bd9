import type { Problem, Solved } from './problem.js';
import { SAYS } from './words.js';

const BY = /(?:by|med|um|de|en)\s$/iu;

/** "It has been shortened by 6 cm. How long is it now?": by how much alone tells no length. */
export function onlyChange({ amounts, question }: Problem): Solved {
  const [change] = amounts;
  const isChange = amounts.length === 1 && BY.test(change.before) && SAYS.changedBy.test(change.before.slice(-60));
  return isChange && SAYS.nowAsked.test(question) && !SAYS.changedBy.test(question) ? null : undefined;
}
