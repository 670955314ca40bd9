import type { ButtonLook } from './spec.js';

/** "Large gold": a look in words; empty where nothing is said of it. */
export const lookWords = ({ size, of, contrast }: ButtonLook): string =>
  [size, contrast ? 'contrasting' : undefined, of].filter((word) => word !== undefined).join(' ');
