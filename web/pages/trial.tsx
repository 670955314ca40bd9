import { documentOf } from '../document.js';
import { Feeling, type Mood } from '../parts/feeling.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';

const FIELDS = ['confidence', 'curiosity', 'fatigue', 'creativity'];

/** Where a visitor sends the engine a text and sees what it does. @param freeSlots null where there are no keys to be had */
export const trialPage = (site: Site, freeSlots: number | null, mood: Mood | null): string =>
  documentOf(
    <Page
      site={site}
      title="Try the engine · Fyra"
      description="Send the cognitive engine a text and see what it feels."
      at="/trial"
    >
      <div class="wide cognitive">
        <h1>Say something to it.</h1>
        <p class="lead">
          The engine reads your text, feels something about it and answers in the text’s language, English or Swedish.
          It remembers, so be kind. Ten texts a day.
        </p>
        <div class="split">
          <Asking persona={site.persona} />
          <Answer />
          {mood && (
            <section class="sheet" id="now" aria-label="The engine now">
              <p class="kind">It dreamt last</p>
              <Feeling mood={mood} />
            </section>
          )}
        </div>
        {freeSlots !== null && site.open && <Slots site={site} freeSlots={freeSlots} />}
      </div>
    </Page>,
  );

const Asking = ({ persona }: { persona: string }) => (
  <form class="sheet" data-trial={`/api/${persona}-demo`}>
    <div>
      <label for="text">Your text</label>
      <textarea id="text" name="text" maxLength={2000} required>
        Vilken fin design, den gillar jag verkligen!
      </textarea>
    </div>
    <p class="problem" role="alert" />
    <button type="submit">Send it</button>
    <noscript>
      <p class="hint">This page needs scripts; the command on the first page does the same.</p>
    </noscript>
  </form>
);

const Answer = () => (
  <section class="sheet" id="felt" tabIndex={-1} aria-live="polite" aria-label="What it did to the engine" hidden>
    <p class="say" id="felt-reply" />
    <p id="felt-text" />
    <dl class="facts">
      <dt>Sentiment</dt>
      <dd id="felt-label" />
      <dt>It felt</dt>
      <dd id="felt-emotion" />
    </dl>
    <table>
      <caption>The engine before and a second after</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col" class="num">
            Before
          </th>
          <th scope="col" class="num">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <tr data-field={field} key={field}>
            <td>{field}</td>
            <td class="num" data-before />
            <td class="num" data-after />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Slots = ({ site, freeSlots }: { site: Site; freeSlots: number }) => (
  <p class="notice">
    <strong>
      {freeSlots} trial {freeSlots === 1 ? 'slot is' : 'slots are'} free.
    </strong>{' '}
    With a key the engine tells more: novelty, surprise in nats, keywords and hypotheses, a hundred times a day.{' '}
    <a href={`${site.base}/api/register`}>Get an instant key</a>
  </p>
);
