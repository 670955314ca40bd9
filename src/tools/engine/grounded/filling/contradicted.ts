import { sentenceAt } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import data from '../words/said-back.yaml.js';

const { untrue, notSo } = data as unknown as Record<'untrue' | 'notSo', string>;
const DENIAL = new RegExp(
  String.raw`^[\s"“”«»–—-]*(?:but\s|aber\s|men\s|mais\s|pero\s)?(?:(?:${phrasesOf(untrue)})(?!\p{L})|(?:${phrasesOf(notSo)})(?=[.!;]|$))`,
  'iu',
);

/** What denies the sentence that holds a place, undefined where the next one does not. */
export function denialAfter(text: string, at: number): string | undefined {
  const { end } = sentenceAt(text, at);
  return DENIAL.exec(text.slice(end + 1, end + 80))?.[0].trim();
}

/** "Petra says the coat is ready. That is not true": no where the next sentence denies a yes; what it says of a no is open. */
export function contradicted(told: Grounded | null, { text }: Reading): Grounded | null {
  if (told?.quote === undefined || told.source !== 'text') return told;
  const at = text.toLowerCase().indexOf(told.quote.toLowerCase());
  const denial = at < 0 ? undefined : denialAfter(text, at);
  if (denial === undefined) return told;
  return told.value === true ? fromText(false, denial) : null;
}
