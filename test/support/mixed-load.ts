import type { Client } from './http.js';
import type { Receiver } from './receiver.js';
import { ErrandLoad } from './errand-load.js';
import { ADMIN_TOKEN } from './world.js';

const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const GARMENTS = ['a white shirt', 'a red dress', 'a navy coat', 'black trousers', 'a chocolate cake'];
/** Calls that nobody will use up. */
const PLENTY = 1_000_000;

export interface MixedLoad {
  images: ErrandLoad;
  designs: ErrandLoad;
  chats: ErrandLoad;
  keys: ErrandLoad;
  decisions: ErrandLoad;
  /** API keys, for looking at what was charged. */
  holder: { tools: string; design: string };
}

const named = (kind: string, n: number): Record<string, string> => ({
  'Idempotency-Key': `${kind}-${n}-`.padEnd(24, '-'),
});

async function issue(client: Client, wish: object): Promise<string> {
  const { status, body } = await client.post('/api/admin/keys', wish, { headers: OPERATOR });
  if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
  return String(body.api_key);
}

async function challenger(arena: Client, name: string): Promise<Record<string, string>> {
  const { body } = await arena.post('/api/v1/agents', { name });
  const headers = { 'X-Arena-Key': String(body.api_key) };
  await arena.post('/api/v1/agents/heartbeat', {}, { headers });
  return headers;
}

/**
 * Image jobs, designs, paid chat calls, operator's posts and decisions, with webhooks for every other job. Every errand
 * can be told from every other.
 * @param clients of tools and design, and of the arena
 */
export async function mixedLoad(
  { api, arena }: { api: Client; arena: Client },
  receiver: Receiver,
  paceMs: number,
): Promise<MixedLoad> {
  const tools = await issue(api, {
    interface: 'tools',
    chat_calls: PLENTY,
    overrides: { fashion_daily: PLENTY, chat_daily: 0 },
  });
  const design = await issue(api, { interface: 'design', tier: 'beta', overrides: { uses_total: PLENTY } });
  const trader = await challenger(arena, 'Unkillable Trader');
  const hook = (kind: string, n: number) => (n % 2 === 0 ? { webhook_url: receiver.url(`/${kind}/${n}`) } : {});
  const asKey = (key: string): Record<string, string> => ({ 'X-API-Key': key });
  return {
    holder: { tools, design },
    images: new ErrandLoad(
      'images',
      api.with(asKey(tools)),
      (n) => ({
        path: '/api/generate',
        body: { description: GARMENTS[n % GARMENTS.length], image_size: '512x768', seed: n, ...hook('image', n) },
        headers: named('image', n),
      }),
      3 * paceMs,
    ),
    designs: new ErrandLoad(
      'designs',
      api.with(asKey(design)),
      (n) => ({
        path: '/api/v1/design',
        body: { description: `${GARMENTS[n % 4]} number ${n}`, ...hook('design', n) },
        headers: named('design', n),
      }),
      80 * paceMs, // each orders files that take their maker ten seconds
    ),
    chats: new ErrandLoad(
      'chats',
      api.with(asKey(tools)),
      (n) => ({ path: '/api/chat', body: { message: `Hello ${n}` }, headers: named('chat', n) }),
      paceMs,
    ),
    keys: new ErrandLoad(
      'keys',
      api.with(OPERATOR),
      (n) => ({
        path: '/api/admin/keys',
        body: { interface: 'tools', name: `once ${n}` },
        headers: named('operator', n),
      }),
      paceMs,
    ),
    decisions: new ErrandLoad(
      'decisions',
      arena.with(trader),
      (n) => ({
        path: '/api/v1/agents/decide',
        body: {
          decision_id: `n${n}`,
          actions: [
            {
              symbol: n % 2 ? 'BTC' : 'ETH',
              signal: n % 3 ? 'BUY' : 'SELL',
              notional_usd: 20 + (n % 7),
              leverage: 5,
            },
          ],
        },
        headers: {},
      }),
      paceMs,
    ),
  };
}

export const loadsOf = ({ images, designs, chats, keys, decisions }: MixedLoad): ErrandLoad[] => [
  images,
  designs,
  chats,
  keys,
  decisions,
];
