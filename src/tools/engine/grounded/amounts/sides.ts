import type { Fact } from '../facts/fact.js';
import { unitNamed } from '../units.js';
import { asks, type Asking, exact, type Way } from './asking.js';
import { list } from './words.js';

type Side = 'long' | 'wide' | 'high' | 'deep';
const SIDES: readonly Side[] = ['long', 'wide', 'high', 'deep'];
const BY = /^\s?(?:cm|m|mm|km|ft|in)?\s?(?:x|×|by|på|mal|sur|gånger|times|auf)\s?$/iu;

/** The lengths of the one thing that a text measures, in metres, each with the side that is named beside it. */
function sidesIn({ facts, reading: { text } }: Asking): { side: Side | undefined; metres: number }[] {
  const all = facts.filter(({ isArticle, isName }) => !isArticle && !isName);
  const shared = all.map((fact, i) => ({ ...fact, unit: fact.unit ?? unitAfter(fact, all.at(i + 1), text) }));
  return shared
    .filter(({ unit, per }) => unit?.dimension === 'length' && per.length === 0)
    .map((fact) => ({ side: sideOf(fact), metres: fact.value * (fact.unit?.factor ?? NaN) }));
}

/** "30 x 40 cm". */
const unitAfter = (fact: Fact, next: Fact | undefined, text: string): Fact['unit'] =>
  next && BY.test(text.slice(fact.at + fact.quote.length, next.at)) ? next.unit : undefined;

const sideOf = ({ nouns, near }: Fact): Side | undefined =>
  SIDES.find((side) => [...nouns.slice(0, 1), ...near].some((word) => list(side).has(word)));

/** `floor_area_m2` of "4.2 m long, 3.5 m wide and 2.5 m high", `volume_m3` of all three, the way around two. */
export const surfaceOrSpace: Way = (asking) => {
  const { unit } = asking.query;
  const isAround = asks(asking, 'around') && unit?.dimension === 'length';
  if (!isAround && !/^(?:area|space|volume)$/u.test(unit?.dimension ?? '')) return undefined;
  if (asking.query.per.length > 0 || asking.facts.some((fact) => fact.unit?.dimension === unit?.dimension && !isAround))
    return undefined;
  const sides = sidesIn(asking);
  if (
    sides.length < 2 ||
    sides.length > 3 ||
    new Set(sides.map(({ side }) => side)).size < sides.filter(({ side }) => side).length
  )
    return undefined;
  const value = isAround ? around(sides) : unit?.dimension === 'area' ? area(asking, sides) : space(sides);
  return value === undefined || !unit ? undefined : exact(value / (factorOf(unit.unit) ?? unit.factor));
};

/** Litres are a thousandth of a cubic metre. */
const factorOf = (unit: string): number | undefined =>
  unitNamed(unit)?.dimension === 'volume' ? (unitNamed(unit)?.factor ?? NaN) / 1000 : undefined;

type Measured = readonly { side: Side | undefined; metres: number }[];
const around = (sides: Measured): number | undefined =>
  sides.length === 2 ? 2 * (sides[0].metres + sides[1].metres) : undefined;
const space = (sides: Measured): number | undefined =>
  sides.length === 3 ? sides.reduce((all, { metres }) => all * metres, 1) : undefined;

function area(asking: Asking, sides: Measured): number | undefined {
  const flat = sides.filter(({ side }) => side === 'long' || side === 'wide');
  if (sides.length === 2) return sides[0].metres * sides[1].metres;
  return flat.length === 2 && !asks(asking, 'wall') ? flat[0].metres * flat[1].metres : undefined;
}

/** `portrait_width_cm` of "30 x 40 cm": across first, then up. */
export const sideOfTwo: Way = (asking) => {
  const { facts, reading, query } = asking;
  const at = asks(asking, 'wide') ? 0 : asks(asking, 'high') ? 1 : -1;
  const own = facts.filter(({ isArticle }) => !isArticle);
  const pairs = own.flatMap((fact, i) =>
    fact.unit === undefined && unitAfter(fact, own.at(i + 1), reading.text) ? [[fact, own[i + 1]]] : [],
  );
  const isOne = pairs.length === 1 && own.filter(({ unit }) => unit?.dimension === 'length').length === 1;
  if (at < 0 || !isOne || query.unit?.dimension !== 'length') return undefined;
  const factor = pairs[0][1].unit?.factor ?? NaN;
  return exact((pairs[0][at].value * factor) / query.unit.factor);
};
