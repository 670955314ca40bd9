import type { ComponentChildren } from 'preact';
import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { Picture, sketchOf } from '../parts/picture.js';
import type { Gallery } from '../studio/view.js';
import { galleryWords } from '../words/gallery.js';
import { studioWords } from '../words/studio.js';

/** What makers have listed, the latest first. */
export function galleryPage(site: Site, { designs, next_cursor: next }: Gallery): string {
  const studio = (said: string) => <a href={`${site.base}/studio`}>{said}</a>;
  return documentOf(
    <Page
      site={site}
      title={galleryWords().title}
      description={galleryWords().description}
      at="/gallery"
      picture={designs[0]?.illustration.png}
    >
      <div class="wide design gallery">
        <h1>{galleryWords().heading}</h1>
        <p class="lead">{galleryWords().lead(studio)}</p>
        {designs.length === 0 ? (
          <Empty site={site} said={galleryWords().empty(studio)} />
        ) : (
          <Cards {...{ site, designs }} />
        )}
        {next && (
          <p class="row">
            <a class="button quiet" href={`${site.base}/gallery?cursor=${encodeURIComponent(next)}`} rel="next">
              {galleryWords().earlier}
            </a>
          </p>
        )}
      </div>
    </Page>,
  );
}

/** Nobody shows anything: sentences to begin with, drawn as the studio would. */
const Empty = ({ site: { base }, said }: { site: Site; said: ComponentChildren }) => (
  <>
    <p class="empty-gallery">{said}</p>
    <ul class="cards">
      {studioWords().sentences.map((sentence, i) => (
        <li key={sentence}>
          <a href={`${base}/studio?text=${encodeURIComponent(sentence)}`}>
            <img
              src={sketchOf(base, sentence)}
              width="512"
              height="768"
              alt=""
              fetchpriority={i === 0 ? 'high' : undefined}
              loading={i >= 2 ? 'lazy' : undefined}
            />
            <span class="text" lang="">
              {sentence}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </>
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
          <span class="text" lang="">
            {description}
          </span>
        </a>
        {style && (
          <span class="hint" lang="">
            {style}
          </span>
        )}
      </li>
    ))}
  </ul>
);
