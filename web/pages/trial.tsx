import { documentOf } from '../document.js';
import { Feeling, type Mood } from '../parts/feeling.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { trialWords } from '../words/trial.js';
import { moodWords } from '../words/mood.js';

const FIELDS = ['confidence', 'curiosity', 'fatigue', 'creativity'] as const;

/** Where a visitor sends the engine a text and sees what it does. @param freeSlots null where there are no keys to be had */
export const trialPage = (site: Site, freeSlots: number | null, mood: Mood | null): string =>
  documentOf(
    <Page site={site} title={trialWords().title} description={trialWords().description} at="/trial">
      <div class="wide cognitive">
        <h1>{trialWords().heading}</h1>
        <p class="lead">{trialWords().lead}</p>
        <div class="split">
          <Asking persona={site.persona} />
          <Answer />
          {mood && (
            <section class="sheet" id="now" aria-label={trialWords().now}>
              <p class="kind">{trialWords().dreamt}</p>
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
      <label for="text">{trialWords().text}</label>
      <textarea id="text" name="text" maxLength={2000} lang="sv" required>
        {trialWords().sample}
      </textarea>
    </div>
    <p class="problem" role="alert" />
    <button type="submit">{trialWords().send}</button>
    <noscript>
      <p class="hint">{trialWords().noScript}</p>
    </noscript>
  </form>
);

const Answer = () => (
  <section class="sheet" id="felt" tabIndex={-1} aria-live="polite" aria-label={trialWords().did} hidden>
    <p class="say" id="felt-reply" />
    <p id="felt-text" />
    <dl class="facts">
      <dt>{trialWords().sentiment}</dt>
      <dd id="felt-label" />
      <dt>{trialWords().felt}</dt>
      <dd id="felt-emotion" />
    </dl>
    <table>
      <caption>{trialWords().beforeAfter}</caption>
      <thead>
        <tr>
          <th scope="col">{trialWords().value}</th>
          <th scope="col" class="num">
            {trialWords().before}
          </th>
          <th scope="col" class="num">
            {trialWords().after}
          </th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <tr data-field={field} key={field}>
            <td>{moodWords().fields[field]}</td>
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
    <strong>{trialWords().slots(freeSlots)}</strong> {trialWords().withKey}{' '}
    <a href={`${site.base}/api/register`}>{trialWords().getKey}</a>
  </p>
);
