import type { LeagueFactsEntry, LeagueFactsSnapshot } from '../../../../common/ports/league-facts.js';
import type { ChatFacts, Turn } from '../facts.js';
import type { Spoken } from '../text.js';
import { filled } from './abroad-say.js';
import { NO_LEAGUE, sayAway } from './league-away.js';
import { leagueQuestion, type LeagueQuestion } from './league-question.js';
import { LEAGUE_QUESTIONS } from './league-questions.js';
import { figure } from './say.js';

type Match = LeagueFactsSnapshot['matches'][number];
type Values = Readonly<Record<string, string | number>>;

/** What is needed to say it. */
interface Asked extends LeagueQuestion {
  speak: Spoken;
  match: Match;
  facts: ChatFacts;
}

const NAMED = 3;

/** The answer to a plain question on the league, from its own figures, in the language of the question or the one wished. */
export function leagueAnswer(
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
  wished?: Spoken,
): { text: string; speak: Spoken; sources: string[]; topics: string[] } | null {
  const league = facts.league ?? NO_LEAGUE;
  const question = leagueQuestion(message, history, league);
  if (question && facts.league === null) return away(question, facts, wished);
  const match = question && league.matches.find(({ duration }) => duration === question.duration);
  if (!match || match.entries.length === 0) return null;
  const speak = wished ?? question.language;
  const isOfEngine = question.side === 'believes';
  if (isOfEngine && !facts.mood) return null;
  const text = told({ ...question, speak, match, facts });
  return text === null
    ? null
    : {
        text,
        speak,
        topics: [isOfEngine ? 'mood' : 'league'],
        sources: [isOfEngine ? 'engine:state' : 'league:standings'],
      };
}

/** The league is asked after before it stands; the engine's beliefs are no matter of it. */
function away(
  { side, language }: LeagueQuestion,
  { publicUrl }: ChatFacts,
  speak = language,
): ReturnType<typeof leagueAnswer> {
  return side === 'believes' ? null : { text: sayAway(speak, publicUrl), speak, topics: ['league'], sources: [] };
}

const TELLS: Readonly<Record<LeagueQuestion['side'], (asked: Asked) => string | null>> = {
  believes: tellBeliefs,
  wins: tellWins,
  traded: (asked) => say(asked, 'traded', { url: asked.facts.publicUrl }),
  trades: tellBusiest,
  lasts: tellLasting,
  luck: tellSkill,
  hours: (asked) => eachOf(asked, (entry) => tellHours(entry, asked)),
  works: (asked) => eachOf(asked, (entry) => tellStrategy(entry, asked)),
  ended: tellEnded,
  odds: tellOdds,
  last: tellLast,
  second: (asked) => tellPlace(2, asked),
  third: (asked) => tellPlace(3, asked),
  lost: (asked) => (asked.of.length > 0 ? tellChange(asked, -1) : tellExtremes(asked, -1)),
  gained: (asked) => (asked.of.length > 0 ? tellChange(asked, 1) : tellExtremes(asked, 1)),
  count: (asked) => say(asked, 'count', { of: asked.match.participants }),
  return: (asked) => eachOf(asked, (entry) => sayEntry('return', entry, asked)),
};

function told(asked: Asked): string | null {
  if (asked.stranger !== null)
    return join([say(asked, 'stranger', { name: asked.stranger }), asked.side === 'odds' ? tellOdds(asked) : null]);
  return TELLS[asked.side](asked);
}

const join = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

function say({ speak, match }: Asked, key: string, values: Values = {}): string {
  const { says, matches } = LEAGUE_QUESTIONS[speak];
  return filled(says[key], { match: matches[match.duration], ...values });
}

/** What is said of each of those who are named; null where none of them is on the board. */
function eachOf(asked: Asked, tell: (entry: LeagueFactsEntry) => string): string | null {
  const named = entriesOf(asked);
  return named.length === 0 ? null : named.slice(0, NAMED).map(tell).join(' ');
}

function entriesOf({ of, match: { entries, last } }: Asked): LeagueFactsEntry[] {
  const all = last ? [...entries, last] : entries;
  return of.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
}

const percentOf = (share: number, speak: Spoken): string =>
  share > 0 && share < 0.0005 ? `< ${figure(0.1, 1, speak)}` : figure(share * 100, share < 0.1 ? 1 : 0, speak);

