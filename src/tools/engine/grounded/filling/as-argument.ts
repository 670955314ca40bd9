import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Schema } from '../schema.js';

/** "Mrs Calloway": a surname alone keeps its title. */
export function withTitle(found: Grounded, { kind, weakKind }: Property, text: string): Grounded {
  const name = String(found.value);
  if ((kind ?? weakKind) !== 'person' || name.includes(' ')) return found;
  const title = /(?<!\p{L})((?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Fru|Mme|Madame|Monsieur|Señora?|Sra?)\.?)\s$/u.exec(
    text.slice(0, Math.max(0, text.indexOf(name))),
  );
  return title ? { ...found, value: `${title[1]} ${name}` } : found;
}

/** "The payslip for 2026-10". */
export function monthIn(text: string): Grounded | null {
  const found = [...text.matchAll(/(?<![\d-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-])/gu)];
  return found.length === 1 ? fromText(found[0][0], found[0][0]) : null;
}

/** A function that describes its argument in the plural ("e.g. coats") takes the text's own word. */
export const isOfSearch = ({ kind, weakKind }: Property, { description }: Schema): boolean =>
  (kind ?? weakKind) === 'garment' && typeof description === 'string' && /\p{L}{3}s(?!\p{L})/u.test(description);

export const asSaid = (found: Grounded): Grounded =>
  found.quote === undefined ? found : { ...found, value: found.quote.toLowerCase() };
