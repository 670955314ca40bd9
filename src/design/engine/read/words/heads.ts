import { ARTICLES, BARRIERS, COPULAS, JOINERS } from '../lexicon/function-words.js';
import type { Head } from './lexeme.js';
import { strongBreak, weakBreak } from './tokens.js';
import { headOf, isContextual, linedWith, says } from './units.js';
import type { Unit } from './units.js';

export interface Found {
  head: Head;
  index: number;
  /** A comma lies between. */
  crossed: boolean;
}

const describing = (unit: Unit): boolean =>
  isContextual(unit) ||
  ['colors', 'shade', 'fabrics', 'print', 'weight'].some((a) => says(unit, a)) ||
  unit.hex !== null;

/** The number of "three-quarter sleeves" opens no phrase. */
const inQuarters = (unit: Unit): boolean => unit.lexeme?.words.slice(0, 2).join(' ') === 'three quarter';

/** "Pink silk on the inside": the phrase opens with "on" and names the side of the cloth itself. */
const namesSide = (unit: Unit): boolean => /^(?:in|out)side$/.test(unit.lexeme?.words.at(-1) ?? '');

/** Opens a phrase of its own. */
const isBarrier = (unit: Unit): boolean =>
  unit.lexeme !== null &&
  unit.lexeme.words.length > 1 &&
  BARRIERS.has(unit.lexeme.words[0]) &&
  !inQuarters(unit) &&
  !namesSide(unit);

/** "With long, puffed sleeves": where the phrase opens with its first word, a comma parts two words for one thing. */
const opensPhrase = (units: readonly Unit[], i: number): boolean =>
  /^(?:with|having|has|have|med|har|mit|avec|con)$/.test(units[i - 1]?.word ?? '') && !weakBreak(units[i].before);

/** Units that a describing word reaches over; noun phrases are shorter. */
const REACH = 16;

/**
 * Heads of the noun phrase that unit `i` stands in, in order; a comma is crossed only between describing words.
 * @param nounOf parts that only some describing words are said of
 */
export function headsAhead(
  units: readonly Unit[],
  i: number,
  nounOf: (unit: Unit) => Head | null = () => null,
): Found[] {
  const found: Found[] = [];
  let strangers = 0;
  let crossed = false;
  const complete = /^(fit|fitting|cut|length|silhouette|style|shape|fitted)$/.test(units[i].lexeme?.words.at(-1) ?? '');
  for (let j = i + 1; j < Math.min(units.length, i + REACH); j++) {
    const unit = units[j];
    if (strongBreak(unit.before)) break;
    const apart =
      !describing(unit) &&
      headOf(unit) !== 'garment' &&
      !(j === i + 1 && opensPhrase(units, i) && headOf(unit) === 'sleeve');
    if (weakBreak(unit.before) && (complete || found.length > 0 || apart)) break;
    if (weakBreak(unit.before)) crossed = true;
    if (linedWith(unit)) break;
    if (isBarrier(unit)) break;
    const head = (unit.lexeme ? nounOf(unit) : null) ?? headOf(unit);
    if (head) {
      found.push({ head, index: j, crossed });
      if (head === 'garment') break;
      continue;
    }
    if (unit.lexeme || unit.hex) continue;
    if (JOINERS.has(unit.word)) {
      if (found.length > 0) break;
      continue;
    }
    if (BARRIERS.has(unit.word) || ++strangers > 2) break;
  }
  return found;
}

const AT = /^(at|on|around|round|along|am|an|vid|pa|runt|au|aux|sur|en)$/;

/** Opens another thing: "a zip at the back, a chest pocket". */
const ANOTHER = /^(?:an?|en|ett|eine?[nmr]?|une?|una|two|three|four|tva|tre|fyra|zwei|drei|deux|trois|dos|tres)$/;

/** The parts after "at": "rib at collar, cuffs and hem", "Spitze am Ausschnitt". */
export function headsAt(units: readonly Unit[], i: number): Found[] {
  const found: Found[] = [];
  if (!AT.test(units[i + 1]?.word ?? '') || weakBreak(units[i + 1].before)) return found;
  for (let j = i + 2; j < Math.min(units.length, i + REACH) && !strongBreak(units[j].before); j++) {
    const unit = units[j];
    const head = headOf(unit);
    if (head === 'garment') break;
    if (head) found.push({ head, index: j, crossed: false });
    else if (found.length > 0 && ANOTHER.test(unit.word)) break;
    else if (unit.lexeme || !(ARTICLES.has(unit.word) || (found.length > 0 && JOINERS.has(unit.word)))) break;
    const next = units[j + 1];
    if (head && next && !JOINERS.has(next.word) && (!weakBreak(next.before) || next.words.length > 1)) break;
  }
  return found;
}

const OF = /^(in|of|from|made|i|av|aus|en|de|lined|with|med|mit|avec|con)$/;

/** "Pockets: 2 welt". */
const COUNT = /^(?:\d{1,2}|one|two|three|four|five|six|en|ett|tva|tre|fyra|zwei|drei|vier|deux|trois|dos|tres)$/;

/**
 * The head that unit `i` is said of afterwards: "sleeves are long", "collar in white", "dress, long". Of a part that is
 * not there nothing is said: "without sleeves in black". "Pockets and a zip" are two things.
 */
export function headBehind(units: readonly Unit[], i: number, throughOf: boolean): Found | null {
  let commas = weakBreak(units[i].before) && !units[i].before.includes(':') ? 1 : 0;
  if (throughOf && commas > 0) return null;
  for (let j = i - 1; j >= Math.max(0, i - REACH); j--) {
    const unit = units[j];
    if (COUNT.test(unit.word) && unit.before.includes(':')) continue;
    const head = linedWith(unit) ? 'lining' : headOf(unit);
    if (head && j + 1 < i && !units[j + 1].lexeme && JOINERS.has(units[j + 1].word)) return null;
    if (head && unit.negated && !units[i].negated) return null;
    if (head && (commas === 0 || (commas === 1 && unit.lexeme?.head))) return { head, index: j, crossed: commas > 0 };
    if (head) return null;
    if (
      unit.lexeme
        ? !describing(unit)
        : !COPULAS.has(unit.word) && !(throughOf && OF.test(unit.word) && !/^(with|med|mit|avec|con)$/.test(unit.word))
    )
      return null;
    if (strongBreak(unit.before) && !/:/.test(unit.before)) return null;
    if (weakBreak(unit.before)) commas++;
    if (throughOf && commas > 0) return null;
  }
  return null;
}
