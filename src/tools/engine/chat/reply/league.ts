import type { LeagueFactsEntry, LeagueFactsSnapshot, MatchDuration } from '../../../../common/ports/league-facts.js';
import type { ChatFacts } from '../facts.js';
import type { Language } from '../text.js';
import type { Question } from '../understand.js';
import { figure, listed, signed } from './say.js';

/** How the league stands and why, from the league's own figures; honest where they are missing. */
export function tellLeague(question: Question, { league, publicUrl }: ChatFacts): string {
  const sv = question.language === 'sv';
  if (!league) {
    return sv
      ? `Ligan är inte laddad här, så jag kan inte säga hur den står. Där den körs visar GET ${publicUrl}/api/v1/leaderboard ställningen.`
      : `The league is not loaded here, so I cannot say how it stands. Where it runs, GET ${publicUrl}/api/v1/leaderboard shows the standings.`;
  }
  const market = marketAsked(question.plain, league);
  if (market) return tellMarket(market, question.language);
  const match =
    league.matches.find((candidate) => candidate.duration === durationAsked(question.plain)) ?? league.matches[0];
  if (!match || match.entries.length === 0)
    return sv
      ? 'Ligan är igång, men ingen match har någon ställning än.'
      : 'The league is running, but no match has a standing yet.';
  const named = match.entries.find((entry) => question.plain.includes(entry.name.toLowerCase()));
  if (named) return tellEntry(named, match, question.language);
  return question.asksWhy ? tellWhy(match, league, question.language) : tellStanding(match, question.language);
}

type Match = LeagueFactsSnapshot['matches'][number];

function durationAsked(plain: string): MatchDuration {
  if (/\b(1h|hour|hourly|timme|timmen|timmes)\b/.test(plain)) return '1h';
  return /\b(1w|week|weekly|vecka|veckan|veckans)\b/.test(plain) ? '1w' : '1d';
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
  if (language === 'sv')
    return `I ${name} leder ${percent(first)} (eget kapital ${figure(first.equityUsd, 0, language)} USD, ${first.trades} affärer)${others ? `, före ${others}` : ''}. ${left} återstår. Allt är pappershandel på en simulerad marknad.`;
  return `In the ${name} ${first.name} leads at ${signed(first.returnPct, 2, language)} % (equity ${figure(first.equityUsd, 0, language)} USD, ${first.trades} trades)${others ? `, ahead of ${others}` : ''}. ${left} left. All of it is paper trading on a simulated market.`;
}

/** Compares the leader with the runner-up and the last, and names what the figures say. */
function tellWhy(match: Match, league: LeagueFactsSnapshot, language: Language): string {
  const [first, second] = match.entries;
  const reasons = reasonsFor(first, second, league, language);
  const sv = language === 'sv';
  const lead = sv
    ? `${first.name} ligger först med ${signed(first.returnPct, 2, language)} %`
    : `${first.name} is first at ${signed(first.returnPct, 2, language)} %`;
  const because =
    reasons.length > 0
      ? `${sv ? ' och siffrorna säger varför: ' : ', and the figures say why: '}${reasons.join('; ')}.`
      : '.';
  const odds =
    first.winProbability === null
      ? ''
      : sv
        ? ` Sannolikheten att det räcker är ${figure(first.winProbability * 100, 0, language)} %.`
        : ` The chance that it lasts is ${figure(first.winProbability * 100, 0, language)} %.`;
  return `${lead}${because}${odds}`;
}

function reasonsFor(
  first: LeagueFactsEntry,
  second: LeagueFactsEntry | undefined,
  league: LeagueFactsSnapshot,
  language: Language,
): string[] {
  const sv = language === 'sv';
  const gain = league.positions.find(
    (position) => position.participantId === first.id && position.unrealizedPnlUsd > 0,
  );
  const said = [
    first.strategy ? (sv ? `strategin är ${first.strategy}` : `the strategy is ${first.strategy}`) : null,
    gain ? openGain(gain, language) : null,
    first.winRate !== null && first.trades > 0
      ? sv
        ? `${figure(first.winRate * 100, 0, language)} % av ${first.trades} affärer gick med vinst`
        : `${figure(first.winRate * 100, 0, language)} % of ${first.trades} trades won`
      : null,
    second ? against(first, second, language) : null,
    sv
      ? `avgifterna stannade på ${figure(first.feesUsd, 2, language)} USD`
      : `fees took ${figure(first.feesUsd, 2, language)} USD`,
  ];
  return said.filter((reason) => reason !== null);
}

function openGain(
  { side, symbol, unrealizedPnlUsd }: LeagueFactsSnapshot['positions'][number],
  language: Language,
): string {
  const gain = figure(unrealizedPnlUsd, 2, language);
  if (language === 'sv') return `en ${side === 'long' ? 'lång' : 'kort'} position i ${symbol} ligger ${gain} USD plus`;
  return `an open ${side} in ${symbol} is ${gain} USD up`;
}

function against(first: LeagueFactsEntry, second: LeagueFactsEntry, language: Language): string {
  const gap = figure(first.returnPct - second.returnPct, 2, language);
  const mine = figure(first.maxDrawdownPct, 2, language);
  const theirs = figure(second.maxDrawdownPct, 2, language);
  return language === 'sv'
    ? `försprånget till ${second.name} är ${gap} procentenheter, med största nedgång ${mine} % mot ${theirs} %`
    : `the gap to ${second.name} is ${gap} points, with a largest drawdown of ${mine} % against ${theirs} %`;
}

function tellEntry(entry: LeagueFactsEntry, match: Match, language: Language): string {
  const name = MATCH_NAMES[match.duration][language === 'sv' ? 1 : 0];
  const strategy = entry.strategy ? ` (${entry.strategy})` : '';
  return language === 'sv'
    ? `${entry.name}${strategy} ligger på plats ${entry.rank} i ${name} med ${signed(entry.returnPct, 2, language)} %, ${entry.trades} affärer och största nedgång ${figure(entry.maxDrawdownPct, 2, language)} %.`
    : `${entry.name}${strategy} is number ${entry.rank} of the ${name} at ${signed(entry.returnPct, 2, language)} %, with ${entry.trades} trades and a largest drawdown of ${figure(entry.maxDrawdownPct, 2, language)} %.`;
}

const COINS: readonly (readonly [RegExp, string])[] = [
  [/\b(btc|bitcoin)\b/, 'BTC'],
  [/\b(eth|ethereum|ether)\b/, 'ETH'],
  [/\b(sol|solana)\b/, 'SOL'],
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
