import { documentOf } from '../document.js';
import { SharedDesign } from '../islands/design.js';
import { Island } from '../parts/island.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { titleOf } from '../studio/stage.js';
import { openNews } from '../studio/use-designs.js';
import type { Shown } from '../studio/view.js';
import { garmentWords } from '../words/garment.js';

const LONGEST_DESCRIPTION = 200;

/** A design for whoever has its link; search engines see it where its maker put it in the gallery. */
export function designPage(site: Site, shown: Shown): string {
  const { made, summary, listed } = shown;
  const name = made ? titleOf(made) : garmentWords().aGarment;
  return documentOf(
    <Page
      site={site}
      title={garmentWords().pageTitle(name)}
      description={short(summary)}
      script="design.js"
      hidden={!listed}
      picture={made ? `${site.url}/d/${shown.id}/card.png` : undefined}
      again={openNews(shown) !== null}
    >
      <div class="wide design studio">
        <h1>{name}</h1>
        <Island id="design" data={{ base: site.base, shown }}>
          <SharedDesign view={{ base: site.base, shown }} />
        </Island>
      </div>
    </Page>,
  );
}

const short = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1)}…`;
