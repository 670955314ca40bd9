import { roundedAs } from '../reckoning/rounded.js';
import { converted, type Unit, unitNamed } from '../units.js';
import type { Amount, Problem, Solved } from './problem.js';

const GRAMMAGE =
  /^(?:gsm|gm2|g m2|g qm|grams? (?:per )?(?:m2|m²|sqm|square metre|square meter)|gramm (?:pro )?(?:m2|m²|qm|quadratmeter)|grammes (?:par )?(?:m2|m²|mètre carré)|g (?:per|pro|par|por) (?:m2|m²|sqm|qm))$/u;
const WHOLE =
  /(?:auf ganze|auf (?:die |eine )?ganze|arrondis à l[’']entier|à l[’']unité|al entero|sin decimales|till heltal|avrunda till hel|to the nearest|rounded(?: to (?:a )?whole)?\s?[?.!]|gerundet\s?[?.!]|avrundat\s?[?.!])/iu;
const PLAIN =
  /^(?:answer|result|value|length|width|weight|exact|total|grammage|area_weight|flächengewicht|grammatur)$/u;

/** What is done to a measure before it is asked for, or to one of several. */
const OPERATES =
  /(?<!\p{L})(?:half|twice|double|fold\p{L}{0,3}|layers?|each|every|plus|minus|less|more|shorten\p{L}{0,3}|lengthen\p{L}{0,3}|shrinks?|shrinkage|cut|left|add|added|wider|longer|shorter|smaller|ease|hälften|dubbelt|vik\p{L}{0,3}|krymp\p{L}{0,3}|hälfte|doppelt|falte\p{L}{0,2}|kürzer|länger|enger|weiter|eingelaufen|moitié|double|plie\p{L}{0,2}|raccourci\p{L}{0,3}|rallong\p{L}{0,3}|mitad|doble|dobl\p{L}{0,3}|acort\p{L}{0,3}|alarg\p{L}{0,3}|chaque|cada|jede[rsnm]?|varje)(?!\p{L})/iu;

/** "22 yards, how many metres is that?": one measure in another unit. */
export function inUnit({ property, text, amounts }: Problem): Solved {
  const target = targetOf(property.words.join(' '), property.unit);
  const [one, ...more] = amounts.map((amount) => (target?.unit === 'gsm' ? asCloth(amount) : amount));
  if (
    !target ||
    !one?.unit ||
    more.length > 0 ||
    one.unit === target ||
    one.unit.currency ||
    one.unit.dimension !== target.dimension
  )
    return undefined;
  if (OPERATES.test(text) && target.dimension !== 'grammage') return undefined;
  if (
    !text.includes('?') ||
    !property.words.every((word) => PLAIN.test(word) || isPartOf(word, target, property.words) || isSaid(word, text))
  )
    return undefined;
  if (target.dimension === 'duration' || target.dimension === 'months' || target.dimension === 'share')
    return undefined;
  const value = converted(one.value, one.unit, target);
  return value === null
    ? undefined
    : { value: WHOLE.test(text) ? Math.round(value) : roundedAs(text, value), unit: target.unit };
}

/** "14 oz denim": of a square yard, as cloth is weighed. */
const asCloth = (one: Amount): Amount => (one.unit?.unit === 'oz' ? { ...one, unit: unitNamed('oz/yd2') } : one);
const isSaid = (word: string, text: string): boolean =>
  word.length > 3 && text.toLowerCase().includes(word.slice(0, 6));

const targetOf = (name: string, unit: Unit | null): Unit | undefined =>
  GRAMMAGE.test(name) ? unitNamed('gsm') : (unit ?? undefined);
const isPartOf = (word: string, { words }: Unit, all: readonly string[]): boolean =>
  words.includes(word) || GRAMMAGE.test(all.join(' ')) || /^(?:in|m|number|of)$/u.test(word);
