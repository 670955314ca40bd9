import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';

/** How an amount is said to lie, right after it: "1,30 m de large", "2 m bred". */
const AXES: readonly (readonly [names: RegExp, said: RegExp])[] = [
  [/^length$/u, /^\s(?:de\s)?(?:long|longueur|largo|longitud|lang|länge|lång|långt|långa|i längd)(?!\p{L})/iu],
  [/^width$/u, /^\s(?:de\s)?(?:large|largeur|ancho|anchura|breit|breite|bred|brett|breda|i bredd)(?!\p{L})/iu],
  [/^(?:height|tall)$/u, /^\s(?:de\s)?(?:haut|hauteur|alto|altura|hoch|höhe|hög|högt|höga|i höjd)(?!\p{L})/iu],
  [/^depth$/u, /^\s(?:de\s)?(?:deep|profond|profondeur|fondo|profundidad|tief|tiefe|djup|djupt|djupa)(?!\p{L})/iu],
];

/** The one length that is said to lie as a name asks; null where none or several are. */
export function onAxis({ words, unit }: Property, { text, mentions }: Reading): Grounded | null {
  const axis = AXES.find(([names]) => words.some((word) => names.test(word)));
  if (!axis || words.filter((word) => word.length > 2).length > 2) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      unitNamed(one.unit)?.dimension === 'length' &&
      axis[1].test(text.slice(one.end, one.end + 24)),
  );
  const [one] = found;
  const own = found.length === 1 ? unitNamed(one.unit) : undefined;
  if (!own) return null;
  const value = unit && unit !== own ? converted(Number(one.value), own, unit) : Number(one.value);
  if (value === null) return null;
  return { value, source: value === one.value ? 'text' : 'conversion', quote: one.text, at: one.start };
}
