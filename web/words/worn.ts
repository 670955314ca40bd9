import { inLanguages } from '../language.js';
import { words as en } from './worn.en.js';
import { words as sv } from './worn.sv.js';

export const wornWords = inLanguages({ en, sv });
