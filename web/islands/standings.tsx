import { useEffect, useReducer, useState } from 'preact/hooks';
import { BoardHead } from '../arena/board-head.js';
import type { LineState } from '../arena/line.js';
import { moved, SHOWN_ENTRIES, type LandingLeague, type LeagueNews } from '../landing/league.js';
import { Bar } from '../parts/bar.js';
import { chance, lasting, price, signed } from '../format.js';
import { tryingWords } from '../words/trying.js';

export interface StandingsView {
  base: string;
  league: LandingLeague;
}

interface StandingsProps extends StandingsView {
  /** A line to the league's stream; returns how to close it. None on the server, which shows one moment. */
  listen?: (tell: (news: LeagueNews) => void, state: (state: LineState) => void) => () => void;
}

/** Who leads today's match, and the prices, as they move. */
export function Standings({ base, league: first, listen }: StandingsProps) {
  const [{ matches, markets, participants }, tell] = useReducer(moved, first);
  const [line, setLine] = useState<LineState>(first.status === 'paused' ? 'paused' : 'waiting');
  useEffect(() => listen?.(tell, setLine), []);
  const [match] = matches;
  return (
    <>
      <table>
        <caption>
          <span class={`clock ${line}`}>
            <span class="dot" aria-hidden="true" />
            {line !== 'live' && line !== 'waiting' && tryingWords()[line]}
          </span>
          {tryingWords().today(lasting(match?.secondsLeft ?? 0), participants.house, participants.challengersActive)}
        </caption>
        <BoardHead />
        <tbody>
          {match?.entries.slice(0, SHOWN_ENTRIES).map((entry) => (
            <tr key={entry.id}>
              <td>{entry.rank}</td>
              <td>
                <a
                  class="plain"
                  href={`${base}/arena/${entry.id.startsWith('agt_') ? 'agents' : 'fighters'}/${entry.id}`}
                >
                  <bdi>{entry.name}</bdi>
                </a>
                <Bar share={entry.winProbability ?? 0} />
              </td>
              <td class="num">{entry.score === null ? '–' : signed(entry.score)}</td>
              <td class="num">{signed(entry.returnPct)} %</td>
              <td class="num">{entry.winProbability === null ? '–' : chance(entry.winProbability)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="ticker" aria-label={tryingWords().markets}>
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
