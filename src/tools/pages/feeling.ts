import type { MoodSnapshot } from '../../common/ports/mood.js';
import { Html, html } from './html.js';

const METERS = ['confidence', 'curiosity', 'fatigue', 'creativity'] as const;

/** How the engine feels, with its dream. */
export const feeling = (mood: MoodSnapshot): Html =>
  html`<blockquote class="dream" lang="sv">”${mood.currentDream}”</blockquote>
    <ul class="chips" aria-label="State">
      <li>${mood.emotion}</li>
      <li>${mood.edePhase}</li>
      <li>health ${mood.health}</li>
    </ul>
    <dl class="meters">
      ${METERS.map(
        (field) =>
          html`<div>
            <dt>${field}<b>${percent(mood[field])}</b></dt>
            <dd class="meter" aria-hidden="true">${bar(mood[field])}</dd>
          </div>`,
      )}
    </dl>`;

/** @param share 0–1 */
export const bar = (share: number): Html =>
  html`<i style="width:${Math.round(Math.min(1, Math.max(0, share)) * 100)}%"></i>`;

/** @param share 0–1 */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
