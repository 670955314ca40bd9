import type { Property } from '../property.js';

const NAME = String.raw`(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})`;
const RESULT = new RegExp(
  String.raw`(?<!\p{L})${NAME}\s(beat|beats|defeated|defeats|won against|won over|slog|slår|besegrade|besegrar|vann mot|schlug|schlägt|besiegte|besiegt|gewann gegen|gewinnt gegen|bat|a battu|battait|ganó a|gana a|ganó al|venció a|venció al|derrotó a|derrotó al|lost to|lost against|förlorade mot|förlorar mot|verlor gegen|verliert gegen|perd contre|a perdu contre|perdió contra|perdió ante)\s(?:the\s|die\s|den\s|les\s|los\s|las\s)?${NAME}\s(?:by\s|with\s|med\s|mit\s|por\s)?(\d{1,3})\s?[-–:]\s?(\d{1,3})(?!\d)`,
  'u',
);

/** "The Voles". */
const ARTICLE = /^(?:The|Die|Les|Los|Las)\s(?=\p{Lu})/u;

/** "Northside beat Harbour 3-1". */
export interface MatchResult {
  winner: string;
  loser: string;
  most: number;
  fewest: number;
  quote: string;
}

export function matchResult(text: string): MatchResult | null {
  const found = RESULT.exec(text);
  if (!found) return byPoints(text);
  const [quote, ...said] = found;
  const [one, verb, other, a, b] = said.map((part, i) => (i === 0 ? part.replace(ARTICLE, '') : part));
  const isLost = /^(?:lost|förlorar|verl[io]|perd|a perdu)/u.test(verb);
  const [most, fewest] = [Math.max(Number(a), Number(b)), Math.min(Number(a), Number(b))];
  return most === fewest ? null : { winner: isLost ? other : one, loser: isLost ? one : other, most, fewest, quote };
}

const POINTS = new RegExp(String.raw`(?<!\p{L})${NAME}\s(\d{1,3}),\s${NAME}\s(\d{1,3})(?![\d.,]?\d|\s\p{Ll})`, 'u');

/** "Hawks 78, Rovers 81". */
function byPoints(text: string): MatchResult | null {
  const found = POINTS.exec(text);
  if (
    !found ||
    !/(?<!\p{L})(?:game|match|whistle|score|scored|final|league|cup|won|win|result|team)(?!\p{L})/iu.test(text)
  )
    return null;
  const [quote, one, a, other, b] = found;
  const [first, second] = [Number(a), Number(b)];
  if (first === second) return null;
  const [winner, loser] = first > second ? [one, other] : [other, one];
  return { winner, loser, most: Math.max(first, second), fewest: Math.min(first, second), quote };
}

const WINS = /^(?:winner|winning|victor|won|vinnare|sieger|gewinner|vainqueur|gagnant|ganador)$/;
const LOSES = /^(?:loser|losing|lost|defeated|förlorare|verlierer|perdant|perdedor)$/;

/** Which of the two a name asks for. */
export const sideOf = ({ words }: Property): 'winner' | 'loser' | null => {
  const [wins, loses] = [WINS, LOSES].map((side) => words.some((word) => side.test(word)));
  return wins === loses ? null : wins ? 'winner' : 'loser';
};
