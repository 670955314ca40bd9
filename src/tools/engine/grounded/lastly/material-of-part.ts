import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/materials-of-parts.yaml.js';

const WORDS = data as unknown as Record<'asks' | 'materials' | 'made', string>;
const ASKS = slotsNamed(WORDS.asks);
const MATERIAL = `(${phrasesOf(WORDS.materials)})`;

/** `buckle_material` of "brass buckle", of "buckle made of brass". */
export function materialOfPart({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const [part, ...rest] = words;
  if (words.length < 2 || part.length < 3 || !ASKS.has(slotName(rest))) return null;
  const called = String.raw`${escaped(part)}(?:s|es)?`;
  const forms = [
    String.raw`(?<!\p{L}|no\s|without\s)${MATERIAL}\s${called}(?!\p{L})`,
    String.raw`(?<!\p{L})${called}\s(?:(?:is|are|is made|are made|är|ist|est|es)\s)?(?:${phrasesOf(WORDS.made)})\s${MATERIAL}(?!\p{L})`,
  ];
  const said = text.slice(start, end);
  const found = new Set(forms.flatMap((form) => [...said.matchAll(new RegExp(form, 'giu'))].map(([, one]) => one)));
  const [material] = found;
  return found.size === 1 ? fromText(material, material) : null;
}
