import { inLanguages } from '../language.js';
import { words as en } from './studio.en.js';
import { words as sv } from './studio.sv.js';

export const studioWords = inLanguages({ en, sv });
