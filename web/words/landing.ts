import { inLanguages, type Language } from '../language.js';
import { words as en } from './landing.en.js';
import { words as sv } from './landing.sv.js';

/** Garments to begin with, by language. */
export const EXAMPLES: Readonly<Record<Language, readonly string[]>> = { en: en.examples, sv: sv.examples };

export const landingWords = inLanguages({ en, sv });
