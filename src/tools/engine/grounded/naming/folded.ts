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
