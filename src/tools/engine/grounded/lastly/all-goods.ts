import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { thingsIn } from '../things.js';

const ALL = /^(?:total|all|altogether|overall|sum)$/u;
const GOODS = /^(?:garments?|items?|pieces?|articles?|products?|units?|goods|things|quantity|clothes)$/u;
const SMALL = /^(?:number|count|of|in|the)$/u;
/** What leaves open how many there are in all. */
const OPEN =
  /(?<!\p{L})(?:each|every|per|je|jeweils|pro|chacune?|chaque|par|vardera|varje|cada|por|about|etwa|ungefär|environ|unos|minus|less|without|ohne|utan|sans|sin|of them|davon|varav|dont|von|instead|statt|oder|or|ou|eller|o)(?!\p{L})/iu;

/** `plagg_totalt` of "fem mössor och fem vantar": how many things a text counts in all. */
export function allGoods({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word));
  if (unit !== null || !own.some((word) => ALL.test(word)) || !own.every((word) => ALL.test(word) || GOODS.test(word)))
    return null;
  if (!own.some((word) => GOODS.test(word)) || OPEN.test(reading.text.slice(scope.start, scope.end))) return null;
  const counted = thingsIn(reading, scope);
  const counts = counted.flatMap(({ start }) =>
    reading.mentions.filter((one) => one.kind === 'number' && one.start === start),
  );
  if (counts.length < 2 || counts.length < counted.length) return null;
  return from(
    'arithmetic',
    counts.reduce((sum, { value }) => sum + Number(value), 0),
  );
}
