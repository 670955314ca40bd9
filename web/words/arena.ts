import { inLanguages } from '../language.js';
import { words as en } from './arena.en.js';
import { words as sv } from './arena.sv.js';

export const arenaWords = inLanguages({ en, sv });
