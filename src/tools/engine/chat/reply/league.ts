import type { LeagueFactsEntry, LeagueFactsSnapshot, MatchDuration } from '../../../../common/ports/league-facts.js';
import type { ChatFacts } from '../facts.js';
import type { Language } from '../text.js';
import type { Question } from '../question.js';
import { sayAway } from './league-away.js';
import { capital, figure, listed, signed } from './say.js';

/**
 * How the league stands and why, from the league's own figures; honest where they are missing. Null for what they do not
 * hold: what somebody bought, or holds who is not among the largest positions.
 */
export function tellLeague(question: Question, { league, publicUrl }: ChatFacts): string | null {
  if (!league) return sayAway(question.language, publicUrl);
  const market = marketAsked(question.plain, league);
  if (market) return tellMarket(market, question.language);
  const duration = durationAsked(question.plain) ?? durationAsked(question.leagueBefore) ?? '1d';
  const match = league.matches.find((candidate) => candidate.duration === duration) ?? league.matches[0];
  if (!match || match.entries.length === 0)
    return question.language === 'sv'
      ? 'Ligan är igång, men ingen match har någon ställning än.'
      : 'The league is running, but no match has a standing yet.';
  if (ENDS.test(question.plain) && durationAsked(question.plain)) return tellEnd(match, question.language);
  if (LENGTHS.test(question.plain)) return tellLengths(league, question.language);
  if (NAMES.test(question.plain)) return tellNames(match, question.language);
  if (ODDS.test(question.plain)) return tellOdds(match, question.language);
  if (MARGIN.test(question.plain)) return tellMargin(match, question.language);
  const last = tellLast(question.plain, match, league, publicUrl, question.language);
  if (last) return last;
  const named = entryAsked(question.plain, match) ?? entryMeant(question, match);
  if (HOLDS.test(question.plain)) return tellHeld(named ?? match.entries[0], league, question.language);
  if (named && named.rank === 1 && question.asksWhy) return tellWhy(match, question.language);
  if (named && question.asksWhy) return `${capital(against(match.entries[0], named, question.language))}.`;
  if (named) return tellEntry(named, match, question.language);
  return question.asksWhy ? tellWhy(match, question.language) : tellStanding(match, question.language);
}

type Match = LeagueFactsSnapshot['matches'][number];

const LAST = /\b(last|worst|bottom|sist|sämst|sämsta)\b/;

/** How many take part. */
export function tellCount(
  { plain, leagueBefore, language }: Question,
  { participants, totals }: LeagueFactsSnapshot,
): string | null {
  if (leagueBefore !== '' && POINTS_TO_SOMEBODY.test(plain)) return null;
  if (
    !/\b(how many|hur många|number of|antal)\b.*\b(bots?|botar|traders?|fighters?|participants?|challengers?|agents?|players?|trades|deltagare|utmanare|affärer|handlare)\b/.test(
      plain,
    )
  )
    return null;
  const { house, challengersActive, challengersQueued } = participants;
  const fills = figure(totals.trades, 0, language);
  return language === 'sv'
    ? `I ligan deltar ${house + challengersActive}: ${house} av husets och ${challengersActive} utmanare, med ${challengersQueued} i kö. Hittills ${fills} avslut.`
    : `${house + challengersActive} take part in the league: ${house} of the house and ${challengersActive} ${challengersActive === 1 ? 'challenger' : 'challengers'}, with ${challengersQueued} in the queue. So far ${fills} fills.`;
}

/** Only who stands first is known here; where that is not everybody, nobody is called the last. */
function tellLast(
  plain: string,
  { entries, last }: Match,
  { participants }: LeagueFactsSnapshot,
  publicUrl: string,
  language: Language,
): string | null {
  const all = participants.house + participants.challengersActive;
  if (last || !LAST.test(plain) || entries.length >= all) return null;
  return language === 'sv'
    ? `Jag ser bara de ${entries.length} första av ${all}, så vem som ligger sist vet jag inte. GET ${publicUrl}/api/v1/leaderboard?limit=500 visar alla.`
    : `I see only the first ${entries.length} of ${all}, so I do not know who is last. GET ${publicUrl}/api/v1/leaderboard?limit=500 shows everybody.`;
}

