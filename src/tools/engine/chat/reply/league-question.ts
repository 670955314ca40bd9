import type { LeagueFactsEntry, LeagueFactsSnapshot, MatchDuration } from '../../../../common/ports/league-facts.js';
import { madeOnce } from '../../../../common/kernel/made-once.js';
import type { Turn } from '../facts.js';
import { languageOf } from '../language.js';
import { type Spoken, tokensOf } from '../text.js';
import { abroadIn } from './abroad.js';
import { LEAGUE_QUESTIONS, type LeagueWords, type Side, SIDES } from './league-questions.js';

/** What is asked of the league, and of whom. */
export interface LeagueQuestion {
  language: Spoken;
  side: Side;
  duration: MatchDuration;
  /** Who is named; those who trade by the strategy that is named. */
  of: readonly string[];
  asksLeader: boolean;
  /** Somebody named who takes no part. */
  stranger: string | null;
}

const LONGEST = 160;
const LANGUAGES: readonly Spoken[] = ['en', 'sv', 'de', 'fr', 'es'];

/** A plain question on the league: one side of it, and nothing else of which anything is said; null for any other. */
export function leagueQuestion(
  message: string,
  history: readonly Turn[],
  league: LeagueFactsSnapshot,
): LeagueQuestion | null {
  if (message.length > LONGEST) return null;
  const before = questionBefore(history, league);
  const heard = LANGUAGES.flatMap((language) => readIn(language, message, league, before) ?? []);
  if (heard.length < 2) return heard[0] ?? null;
  const own = abroadIn(message, history) ?? languageOf(message, null).language;
  return heard.find(({ language }) => language === own) ?? heard[0];
}

/** The question before this one, where that was of the league. */
function questionBefore(history: readonly Turn[], league: LeagueFactsSnapshot): LeagueQuestion | 'league' | null {
  const last = history.findLast(({ role }) => role === 'user')?.text;
  if (last === undefined) return null;
  return leagueQuestion(last, [], league) ?? (OF_LEAGUE.test(last) ? 'league' : null);
}

const OF_LEAGUE =
  /(?<!\p{L})(?:league|arena|liga|ligan|ligue|arène|leads?|leading|leder|ledaren|führt|spitze|mène|lidera|clasificación|classement|tabelle|tabellen|leaderboard)(?!\p{L})/iu;

function readIn(
  language: Spoken,
  message: string,
  league: LeagueFactsSnapshot,
  before: LeagueQuestion | 'league' | null,
): LeagueQuestion | null {
  const words = LEAGUE_QUESTIONS[language];
  const plain = plainOf(message);
  const { of, rest } = withoutNames(plain, league);
  const side = SIDES.find(
    (one) =>
      finds(words.asks[one], rest) && isWhole(one, { words, rest, of, before, isAway: league.matches.length === 0 }),
  );
  if (!side) return null;
  const open = leftOpen(rest, words, side);
  const stranger = open.length > 0 && NAMED_SIDES.has(side) ? strangerIn(message, open) : null;
  if (open.length > 0 && stranger === null) return null;
  const said = before !== null && before !== 'league' ? before : null;
  return {
    language,
    side,
    duration: durationIn(rest, words, side) ?? said?.duration ?? '1d',
    of: of.length === 0 && said && POINTS_BACK.test(rest) ? said.of : of,
    asksLeader: finds(words.leader, rest),
    stranger,
  };
}

