import { inLanguages } from '../language.js';
import { words as en } from './problem.en.js';
import { words as sv } from './problem.sv.js';

export const problemWords = inLanguages({ en, sv });
