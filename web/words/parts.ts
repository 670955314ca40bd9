import { inLanguages } from '../language.js';
import { words as en } from './parts.en.js';
import { words as sv } from './parts.sv.js';

export const partsWords = inLanguages({ en, sv });