const LENGTHS =
  /\b(match|matches|matchen|matcher|matcherna)\b.*\b(long|longest|shortest|lasts?|length|duration|ends?|länge|längst|kortast|slutar)\b|\b(how long|hur länge|longest|längsta|shortest|kortaste)\b.*\b(match|matches|matchen|matcher|matcherna)\b/;

const ENDS =
  /\b(when|how long|how much time|när|hur länge|hur lång tid)\b.*\b(match|matchen|\d[hdw]|round|hourly|daily|weekly)\b.*\b(ends?|ending|over|finish\w*|left|remain\w*|slutar?|slut|kvar)\b/;

function tellEnd({ duration, secondsLeft }: Match, language: Language): string {
  const name = MATCH_NAMES[duration][language === 'sv' ? 1 : 0];
  const left = timeLeft(secondsLeft, language);
  return language === 'sv'
    ? `${capital(name)} slutar om ${left}; sedan öppnar nästa genast.`
    : `The ${name} ends in ${left}; the next opens at once.`;
}

/** How long the matches are, and what is left of each. */
function tellLengths({ matches }: LeagueFactsSnapshot, language: Language): string {
  const sv = language === 'sv';
  const each = matches.map(
    ({ duration, secondsLeft }) =>
      `${MATCH_NAMES[duration][sv ? 1 : 0]} (${timeLeft(secondsLeft, language)} ${sv ? 'kvar' : 'to go'})`,
  );
  return sv
    ? `Matcherna löper samtidigt: ${listed(each, language)}. Veckomatchen är den längsta.`
    : `The matches run side by side: ${listed(each, language)}. The one-week match is the longest.`;
}

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(second|runner up|number two|tvåa|andra|tvåan|andraplats)\b/, 2],
  [/\b(third|number three|trea|tredje|trean)\b/, 3],
  [/\b(fourth|fyra|fjärde)\b/, 4],
];

/** The participant named, or standing where is asked. */
function entryAsked(plain: string, { entries, last }: Match): LeagueFactsEntry | undefined {
  const named = entries.find((entry) => ` ${plain} `.includes(` ${entry.name.toLowerCase()} `));
  if (named) return named;
  if (LAST.test(plain)) return last ?? entries.at(-1);
  const place = PLACES.find(([cue]) => cue.test(plain))?.[1];
  return place === undefined ? undefined : entries.find(({ rank }) => rank === place);
}

/** Who `she` or `they` are: the one spoken of before, else who leads. */
function entryMeant({ plain, leagueBefore, asksWhy }: Question, match: Match): LeagueFactsEntry | undefined {
  if (leagueBefore === '' || !(POINTS_TO_SOMEBODY.test(plain) || asksWhy)) return undefined;
  return entryAsked(leagueBefore, match) ?? match.entries[0];
}

const POINTS_TO_SOMEBODY = /\b(she|he|it|they|her|his|its|their|them|hon|han|den|dess|hans|hennes|deras)\b/;
const NAMES =
  /\b(what are (?:they|the \w+) called|(?:their|the) names|which (?:fighters|traders|agents|participants) (?:are|take)|vad heter (?:de|dem|alla|fighters|deltagarna)|namnen)\b/;
const MARGIN =
  /\b(by how much|how (?:big|large|far|much)\b.*\b(?:lead|ahead|gap|margin)|the (?:gap|margin)|med hur mycket|hur (?:stor|stort|långt)\b.*\b(?:ledning\w*|försprång\w*|före|avstånd\w*))\b/;

/** So many are told by name. */
const NAMED = 12;

/** Those in front, in order; whom the facts hold of each match is the first of them. */
function tellNames({ entries, duration }: Match, language: Language): string {
  const names = listed(
    entries.slice(0, NAMED).map(({ name }) => name),
    language,
  );
  const match = MATCH_NAMES[duration][language === 'sv' ? 1 : 0];
  return language === 'sv' ? `I ${match}, de främsta först: ${names}.` : `In the ${match}, the first first: ${names}.`;
}

