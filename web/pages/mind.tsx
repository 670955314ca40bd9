import { documentOf } from '../document.js';
import { Mind } from '../islands/mind.js';
import { doingOf } from '../mind/form.js';
import type { MindPageView } from '../mind/view.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';

/** The live page of the cognitive engine. */
export function mindPage(site: Site, view: MindPageView): string {
  const words = mindWords();
  return documentOf(
    <Page
      site={site}
      title={words.title}
      description={words.described(doingOf(view.second.ede_phase), moodWords().emotions[view.second.emotion])}
      at="/mind"
      script="mind.js"
      picture={`${site.url}/mind/card.png`}
    >
      <div class="wide cognitive">
        <h1>{words.heading}</h1>
        <Island id="mind" data={view}>
          <Mind view={view} />
        </Island>
        <section class="sheet" aria-labelledby="what">
          <h2 id="what">{words.what}</h2>
          <p>{words.about({ trial: `${site.base}/trial`, docs: `${site.base}/docs` })}</p>
        </section>
      </div>
    </Page>,
  );
}

/** Before its first second there is nothing to show but that. */
export function wakingPage(site: Site): string {
  const words = mindWords();
  return documentOf(
    <Page site={site} title={words.title} description={words.starting} at="/mind" again>
      <div class="narrow">
        <h1>{words.waking}</h1>
        <p class="lead">{words.wait}</p>
      </div>
    </Page>,
  );
}
