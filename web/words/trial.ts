import { inLanguages } from '../language.js';
import { words as en } from './trial.en.js';
import { words as sv } from './trial.sv.js';

export const trialWords = inLanguages({ en, sv });