const HOLDS =
  /\b(what|which) .*\b(trades?|trading|holds?|holding|owns?|buys?|bought|sells?|sold|positions?)\b|\bvad (handlar|äger|köper|köpte|säljer|sålde|har) .*|\b(vilka|vilken) positioner?\b/;

/** What somebody holds now; null where nothing is known of it, and of what was traded before nothing is. */
function tellHeld(
  { id, name }: LeagueFactsEntry,
  { positions }: LeagueFactsSnapshot,
  language: Language,
): string | null {
  const open = positions.filter(({ participantId }) => participantId === id).map((one) => position(one, language));
  if (open.length === 0) return null;
  return `${name}: ${listed(open, language)}.`;
}

const ODDS =
  /\b(odds|chances?|probability|likely|bet|going to win|will win|who wins|chans|chansen|sannolikhet\w*|oddsen)\b/;

/** The chances that the league itself gives to the likeliest, who need not be those in front. */
function tellOdds({ favourites, duration }: Match, language: Language): string {
  const sv = language === 'sv';
  const match = MATCH_NAMES[duration][sv ? 1 : 0];
  if (favourites.length === 0)
    return sv ? `I ${match} finns inga chanser uträknade än.` : `No chances have been worked out for the ${match} yet.`;
  const chances = favourites.map(
    ({ name, winProbability }) => `${name} ${figure(winProbability * 100, 0, language)} %`,
  );
  const list = listed(chances, language);
  return sv
    ? `Chansen att vinna ${match}, som ligan själv räknar den: ${list}. Det är pappershandel och inget råd.`
    : `The chance to win the ${match}, as the league itself works it out: ${list}. It is paper trading and no advice.`;
}

function tellMargin({ entries: [first, second], duration }: Match, language: Language): string {
  const sv = language === 'sv';
  const match = MATCH_NAMES[duration][sv ? 1 : 0];
  if (!second) return sv ? `${first.name} är ensam i ${match}.` : `${first.name} is alone in the ${match}.`;
  const gap = figure(first.returnPct - second.returnPct, 2, language);
  const money = figure(first.equityUsd - second.equityUsd, 0, language);
  const score = capital(before(first, second, language));
  return sv
    ? `I ${match} ligger ${first.name} ${gap} procentenheter (${money} USD) före ${second.name}. ${score}.`
    : `In the ${match} ${first.name} is ${gap} percentage points (${money} USD) ahead of ${second.name}. ${score}.`;
}

function durationAsked(plain: string): MatchDuration | null {
  if (/\b(1h|hour|hourly|timme|timmen|timmes)\b/.test(plain)) return '1h';
  return /\b(1w|week|weekly|vecka|veckan|veckans)\b/.test(plain)
    ? '1w'
    : /\b(1d|day|daily|today|dygn\w*|dag\w*|idag)\b/.test(plain)
      ? '1d'
      : null;
}

const MATCH_NAMES: Readonly<Record<MatchDuration, readonly [string, string]>> = {
  '1h': ['one-hour match', 'timmesmatchen'],
  '1d': ['one-day match', 'dygnsmatchen'],
  '1w': ['one-week match', 'veckomatchen'],
};

function tellStanding(match: Match, language: Language): string {
  const [first, ...rest] = match.entries;
  const percent = (entry: LeagueFactsEntry): string => `${entry.name} ${signed(entry.returnPct, 2, language)} %`;
  const name = MATCH_NAMES[match.duration][language === 'sv' ? 1 : 0];
  const others = listed(rest.slice(0, 2).map(percent), language);
  const left = timeLeft(match.secondsLeft, language);
  const why = rest.some(({ returnPct }) => returnPct > first.returnPct) ? byScore(first, rest[0], language) : '';
  if (language === 'sv')
    return `I ${name} leder ${percent(first)}${others ? `, före ${others}` : ''}. ${first.name} har efter ${fills(first.trades, language)} ${figure(first.equityUsd, 0, language)} USD i eget kapital, och ${left} återstår.${why} Allt är pappershandel.`;
  return `In the ${name} ${first.name} leads at ${signed(first.returnPct, 2, language)} %, with ${figure(first.equityUsd, 0, language)} USD after ${fills(first.trades, language)}${others ? `, ahead of ${others}` : ''}.${why} There are ${left} to go, and all of it is paper trading.`;
}

