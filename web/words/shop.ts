import { inLanguages } from '../language.js';
import { words as en } from './shop.en.js';
import { words as sv } from './shop.sv.js';

export const shopWords = inLanguages({ en, sv });
