import type { Fact } from '../facts/fact.js';
import { exact, type Way } from './asking.js';

const only = (facts: readonly Fact[], dimension: string): Fact | null => {
  const own = facts.filter(
    ({ unit, per, isArticle }) => unit?.dimension === dimension && per.length === 0 && !isArticle,
  );
  return own.length === 1 ? own[0] : null;
};
const HOUR = 3600;

/** `speed_kmh` of "350 km in 5 hours". */
export const speed: Way = ({ query, property, facts }) => {
  const isSpeed =
    query.unit?.dimension === 'speed' ||
    property.words.some((word) => /^(?:kmh|kph)$/u.test(word)) ||
    /km_per_h/u.test(property.name);
  const [way, time] = [only(facts, 'length'), only(facts, 'duration')];
  if (!isSpeed || facts.some(({ unit }) => unit?.dimension === 'speed') || !way?.unit || !time?.unit) return undefined;
  const kmh = (way.value * way.unit.factor) / 1000 / ((time.value * time.unit.factor) / HOUR);
  return exact(kmh / (query.unit?.dimension === 'speed' ? query.unit.factor : 1));
};

/** `litres_per_100_km`. */
export const consumption: Way = ({ property: { name }, facts }) => {
  const [way, fuel] = [only(facts, 'length'), only(facts, 'volume')];
  if (!/per_?100_?km|per100km/iu.test(name) || !way?.unit || !fuel?.unit) return undefined;
  return exact((fuel.value * fuel.unit.factor * 100) / ((way.value * way.unit.factor) / 1000));
};
