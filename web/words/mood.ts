import { inLanguages } from '../language.js';
import { words as en } from './mood.en.js';
import { words as sv } from './mood.sv.js';

export const moodWords = inLanguages({ en, sv });
