import { garmentWords } from '../words/garment.js';

/** What an attribute is called on pages. */
export const nameOf = (attribute: string): string =>
  garmentWords().attributes[attribute] ?? attribute.replaceAll('_', ' ');

/** `fit-and-flare` → fit and flare; what is written in one word stays. */
export const sayValue = (value: string): string =>
  value
    .replaceAll('-', ' ')
    .replace(/^(a|u|v|t) (line|neck|shirt)$/, (_, letter: string, rest: string) => `${letter.toUpperCase()}-${rest}`);
