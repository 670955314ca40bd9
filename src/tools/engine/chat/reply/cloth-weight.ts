import { inSpoken, type SaidInAll, type Spoken, tokensOf } from '../text.js';
import { filled } from './abroad-say.js';
import data from './cloth-weight.yaml.js';
import type { ToldAlike } from './told-alike.js';

type Weight = 'light' | 'right' | 'heavy';

interface Written {
  pieces: readonly { names: string; usual: readonly [number, number]; called: SaidInAll }[];
  asks: Readonly<Record<Weight, string>>;
  said: Readonly<Record<Weight | 'yes' | 'no' | 'is', SaidInAll>>;
}

const { pieces, asks, said } = data as unknown as Written;
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const PIECES = pieces.map((piece) => ({ ...piece, names: word(piece.names) }));
const ASKS: readonly (readonly [Weight, RegExp])[] = [
  ['heavy', word(asks.heavy)],
  ['light', word(asks.light)],
  ['right', word(asks.right)],
];
const WEIGHS =
  /(?<n>\d{2,4}(?:[.,]\d)?) ?(?<unit>gsm|g\/m²|g\/m2|g\/qm|g|grams?|gramm|grammes|gramos|oz|ounces?)(?: per (?:square met(?:re|er)|m²|sqm)| pro quadratmeter| par mètre carré| por metro cuadrado| per kvadratmeter)?(?!\p{L})/iu;
const WHETHER =
  /^[¿\s]*(?:(?:and|och|und|et|y)\s)?(?:is|are|would|will|är|blir|räcker|ist|sind|reicht|est[- ]ce(?: que)?|c['’]est|un|les?|es|son|(?:\d))/iu;
/** An ounce a square yard. */
const GRAMS_AN_OUNCE = 33.9;

/** "Is 180 gsm heavy for a T-shirt?": whether it is, by what its cloth usually weighs; null where something else is asked. */
export function tellWeight(message: string, spoken: () => Spoken): ToldAlike | null {
  const { n, unit } = WEIGHS.exec(message)?.groups ?? {};
  if (n === undefined || tokensOf(message).length > MOST_WORDS || !WHETHER.test(message)) return null;
  const wanted = ASKS.find(([, pattern]) => pattern.test(message))?.[0];
  const piece = PIECES.find(({ names }) => names.test(message));
  if (!wanted || !piece || FOR_A_SEASON.test(message)) return null;
  const given = Number(n.replace(',', '.'));
  const grams = Math.round(/^o/iu.test(unit) ? given * GRAMS_AN_OUNCE : given);
  const speak = spoken();
  return { text: weighed(piece, grams, wanted, speak), speak, topic: 'note/dress-weight' };
}

const MOST_WORDS = 16;
/** What is heavy in summer is another question. */
const FOR_A_SEASON =
  /(?:for|för|till|für|pour|para)(?: the| el| l['’]| den)? ?(?:summer|winter|spring|autumn|sommar|vinter|sommer|été|hiver|verano|invierno)/iu;

function weighed({ usual, called }: (typeof PIECES)[number], grams: number, wanted: Weight, speak: Spoken): string {
  const [from, to] = usual;
  const weight: Weight = grams < from ? 'light' : grams > to ? 'heavy' : 'right';
  const words = { n: grams, weight: inSpoken(said[weight], speak), piece: inSpoken(called, speak), from, to };
  const lead = inSpoken(weight === wanted ? said.yes : said.no, speak);
  return `${lead}${speak === 'fr' ? ' ' : ''}: ${filled(inSpoken(said.is, speak), words)}`;
}
