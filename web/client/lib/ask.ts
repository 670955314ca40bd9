import { Refusal } from '../../refusal.js';
import { clientWords } from '../../words/client.js';
import type { Refused } from '../../words/refusals.en.js';

/** The path of the product behind a gateway: empty, or such as `/fyra`. Assets lie below it. */
export const base: string = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** As fetch. @throws Error in words where nobody answers */
export const reached = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, init).catch(() => {
    throw new Error(clientWords().noAnswer);
  });

interface Asked {
  method?: string;
  body?: unknown;
  key?: string;
}

/** A key in the header of its interface. */
export const headersOf = (key: string | undefined): Record<string, string> =>
  key ? { [key.startsWith('fyra_arena_') ? 'X-Arena-Key' : 'X-API-Key']: key } : {};

/**
 * Asks the API for JSON.
 * @throws Refusal with what the problem says @throws Error where nobody answered
 */
export async function ask<Answer>(path: string, { method = 'GET', body, key }: Asked = {}): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', ...headersOf(key) };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await reached(base + path, init);
  if (answer.ok) return (await answer.json().catch(() => ({}))) as Answer;
  throw await refusalOf(answer);
}

const saidOf = (refused: Refused): Promise<string> =>
  import('../../words/refusals.js').then(
    ({ refusalWords }) => refusalWords().said(refused),
    () => clientWords().failed(refused.status),
  );

/** What an operation was refused with, in the language of the page. */
export async function refusalOf(answer: Response): Promise<Refusal> {
  const { code, detail } = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  const wait = answer.status === 429 ? Number(answer.headers.get('Retry-After')) : 0;
  return new Refusal(await saidOf({ status: answer.status, code, detail }), wait || null);
}
