import type { AccountApi, Fresh, Kind, Page } from '../../account/view.js';
import { ask, base, headersOf, reached, refusalOf } from './ask.js';
import { keepKey, keyOf } from './keyring.js';

const ME = '/api/keys/me';
const PAGE = 20;

const listed = (cursor: string | null, more: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({ limit: String(PAGE), ...(cursor !== null && { cursor }), ...more });

type Listed<Name extends string, Item> = Record<Name, Item[]> & { next_cursor: string | null };

/** The API with the key of one interface that is used here. */
export function accountApi(kind: Kind): AccountApi {
  const get = <Answer>(path: string) => ask<Answer>(path, { key: keyOf(kind) });
  const post = <Answer>(path: string, body?: unknown) => ask<Answer>(path, { method: 'POST', body, key: keyOf(kind) });
  const remove = (path: string) => ask(path, { method: 'DELETE', key: keyOf(kind) });
  return {
    me: () => get(ME),
    usage: (keyId) => get(`${ME}/usage?days=90${keyId === null ? '' : `&key_id=${keyId}`}`),
    keys: async () => (await get<{ keys: Awaited<ReturnType<AccountApi['keys']>> }>('/api/keys/named')).keys,
    issue: async (wish) => ({ key: (await post<{ api_key: string }>('/api/keys/named', wish)).api_key }),
    rotate: async () => {
      const made = await post<{ api_key: string; old_key_valid_until: string }>('/api/keys/rotate');
      keepKey(made.api_key);
      return { key: made.api_key, oldUntil: made.old_key_valid_until };
    },
    revoke: async (id) => void (await remove(`/api/keys/named/${id}`)),
    offers: () => ask('/api/pricing'),
    orders: async (cursor) => pageOf('orders', await get(`${ME}/orders?${listed(cursor)}`)),
    buy: (item) => post('/api/pricing/checkout', { item }),
    confirm: async (id) => void (await ask(`/api/billing/sandbox/${id}/confirm`, { method: 'POST' })),
    refund: async (id) => void (await post(`${ME}/orders/${id}/refund`)),
    receipt: (id) => get(`${ME}/orders/${id}/receipt`),
    deliveries: async (status, cursor) =>
      pageOf('deliveries', await get(`${ME}/deliveries?${listed(cursor, status ? { status } : {})}`)),
    delivery: (id) => get(`${ME}/deliveries/${id}`),
    resend: async (id) => void (await post(`${ME}/deliveries/${id}/resend`)),
    export: () => saved(`${ME}/export`, keyOf(kind)),
    end: async (erase) => void (await remove(`${ME}${erase ? '?erase=true' : ''}`)),
  };
}

const pageOf = <Name extends string, Item>(name: Name, answer: Listed<Name, Item>): Page<Item> => ({
  items: answer[name],
  cursor: answer.next_cursor,
});

/** Hands an answer to the browser as a file. @throws Refusal, Error in words */
async function saved(path: string, key: string | undefined): Promise<void> {
  const answer = await reached(base + path, { headers: headersOf(key) });
  if (!answer.ok) throw await refusalOf(answer);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: 'account.jsonl' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What the API says of an address that has a key: its owner is mailed a link to another. */
const HAS_ONE = 409;

export async function keyByMail(email: string, name: string): Promise<Fresh | null> {
  const answer = await reached(`${base}/api/register`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, name }),
  });
  if (answer.status === HAS_ONE) return null;
  if (!answer.ok) throw await refusalOf(answer);
  return { key: ((await answer.json()) as { api_key: string }).api_key };
}
