import type { Fact } from './fact.js';
import { CAME, WENT } from './words.js';

type Told = Pick<Fact, 'near' | 'nouns'>;

/** "600 new ones came in". */
export const isCame = ({ near, nouns }: Told): boolean =>
  [...near, ...nouns].some((word) => CAME.has(word)) && !isWent({ near, nouns });
/** "350 were used". */
export const isWent = ({ near, nouns }: Told): boolean => [...near, ...nouns].some((word) => WENT.has(word));
