import { denies } from '../choice.js';
import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import type { Schema } from '../schema.js';

const WHO =
  /^(?:the person |name of the person |person |somebody |someone |the one )?who (?:has to |is to |will |should |is going to |must )?(?:be )?(\p{L}{3,16})(?:\s(.{2,60}))?$/iu;
const VERBS = String.raw`(?::\s?(?:to\s)?|\s)(?:(?:will|has to|to|should|is going to|is|must|can|also)\s){0,2}`;
const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr)\.?\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`;
const NO_NAME =
  /^(?:The|This|That|It|We|I|You|They|He|She|Who|What|Please|And|But|If|Then|Notes?|Today|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L})/u;

/** A slot described as “who sends the tech pack”: whose name stands before just this deed. */
export function toldByDescription({ description }: Schema, { text }: Reading, { start, end }: Span): Grounded | null {
  const asked = typeof description === 'string' ? WHO.exec(description.trim().replace(/[.?]$/u, '')) : null;
  if (asked === null) return null;
  const stem = asked[1].toLowerCase().replace(/(?:ing|ed|es|s|e)$/u, '');
  const told = new RegExp(String.raw`(?<![\p{L}])${NAME}${VERBS}${escaped(stem)}\p{L}{0,3}(?!\p{L})`, 'gu');
  const found = [...text.slice(start, end).matchAll(told)].filter(
    ({ 1: name, 0: said, index }) =>
      !NO_NAME.test(name) && !denies(text.slice(start + index, start + index + said.length - stem.length)),
  );
  const names = new Set(found.map(([, name]) => name));
  return names.size === 1 ? fromText(found[0][1], found[0][0]) : null;
}
