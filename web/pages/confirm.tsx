import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { keyWords } from '../words/keys.js';

type Purpose = keyof ReturnType<typeof keyWords>['leads'];

/** Where a mailed link leads: nothing happens before the button is pressed. @param action path that the button posts to */
export function confirmPage(site: Site, action: string, purpose: Purpose): string {
  const words = keyWords();
  const replaces = purpose === 'rotate';
  return documentOf(
    <Page site={site} title={words.confirmTitle} description={words.confirmDescription} hidden>
      <div class="narrow">
        <h1>{replaces ? words.replaceKey : words.confirmAddress}</h1>
        <p class="lead">{words.leads[purpose]}</p>
        <form class="sheet" method="post" action={`${site.base}${action}`}>
          <div class="row">
            <button type="submit">{replaces ? words.giveNew : words.confirm}</button>
          </div>
        </form>
      </div>
    </Page>,
  );
}

export const confirmedPage = (site: Site, { api_key: key }: { api_key?: string }): string =>
  documentOf(
    <Page site={site} title={keyWords().confirmedTitle} description={keyWords().confirmedDescription} hidden>
      <div class="narrow">
        <h1>{keyWords().confirmed}</h1>
        <p class="lead">{key ? keyWords().newKey : keyWords().thanks}</p>
        {key && (
          <div class="sheet">
            <pre tabIndex={0}>
              <code>{key}</code>
            </pre>
          </div>
        )}
      </div>
    </Page>,
  );
