/** A side of the wearer, not of the picture. */
export type Side = 'left' | 'right';
