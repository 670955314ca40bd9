import type { Cut } from './cut.js';
import { HIP } from './places.js';

/** The jacket of a suit of pyjamas: to the hip, whatever the trousers. */
export const upperHalf = (cut: Cut): Cut => ({
  ...cut,
  length: 'hip',
  hemAt: HIP,
  ...(cut.lengths_cm?.sleeve ? { lengths_cm: { sleeve: cut.lengths_cm.sleeve } } : { lengths_cm: undefined }),
});

/** Its trousers: pulled on, to the hem of the whole. */
export const lowerHalf = (cut: Cut): Cut => ({
  ...cut,
  category: 'trousers',
  closure: 'pullover',
  opening: null,
  waistline: 'elastic',
  collar: null,
  hood: null,
  pockets: [],
  details: [],
  hem: null,
});