const plainOf = (message: string): string => tokensOf(message.replace(/['’]/g, ' ')).join(' ');

const finds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

interface Read {
  words: LeagueWords;
  rest: string;
  of: readonly string[];
  before: unknown;
  /** nobody is known of the league */
  isAway: boolean;
}

/** Whether a side has what it is asked of: somebody, a match, or the league that was spoken of. */
function isWhole(side: Side, { words, rest, of, before, isAway }: Read): boolean {
  const goesOn = before !== null && rest.split(' ').length <= MAX_ADDED;
  if (OF_SOMEBODY.has(side)) return of.length > 0 || (goesOn && POINTS_BACK.test(rest));
  if (side === 'believes' || side === 'wins') return true;
  const isTimed = words.times.some(([, pattern]) => finds(pattern, rest)) || NAMES_LEAGUE.test(rest);
  if (side === 'count') return isTimed && (isAway || !WHOLE_LEAGUE.test(rest));
  if (side === 'ended') return isTimed;
  if (side === 'lost' || side === 'gained') return of.length > 0 || ASKS_WHO.test(rest);
  if (side === 'lasts') return of.length > 0 || finds(words.leader, rest) || goesOn;
  return of.length > 0 || isTimed || goesOn || ASKS_WHO.test(rest) || (side === 'odds' && isOfOdds(rest));
}

/** Only the league has odds here; a chance may be of anything. */
const isOfOdds = (rest: string): boolean => !rest.includes(' ') || ODDS.test(rest);
const ODDS = /(?<!\p{L})(?:odds|oddsen|quoten|cotes|cuotas)(?!\p{L})/u;

const MAX_ADDED = 8;
const OF_SOMEBODY: ReadonlySet<Side> = new Set(['works', 'hours', 'return']);
const NAMED_SIDES: ReadonlySet<Side> = new Set(['odds', 'luck', 'hours', 'return', 'lost', 'gained']);
const POINTS_BACK =
  /(?<!\p{L})(?:it|its|she|he|they|their|his|her|den|dess|hon|han|er|sie|ihr|sein|il|elle|son|sa|él|ella|su)(?!\p{L})/u;
const NAMES_LEAGUE =
  /(?<!\p{L})(?:match\p{L}*|league|liga\p{L}*|ligue|arena\p{L}*|arène|wettbewerb\p{L}*|compet\p{L}*|fighters?|agents?|agente[rsn]?|traders?|leader|ledaren|lider|líder|meneur|führende\p{L}*|kämpfer)(?!\p{L})/u;
const WHOLE_LEAGUE = /(?<!\p{L})(?:league|liga\p{L}*|ligue|arena\p{L}*|arène)(?!\p{L})/u;
const ASKS_WHO =
  /(?<!\p{L})(?:who|whos|which|anybody|anyone|somebody|vem|vilken|vilka|någon|wer|welche\p{L}*|jemand|qui|quel\p{L}*|quelqu|quién|quiénes|cuál\p{L}*|alguien)(?!\p{L})/u;

/** Names and strategies, lower case; of one picture of the league once. */
const namesOf = madeOnce((league: LeagueFactsSnapshot) => {
  const all = league.matches.flatMap(({ entries }) => entries);
  const strategies = all.flatMap(({ id, strategy }) =>
    strategy ? [strategy.en, strategy.sv].map((one) => [plainOf(one), id] as const) : [],
  );
  const names = all.map(({ id, name }: LeagueFactsEntry) => [plainOf(name), id] as const);
  return [...names, ...strategies].sort(([a], [b]) => b.length - a.length);
});

/** Who is named, and the question without them. */
function withoutNames(plain: string, league: LeagueFactsSnapshot): { of: readonly string[]; rest: string } {
  let rest = ` ${plain} `;
  const of = new Set<string>();
  for (const [name, id] of namesOf(league)) {
    const said = [` ${name} `, ` ${name}s `].find((one) => rest.includes(one));
    if (of.has(id) || said === undefined) continue;
    of.add(id);
    rest = rest.replace(said, '  ');
  }
  return { of: [...of], rest: rest.trim().replace(/ {2,}/g, ' ') };
}

/** The words of a question that neither ask for the side nor are of no weight. */
function leftOpen(rest: string, words: LeagueWords, side: Side): string[] {
  const patterns = [words.asks[side], words.leader, ...words.times.map(([, pattern]) => pattern)];
  const others = side === 'luck' || side === 'lasts' ? [words.asks.luck, words.asks.odds] : [];
  const open = [...patterns, ...others].reduce((text, pattern) => text.replace(pattern, ' '), rest);
  return open.split(' ').filter((word) => word !== '' && !words.words.has(word));
}

function durationIn(rest: string, { times, asks }: LeagueWords, side: Side): MatchDuration | null {
  const text = side === 'hours' ? rest.replace(asks.hours, ' ') : rest;
  return times.find(([, pattern]) => finds(pattern, text))?.[0] ?? null;
}

/** A name of two words and more that is all that is left of the question. */
function strangerIn(message: string, open: readonly string[]): string | null {
  const names = message.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu) ?? [];
  return names.find((name) => plainOf(name) === open.join(' ')) ?? null;
}
