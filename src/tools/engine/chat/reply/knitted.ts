import { mentionsIn } from '../lexicon.js';
import type { Question } from '../question.js';

/** Whether it is a knit that is asked about, in the question or in what it goes on from. */
export const isKnitted = ({ topics, before }: Question): boolean =>
  [...topics, ...mentionsIn(before.split(' ')).map(({ topic }) => topic)].some(({ id }) => id === 'garment/sweater');
