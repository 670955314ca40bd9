import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { fromText, type Grounded } from '../grounded.js';
import { isSchema, type Schema } from '../schema.js';
import { wordsOfName } from '../property.js';
import type { ToldRow } from './told-row.js';

const DEED =
  'bought|sold|buys?|sells?|köpte|sålde|köper|säljer|kaufte|verkaufte|kauft|verkauft|hat gekauft|a acheté|a vendu|achète|vend|compró|vendió|compra|vende';
const TRADE = new RegExp(
  String.raw`(?<![\p{L}\d-])(\p{L}[\p{L}\d]*(?:-[\p{L}\d]+){0,2})[:,]?\s(?<deed>${DEED})\s(\d{1,7})\s(?:(?:shares|aktier|Stück|Aktien|actions|acciones|títulos|titres)\s(?:of|i|de|von)?\s?|of\s|de\s)?(\p{Lu}{2,6}\d?)\s(?:at|@|à|a|till|zu|för|für|por)\s?[$€£]?\s?(\d{1,3}(?:[., \u00a0]\d{3})+(?:[.,]\d{1,4})?|\d{1,7}(?:[.,]\d{1,4})?)(?!\d)`,
  'giu',
);
const LIKE = new RegExp(String.raw`(?<!\p{L})(?:${DEED})(?!\p{L})`, 'giu');
const MEMBERS: Readonly<Record<string, number>> = {
  agent: 1,
  trader: 1,
  who: 1,
  by: 1,
  name: 1,
  bot: 1,
  contestant: 1,
  account: 1,
  quantity: 3,
  qty: 3,
  shares: 3,
  size: 3,
  units: 3,
  amount: 3,
  volume: 3,
  antal: 3,
  anzahl: 3,
  quantité: 3,
  cantidad: 3,
  symbol: 4,
  ticker: 4,
  instrument: 4,
  market: 4,
  asset: 4,
  stock: 4,
  symbole: 4,
  símbolo: 4,
  aktie: 4,
  price: 5,
  fill: 5,
  pris: 5,
  preis: 5,
  kurs: 5,
  prix: 5,
  precio: 5,
};

/** "marlowe-7 bought 40 DENM at 12.35": trades one after the other, for items that ask for a symbol; none where one of them cannot be read. */
export function tradesIn(items: Schema, { text, mentions }: Reading, { start, end }: Span): ToldRow[] {
  const members = isSchema(items.properties) ? Object.entries(items.properties) : [];
  const parts = members.map(([name, schema]) => partAsked(name, schema));
  if (!parts.includes(4) || parts.includes(undefined)) return [];
  const said = text.slice(start, end);
  const found = [...said.matchAll(TRADE)];
  if (found.length < 2 || found.length !== [...said.matchAll(LIKE)].length) return [];
  return found.map((one) => ({
    scope: { start: start + one.index, end: start + one.index + one[0].length },
    told: new Map(
      members.flatMap(([name], i): [string, Grounded][] => {
        const part = parts[i] ?? 0;
        const value = part === 3 || part === 5 ? numberAt(mentions, start + one.index, one[0], one[part]) : one[part];
        const side = part === 0 ? sideOf(members[i][1], one[2]) : undefined;
        if (side !== undefined) return [[name, fromText(side, one[2])]];
        return part === 0 ? [] : [[name, fromText(value, one[part])]];
      }),
    ),
  }));
}

/** How much further than its trade a number may go that has a unit. */
const LONGEST_UNIT = 8;
/** A figure of a trade as its text's language reads it: 60,000 is sixty thousand in English. */
function numberAt(mentions: readonly Mention[], from: number, whole: string, said: string): number {
  const told = mentions.find(
    ({ kind, text, start, end }) =>
      kind === 'number' &&
      start >= from &&
      end <= from + whole.length + LONGEST_UNIT &&
      text.replace(/^[^\d]+|[^\d]+$/gu, '') === said,
  );
  return Number(told?.value ?? said.replace(',', '.'));
}

const BUYS = /^(?:buy|bought|long|köp|kauf|hat gekauft|ach|a acheté|compr)/iu;
const SELLS = /^(?:sell|sold|short|sål|sälj|verkauf|vend|a vendu|vent)/iu;

/** The value of an enumeration that says what was done. */
function sideOf(schema: unknown, deed: string): unknown {
  const values = isSchema(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  const own = SELLS.test(deed) ? SELLS : BUYS.test(deed) ? BUYS : null;
  const found = values.filter((value) => typeof value === 'string' && own?.test(value) === true);
  return found.length === 1 ? found[0] : undefined;
}

/** Which part of a trade a member asks for; 0 for what is read in the row as anywhere else. */
function partAsked(name: string, schema: unknown): number | undefined {
  if (isSchema(schema) && Array.isArray(schema.enum)) return 0;
  const known = wordsOfName(name).filter((word) => Object.hasOwn(MEMBERS, word));
  return known.length === 1 ? MEMBERS[known[0]] : undefined;
}
