import { sentenceAt } from '../clause.js';
import { unitNamed } from '../units.js';
import { exact, type Question, type Reckoned } from './asked.js';

const ASKS = /^(?:delivery|shipping|transit|arrival|leverans|lieferung|lieferzeit|livraison|entrega)$/;
const IN =
  /(?<!\p{L})(?:in|within|after|took|took me|took only|only|just|på|inom|efter|nach|innerhalb von|en|sous|après|dentro de|tras)\s(?:just\s|only\s|about\s)?$/iu;
const CAME =
  /(?<!\p{L})(?:came|arriv\p{L}+|deliver\p{L}*|got here|was here|were here|here|shipped|reached|kom|anlände|leverer\p{L}+|geliefert|kam|angekommen|livré\p{L}*|arrivé\p{L}*|llegó|llegaron|entreg\p{L}+)(?!\p{L})/iu;

const DOUBT =
  /(?<!\p{L})(?:not|never|still|should|will|would|late|apart|undone|broken|wear|noch|nicht|soll|wird|inte|ska|fortfarande|pas|devrait|no|aún|todavía|debería)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Got here in 2 days", "took five days to arrive": how long it was on its way. */
export function arrivedIn({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.dimension !== 'duration' || !property.words.some((word) => ASKS.test(word))) return undefined;
  const told = numbers.filter((one) => {
    const sentence =
      text
        .slice(0, one.start)
        .split(/[.!?;\n]\s/u)
        .at(-1) ?? '';
    const rest = text.slice(one.end).split(/[.!?;,\n](?:\s|$)/u)[0];
    return unitNamed(one.unit)?.dimension === 'duration' && IN.test(sentence) && CAME.test(`${sentence} | ${rest}`);
  });
  return told.length === 1 ? { value: exact(Number(told[0].value)), unit: told[0].unit } : undefined;
}
