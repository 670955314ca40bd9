import { inLanguages } from '../language.js';
import { words as en } from './client.en.js';
import { words as sv } from './client.sv.js';

export const clientWords = inLanguages({ en, sv });
