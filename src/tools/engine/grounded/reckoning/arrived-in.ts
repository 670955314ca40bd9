import { sentenceAt } from '../clause.js';
import { unitNamed } from '../units.js';
import { exact, type Question, type Reckoned } from './asked.js';

const ASKS = /^(?:delivery|shipping|transit|arrival|leverans|lieferung|lieferzeit|livraison|entrega)$/;
const IN =
  /(?<!\p{L})(?:in|within|after|took|took me|took only|only|just|på|inom|efter|nach|innerhalb von|en|sous|après|dentro de|tras)\s(?:just\s|only\s|about\s)?$/iu;
const CAME =
  /(?<!\p{L})(?:came|arriv\p{L}+|deliver\p{L}*|got here|was here|were here|here|shipped|reached|kom|anlände|leverer\p{L}+|geliefert|kam|angekommen|livré\p{L}*|arrivé\p{L}*|llegó|llegaron|entreg\p{L}+)(?!\p{L})/iu;

/** So many characters before and after belong to it. */
const NEAR = 200;
/** What has not come, will come, or came to pieces. */
const DOUBT =
  /(?<!\p{L})(?:not|never|still|should|will|would|late|apart|undone|broken|wear|noch|nicht|soll|wird|inte|ska|fortfarande|pas|devrait|no|aún|todavía|debería)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** "Got here in 2 days", "took five days to arrive": how long it was on its way. */
export function arrivedIn({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.dimension !== 'duration' || !property.words.some((word) => ASKS.test(word))) return undefined;
  const told = numbers.filter((one) => {
    if (unitNamed(one.unit)?.dimension !== 'duration') return false;
    const { start, end } = sentenceAt(text, one.start);
    const before = text.slice(Math.max(start, one.start - NEAR), one.start);
    const [after] = text.slice(one.end, Math.min(end, one.end + NEAR)).split(/,\s/u, 1);
    return IN.test(before) && CAME.test(`${before} | ${after}`) && !DOUBT.test(`${before} | ${after}`);
  });
  return told.length === 1 ? { value: exact(Number(told[0].value)), unit: told[0].unit } : undefined;
}
