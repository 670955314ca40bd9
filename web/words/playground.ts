import { inLanguages } from '../language.js';
import { words as en } from './playground.en.js';
import { words as sv } from './playground.sv.js';

export const playgroundWords = inLanguages({ en, sv });
