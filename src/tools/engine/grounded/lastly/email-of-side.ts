import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** Which line of a letter's head each side stands in, and what names call it. */
const SIDES: readonly (readonly [name: RegExp, head: RegExp])[] = [
  [
    /(?<!\p{L})(?:sender|from|absender|von|avsändare|avsandare|från|expéditeur|expediteur|remitente|de)(?!\p{L})/u,
    /(?:^|[\n.;|]\s?)(?:from|von|från|expéditeur|remitente|absender|avsändare|de)\s?:\s[^@\n:;]{0,50}$/iu,
  ],
  [
    /(?<!\p{L})(?:recipient|receiver|to|empfänger|empfaenger|an|mottagare|till|destinataire|destinatario|para)(?!\p{L})/u,
    /(?:^|[\n.;|>]\s?)(?:to|an|till|à|para|empfänger|mottagare|destinataire|destinatario)\s?:\s[^@\n:;]{0,50}$/iu,
  ],
];
const EMAIL = /(?<!\p{L})(?:e-?mail|mail|mejl|epost|correo|courriel|address|adress|adresse|dirección)(?!\p{L})/u;

/** `sender_email` of "From: Anna Lind <anna@lind.example>": the address in that line of a head. */
export function emailOfSide({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  const name = words.join(' ');
  const head = EMAIL.test(name) ? SIDES.find(([side]) => side.test(name))?.[1] : undefined;
  if (!head) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'email' &&
      one.start >= start &&
      one.end <= end &&
      head.test(text.slice(Math.max(0, one.start - 80), one.start).replace(/<$/u, '')),
  );
  return found.length === 1 ? { ...fromText(String(found[0].value), found[0].text), at: found[0].start } : null;
}
