import { denies } from '../choice.js';
import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { stemsOf, type Property } from '../property.js';
import type { Reading } from '../reading.js';

const LEADS = /^(?:to|by|from|at|via|with|through|for)$/u;
const OF = new Set<Mention['kind']>(['email', 'url', 'phone', 'person', 'company', 'place', 'country']);
const NAME =
  /^\p{Lu}[\p{L}&’'.-]*(?:\s(?:(?:&|of|de|van|von)\s)?\p{Lu}[\p{L}&’'-]*){0,3}(?<!\.)(?:\s\d{1,4}(?![\d.,:/-]?\d|\s\p{Ll}))?/u;
const NO_NAME =
  /^(?:The|An?(?!\.)|It|We|I|You|He|She|They|This|That|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/u;

/** `apply_to` of "Apply to jobs@mill.example", `signed_by` of "was signed by Ann Reed": what stands behind the very words of a name. */
export function behindPhrase(
  { words, kind }: Property,
  { text, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  const [verb, lead] = words;
  if (words.length !== 2 || verb.length < 3 || !LEADS.test(lead) || kind === 'date' || kind === 'time') return null;
  const stem = stemsOf(verb)[0].replace(/(?:i?ed|y|e)$/u, '');
  const led = new RegExp(
    String.raw`(?<!\p{L})${escaped(stem)}\p{L}{0,4}\s(?:(?:it|them|this|all|back|up|out|over|for|off|your cv|mail|writing)\s){0,2}${lead}:?\s(?:the\s|our\s|my\s)?`,
    'giu',
  );
  const found = [...text.slice(start, end).matchAll(led)].flatMap((one) => {
    const at = start + one.index + one[0].length;
    if (denies(text.slice(Math.max(start, start + one.index - 40), start + one.index))) return [];
    const mention = mentions.find((other) => other.start === at && OF.has(other.kind));
    const name = NAME.exec(text.slice(at, Math.min(end, at + 60)))?.[0];
    if (mention && (name === undefined || mention.text.length >= name.length)) return [String(mention.value)];
    return name === undefined || NO_NAME.test(name) ? [] : [name];
  });
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
