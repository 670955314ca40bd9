import type { words as en } from './failures.en.js';

export const words: typeof en = {
  instruction_not_understood: 'Ändringen gick inte att förstå.',
  internal_error: 'Något gick fel hos oss.',
  measurements_invalid:
    'Måtten kan inte höra till en och samma kropp, eller ligger utanför det som går att konstruera.',
  not_a_garment: 'Texten beskriver inget plagg.',
  nothing_to_change: 'Designen är redan sådan.',
};
