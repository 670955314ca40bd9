import { headingOf, outcomeOf } from '../arena/outcome.js';
import { thinned } from '../arena/thinned.js';
import { linesOf, type Curves, type Match } from '../arena/view.js';
import { documentOf } from '../document.js';
import { Replay, type ReplayView } from '../islands/replay.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

/** A match: its board, its lines that can be played again, and what was signed of it. */
export function matchPage(site: Site, match: Match, curves: Curves): string {
  const [what, when] = headingOf(match);
  const said = outcomeOf(match);
  const view: ReplayView = { base: site.base, lines: thinned(linesOf(curves)), ...partsOf(match) };
  return documentOf(
    <Page
      site={site}
      title={`${what} ${when} · Fyra`}
      description={said}
      at="/arena"
      script="match.js"
      picture={`${site.url}/arena/matches/${match.id}/card.png`}
    >
      <div class="wide arena">
        <h1>
          {what} <span class="date">{when.slice(0, 10)}</span>
          {when.slice(10)}
        </h1>
        <p class="lead">{said}</p>
        <Island id="replay" data={view}>
          <Replay view={view} />
        </Island>
      </div>
    </Page>,
  );
}

const partsOf = ({ id, status, starts_at, ends_at, entries, epochs }: Match) => ({
  id,
  settled: status === 'settled',
  startsAt: starts_at,
  endsAt: ends_at,
  entries,
  hours: epochs.map(({ epoch, starts_at: startsAt, verifiable_from: verifiableFrom, seed }) => ({
    epoch,
    startsAt,
    verifiableFrom,
    isShown: seed !== null,
  })),
});
