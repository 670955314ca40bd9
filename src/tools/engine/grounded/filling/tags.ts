import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';

/** "Tag article 88 with linen, summer and sale": what stands after "with" at the end. */
export function taggedWith({ words }: Property, text: string): Grounded[] {
  if (!words.some((word) => /^(?:tags?|labels?|keywords?|categories|taggar|etiketter)$/.test(word))) return [];
  const found =
    /(?<!\p{L})(?:with|as|med|mit|avec|con)\s(?:the (?:tags|labels|keywords)\s)?([^.!?:;]{3,200})[.!]?\s*$/iu.exec(
      text,
    );
  const parts = (found?.[1] ?? '')
    .split(/,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y|&)\s/u)
    .map((part) => part.trim().replace(/^["“']|["”']$/gu, ''));
  return parts.every((part) => /^[\p{L}\d][\p{L}\d -]{0,30}$/u.test(part))
    ? parts.map((part) => fromText(part, part))
    : [];
}
