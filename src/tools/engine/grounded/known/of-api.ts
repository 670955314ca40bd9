import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import data from './api-facts.yaml.js';

interface Fact {
  value: string | number;
  asks: readonly (readonly string[])[];
  named: readonly string[];
  also: readonly string[];
}

const FACTS: readonly Fact[] = (
  data as unknown as { value: string | number; asks: string[]; named: string; also: string }[]
).map(({ value, asks, named, also }) => ({ value, asks: asks.map(listOf), named: listOf(named), also: listOf(also) }));

const QUESTION =
  /\?|^\s*(?:how|what|which|tell|give|hur|vad|vilken|wie|was|welche[rs]?|combien|quel(?:le)?|cuánt[oa]s?|qué|cuál)(?!\p{L})/iu;

const folded = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
const says = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(` ${word} `));

/**
 * What the interface itself takes and gives, its parameters and headers; null where the question is about something else. Of several
 * facts that are asked for it is the one that the name calls.
 */
export function ofApi({ words }: Property, question: string): Grounded | null {
  if (!QUESTION.test(question)) return null;
  const asked = folded(question);
  const name = folded(words.join(' '));
  const possible = FACTS.filter(({ asks }) => asks.every((one) => says(asked, one)));
  const named = possible.filter((fact) => says(name, fact.named));
  const called = named.filter((fact) => says(name, fact.also));
  const isElse = FACTS.some((fact) => says(name, fact.named));
  const plain = isElse ? [] : possible.filter((fact) => says(name, fact.also));
  const found = [called, named, plain].find((some) => some.length > 0) ?? [];
  return found.length === 1 ? from('house:interface', found[0].value) : null;
}
