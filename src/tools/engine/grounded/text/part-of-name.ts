import type { Mention } from '../mention.js';
import type { Property } from '../property.js';

export function partOf({ kind, value, text }: Mention, { words }: Property): string {
  if (kind !== 'person') return String(value);
  const parts = text.split(' ');
  if (words.some((word) => /^(first|given|förnamn|vorname|prénom)$/.test(word))) return parts[0];
  if (words.some((word) => /^(last|family|surname|efternamn|nachname)$/.test(word)))
    return parts.slice(1).join(' ') || parts[0];
  return String(value);
}
