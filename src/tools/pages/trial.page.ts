import type { MoodSnapshot } from '../../common/ports/mood.js';
import { feeling } from './feeling.js';
import { framed } from './frame.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

const FIELDS = ['confidence', 'curiosity', 'fatigue', 'creativity'];

/** Where a visitor sends the engine a text and sees what it does. @param freeSlots null where there are no keys to be had */
export function trialPage(site: Site, freeSlots: number | null, mood: MoodSnapshot | null): string {
  const body = html`<div class="wide cognitive">
    <h1>Say something to it.</h1>
    <p class="lead">
      The engine reads your text, feels something about it and answers in the text’s language, English or Swedish. It
      remembers, so be kind. Ten texts a day.
    </p>
    <div class="split">
      <form class="sheet" data-trial="/api/${site.persona}-demo">
        <div>
          <label for="text">Your text</label>
          <textarea id="text" name="text" maxlength="2000" required>
Vilken fin design, den gillar jag verkligen!</textarea>
        </div>
        <p class="problem" role="alert"></p>
        <button type="submit">Send it</button>
        <noscript><p class="hint">This page needs scripts; the command below does the same.</p></noscript>
      </form>
      ${answer}${
        mood
          ? html`<section class="sheet" id="now" aria-label="The engine now">
              <p class="kind">It dreamt last</p>
              ${feeling(mood)}
            </section>`
          : ''
      }
    </div>
    ${freeSlots === null ? '' : slots(site, freeSlots)}
  </div>`;
  const description = 'Send the cognitive engine a text and see what it feels.';
  return framed(site, { title: 'Try the engine · Fyra', description, at: '/trial', body });
}

const answer: Html = html`<section
  class="sheet"
  id="felt"
  tabindex="-1"
  aria-live="polite"
  aria-label="What it did to the engine"
  hidden
>
  <p class="say" id="felt-reply"></p>
  <p id="felt-text"></p>
  <dl class="facts">
    <dt>Sentiment</dt>
    <dd id="felt-label"></dd>
    <dt>It felt</dt>
    <dd id="felt-emotion"></dd>
  </dl>
  <table>
    <caption>
      The engine before and a second after
    </caption>
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col" class="num">Before</th>
        <th scope="col" class="num">After</th>
      </tr>
    </thead>
    <tbody>
      ${FIELDS.map(
        (field) =>
          html`<tr data-field="${field}">
            <td>${field}</td>
            <td class="num" data-before></td>
            <td class="num" data-after></td>
          </tr>`,
      )}
    </tbody>
  </table>
</section>`;

const slots = ({ base }: Site, freeSlots: number): Html =>
  html`<p class="notice">
    <strong>${freeSlots} trial ${freeSlots === 1 ? 'slot is' : 'slots are'} free.</strong> With a key the engine tells
    more: novelty, surprise in nats, keywords and hypotheses, a hundred times a day.
    <a href="${base}/api/register">Get an instant key</a>
  </p>`;
