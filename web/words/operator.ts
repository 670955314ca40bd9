import { inLanguages } from '../language.js';
import { words as en } from './operator.en.js';
import { words as sv } from './operator.sv.js';

export const operatorWords = inLanguages({ en, sv });
