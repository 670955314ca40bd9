import { inLanguages } from '../language.js';
import { words as en } from './status.en.js';
import { words as sv } from './status.sv.js';

export const statusWords = inLanguages({ en, sv });
