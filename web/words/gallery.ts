import { inLanguages } from '../language.js';
import { words as en } from './gallery.en.js';
import { words as sv } from './gallery.sv.js';

export const galleryWords = inLanguages({ en, sv });
