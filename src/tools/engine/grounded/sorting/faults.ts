import { isDeniedBefore } from '../judged/scope.js';
import { FAMILIES } from './families.js';
import { isPraised } from './praised.js';

const FAULTS = FAMILIES.flatMap(({ meanings }) => meanings.filter(({ isFault }) => isFault));
const SENTENCE = /[^.!?\n]+/gu;

/** Whether a text tells of something that is wrong with goods or with their delivery: a seam that opened, a parcel that never came. */
export function tellsOfFault(text: string): boolean {
  const sentences = text.slice(0, 3000).replaceAll('’', "'").match(SENTENCE) ?? [];
  return sentences.some((sentence) =>
    FAULTS.some(({ says }) =>
      says.allIn(sentence).some(({ index }) => !isDeniedBefore(sentence, index) && !isPraised(sentence, index)),
    ),
  );
}
