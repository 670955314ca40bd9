import { inLanguages } from '../language.js';
import { words as en } from './guide.en.js';
import { words as sv } from './guide.sv.js';

export const guideWords = inLanguages({ en, sv });
