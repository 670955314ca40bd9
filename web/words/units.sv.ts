import type { words as en } from './units.en.js';

export const words: typeof en = {
  minute: 'min',
  hour: 'tim',
  day: 'd',
  seconds: (n) => (n === 1 ? '1 sekund' : `${n} sekunder`),
  minutes: (n) => (n === 1 ? '1 minut' : `${n} minuter`),
  hours: (n) => (n === 1 ? '1 timme' : `${n} timmar`),
};
