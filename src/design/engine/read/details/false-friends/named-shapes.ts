import { headsAhead } from '../../words/heads.js';
import { weakBreak } from '../../words/tokens.js';
import type { Unit } from '../../words/units.js';
import { next } from './next.js';
import { saying } from './one-claim.js';

export const DENIM = saying('denim', 'fabrics', 'denim');

/** "Overalls in jeans", "overall i jeans": the cloth, where another garment stands before. */
export const isCloth = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'jeans' &&
  units[i].lexeme?.words.length === 1 &&
  /^(?:in|i|aus|en|de|of|av)$/.test(units[i - 1]?.word ?? '') &&
  units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated);

export const THREE_QUARTERS = saying('three quarter length', 'length', '@three-quarter');

/** "A three quarter length wool coat": the coat's length, no sleeve's. */
export const isCoatLength = (units: readonly Unit[], i: number): boolean =>
  /^(?:three quarter length|3\/4 length)$/.test(units[i].lexeme?.words.join(' ') ?? '') &&
  headsAhead(units, i)[0]?.head === 'garment';

export const FLARED = saying('flares', 'silhouette', '@flared');

/** "A skirt that flares": what it does, no trousers. */
export const isFlaring = (units: readonly Unit[], i: number): boolean =>
  units[i].word === 'flares' &&
  units[i].words.length === 1 &&
  !weakBreak(units[i].before) &&
  /^(?:that|which|it|and|gently|slightly|then)$/.test(units[i - 1]?.word ?? '') &&
  units.slice(0, i).some((unit) => unit.lexeme?.garment && !unit.negated);

export const MAN = saying("he's", 'gender', 'men', true);

/** "He's 6'4", "he's 190 cm": as tall as a man, who will wear it. */
export function isTallMan(units: readonly Unit[], i: number): boolean {
  if (!/^(?:he's|hes)$/.test(units[i].word) && !(units[i].word === 'is' && units[i - 1]?.word === 'he')) return false;
  const number = next(units, i)?.word ?? '';
  const after = units[i + 2];
  const feet = /^['’]$/.test(after?.before ?? '') || /^(?:ft|foot|feet)$/.test(after?.word ?? '');
  return /^(?:1[6-9]\d|2[01]\d)(?:cm)?$/.test(number) || (/^[5-7]$/.test(number) && feet);
}

export const CHILD = saying('is three', 'gender', 'children', true);

const YEARS =
  /^(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|ett|tva|tre|fyra|fem|atta|sju|nio|tio)$/;

/** "He's three", "han fyller fem": a child, where nothing says what is counted. */
export function isYoung(units: readonly Unit[], i: number): boolean {
  const { word } = units[i];
  const verb = /^(?:he's|she's|hes|shes)$/.test(word) ? i : i + 1;
  if (verb > i && !(/^(?:he|she|han|hon)$/.test(word) && TURNS.test(next(units, i)?.word ?? ''))) return false;
  const number = units[verb + 1];
  const after = units[verb + 2];
  if (number === undefined || weakBreak(number.before) || !YEARS.test(number.word)) return false;
  return after === undefined || weakBreak(after.before) || /^(?:and|years?|yrs?|now|och|ar|next)$/.test(after.word);
}

const TURNS = /^(?:is|turns|turning|ar|fyller|blir)$/;
