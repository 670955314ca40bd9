import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isTitle } from './job-title.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/closings.yaml.js';
import { CLOSINGS } from './signed.js';

const NAMES = slotsNamed((data as Record<'firms', string>).firms);
/** "Best regards", "Yours woolly,": a known one, or a short line that ends in a comma. */
const CLOSING = new RegExp(
  String.raw`^(?:(?:${CLOSINGS})(?:\s\p{Ll}+){0,2}[,.!]?|\p{Lu}\p{L}*(?:\s\p{L}+){0,3},)$`,
  'iu',
);
const NAME =
  /^(?:(?:Dr|Mr|Mrs|Ms|Frau|Herr|Mme|M)\.?\s)?\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Ll}{1,3}\s|&\s)?\p{Lu}[\p{L}.’'-]*){0,3}$/u;
/** A firm's name: words with capitals and small ones between them, no figures, no address of mail. */
const FIRM = /^(?:the\s)?\p{Lu}[\p{L}\d&+.’'-]*(?:\s(?:&|\+|\p{Ll}{1,4}|\p{Lu}[\p{L}&.’'-]*)){0,5}$/u;
/** A closing, a name and four lines. */
const MOST_LINES = 6;

/** `company` of "Best regards,\nLee Hammond\nNorthside Denim": the line under the name of who signs. */
export function firmSigned({ words }: Property, { text, mentions }: Reading, { end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const lines = text
    .slice(0, end)
    .trimEnd()
    .split(/\s*\n\s*/u)
    .slice(-MOST_LINES);
  const at = lines.findIndex((line, i) => i > 0 && CLOSING.test(line));
  if (at < 0 || !NAME.test(lines[at + 1] ?? '')) return null;
  const firms = lines.slice(at + 2).filter((line) => FIRM.test(line) && !isTitle(line));
  const isOther = mentions.some((one) => one.kind === 'company' && !firms[0]?.includes(one.text));
  return firms.length === 1 && !isOther ? fromText(firms[0], firms[0]) : null;
}
