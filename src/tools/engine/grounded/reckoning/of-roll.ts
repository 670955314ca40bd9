import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';
import { exact, isCount, isMoney, type Question, type Reckoned } from './asked.js';

const metres = ({ value, unit }: Mention, other?: string): number =>
  Number(value) * (unitNamed(unit ?? other)?.factor ?? NaN);
const isLength = ({ unit }: Mention): boolean => unitNamed(unit)?.dimension === 'length';

/** "50 m long, 1.6 m wide, 140 g/m²": what the whole roll weighs. */
const LONG = /(?<!\p{L})(?:long|length|lang|länge|lång|longueur|largo)(?!\p{L})/iu;
const WIDE = /(?<!\p{L})(?:wide|width|breit|breite|bred|bredd|large|largeur|ancho)(?!\p{L})/iu;
const CUT = /(?<!\p{L})(?:cut|shrinks?|shrank|schneide\p{L}*|klipp\p{L}*)(?!\p{L})/iu;

export function weightOfRoll({ property, text, numbers }: Question): Reckoned {
  if (!LONG.test(text) || !WIDE.test(text) || CUT.test(text)) return undefined;
  const lengths = numbers.filter(isLength);
  const weights = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'grammage');
  if (property.unit?.dimension !== 'mass' || lengths.length !== 2 || weights.length !== 1) return undefined;
  if (numbers.length !== 3 || property.words.some((word) => /^(?:per|linear|running)$/.test(word))) return undefined;
  const grammes =
    metres(lengths[0]) * metres(lengths[1]) * Number(weights[0].value) * (unitNamed(weights[0].unit)?.factor ?? 1);
  return { value: exact(Number((grammes / 1000).toFixed(9))), unit: 'kg' };
}

const BY = /^\s?(?:x|×|by|mal|på|par|por|\*)\s?$/iu;
const VOLUME = /^(?:cbm|volume|m3|m³|cubic|volym|volumen)$/;

/** "42 cartons of 60 x 40 x 35 cm each": the room they take, and what that costs by the cubic metre. */
export function volumeOfBoxes({ property, text, numbers }: Question): Reckoned {
  const at = numbers.findIndex((one, i) => {
    const [second, third] = [numbers.at(i + 1), numbers.at(i + 2)];
    return (
      second && third && BY.test(text.slice(one.end, second.start)) && BY.test(text.slice(second.end, third.start))
    );
  });
  if (at < 0) return undefined;
  const sides = numbers.slice(at, at + 3);
  if (sides.some((one) => one.unit !== undefined && !isLength(one))) return undefined;
  const others = [...numbers.slice(0, at), ...numbers.slice(at + 3)];
  const counts = others.filter(isCount);
  const rates = others.filter(
    (one) =>
      isMoney(one) &&
      /^\s?(?:per|a|\/|pro|par|por)\s?(?:cubic met|m3|m³|cbm|kubik|mètre cube|metro cúbico)/iu.test(
        text.slice(one.end),
      ),
  );
  if (
    counts.some(({ start }) => start > sides[0].start) ||
    counts.length > 1 ||
    others.length !== counts.length + rates.length
  )
    return undefined;
  const volume = sides.reduce((all, one) => all * metres(one, sides[2].unit), Number(counts.at(0)?.value ?? 1));
  if (!(volume > 0)) return undefined;
  if (property.words.some((word) => VOLUME.test(word))) return { value: exact(Number(volume.toFixed(9))) };
  const isCost = property.kind === 'money' || property.unit?.currency === true;
  return isCost && rates.length === 1
    ? { value: exact(Number((volume * Number(rates[0].value)).toFixed(2))), unit: rates[0].unit }
    : undefined;
}
