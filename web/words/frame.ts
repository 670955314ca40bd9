import { inLanguages } from '../language.js';
import { words as en } from './frame.en.js';
import { words as sv } from './frame.sv.js';

export const frameWords = inLanguages({ en, sv });
