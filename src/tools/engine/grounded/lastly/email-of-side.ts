import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
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

/** `sender_name` of "From: Laura Kim <laura.kim@example.org>": what stands before the address in that line. */
export function nameOfSide({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const name = words.join(' ');
  const head = /(?<!\p{L})(?:name|namn|nom|nombre)(?!\p{L})/u.test(name)
    ? SIDES.find(([side]) => side.test(name))?.[1]
    : undefined;
  const found = head ? addressIn(head, reading, scope) : null;
  if (!found) return null;
  const before = reading.text.slice(scope.start, found.start).split('\n').at(-1) ?? '';
  const [, said] = /:\s([\p{L}][^:<\n]{1,40}?)\s?<$/u.exec(before) ?? [];
  return said === undefined ? null : fromText(said, said);
}

/** `sender_email` of "From: Anna Lind <anna@lind.example>": the address in that line of a head. */
export function emailOfSide({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const name = words.join(' ');
  const head = EMAIL.test(name) ? SIDES.find(([side]) => side.test(name))?.[1] : undefined;
  const found = head ? addressIn(head, reading, scope) : null;
  return found && { ...fromText(String(found.value), found.text), at: found.start };
}

/** The one address in a line of a head. */
function addressIn(head: RegExp, { text, mentions }: Reading, { start, end }: Span): Mention | null {
  const found = mentions.filter(
    (one) =>
      one.kind === 'email' &&
      one.start >= start &&
      one.end <= end &&
      head.test(text.slice(Math.max(0, one.start - 80), one.start).replace(/<$/u, '')),
  );
  return found.length === 1 ? found[0] : null;
}
