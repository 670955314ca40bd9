import { escaped } from '../expression-of.js';

/** A word as programs write it: without accents. */
export const plainly = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A word as programs write it: umlauts as two letters, else without accents. */
export const spelledOut = (word: string): string =>
  plainly(word.toLowerCase().normalize('NFC').replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'));

/** Whether a text without accents has a word that begins as one of the stems does, or a number that is just this. */
export const hasStem = (text: string, stems: readonly string[]): boolean =>
  stems.some((stem) => {
    const own = plainly(stem);
    const figure = /^\d+/u.exec(own)?.[0];
    return new RegExp(figure ? String.raw`(?<!\d)${figure}(?!\d)` : String.raw`(?<!\p{L})${escaped(own)}`, 'u').test(
      text,
    );
  });
