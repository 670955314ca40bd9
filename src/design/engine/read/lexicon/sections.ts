import { blocks, contextual, facts, parts, values } from '../words/lexeme.js';
import type { Attribute, Head, Lexeme } from '../words/lexeme.js';

/** A section of a language's file (lexicon.schema.json). */
type Section =
  | { of: Attribute; values: Record<string, string> }
  | { parts: Partial<Record<Head, string>> }
  | { facts: Array<[string, string]> }
  | { contextual: Record<string, Partial<Record<Head, string>>> }
  | { blocks: string };

/** @param file sections as the data file has them */
export const lexemesOf = (file: unknown): Lexeme[] => (file as Section[]).flatMap(lexemesIn);

function lexemesIn(section: Section): Lexeme[] {
  if ('of' in section) return values(section.of, section.values);
  if ('parts' in section) return parts(section.parts);
  if ('facts' in section) return facts(section.facts);
  if ('contextual' in section) return contextual(section.contextual);
  return blocks(section.blocks);
}
