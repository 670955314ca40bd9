import { inLanguages } from '../language.js';
import { words as en } from './ring.en.js';
import { words as sv } from './ring.sv.js';

export const ringWords = inLanguages({ en, sv });
