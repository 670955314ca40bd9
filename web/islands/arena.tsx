import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Board } from '../arena/board.js';
import { ChatLines, Feed } from '../arena/feed.js';
import { leadOf } from '../arena/lead.js';
import { after, strangers, type News } from '../arena/live.js';
import { MatchChart, type Pip } from '../arena/match-chart.js';
import type { LineState } from '../arena/line.js';
import type { Looking } from '../arena/looking.js';
import { Drawer } from '../arena/drawer.js';
import { Pricked } from '../arena/pricked.js';
import { DURATIONS, type ArenaView, type Entry } from '../arena/view.js';
import { lasting, price, signed } from '../format.js';
import { arenaWords } from '../words/arena.js';

/** A line to the league's stream; returns how to close it. */
export type Listen = (tell: (news: News) => void, state: (state: LineState) => void) => () => void;

interface ArenaProps {
  view: ArenaView;
  /** None on the server, which shows one moment. */
  listen?: Listen;
  looking?: Looking;
  /** Reads the page's board anew, when somebody new stands on it or the match is over. */
  reload?: () => void;
}

/** The live page of a match: clock, leader, chart, board, what was done and said. */
export function Arena({ view: first, listen, looking, reload }: ArenaProps) {
  const [view, tell] = useReducer(after, first);
  const [line, setLine] = useState<LineState>(first.paused ? 'paused' : 'waiting');
  const [chosen, choose] = useState<string | null>(null);
  const chart = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<string | null>(null);
  const [met, meet] = useState<Entry | null>(null);
  const [isAlive, setAlive] = useState(false);
  const trade = view.tape.find(({ id }) => id === opened);
  useEffect(() => {
    setAlive(true);
    return listen?.(heard, setLine);
  }, []);

  /** From the feed below, where it is chosen, to the chart above. */
  function look(id: string): void {
    open(id);
    chart.current?.scrollIntoView({ block: 'nearest' });
  }

  function heard(news: News): void {
    if (news.event === 'standings' && news.data.duration === view.duration && isAnother(news.data)) return reload?.();
    tell(news);
  }
  const isAnother = (data: Extract<News, { event: 'standings' }>['data']) =>
    data.match_id !== view.matchId || strangers(view, data);

  return (
    <>
      <Clock view={view} line={line} />
      <p class="lead" aria-live="polite">
        {leadOf(view.entries, view.odds, view.duration)}
      </p>
      <Tabs view={view} />
      <div class="ring now">
        <div ref={chart}>
          <MatchChart
            base={view.base}
            lines={view.lines}
            from={Date.parse(view.startsAt)}
            until={shownUntil(view)}
            pips={pipsOf(view)}
            chosen={chosen}
            onPip={({ id }) => open(id)}
            title={arenaWords().chart(arenaWords().scores[view.duration])}
          />
          {trade && <Pricked trade={trade} candles={looking?.candles} close={() => open(null)} key={trade.id} />}
          <Ticker view={view} />
        </div>
        <Board
          base={view.base}
          entries={view.entries}
          odds={view.odds}
          caption={arenaWords().byScore}
          chosen={chosen}
          onChoose={choose}
          onOpen={isAlive && looking ? meet : undefined}
        />
        <section class="scrolled" aria-labelledby="done">
          <h2 id="done">{arenaWords().done}</h2>
          <Feed base={view.base} tape={view.tape} onLook={isAlive ? look : undefined} />
        </section>
        <section class="scrolled" aria-labelledby="said">
          <h2 id="said">{arenaWords().said}</h2>
          <ChatLines chat={view.chat} />
        </section>
      </div>
      {met && looking && (
        <Drawer base={view.base} who={met} about={looking.about} close={() => meet(null)} key={met.id} />
      )}
    </>
  );
}

/** A young match is not drawn into a corner: the axis ends when a third of what has passed will have been added. */
const shownUntil = ({ startsAt, endsAt, asOf }: ArenaView): number =>
  Math.min(Date.parse(endsAt), Date.parse(asOf) + Math.max(300_000, (Date.parse(asOf) - Date.parse(startsAt)) / 8));

function Clock({ view: { startsAt, endsAt, asOf, duration }, line }: { view: ArenaView; line: LineState }) {
  const left = Math.max(0, (Date.parse(endsAt) - Date.parse(asOf)) / 1000);
  return (
    <p class={`clock ${line}`}>
      <span class="dot" aria-hidden="true" />
      {arenaWords().line[line]} <time dateTime={asOf}>{asOf.slice(11, 19)}</time> UTC. {arenaWords().began[duration]}{' '}
      {startsAt.slice(11, 16)} {arenaWords().ends} <b>{left < 60 ? `${Math.ceil(left)} s` : lasting(left)}</b>.
    </p>
  );
}

const Tabs = ({ view }: { view: ArenaView }) => (
  <nav class="tabs" aria-label={arenaWords().matches}>
    {DURATIONS.map((duration) => (
      <a
        href={`${view.base}/arena?match=${duration}`}
        aria-current={duration === view.duration ? 'page' : undefined}
        key={duration}
      >
        {arenaWords().spans[duration]}
      </a>
    ))}
  </nav>
);

const Ticker = ({ view: { markets } }: { view: ArenaView }) => (
  <ul class="ticker" aria-label={arenaWords().markets}>
    {markets.map((market) => (
      <li key={market.symbol}>
        {market.symbol.replace('/USD', '')} <b>{price(market.price)}</b> {signed(market.change_24h_pct)} %
        {market.halted && ` ${arenaWords().halted}`}
      </li>
    ))}
  </ul>
);

function pipsOf({ tape, startsAt }: ArenaView): Pip[] {
  const from = Date.parse(startsAt);
  return tape.flatMap(({ id, type, at, side, participant_id }) =>
    type === 'trade' && participant_id && (side === 'buy' || side === 'sell') && Date.parse(at) >= from
      ? [{ id, participantId: participant_id, at: Date.parse(at), side }]
      : [],
  );
}
