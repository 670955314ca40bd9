import { specSaying, type Said } from '../garments/unsaid.js';
import { cutOf } from './cut-of.js';
import type { Cut } from './cut.js';

/** The cut of a garment of which only this is said; everything else is as usual. */
export const plainCut = (said: Said): Cut => cutOf(specSaying(said));
