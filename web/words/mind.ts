import { inLanguages } from '../language.js';
import { words as en } from './mind.en.js';
import { words as sv } from './mind.sv.js';

export const mindWords = inLanguages({ en, sv });
