import type { words as en } from './parts.en.js';

export const words: typeof en = {
  copy: 'Kopiera',
  copyOf: (name) => `Kopiera: ${name}`,
  copied: 'Kopierat',
  selected: 'Markerat',
  asCommand: (name) => `${name}, som kommando`,
  sample: (name, program) => `${name}, ${program}`,
  again: (wait) => `Det går igen om ${wait}.`,
  whatKeysGive: 'Det här ger en nyckel',
};
