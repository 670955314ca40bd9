import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { Picture } from '../parts/picture.js';
import type { Gallery } from '../studio/view.js';

/** What makers have listed, the latest first. */
export const galleryPage = (site: Site, { designs, next_cursor: next }: Gallery): string =>
  documentOf(
    <Page
      site={site}
      title="Gallery · Fyra"
      description="Garments that their makers show: each with its text, pattern, flats and picture."
      at="/gallery"
      picture={designs[0]?.illustration.png}
    >
      <div class="wide design gallery">
        <h1>The gallery</h1>
        <p class="lead">
          Garments that their makers show. Each began as a sentence. <a href={`${site.base}/studio`}>Make one</a>
        </p>
        {designs.length === 0 ? (
          <p class="empty-gallery">
            Nobody has listed one yet. What you make in <a href={`${site.base}/studio`}>the studio</a> is yours to show
            here.
          </p>
        ) : (
          <Cards {...{ site, designs }} />
        )}
        {next && (
          <p class="row">
            <a class="button quiet" href={`${site.base}/gallery?cursor=${encodeURIComponent(next)}`} rel="next">
              Earlier ones
            </a>
          </p>
        )}
      </div>
    </Page>,
  );

const Cards = ({ site, designs }: { site: Site; designs: Gallery['designs'] }) => (
  <ul class="cards">
    {designs.map(({ id, description, style, illustration }, i) => (
      <li key={id}>
        <a href={`${site.base}/d/${id}`}>
          <Picture
            base={site.base}
            illustration={illustration}
            sizes="(max-width: 40rem) 45vw, 16rem"
            alt=""
            isFirst={i === 0}
            isLater={i >= 4}
          />
          <span class="text">{description}</span>
        </a>
        {style && <span class="hint">{style}</span>}
      </li>
    ))}
  </ul>
);
