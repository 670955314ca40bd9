import { documentOf } from '../document.js';
import { Mind } from '../islands/mind.js';
import { doingOf } from '../mind/form.js';
import type { MindPageView } from '../mind/view.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

/** The live page of the cognitive engine. */
export const mindPage = (site: Site, view: MindPageView): string =>
  documentOf(
    <Page
      site={site}
      title="The mind · Fyra"
      description={`It is ${doingOf(view.second.ede_phase)} and feels ${view.second.emotion}.`}
      at="/mind"
      script="mind.js"
      picture={`${site.url}/mind/card.png`}
    >
      <div class="wide cognitive">
        <h1>The mind</h1>
        <Island id="mind" data={view}>
          <Mind view={view} />
        </Island>
        <section class="sheet" aria-labelledby="what">
          <h2 id="what">What you are looking at</h2>
          <p>
            An engine that lives through what happens here: trades, garments, errors, words. Sleep and wakefulness
            follow the two-process model, feelings follow appraised events, dreams are made of what it lived through.
            Every number can be opened, every moment of two days computed again. Its day is an hour.{' '}
            <a href={`${site.base}/trial`}>Send it a longer text</a>, or read <a href={`${site.base}/docs`}>the API</a>.
          </p>
        </section>
      </div>
    </Page>,
  );

/** Before its first second there is nothing to show but that. */
export const wakingPage = (site: Site): string =>
  documentOf(
    <Page site={site} title="The mind · Fyra" description="The engine is starting." at="/mind" again>
      <div class="narrow">
        <h1>It is waking up.</h1>
        <p class="lead">It lives through the past week first. Load this page again in a few seconds.</p>
      </div>
    </Page>,
  );