const signed = (value: number, speak: Spoken): string => `${value > 0 ? '+' : ''}${figure(value, 2, speak)}`;

function listed(parts: readonly string[], speak: Spoken): string {
  const { and } = LEAGUE_QUESTIONS[speak].says;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

const sayEntry = (key: string, entry: LeagueFactsEntry, asked: Asked): string =>
  say(asked, key, {
    name: entry.name,
    rank: entry.rank,
    of: asked.match.participants,
    return: signed(entry.returnPct, asked.speak),
    pnl: signed(entry.pnlUsd, asked.speak),
    equity: figure(entry.equityUsd, 0, asked.speak),
    trades: entry.trades,
  });

const likeliest = ({ match, speak }: Asked): string =>
  listed(
    match.favourites.map(({ name, winProbability }) => `${name} ${percentOf(winProbability, speak)} %`),
    speak,
  );

function tellOdds(asked: Asked): string {
  const list = likeliest(asked);
  const named = entriesOf(asked);
  if (list === '') return say(asked, 'oddsNone');
  if (named.length === 0) return say(asked, 'odds', { list });
  return named.map((entry) => oddsOf(entry, list, asked)).join(' ');
}

const oddsOf = ({ name, winProbability }: LeagueFactsEntry, list: string, asked: Asked): string =>
  winProbability === null
    ? say(asked, 'oddsUntold', { name, list })
    : say(asked, 'oddsOf', { name, list, chance: percentOf(winProbability, asked.speak) });

/** Whether who leads, or is named, wins in the end. */
function tellLasting(asked: Asked): string {
  const { match, speak } = asked;
  const [first] = match.entries;
  const list = likeliest(asked);
  const [named] = entriesOf(asked);
  if (named && named.id !== first.id) return tellOdds(asked);
  if (first.winProbability === null || list === '')
    return join([sayEntry('leader', first, asked), say(asked, 'oddsNone')]);
  return say(asked, 'lasts', {
    name: first.name,
    return: signed(first.returnPct, speak),
    left: timeLeft(match.secondsLeft, speak),
    chance: percentOf(first.winProbability, speak),
    list,
  });
}

function timeLeft(seconds: number, speak: Spoken): string {
  const { day, hour } = LEAGUE_QUESTIONS[speak].says;
  const minutes = Math.max(0, Math.round(seconds / 60));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} ${day} ${hours} ${hour}`;
  return hours > 0 ? `${hours} ${hour} ${minutes % 60} min` : `${minutes} min`;
}

/** What the boards say of the skill of those named, of who leads, or of everybody. */
function tellSkill(asked: Asked): string {
  const named = entriesOf(asked);
  if (named.length > 0) return named.map((entry) => skillOf(entry, asked)).join(' ');
  const [first] = asked.match.entries;
  if (asked.asksLeader) return join([sayEntry('leader', first, asked), skillOf(first, asked)]);
  return skillOfAll(asked);
}

function skillOf({ name, skill }: LeagueFactsEntry, asked: Asked): string {
  if (!skill) return say(asked, 'baseline', { name });
  return say(asked, 'skillOf', {
    name,
    verdict: LEAGUE_QUESTIONS[asked.speak].verdicts[skill.verdict],
    hours: figure(skill.hours, 0, asked.speak),
    chance: percentOf(skill.probability, asked.speak),
  });
}

function skillOfAll(asked: Asked): string {
  const { speak, match } = asked;
  const rated = match.entries.flatMap(({ name, skill }) => (skill ? [{ name, ...skill }] : []));
  if (rated.length === 0) return say(asked, 'unrated');
  const having = (verdict: string) => rated.filter((one) => one.verdict === verdict);
  const skilled = having('skill').map(({ name, probability }) => `${name} (${percentOf(probability, speak)} %)`);
  if (skilled.length > 0) return say(asked, 'skilled', { list: listed(skilled, speak) });
  const nearest = rated.reduce((a, b) => (b.probability > a.probability ? b : a));
  return say(asked, 'unskilled', {
    rated: rated.length,
    early: having('too early to tell').length,
    losing: having('loses').length,
    name: nearest.name,
    chance: percentOf(nearest.probability, speak),
    hours: figure(nearest.hours, 0, speak),
  });
}

function tellHours({ name, skill, record, trades }: LeagueFactsEntry, asked: Asked): string {
  const hours = skill
    ? say(asked, 'hours', { name, hours: figure(skill.hours, 0, asked.speak) })
    : say(asked, 'hoursBaseline', { name, trades });
  return join([hours, record && say(asked, 'recordOf', record)]);
}

/** What is known of a strategy: how the one who trades by it does. */
function tellStrategy(entry: LeagueFactsEntry, asked: Asked): string {
  const { name, strategy, record } = entry;
  const named = strategy?.[asked.speak === 'sv' ? 'sv' : 'en'];
  return join([
    sayEntry('return', entry, asked),
    record && say(asked, 'recordOf', record),
    skillOf(entry, asked),
    named ? capital(say(asked, 'works', { name, strategy: named })) : null,
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function tellEnded(asked: Asked): string {
  const { lastEnded } = asked.match;
  if (!lastEnded) return say(asked, 'endedNone');
  const time = new Date(lastEnded.endedAt).toISOString().slice(0, 16).replace('T', ' ');
  const { winner } = lastEnded;
  if (!winner) return say(asked, 'endedNobody', { time });
  return say(asked, 'ended', { time, name: winner.name, return: signed(winner.returnPct, asked.speak) });
}

function tellWins(asked: Asked): string {
  const known = asked.match.entries.flatMap(({ name, record }) => (record ? [{ name, ...record }] : []));
  const most = known.toSorted((a, b) => b.wins - a.wins).slice(0, NAMED);
  if (most.length === 0) return say(asked, 'winsNone');
  return say(asked, 'wins', {
    list: listed(
      most.map((one) => say(asked, 'winOf', one)),
      asked.speak,
    ),
  });
}

/** Who has traded most, by fills. */
function tellBusiest(asked: Asked): string {
  const most = asked.match.entries.toSorted((a, b) => b.trades - a.trades).slice(0, NAMED);
  const list = most.map(({ name, trades }) => `${name} ${figure(trades, 0, asked.speak)}`);
  return say(asked, 'trades', { list: listed(list, asked.speak) });
}

const returnOf = ({ name, returnPct }: LeagueFactsEntry, speak: Spoken): string =>
  `${name} ${signed(returnPct, speak)} %`;

/** Who has lost or gained most, by the return. */
function tellExtremes(asked: Asked, sign: 1 | -1): string {
  const { entries } = asked.match;
  const ordered = entries.toSorted((a, b) => sign * (b.returnPct - a.returnPct));
  const some = ordered.filter(({ returnPct }) => sign * returnPct > 0).slice(0, NAMED);
  const shown = some.length > 0 ? some : ordered.slice(0, 1);
  const key = sign < 0 ? 'lost' : 'gained';
  const list = shown.map((entry) => returnOf(entry, asked.speak));
  return say(asked, some.length > 0 ? key : `${key}None`, { list: listed(list, asked.speak) });
}

/** How much those named have lost or gained, said to be none where it is the other. */
const tellChange = (asked: Asked, sign: 1 | -1): string | null =>
  eachOf(asked, (entry) => {
    const isSo = sign * entry.returnPct > 0;
    const denied = say(asked, sign < 0 ? 'notLost' : 'notGained', { name: entry.name });
    return join([isSo ? null : denied, sayEntry('return', entry, asked)]);
  });

/** Who is last of those who compete, and who has the lowest return where that is another. */
function tellLast(asked: Asked): string | null {
  const { entries, last } = asked.match;
  if (!last) return null;
  const lowest = entries.reduce((a, b) => (b.returnPct < a.returnPct ? b : a), last);
  const other = lowest.id === last.id ? null : say(asked, 'lowest', { list: returnOf(lowest, asked.speak) });
  return join([sayEntry('last', last, asked), other]);
}

function tellPlace(rank: number, asked: Asked): string {
  const entry = asked.match.entries.find((one) => one.rank === rank);
  return entry ? sayEntry('place', entry, asked) : say(asked, 'placeNone');
}

function tellBeliefs(asked: Asked): string {
  const { hypotheses = [] } = asked.facts.mood ?? {};
  if (hypotheses.length === 0) return say(asked, 'believesNone');
  const list = hypotheses.slice(0, NAMED).map((one) => `“${one}”`);
  return say(asked, 'believes', { list: list.join(' ') });
}
