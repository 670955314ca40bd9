import { isDayThatIsOff, isRough } from './not-exactly.js';
import { NOT_SO } from './not-so.js';
import { isDeedForDoer, isOfAnotherInRow } from './of-another-in-row.js';
import { isOfSeveral } from './of-several.js';
import { isOneOfTwo, isOneOfTwoDays } from './one-of-two.js';
import { OF_INSERTED } from './of-inserted.js';
import type { Fault } from './places.js';

/** What stands beside a name and is not what it asks for: of several at once, of one or the other, denied, asked, hoped, rough, off, of another. */
export const SEEMING: readonly Fault[] = [
  isOfSeveral,
  isOneOfTwo,
  isOneOfTwoDays,
  ...NOT_SO,
  isRough,
  isDayThatIsOff,
  isOfAnotherInRow,
  isDeedForDoer,
  ...OF_INSERTED,
];
