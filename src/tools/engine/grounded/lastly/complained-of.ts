import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/complaints.yaml.js';

const WORDS = data as Record<'articles' | 'is' | 'too', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const UNFIT = new RegExp(
  String.raw`(?:^|[.!?:,]\s)(?:\p{L}+,?\s)?${any(WORDS.articles)}\s(\p{L}{3,24})\s${any(WORDS.is)}\s(?:\p{L}+\s){0,3}${any(WORDS.too)}(?!\p{L})`,
  'giu',
);
/** What is no ware. */
const NO_WARE =
  /(?:bestellung|lieferung|paket|preis|rechnung|naht|order|delivery|parcel|price|commande|livraison|colis|prix|pedido|entrega|paquete|precio|beställning|leverans|pris)\p{L}{0,24}$/iu;

/** "Die Stiefeletten sind mir zu groß": what does not fit, where the text names nothing else that is worn. */
export function complainedOf({ kind }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (kind !== 'garment' || mentions.some(({ attribute }) => attribute === 'garment')) return null;
  const found = [...text.slice(start, end).matchAll(UNFIT)].map(([, noun]) => noun);
  return found.length === 1 && !NO_WARE.test(found[0]) ? fromText(found[0], found[0]) : null;
}