/** Somebody behind has earned more: the board goes by another figure. */
function byScore(first: LeagueFactsEntry, second: LeagueFactsEntry, language: Language): string {
  if (first.score === null || second.score === null) return '';
  const score = before(first, second, language);
  return language === 'sv' ? ` Det är poängen som avgör: ${score}.` : ` The score decides, not the return: ${score}.`;
}

/** Why the first is first: that by which places are given, what is open, what it does, and how safe the lead is. */
function tellWhy(match: Match, language: Language): string {
  const [first, second] = match.entries;
  const sv = language === 'sv';
  const result = `${signed(first.returnPct, 2, language)} %`;
  const because = second ? `${sv ? ' för att' : ' because'} ${before(first, second, language)}` : '';
  const lead = sv
    ? `${first.name} ligger först med ${result}${because}.`
    : `${first.name} is first at ${result}${because}.`;
  const how = first.strategy
    ? sv
      ? `Strategin är ${first.strategy.sv}.`
      : `Its strategy is ${first.strategy.en}.`
    : null;
  const fall = second ? capital(`${falls(first, second, language)}.`) : null;
  const parts = [lead, openOf(first, language), how, fall, oddsOf(first, language)];
  return parts.filter((part) => part !== null).join(' ');
}

function oddsOf({ winProbability }: LeagueFactsEntry, language: Language): string | null {
  if (winProbability === null) return null;
  const percent = figure(winProbability * 100, 0, language);
  return language === 'sv' ? `Chansen att det räcker är ${percent} %.` : `The chance that it lasts is ${percent} %.`;
}

/** What somebody’s open positions come to together: a leg of a hedge says nothing without the other. Null where nothing is open. */
function openOf({ open: { positions, unrealizedPnlUsd } }: LeagueFactsEntry, language: Language): string | null {
  if (positions === 0) return null;
  const amount = figure(Math.abs(unrealizedPnlUsd), 2, language);
  const up = unrealizedPnlUsd >= 0;
  if (language === 'sv')
    return positions === 1
      ? `Dess enda öppna position ligger ${amount} USD ${up ? 'plus' : 'minus'}.`
      : `Dess ${positions} öppna positioner ligger tillsammans ${amount} USD ${up ? 'plus' : 'minus'}.`;
  return positions === 1
    ? `Its one open position is ${amount} USD ${up ? 'up' : 'down'}.`
    : `Its ${positions} open positions are together ${amount} USD ${up ? 'up' : 'down'}.`;
}

/** By what one is before another: the return for the risk taken, or the return while there is no score yet. */
function before(first: LeagueFactsEntry, second: LeagueFactsEntry, language: Language): string {
  const sv = language === 'sv';
  if (first.score !== null && second.score !== null) {
    const [mine, theirs] = [figure(first.score, 2, language), figure(second.score, 2, language)];
    return sv
      ? `poängen, avkastning per risk, är ${mine} mot ${theirs} för ${second.name}`
      : `its score, the return for the risk taken, is ${mine} against ${theirs} for ${second.name}`;
  }
  const gap = figure(first.returnPct - second.returnPct, 2, language);
  return sv
    ? `försprånget till ${second.name} är ${gap} procentenheter`
    : `the lead over ${second.name} is ${gap} points`;
}

const against = (first: LeagueFactsEntry, second: LeagueFactsEntry, language: Language): string =>
  `${before(first, second, language)}, ${language === 'sv' ? 'och' : 'and'} ${falls(first, second, language)}`;

function falls(first: LeagueFactsEntry, second: LeagueFactsEntry, language: Language): string {
  const mine = figure(first.maxDrawdownPct, 2, language);
  const theirs = figure(second.maxDrawdownPct, 2, language);
  return language === 'sv'
    ? `den största nedgången har varit ${mine} % mot ${theirs} %`
    : `its largest drawdown has been ${mine} % against ${theirs} %`;
}

