import type { Span } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Reading } from '../reading.js';

const FROM_TO =
  /(?<!\p{L})(?:from|från|von|de|desde)\s(\p{Lu}[\p{L}\d]*)\s(?:to|into|till|nach|in|à|en|a)\s(\p{Lu}[\p{L}\d]*)/u;

/** `from`, `to`: the address a message goes to, or the ends of "from USD to SEK". */
export function directed(word: string, { mentions, text }: Reading, { start, end }: Span): Grounded[] {
  const side = /^(to|target|into|recipient|till|nach)$/.test(word)
    ? 2
    : /^(from|source|base|från|von)$/.test(word)
      ? 1
      : 0;
  if (side === 0) return [];
  const ends = FROM_TO.exec(text.slice(start, end));
  if (ends) return [fromText(ends[side], ends[0])];
  const emails = mentions.filter((one) => one.kind === 'email' && one.start >= start && one.end <= end);
  return side === 2 && emails.length === 1 ? [fromText(emails[0].value, emails[0].text)] : [];
}
