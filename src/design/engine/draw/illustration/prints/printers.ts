import { BOTANIC } from './botanic.js';
import { CHECKS } from './checks.js';
import { MOTIFS } from './motifs.js';
import type { Printers } from './print.js';
import { SKINS } from './skins.js';
import { STRIPES } from './stripes.js';

/** Every print that repeats; those placed once (ombre, colour blocks, graphics) are drawn by the garment. */
export const PRINTERS: Printers = { ...STRIPES, ...CHECKS, ...BOTANIC, ...SKINS, ...MOTIFS };