/** One participant: place, result, what it trades on, and what weighs on it now. */
function tellEntry(entry: LeagueFactsEntry, match: Match, language: Language): string {
  const name = MATCH_NAMES[match.duration][language === 'sv' ? 1 : 0];
  const result = `${signed(entry.returnPct, 2, language)} %`;
  const drawdown = `${figure(entry.maxDrawdownPct, 2, language)} %`;
  const open = openOf(entry, language);
  if (language === 'sv') {
    const behind = entry.rank === 1 ? '' : `, bakom ${match.entries[0].name}`;
    const how = entry.strategy ? ` Strategin är ${entry.strategy.sv}.` : '';
    return `${entry.name} ligger på plats ${entry.rank} i ${name} med ${result}${behind} och ${figure(entry.equityUsd, 0, language)} USD efter ${fills(entry.trades, language)}, som mest ${drawdown} ner.${how}${open ? ` ${open}` : ''}`;
  }
  const behind = entry.rank === 1 ? '' : `, behind ${match.entries[0].name}`;
  const how = entry.strategy ? ` Its strategy is ${entry.strategy.en}.` : '';
  return `${entry.name} is number ${entry.rank} in the ${name} at ${result}${behind}, with ${figure(entry.equityUsd, 0, language)} USD after ${fills(entry.trades, language)} and at worst ${drawdown} down.${how}${open ? ` ${open}` : ''}`;
}

const fills = (count: number, language: Language): string =>
  language === 'sv' ? `${count} avslut` : `${count} ${count === 1 ? 'fill' : 'fills'}`;

function position(
  { side, symbol, unrealizedPnlUsd }: LeagueFactsSnapshot['positions'][number],
  language: Language,
): string {
  const amount = figure(Math.abs(unrealizedPnlUsd), 2, language);
  const up = unrealizedPnlUsd >= 0;
  return language === 'sv'
    ? `en öppen ${side === 'long' ? 'lång' : 'kort'} position i ${symbol} ligger ${amount} USD ${up ? 'plus' : 'minus'}`
    : `an open ${side} in ${symbol} is ${amount} USD ${up ? 'up' : 'down'}`;
}

const COINS: readonly (readonly [RegExp, string])[] = [
  [/\b(btc|bitcoin)\b/, 'BTC'],
  [/\b(eth|ethereum|ether)\b/, 'ETH'],
  [/\b(sol|solana)\b/, 'SOL'],
  [/\bbnb\b/, 'BNB'],
  [/\b(xrp|ripple)\b/, 'XRP'],
  [/\b(doge|dogecoin)\b/, 'DOGE'],
];

function marketAsked(plain: string, league: LeagueFactsSnapshot): LeagueFactsSnapshot['markets'][number] | undefined {
  const coin = COINS.find(([pattern]) => pattern.test(plain))?.[1];
  return coin ? league.markets.find((market) => market.symbol.startsWith(coin)) : undefined;
}

function tellMarket(
  { symbol, price, change24hPct }: LeagueFactsSnapshot['markets'][number],
  language: Language,
): string {
  const change =
    change24hPct === null
      ? ''
      : ` (${signed(change24hPct, 2, language)} % ${language === 'sv' ? 'på ett dygn' : 'in a day'})`;
  return language === 'sv'
    ? `${symbol} står i ${figure(price, 2, language)} USD${change} på ligans egen marknad. Det är en simulerad kurs för pappershandel, inte börsens.`
    : `${symbol} stands at ${figure(price, 2, language)} USD${change} on the league’s own market. It is a simulated price for paper trading, not the exchange’s.`;
}

function timeLeft(seconds: number, language: Language): string {
  const minutes = Math.max(0, Math.round(seconds / 60));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const hour = language === 'sv' ? 'tim' : 'h';
  const day = language === 'sv' ? 'd' : 'd';
  if (days > 0) return `${days} ${day} ${hours} ${hour}`;
  return hours > 0 ? `${hours} ${hour} ${rest} min` : `${rest} min`;
}
