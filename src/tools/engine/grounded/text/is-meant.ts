import { clauseAt, sentenceAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';

const CODES = ['invoice', 'tracking', 'ticket', 'return'].flatMap((label) => stemsOf(label));

/** By what else the name says: a place one comes from, the date of a delivery, the number of an invoice. */
export function isMeant(mention: Mention, { labels, words }: Property, { text }: Reading): boolean {
  if (mention.kind === 'place' && words.some((word) => /^(destination|to)$/.test(word))) return mention.way === 'to';
  if (mention.kind === 'place' && words.some((word) => /^(origin|from)$/.test(word)))
    return mention.way === 'from' || isBegun(mention, text);
  const clause = clauseAt(text, mention.start);
  if (
    mention.kind === 'person' &&
    words.some((word) => /^(recipient|receiver|addressee|mottagare|empfänger|destinataire|destinatario)$/.test(word))
  )
    if (SENT_TO.test(text.slice(0, mention.start))) return true;
  if (
    mention.kind === 'email' &&
    SENT_TO.test(text.slice(0, mention.start)) &&
    words.some((word) => /^(recipient|receiver|to|addressee)$/.test(word))
  )
    return true;
  if (mention.kind === 'code' && words.includes('tracking') && PARCEL.test(text.slice(0, mention.start)))
    return !OR.test(text.slice(mention.end, mention.end + 8));
  if (mention.kind === 'code' && words.includes('order') && stemIn(text, clause, CODES, mention.start) >= 0)
    return stemIn(text, clause, stemsOf('order'), mention.start) >= 0;
  if (mention.kind === 'code' && labels.length > 0 && isPrefixed(mention.text, labels)) return true;
  const own = mention.kind === 'person' ? labels.filter((stems) => !NAME_PARTS.has(stems[0])) : labels;
  return own.every((stems) => stemIn(text, sentenceAt(text, mention.start), stems, mention.start) >= 0);
}

/** "Flying Dublin to Porto": a place with no way that leads on to another. */
const isBegun = ({ way, end }: Mention, text: string): boolean =>
  way === undefined && /^\s(?:to|till|nach|→|->|–)\s\p{Lu}/u.test(text.slice(end, end + 10));

/** `pay_0Qx71`, `ev_9k2`: what a number begins with says what it is of. */
function isPrefixed(code: string, labels: Property['labels']): boolean {
  const prefix = /^([a-z]{2,10})_/u.exec(code)?.[1];
  return prefix !== undefined && labels.some((stems) => stems.some((stem) => stem.startsWith(prefix)));
}

/** "Ship to Jonas Lind": who stands after it is whom it goes to. */
const SENT_TO =
  /(?<!\p{L})(?:to|for|till|åt|an|für|à|pour|a|para)\s(?:(?:my|her|his|our|their|min|mitt|mein|meine|ma|mon|mi)\s\p{L}+\s)?$/iu;

/** "Parcel SE-449812": whose number stands right after it. */
const PARCEL =
  /(?<!\p{L})(?:parcel|package|shipment|paket(?:et)?|försändelsen?|sendung|colis|paquete)\s(?:number\s|no\.?\s|nr\.?\s|#)?$/iu;

/** "JD77 or JD79": either. */
const OR = /^,?\s(?:or|oder|ou|o|eller)\s/iu;

const NAME_PARTS = new Set([
  'first',
  'last',
  'family',
  'surname',
  'vornam',
  'nachnam',
  'efternamn',
  'förnamn',
  'prénom',
  'vorname',
  'nachname',
]);
