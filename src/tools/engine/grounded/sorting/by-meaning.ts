import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { settled } from '../settled.js';
import { bare, FAMILIES, type Family, type Meaning, WIDER_FAMILIES } from './families.js';
import { isMeantAt } from './meant-hit.js';
import { partsIn } from './parts-in.js';

/** What is a value of many enumerations and asks nothing by itself. */
const OPEN =
  /^(?:other|open|new|late|early|high|low|same|normal|short|long|light|dark|warm|cool|cold|small|large|loose|tight|medium|full|half|order|item|product|customer|shop|price|size|colour|color|payment|delivery|shipping|question|answer|message|email|request|today|day|good|bad|yes|no|any|all|general|active|inactive|public|private|cotton|wool|silk|linen)$/u;
const AROUND =
  /^(?:(?:is|was|are|can|may|should|does|be|wants?|needs?|contains?|mentions?|asks?|asking|for|a|an|the|about|to|reports?|customer|client|order|item|message|text)\s){1,5}|\s(?:request|requested|requests|wanted|needed|required|mentioned|reported|inquiry|enquiry|issue|problem|flag|related|question|present|found|yes|no)$/gu;

/** What asks for a wish is no state of things: `in_stock`. */
const WISHED =
  /(?<!\p{L})(?:wants?|needs?|asks?|asking|request|requests|requested|question|inquiry|enquiry|wanted|needed)(?!\p{L})/u;

interface Known {
  family: Family;
  meaning: Meaning;
}

const known = (names: readonly string[]): Known[] =>
  [...FAMILIES, ...WIDER_FAMILIES].flatMap((family) =>
    family.meanings.flatMap((meaning) => (names.some((name) => meaning.names.has(name)) ? [{ family, meaning }] : [])),
  );

/** `is_price_question`, `mentions_allergy`: yes, where the text tells of the value of that name and of no other of its kind. */
export function byMeaning({ name }: Property, reading: Reading, scope: Span): Grounded | null {
  const own = bare(name);
  const names = [own, own.replaceAll(AROUND, '').trim()].filter((one) => one.length > 3 && !OPEN.test(one));
  const isWish = WISHED.test(own);
  const told = known(names)
    .filter(({ family }) => !family.isWished || isWish)
    .flatMap((one) => tellsOf(one, reading, scope));
  return told.length === 0 ? null : fromText(true, told[0]);
}

/** What of a text tells of a meaning, where nothing tells of another of its family. */
function tellsOf({ family, meaning }: Known, reading: Reading, scope: Span): string[] {
  const text = (family.isWished ? reading : settled(reading)).text.replaceAll('’', "'");
  const parts = partsIn(text, scope).filter(({ end }) => family.isWished || text[end - 1] !== '?');
  const hits = (one: Meaning): string[] =>
    parts.flatMap(({ start, end }) => {
      const part = text.slice(start, end);
      return [...part.matchAll(one.says())]
        .filter(({ index, 0: quote }) => isMeantAt(part, index, quote, family, text))
        .map(({ 0: quote }) => quote);
    });
  const own = hits(meaning);
  const isAlone = own.length > 0 && family.meanings.every((other) => other === meaning || hits(other).length === 0);
  return isAlone ? own : [];
}
