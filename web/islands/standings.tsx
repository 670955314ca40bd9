import { useEffect, useReducer, useState } from 'preact/hooks';
import { moved, type LandingLeague, type LeagueNews } from '../landing/league.js';
import { Bar } from '../parts/bar.js';
import { chance, lasting, price, signed } from '../words.js';

export interface StandingsView {
  base: string;
  league: LandingLeague;
}

interface StandingsProps extends StandingsView {
  /** A line to the league's stream; returns how to close it. None on the server, which shows one moment. */
  listen?: (tell: (news: LeagueNews) => void, isLive: (live: boolean) => void) => () => void;
}

const SHOWN_ENTRIES = 6;

/** Who leads today's match, and the prices, as they move. */
export function Standings({ base, league: first, listen }: StandingsProps) {
  const [{ matches, markets, participants }, tell] = useReducer(moved, first);
  const [live, isLive] = useState(false);
  useEffect(() => listen?.(tell, isLive), []);
  const match = matches.find(({ duration }) => duration === '1d') ?? matches[0];
  const challengers = participants.challengersActive;
  return (
    <>
      <table>
        <caption>
          <span class={live ? 'clock live' : 'clock'}>
            <span class="dot" aria-hidden="true" />
          </span>
          Today’s match, {lasting(match?.secondsLeft ?? 0)} left. {participants.house} fighters of the house,{' '}
          {challengers} {challengers === 1 ? 'challenger' : 'challengers'} in the ring.
        </caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Fighter</th>
            <th scope="col" class="num">
              Return
            </th>
            <th scope="col" class="num">
              To win
            </th>
          </tr>
        </thead>
        <tbody>
          {match?.entries.slice(0, SHOWN_ENTRIES).map((entry) => (
            <tr key={entry.id}>
              <td>{entry.rank}</td>
              <td>
                <a
                  class="plain"
                  href={`${base}/arena/${entry.id.startsWith('agt_') ? 'agents' : 'fighters'}/${entry.id}`}
                >
                  {entry.name}
                </a>
                <Bar share={entry.winProbability ?? 0} />
              </td>
              <td class="num">{signed(entry.returnPct)} %</td>
              <td class="num">{entry.winProbability === null ? '–' : chance(entry.winProbability)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="ticker" aria-label="Markets">
        {markets.map((market) => (
          <li key={market.symbol}>
            {market.symbol.replace('/USD', '')} <b>{price(market.price)}</b>
            {market.change24hPct !== null && ` ${signed(market.change24hPct)} %`}
          </li>
        ))}
      </ul>
    </>
  );
}
