import { Refusal } from '../../refusal.js';
import { accountWords } from '../../words/account.js';
import { ask } from './ask.js';

/** What this browser asked for links with. No key: it opens nothing without a link, which opens nothing without it. */
const NAME = 'fyra-link';
const PLACE = '#link-';
const BYTES = 32;

/** Who opens a link where the page is already loads it anew, as from anywhere else. */
addEventListener('hashchange', () => location.hash.startsWith(PLACE) && location.reload());

export function mailedToken(): string | null {
  if (!location.hash.startsWith(PLACE)) return null;
  const token = location.hash.slice(PLACE.length);
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** The same for several links, so that each works, until one was used. */
export async function mailLink(email: string): Promise<void> {
  const verifier = localStorage.getItem(NAME) ?? newVerifier();
  localStorage.setItem(NAME, verifier);
  await ask('/api/keys/links', { method: 'POST', body: { email, verifier } });
}

/** @throws Refusal */
export async function openLink(token: string): Promise<string> {
  const verifier = localStorage.getItem(NAME);
  if (verifier === null) throw new Refusal(accountWords().otherBrowser, null);
  const { api_key: key } = await ask<{ api_key: string }>('/api/keys/links/open', {
    method: 'POST',
    body: { token, verifier },
  });
  localStorage.removeItem(NAME);
  return key;
}

const newVerifier = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
