import { inLanguages } from '../language.js';
import { words as en } from './checks.en.js';
import { words as sv } from './checks.sv.js';

export const checkWords = inLanguages({ en, sv });
