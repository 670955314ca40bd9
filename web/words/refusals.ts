import { inLanguages } from '../language.js';
import { words as en } from './refusals.en.js';
import { words as sv } from './refusals.sv.js';

/** They are many and seldom needed: a browser fetches them with its first refusal. */
export const refusalWords = inLanguages({ en, sv });
