import { leadOf } from '../arena/lead.js';
import { linesOf, withBeginners, type ArenaView, type Curves, type Duration, type State } from '../arena/view.js';
import { thinned } from '../arena/thinned.js';
import { documentOf } from '../document.js';
import { Arena } from '../islands/arena.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { ringWords } from '../words/ring.js';

/** The live page of the running match of a length. */
export function arenaPage(site: Site, state: State, curves: Curves, duration: Duration): string {
  const view = viewOf(site, state, curves, duration);
  return documentOf(
    <Page
      site={site}
      title={ringWords().title}
      description={leadOf(view.entries, view.odds, duration)}
      at="/arena"
      script="arena.js"
      picture={`${site.url}/arena/card.png?match=${duration}`}
    >
      <div class="wide arena">
        <h1>{ringWords().heading}</h1>
        <Island id="arena" data={view}>
          <Arena view={view} />
        </Island>
        <Joining site={site} />
      </div>
    </Page>,
  );
}

function viewOf({ base }: Site, state: State, curves: Curves, duration: Duration): ArenaView {
  const board = state.leaderboards[duration];
  return {
    base,
    duration,
    matchId: board.id,
    startsAt: board.starts_at,
    endsAt: board.ends_at,
    asOf: state.as_of,
    paused: state.league.status === 'paused',
    entries: board.entries,
    odds: state.odds[duration],
    lines: withBeginners(thinned(linesOf(curves)), board.entries),
    tape: state.tape,
    chat: [...state.chat].sort((a, b) => (a.at < b.at ? 1 : -1)),
    markets: state.league.markets,
  };
}

const Joining = ({ site }: { site: Site }) => (
  <section class="sheet" aria-labelledby="join">
    <h2 id="join">{ringWords().join}</h2>
    <p>
      {ringWords().joining(
        (said) => (
          <a href={`${site.base}/docs`}>{said}</a>
        ),
        <a href={`${site.base}/llms.txt`}>llms.txt</a>,
      )}
    </p>
  </section>
);

/** Before the first tick there is nothing to show but that. */
export const openingPage = (site: Site): string =>
  documentOf(
    <Page site={site} title={ringWords().title} description={ringWords().opening} at="/arena">
      <div class="narrow">
        <h1>{ringWords().opening}</h1>
        <p class="lead">{ringWords().replaying}</p>
      </div>
    </Page>,
  );
