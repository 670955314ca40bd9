import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, type Unit, unitNamed } from '../units.js';
import { asksByHowMuch } from './altered-by.js';

const TO = /^\s?,?\s?(?:down to|up to|to|auf|till|à|a|hasta|bis)\s$/iu;
const SHOULD =
  /(?<!\p{L})(?:should be|must be|needs? to be|want(?:s|ed)?(?: it)?(?: at| to be)?|would like(?: it)?(?: at)?|soll(?:te)?(?: \p{L}{2,12}){0,3}|ska (?:vara|bli)|vill ha(?: den)?(?: på)?|doi(?:t|vent) (?:faire|mesurer)|debe(?:n)? (?:medir|ser)|quiero)\s(?:\p{L}{1,6}\s){0,2}$/iu;

/** "6 cm shorter": by how much, not how long. */
const BY =
  /^\s(?:shorter|longer|less|more|narrower|wider|kürzer|länger|weniger|mehr|kortare|längre|mindre|plus (?:court|long)|de moins|de plus|más (?:cort|larg)|menos)/iu;

/** What a name asks of a length that is altered: by how much, or what it is before or after. */
function sideOf(property: Property): 'by' | 'was' | 'will' | null {
  if (asksByHowMuch(property)) return 'by';
  const { words, unit } = property;
  if (unit?.dimension !== 'length' || !words.some((word) => LENGTH.test(word))) return null;
  return words.some((word) => AFTER.test(word)) ? 'will' : words.some((word) => BEFORE.test(word)) ? 'was' : null;
}
const LENGTH = /^(?:length|länge|laenge|längd|langd|longueur|largo|hem)$/u;
const AFTER = /^(?:new|final|finished|target|desired|wanted|neue?|ny|nya|nouvelle|nuevo|final)$/u;
const BEFORE = /^(?:current|old|original|present|alte?|gammal|actuelle|actual)$/u;

/** `shorten_cm` of "from 70 to 64 cm", of "106 cm and should be 101": by how much a length is altered that is told before and after, or one of the two. */
export function alteredFromTo(property: Property, { text, mentions }: Reading): Grounded | null {
  const side = sideOf(property);
  const numbers = mentions.filter(({ kind, text: said }) => kind === 'number' && /\d/u.test(said));
  const [was, will, ...more] = numbers;
  if (side === null || will === undefined || more.length > 0) return null;
  const unit = lengthOf(will) ?? lengthOf(was);
  const between = text.slice(was.end, will.start);
  const isPair = (TO.test(between) || SHOULD.test(between)) && !BY.test(text.slice(will.end));
  if (!unit || !property.unit || !isLength(was) || !isLength(will) || !isPair) return null;
  const [before, after] = [Number(was.value), Number(will.value)];
  const value = converted({ by: Math.abs(before - after), was: before, will: after }[side], unit, property.unit);
  return value === null || before === after ? null : from('arithmetic', Number(value.toPrecision(9)));
}

const lengthOf = ({ unit }: Mention): Unit | undefined => {
  const own = unitNamed(unit);
  return own?.dimension === 'length' ? own : undefined;
};
/** A length, or a bare number beside one. */
const isLength = (one: Mention): boolean => one.unit === undefined || lengthOf(one) !== undefined;
