import { inLanguages } from '../language.js';
import { words as en } from './cards.en.js';
import { words as sv } from './cards.sv.js';

export const cardWords = inLanguages({ en, sv });
