import { documentOf } from '../document.js';
import { Csrf, Jobs, League } from '../operator/actions.js';
import { Budgets, Orders, Queues, Traffic, Trail } from '../operator/figures.js';
import type { Done, OperatorView } from '../operator/view.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { clock, moment } from '../format.js';
import { operatorWords } from '../words/operator.js';

interface SignInView {
  problem: string | null;
  done: Done | null;
  /** An identity provider may vouch. */
  provider: boolean;
}

/** For who has no session: nothing of the house. */
export const operatorSignInPage = (site: Site, { problem, done, provider }: SignInView): string => {
  const words = operatorWords();
  return documentOf(
    <Page site={site} title={words.title} description={words.description} at="/operator" hidden>
      <div class="narrow">
        <h1>{words.signIn}</h1>
        <p class="lead">{words.signInLead}</p>
        {done && <p class="notice">{words.done[done]}</p>}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <form class="sheet" action={`${site.base}/operator/session`} method="post">
          <label for="token">{words.token}</label>
          <input class="key" id="token" name="token" type="password" autocomplete="current-password" required />
          <button>{words.enter}</button>
        </form>
        {provider && (
          <p class="row">
            <a class="button quiet" href={`${site.base}/operator/provider`}>
              {words.provider}
            </a>
          </p>
        )}
      </div>
    </Page>,
  );
};

/** Between the provider's page and ours: only a step within the site brings the session's cookie. */
export const operatorArrivedPage = (site: Site): string => {
  const words = operatorWords();
  return documentOf(
    <Page site={site} title={words.title} description={words.description} at="/operator" hidden goesTo="/operator">
      <div class="narrow">
        <h1>{words.signedIn}</h1>
        <p class="row">
          <a class="button" href={`${site.base}/operator`}>
            {words.goOn}
          </a>
        </p>
      </div>
    </Page>,
  );
};

/** The house at a glance, and what its operator may do. */
export const operatorPage = (site: Site, view: OperatorView): string => {
  const words = operatorWords();
  const { overview, base } = view;
  return documentOf(
    <Page site={site} title={words.title} description={words.description} at="/operator" hidden>
      <div class="wide operator">
        <Headline view={view} />
        <div class="row">
          <a class="button quiet" href={`${base}/operator`}>
            {words.again}
          </a>
          <form action={`${base}/operator/session/end`} method="post">
            <Csrf csrf={view.csrf} />
            <button class="quiet">{words.out}</button>
          </form>
        </div>
        <Traffic overview={overview} />
        <Queues overview={overview} base={base} />
        <Jobs view={view} />
        <League view={view} />
        <Orders orders={overview.orders} />
        <Budgets budgets={view.budgets} />
        <Trail trail={view.trail} />
      </div>
    </Page>,
  );
};

function Headline({ view: { overview, now, name, role, endsAt, done, problem } }: { view: OperatorView }) {
  const words = operatorWords();
  const isWell = overview.concerns.length === 0;
  return (
    <>
      <p class={`kind ${isWell ? 'is-ok' : 'is-down'}`}>{words.asOf(moment(now))}</p>
      <h1>{isWell ? words.well : words.wrong}</h1>
      <ul class="concerns">
        {overview.concerns.map((concern) => (
          <li key={concern}>{words.concerns[concern]}</li>
        ))}
      </ul>
      <p class="hint">{words.who(name, role, `${clock(endsAt)} UTC`)}</p>
      {done && <p class="notice">{words.done[done]}</p>}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
