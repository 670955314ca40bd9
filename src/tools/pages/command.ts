import { Html, html } from './html.js';

/** A command with a button that copies it. */
export const command = (text: string, name: string): Html => block(html`<code>${text}</code>`, name);

/** A command that the script completes with the key. */
export const commandWithKey = (text: string, name: string): Html =>
  block(html`<code data-template="${text}"></code>`, name);

// prettier-ignore
const block = (code: Html, name: string): Html =>
  html`<div class="code"><div><span>${name}</span><button type="button" class="copy" data-copy aria-label="Copy: ${name}">Copy</button></div><pre tabindex="0" aria-label="${name}">${code}</pre></div>`;
