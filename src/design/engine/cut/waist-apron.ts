import type { Cut } from './cut.js';

export const WAIST_APRON = 'waist apron';

/** An apron that is tied round the waist and has no bib. */
export const isWaistApron = ({ garment, variant }: Pick<Cut, 'garment' | 'variant'>): boolean =>
  garment === 'apron' && variant === WAIST_APRON;
