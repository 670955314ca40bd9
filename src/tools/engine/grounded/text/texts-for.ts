import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isOfOther, isOfOtherTrade } from '../kin/index.js';
import { ofExchange } from '../number/exchange.js';
import { clothes, ofOwn } from './clothes.js';
import { dayFor } from './day-for.js';
import { currencies, distinct, ofMention } from './distinct.js';
import { endOfTwo } from './ends.js';
import { isMeant } from './is-meant.js';
import { languageOfTwo, languagesIn } from './languages.js';
import { nearest } from './listed.js';
import { ofMoved } from './moved.js';
import { named } from './named.js';
import { ofItsNoun } from './of-its-noun.js';
import { partOf } from './part-of-name.js';

/** Kinds of slots that words of clothes fill, by their attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  garment: 'garment',
  colour: 'colors',
  fabric: 'fabrics',
  season: 'season',
  occasion: 'occasion',
  silhouette: 'silhouette',
  fit: 'fit',
  neckline: 'neckline',
  collar: 'collar',
  closure: 'closure',
  print: 'print',
  gender: 'gender',
  length: 'length',
  sleeve: 'sleeve.length',
  pocket: 'pockets',
};
const MENTIONED = new Set([
  'person',
  'place',
  'country',
  'email',
  'phone',
  'url',
  'code',
  'date',
  'time',
  'size',
  'street',
  'postcode',
  'company',
]);

/** What a shop sells goes by its own name. */
const isOfShop = ({ words }: Property): boolean =>
  words.some((word) =>
    /^(?:products?|articles?|items?|goods|models?|produkt|artikel|produit|producto|artículo|articulo|modelo|modèle|modell)$/u.test(
      word,
    ),
  );

/** All texts that a property's name asks for, in the order of the text, each once. */
export function textsFor(property: Property, reading: Reading, scope: Span): Grounded[] {
  const kind = property.kind ?? property.weakKind;
  if (kind === null) return named(property, reading, scope);
  const inScope = reading.mentions.filter(({ start, end }) => start >= scope.start && end <= scope.end);
  if (kind === 'currency') return currencies(inScope);
  if (kind === 'language') {
    const said = reading.text.slice(scope.start, scope.end);
    const end = languageOfTwo(property.words, said);
    return end === undefined ? languagesIn(said) : end === null ? [] : [end];
  }
  if (kind === 'hex') return hexes(inScope);
  if (kind === 'size') {
    const sizes = inScope.filter((one) => one.kind === 'size');
    const [size, ...more] = ofExchange(property.words, sizes, reading.text);
    if (size && more.length === 0 && sizes.length === 2) return [ofMention(size, size.value)];
  }
  const attribute = ATTRIBUTES[kind];
  if (attribute !== undefined)
    return distinct(clothes(ofOwn(inScope, property, reading), attribute, reading, isOfShop(property)));
  if (!MENTIONED.has(kind)) return [];
  const own = inScope.filter((mention) => mention.kind === kind);
  return ofPlaceInTime(own, kind, property, reading.text) ?? meant(own, kind, property, reading);
}

const hexes = (mentions: readonly Mention[]): Grounded[] =>
  distinct(mentions.flatMap(({ hex, text }) => (hex === undefined ? [] : [fromText(hex, text)])));

/** The end of a stretch, or what it was moved from or to. @returns null where neither is asked for or told */
function ofPlaceInTime(own: readonly Mention[], kind: string, property: Property, text: string): Grounded[] | null {
  const range = endOfTwo(own, property, text);
  if (range.length > 0) return range.map((mention) => ofMention(mention, partOf(mention, property)));
  const day = kind === 'date' ? dayFor(own, property, text) : null;
  if (day) return day;
  const moved = kind === 'date' || kind === 'time' ? ofMoved(own, property, text) : null;
  return moved && moved.map((one) => ofMention(one, String(one.value)));
}

function meant(own: readonly Mention[], kind: string, property: Property, reading: Reading): Grounded[] {
  const found = own.filter((mention) => isMeant(mention, property, reading) && !isOther(mention, property, reading));
  const close = kind === 'code' ? ofItsNoun(found, property, reading.text) : nearest(found, property, reading);
  return distinct(close.map((mention) => ofMention(mention, partOf(mention, property))));
}

/** A day of something else, a person of another trade. */
const isOther = (mention: Mention, property: Property, reading: Reading): boolean =>
  mention.kind === 'date'
    ? isOfOther(property, mention, reading)
    : mention.kind === 'person' && isOfOtherTrade(property, mention, reading);
