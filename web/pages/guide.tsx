import type { ComponentChildren } from 'preact';
import { documentOf } from '../document.js';
import type { Found } from '../guide/search.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { guideWords } from '../words/guide.js';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** A text of the guide as the build rendered it; what stands in double braces is filled in here. */
export interface GuidePage {
  /** below /guide; empty for its first page */
  path: string;
  title: string;
  html: string;
  headings: readonly Heading[];
}

export interface Guide {
  /** name of the search index */
  index: string;
  pages: readonly GuidePage[];
}

const LISTED_DEPTH = 2;
const isDecision = ({ path }: Pick<GuidePage, 'path'>): boolean => path.startsWith('decisions/');
const addressOf = ({ base }: Site, path: string): string => `${base}/guide${path ? `/${path}` : ''}`;

/** A page of the guide. Its text is our own, rendered by the build from docs/; nothing of others is in it. */
export const guidePage = (site: Site, guide: Guide, page: GuidePage): string =>
  framed(
    { site, guide, path: page.path, title: page.title },
    <>
      <Contents headings={page.headings} />
      <article class="prose" lang="en" dangerouslySetInnerHTML={{ __html: filled(site, page.html) }} />
    </>,
  );

const filled = ({ base, url }: Site, html: string): string =>
  html.replaceAll('{{base}}', base).replaceAll('{{url}}', url).replaceAll('{{try}}', guideWords().tryIt);

/** Every decision by its title. */
export const decisionsPage = (site: Site, guide: Guide): string =>
  framed(
    { site, guide, path: 'decisions', title: guideWords().decisions },
    <article class="prose">
      <h1>{guideWords().decisions}</h1>
      <ul lang="en">
        {guide.pages.filter(isDecision).map(({ path, title }) => (
          <li key={path}>
            <a href={addressOf(site, path)}>{title}</a>
          </li>
        ))}
      </ul>
    </article>,
  );

/** What was found; the same without a script. */
export const foundPage = (site: Site, guide: Guide, query: string, places: readonly Found[]): string =>
  framed(
    { site, guide, path: 'search', title: guideWords().search, query },
    <article class="prose">
      <h1>{guideWords().found(places.length, query)}</h1>
      <ul class="places" lang="en">
        {places.map(({ page, anchor, title, heading, around }) => (
          <li key={`${page}#${anchor}`}>
            <a href={`${addressOf(site, page)}#${anchor}`}>{title === heading ? title : `${title}: ${heading}`}</a>
            <p>{around}</p>
          </li>
        ))}
      </ul>
    </article>,
  );

interface FrameProps {
  site: Site;
  guide: Guide;
  path: string;
  title: string;
  query?: string;
}

const framed = ({ site, guide, path, title, query }: FrameProps, children: ComponentChildren): string =>
  documentOf(
    <Page
      site={site}
      title={guideWords().title(title)}
      description={guideWords().described(title)}
      at="/guide"
      script="guide.js"
      hidden={query !== undefined}
    >
      <div class="wide guide">
        <div class="guide-side">
          <Search site={site} index={guide.index} query={query} />
          <Pages site={site} guide={guide} path={path} />
        </div>
        <div class="guide-text">
          {guideWords().language && <p class="hint">{guideWords().language}</p>}
          {children}
        </div>
      </div>
    </Page>,
  );

const Search = ({ site: { base }, index, query }: { site: Site; index: string; query?: string }) => (
  <form
    class="guide-search"
    role="search"
    method="get"
    action={`${base}/guide/search`}
    data-index={`${base}/guide/index/${index}`}
  >
    <label for="guide-query">{guideWords().search}</label>
    <div class="copied">
      <input id="guide-query" name="q" type="search" maxLength={100} required value={query} autocomplete="off" />
      <button type="submit" class="small">
        {guideWords().find}
      </button>
    </div>
    <ul class="places" lang="en" aria-live="polite" hidden />
  </form>
);

const Pages = ({ site, guide, path }: Omit<FrameProps, 'title'>) => (
  <nav class="guide-pages" aria-label={guideWords().pages}>
    <ul>
      {guide.pages
        .filter((page) => !isDecision(page))
        .map((page) => (
          <li key={page.path}>
            <a
              href={addressOf(site, page.path)}
              lang={page.path ? 'en' : undefined}
              aria-current={page.path === path ? 'page' : undefined}
            >
              {page.path ? page.title : guideWords().start}
            </a>
          </li>
        ))}
      <li>
        <a href={addressOf(site, 'decisions')} aria-current={path === 'decisions' ? 'page' : undefined}>
          {guideWords().decisions}
        </a>
      </li>
    </ul>
  </nav>
);

const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  const listed = headings.filter(({ depth }) => depth <= LISTED_DEPTH);
  return listed.length < 2 ? null : (
    <details class="contents" open>
      <summary>{guideWords().contents}</summary>
      <ul lang="en">
        {listed.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
};
