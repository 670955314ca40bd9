import { documentOf } from '../document.js';
import { Studio } from '../islands/studio.js';
import type { StudioView } from '../studio/doing.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { openNews } from '../studio/use-designs.js';
import { studioWords } from '../words/studio.js';

/** Where a text becomes a garment. */
export const studioPage = (site: Site, view: StudioView): string =>
  documentOf(
    <Page
      site={site}
      title={studioWords().title}
      description={studioWords().description}
      at="/studio"
      script="studio.js"
      hidden={view.shown !== null || view.text !== ''}
      again={openNews(view.shown) !== null}
    >
      <div class="wide design studio">
        <h1>{studioWords().heading}</h1>
        <Island id="studio" data={view}>
          <Studio view={view} />
        </Island>
      </div>
    </Page>,
  );
