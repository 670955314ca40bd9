import { namedIn } from '../../design-vocabulary.js';
import type { ChatFacts, Turn } from '../facts.js';
import { inSpoken, type SaidInAll, type Spoken } from '../text.js';
import type { ToldAlike } from './told-alike.js';
import data from './wished-piece.yaml.js';

interface Written {
  leads: string[];
  wishes: string[];
  others: string[];
  designs: string[];
  said: SaidInAll;
}

const { leads, wishes, others, designs, said } = data as unknown as Written;
const either = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const WISH = new RegExp(
  String.raw`^[¿¡\s]*(?:${either(leads)}[,.!]?\s){0,3}${either(wishes)}\s(?<what>.{3,300}?)(?:,?\s(?:please|bitte|tack|s['’]il (?:vous|te) pla[iî]t|por favor))?[\s.!]*$`,
  'iu',
);
const OTHERS = new RegExp(String.raw`(?<!\p{L})${either(others)}(?!\p{L})|[?:]|\d+\s?(?:€|\$|£|eur|usd|kr)`, 'iu');
const DESIGNS = new RegExp(String.raw`(?<!\p{L})${either(designs)}|/api/(?:v1/)?(?:design|generate)`, 'iu');
/** A piece with so much said of it is described; less does where designs were spoken of. */
const [DESCRIBED, SPOKEN_OF] = [2, 1];
const TURNS = 6;

/**
 * "I'd like a knee-length red linen dress with pockets": the call that draws a piece which somebody describes as what they wish for, in
 * whatever language; null where nothing is described, or something else is wished.
 */
export function tellWishedPiece(
  message: string,
  history: readonly Turn[],
  { publicUrl }: ChatFacts,
  spoken: () => Spoken,
): ToldAlike | null {
  const what = pieceWished(message, isOfDesigns(history) ? SPOKEN_OF : DESCRIBED);
  if (what === null) return null;
  const speak = spoken();
  const body = JSON.stringify({ description: what });
  const text = inSpoken(said, speak)
    .replaceAll('{url}', publicUrl)
    .replace('{body}', () => body);
  return { text, speak, topic: 'api/design' };
}

/** The piece that a message describes as its wish. @param least how many things have to be said of it */
export function pieceWished(message: string, least = SPOKEN_OF): string | null {
  const what = WISH.exec(message)?.groups?.what;
  return what === undefined || OTHERS.test(what) || saidOf(what) < least ? null : what;
}

const isOfDesigns = (history: readonly Turn[]): boolean =>
  history.slice(-TURNS).some(({ text }) => DESIGNS.test(text.slice(0, 500)));

/** How many things are said of the piece that a text names; none where it names no piece. */
function saidOf(what: string): number {
  const attributes = new Set(namedIn(what).map(({ attribute }) => attribute));
  return attributes.has('garment') ? [...attributes].filter((one) => !VAGUE.has(one)).length : 0;
}

/** What is said of a piece and describes it too little to be drawn by. */
const VAGUE: ReadonlySet<string> = new Set(['garment', 'variant', 'weight', 'shade', 'season', 'occasion']);
