import type { Question, Reckoned } from '../reckoning/asked.js';
import { circleRadius } from './circle-radius.js';
import { evenSpacing } from './even-spacing.js';
import { ofOtherWidth } from './other-width.js';
import { partOfCount } from './part-of-count.js';
import { percentChange } from './percent-change.js';
import { scaledUp } from './scaled-up.js';
import { sharedOut } from './share-out.js';
import { afterShrinking } from './shrinkage.js';

/** Problems of the cutting table that have a formula of their own; each accounts for all numbers of the text. */
export const FORMULAS: readonly ((question: Question) => Reckoned)[] = [
  circleRadius,
  evenSpacing,
  afterShrinking,
  ofOtherWidth,
  sharedOut,
  partOfCount,
  percentChange,
  scaledUp,
];
