import { Refusal } from '../../refusal.js';

/** The path of the product behind a gateway: empty, or such as `/fyra`. Assets lie below it. */
export const base: string = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** As fetch. @throws Error in words where nobody answers */
export const reached = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, init).catch(() => {
    throw new Error('The server did not answer. Try again in a moment.');
  });

interface Asked {
  method?: string;
  body?: unknown;
  key?: string;
}

/**
 * Asks the API for JSON.
 * @throws Refusal with what the problem's detail says @throws Error where nobody answered
 */
export async function ask<Answer>(path: string, { method = 'GET', body, key }: Asked = {}): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['X-API-Key'] = key;
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await reached(base + path, init);
  const value = (await answer.json().catch(() => ({}))) as Answer & { detail?: string };
  if (answer.ok) return value;
  const wait = answer.status === 429 ? Number(answer.headers.get('Retry-After')) : 0;
  throw new Refusal(value.detail ?? `That did not work (${answer.status}).`, wait || null);
}
