import { inLanguages } from '../language.js';
import { words as en } from './keys.en.js';
import { words as sv } from './keys.sv.js';

export const keyWords = inLanguages({ en, sv });
