import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const SERVES =
  /^(?:fitter|tailor|stylist|seamstress|cutter|consultant|adviser|advisor|hairdresser|staff|staff member|assistant|colleague|schneider|schneiderin|beraterin|berater|stylistin|skräddare|sömmerska|rådgivare|tailleur|couturier|couturière|conseillère|conseiller|sastre|modista|asesor|asesora|estilista)$/u;
const LED =
  /(?<!\p{L})(?:[Ww]ith|[Bb]ei|[Mm]it|[Hh]os|[Mm]ed|[Cc]hez|[Aa]vec|[Cc]on)\s((?:(?:the|our|skräddaren|sömmerskan|der Schneiderin|dem Schneider|notre|la modista|el sastre|unsere[rm]?)\s(?:tailor\s|seamstress\s|fitter\s)?|Herrn?|Frau|Mr\.?|Mrs\.?|Ms\.?|Mme|Madame|Monsieur|M\.|Señora?|doña|don)\s)?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?=[\s.,;!?)]|$)/gu;
const FIRM = /^\s(?:Bank|Ltd|GmbH|AB|Express|Logistics|SARL|&)/u;

/** `fitter` of "her second fitting on Friday, with Colm": the one person that somebody comes to. */
export function servedBy({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!SERVES.test(words.join(' ').replace(/ name$/u, ''))) return null;
  const found = [...text.slice(start, end).matchAll(LED)].filter((at) => {
    const from = start + at.index + at[0].length - at[2].length;
    const to = from + at[2].length;
    const others = mentions.filter((one) => one.start < to && from < one.end && one.kind !== 'person');
    return others.length === 0 && !FIRM.test(text.slice(to, to + 10));
  });
  const names = new Set(found.map((at) => at[2]));
  return names.size === 1 ? fromText(found[0][2], found[0][0]) : null;
}
