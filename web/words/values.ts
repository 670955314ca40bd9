import { inLanguages } from '../language.js';
import { words as en } from './values.en.js';
import { words as sv } from './values.sv.js';

/** All at once are many: a page has those that it shows (web/studio/names.ts), and the rest when it first needs them. */
export const valueWords = inLanguages({ en, sv });
