import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { problemWords } from '../words/problem.js';

/** What went wrong, for people. @param detail one sentence; it is only text */
export const problemPage = (site: Site, status: number, detail: string): string =>
  documentOf(
    <Page site={site} title={`${status} · Fyra`} description={detail} hidden>
      <div class="narrow">
        <p class="kind">{status}</p>
        <h1>{problemWords().headings[status] ?? problemWords().heading}</h1>
        <p class="lead" lang="en">
          {detail}
        </p>
        <div class="row">
          <a class="button" href={`${site.base}/`}>
            {problemWords().home}
          </a>
        </div>
      </div>
    </Page>,
  );
