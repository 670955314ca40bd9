import { isArticle } from '../numbers.js';
import { exact, type Question, type Reckoned } from './asked.js';

const SIDES =
  /^\s(?:long|wide|deep|high|lång|bred|djup|lang|breit|de long|de large)?\s?(?:and|by|x|×|och|und|et|på|mal|sur|times|por|par|auf|gånger)\s(?:is\s)?$/iu;

/** "5 m long and 4 m wide": how large that is. */
export function surface({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.dimension !== 'area' || numbers.some(({ unit }) => /^(?:m2|ft2|ha|km2)$/.test(unit ?? '')))
    return undefined;
  const told = numbers.filter((one) => !isArticle(one));
  const [a, b] = told;
  if (told.length !== 2 || !SIDES.test(text.slice(a.end, b.start))) return undefined;
  const factor: Readonly<Record<string, number>> = {
    mm: 0.001,
    cm: 0.01,
    m: 1,
    km: 1000,
    ft: 0.3048,
    in: 0.0254,
    yd: 0.9144,
  };
  const [one, other] = [factor[a.unit ?? b.unit ?? ''], factor[b.unit ?? '']];
  if (one === undefined || other === undefined) return undefined;
  return { value: exact(Number(a.value) * one * Number(b.value) * other), unit: 'm2' };
}
