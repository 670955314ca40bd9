import { inLanguages } from '../language.js';
import { words as en } from './units.en.js';
import { words as sv } from './units.sv.js';

export const units = inLanguages({ en, sv });
