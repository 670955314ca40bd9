import { inLanguages } from '../language.js';
import { words as en } from './garment.en.js';
import { words as sv } from './garment.sv.js';

export const garmentWords = inLanguages({ en, sv });
