import type { MatchDuration } from '../../../../common/ports/league-facts.js';
import type { Spoken } from '../text.js';
import data from './league-questions.yaml.js';

/** What is asked of the league, the narrower first. */
export const SIDES = [
  'believes',
  'traded',
  'trades',
  'wins',
  'lasts',
  'luck',
  'hours',
  'works',
  'ended',
  'odds',
  'last',
  'second',
  'third',
  'lost',
  'gained',
  'count',
  'return',
] as const;
export type Side = (typeof SIDES)[number];

/** How one language asks of the league and tells of it. */
export interface LeagueWords {
  asks: Readonly<Record<Side, RegExp>>;
  times: readonly (readonly [MatchDuration, RegExp])[];
  leader: RegExp;
  words: ReadonlySet<string>;
  matches: Readonly<Record<MatchDuration, string>>;
  verdicts: Readonly<Record<string, string>>;
  says: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<'leader' | 'words', string>> &
  Readonly<Record<'asks' | 'times' | 'matches' | 'verdicts' | 'says', Readonly<Record<string, string>>>>;

/** Whole words, wherever they stand. */
const whole = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'gu');

const wordsOf = ({ asks, times, leader, words, ...rest }: Row): LeagueWords => ({
  ...(rest as Pick<LeagueWords, 'matches' | 'verdicts' | 'says'>),
  asks: Object.fromEntries(SIDES.map((side) => [side, whole(asks[side])])) as Record<Side, RegExp>,
  times: Object.entries(times).map(([duration, source]) => [duration as MatchDuration, whole(source)] as const),
  leader: whole(leader),
  words: new Set(words.split(' ')),
});

export const LEAGUE_QUESTIONS = Object.fromEntries(
  Object.entries(data as unknown as Record<Spoken, Row>).map(([language, row]) => [language, wordsOf(row)]),
) as Readonly<Record<Spoken, LeagueWords>>;
