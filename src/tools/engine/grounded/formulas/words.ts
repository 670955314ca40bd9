import { saysOf } from '../says.js';
import data from '../words/formulas.yaml.js';

/** Whether a stretch of text tells of a circle, of even spaces, of shrinking, and so on. */
export const SAYS = saysOf(
  data as unknown as Readonly<
    Record<
      | 'circle'
      | 'halfCircle'
      | 'threeQuarters'
      | 'radius'
      | 'waist'
      | 'spaced'
      | 'apart'
      | 'round'
      | 'ends'
      | 'inset'
      | 'shrinks'
      | 'before'
      | 'after'
      | 'ratio'
      | 'wide'
      | 'same'
      | 'part'
      | 'rate'
      | 'change'
      | 'trade'
      | 'falls'
      | 'rises'
      | 'really',
      string
    >
  >,
);
