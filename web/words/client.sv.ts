import type { words as en } from './client.en.js';

export const words: typeof en = {
  noAnswer: 'Servern svarade inte. Försök igen om en stund.',
  failed: (status) => `Det gick inte (${status}).`,
  noDrawing: 'Ritningen kan inte visas.',
  keyFirst: 'Skriv in din nyckel i fältet ovanför först.',
  noCrypto: 'Webbläsare kontrollerar signaturer bara på https eller localhost.',
};
