import { inLanguages } from '../language.js';
import { words as en } from './account.en.js';
import { words as sv } from './account.sv.js';

export const accountWords = inLanguages({ en, sv });
export type AccountWords = typeof en;
