import { inLanguages } from '../language.js';
import { words as en } from './trying.en.js';
import { words as sv } from './trying.sv.js';

export const tryingWords = inLanguages({ en, sv });
