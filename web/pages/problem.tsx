import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { problemWords } from '../words/problem.js';
import type { Refused } from '../words/refusals.en.js';
import { refusalWords } from '../words/refusals.js';

/** What went wrong, for people. */
export function problemPage(site: Site, refused: Refused): string {
  const { status } = refused;
  const said = refusalWords().said(refused);
  return documentOf(
    <Page site={site} title={`${status} · Fyra`} description={said} hidden>
      <div class="narrow">
        <p class="kind">{status}</p>
        <h1>{problemWords().headings[status] ?? problemWords().heading}</h1>
        <p class="lead">{said}</p>
        <div class="row">
          <a class="button" href={`${site.base}/`}>
            {problemWords().home}
          </a>
        </div>
      </div>
    </Page>,
  );
}
