import { inLanguages } from '../language.js';
import { words as en } from './failures.en.js';
import { words as sv } from './failures.sv.js';

export const failureWords = inLanguages({ en, sv });
