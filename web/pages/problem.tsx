import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

const HEADINGS: Record<number, string> = {
  401: 'This needs a key.',
  403: 'This is not yours.',
  404: 'There is nothing here.',
  410: 'It is gone.',
  429: 'That was a lot at once.',
  500: 'That is our fault.',
  503: 'Not at this moment.',
};

/** What went wrong, for people. @param detail one sentence; it is only text */
export const problemPage = (site: Site, status: number, detail: string): string =>
  documentOf(
    <Page site={site} title={`${status} · Fyra`} description={detail} hidden>
      <div class="narrow">
        <p class="kind">{status}</p>
        <h1>{HEADINGS[status] ?? 'This cannot be shown.'}</h1>
        <p class="lead">{detail}</p>
        <div class="row">
          <a class="button" href={`${site.base}/`}>
            To the first page
          </a>
        </div>
      </div>
    </Page>,
  );
