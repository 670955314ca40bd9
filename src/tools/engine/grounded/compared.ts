import type { Span } from './clause.js';
import { fromText, type Grounded } from './grounded.js';
import type { Property } from './property.js';
import { endsFor, type Side } from './ranked/asked-end.js';
import { atEnd, entriesOf } from './ranked/entries.js';
import type { Reading } from './reading.js';
import data from './words/comparisons.yaml.js';

const COMPARISONS = data as unknown as Record<string, Record<Side, string[]>>;

/** "The coat costs 320 EUR, the parka 280 EUR": which is cheaper. @returns null where nothing tells it */
export function compared(property: Property, reading: Reading, scope: Span): Grounded | null {
  for (const { dimension, side } of endsFor(property, reading)) {
    const told =
      toldSides(dimension, side, reading.text.slice(scope.start, scope.end)) ??
      byFigures(dimension, side, reading, scope);
    if (told) return onlyKind(told, property, reading);
  }
  return null;
}

const ATTRIBUTES: Readonly<Record<string, string>> = { colour: 'colors', fabric: 'fabrics' };

/** `cheaper_colour` of "the brown ones": the colour alone; null where there is none. */
function onlyKind(told: Grounded, { kind }: Property, { mentions }: Reading): Grounded | null {
  const attribute = ATTRIBUTES[kind ?? ''];
  if (attribute === undefined) return told;
  const words = ` ${String(told.value).toLowerCase()} `;
  const own = mentions.filter((one) => one.attribute === attribute && words.includes(` ${one.text.toLowerCase()} `));
  const named = new Set(own.map(({ text }) => text));
  const [value] = named;
  return named.size === 1 ? { ...told, value } : null;
}

const THING = String.raw`(?:(?:the|our|my|your|a|an|den|det|der|die|das|le|la|el)\s)?((?:\p{L}[\p{L}’'-]*\s){0,2}?\p{L}[\p{L}’'-]*)`;

/** "The blouse is cheaper than the skirt." */
function toldSides(dimension: string, side: Side, text: string): Grounded | null {
  const sides = COMPARISONS[dimension];
  const other = side === 'most' ? 'least' : 'most';
  const own = between(sides[side], text);
  if (own) return fromText(own[1], own[0]);
  const turned = between(sides[other], text);
  return turned && fromText(turned[2], turned[0]);
}

const between = (words: readonly string[], text: string): RegExpExecArray | null =>
  new RegExp(
    String.raw`(?:^|[.,;!]\s|(?<!\p{L})(?:and|but|och|und|et|y)\s)${THING}\s(?:is|are|was|costs|är|ist|est|es)\s(?:a bit |much |slightly |even )?(?:${words.join('|')})\s(?:than|än|als|que)\s${THING}(?=[.,;!]|$)`,
    'iu',
  ).exec(text);

function byFigures(dimension: string, side: Side, reading: Reading, scope: Span): Grounded | null {
  const found = atEnd(side, entriesOf(dimension, reading, scope));
  const thing = found?.thing.replace(ARTICLE, '') ?? '';
  return found && { ...fromText(thing, found.thing), source: 'arithmetic' };
}

/** "Der Zug", "the bus", not "the pine one". */
const ARTICLE = /^(?:the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una)\s(?!\p{L}+\sones?$)/iu;
