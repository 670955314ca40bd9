import type { Outfit } from './mentions.js';
import type { Unit } from './units.js';

/** The units of a text with those blank that say something of the other garments of an outfit. */
export const ownUnits = (units: readonly Unit[], { others }: Outfit): Unit[] =>
  units.map((unit, i) =>
    others.some((m) => i >= m.from && i < m.to) ? { ...unit, lexeme: null, word: '', words: [] } : unit,
  );
