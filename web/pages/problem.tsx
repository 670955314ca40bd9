import { documentOf } from '../document.js';
import { waitOf } from '../format.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { partsWords } from '../words/parts.js';
import { problemWords } from '../words/problem.js';
import type { Refused } from '../words/refusals.en.js';
import { refusalWords } from '../words/refusals.js';

/** A refusal, and after how many seconds it is of use to come again, where that is known. */
type Told = Refused & { wait?: number | null };

/** What went wrong, for people; at a limit also when it ends. */
export function problemPage(site: Site, refused: Told): string {
  const { status, wait } = refused;
  const said = refusalWords().said(refused);
  return documentOf(
    <Page site={site} title={`${status} · Fyra`} description={said} hidden>
      <div class="narrow">
        <p class="kind">{status}</p>
        <h1>{problemWords().headings[status] ?? problemWords().heading}</h1>
        <p class="lead">{said}</p>
        {status === 429 && wait && <p>{partsWords().again(waitOf(wait))}</p>}
        <div class="row">
          <a class="button" href={`${site.base}/`}>
            {problemWords().home}
          </a>
        </div>
      </div>
    </Page>,
  );
}
