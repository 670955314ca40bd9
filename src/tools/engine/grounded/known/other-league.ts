import { phrasesOf, saysOf } from '../says.js';
import data from '../words/other-leagues.yaml.js';

const { called, points } = data as unknown as Record<'called' | 'points', string>;
const SAYS = saysOf({ called });
/** "Falcons 24 points, Rovers 21 points". */
const POINTED = new RegExp(String.raw`\p{L}\s?[:–-]?\s\d{1,4}\s?(?:${phrasesOf(points)})(?![\p{L}\d])`, 'gu');
/** "1. Otters 2. Herons". */
const NUMBERED = /(?:^|\s)[1-9]\d?[.)]\s\p{L}/gu;

/** "Hawks 78, Rovers 81": somebody else's game. */
const SCORED = /\p{L}\s\d{1,3},\s\p{L}[\p{L} ]{1,30}\s\d{1,3}(?!\d)|\d\s?[-–:]\s?\d/u;

/** Whether a text is about another league than the house's: by what it is called, or since it tells how that stands. @param asked in small letters */
export const isOfOtherLeague = (asked: string): boolean =>
  SAYS.called.test(asked) ||
  SCORED.test(asked) ||
  [POINTED, NUMBERED].some((told) => [...asked.matchAll(told)].length > 1);
