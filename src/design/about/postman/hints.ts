/** What an OpenAPI document does not tell of a run through all operations. New operations run by their examples without a hint. */
export interface Hint {
  /** Variables filled from the answer, by the path of the member. */
  captures?: Readonly<Record<string, string>>;
  /** Members of the body instead of the example's. */
  body?: Readonly<Record<string, unknown>>;
  /** The folder at either end; else the one of its tag. */
  place?: 'start' | 'end';
  /** Within its folder; 0 unless said. */
  rank?: number;
  /** Statuses that are as good: there may be none yet on a young server, or the server sells nothing. */
  maybe?: readonly number[];
  /** The answer is awaited until it has this status. */
  until?: string;
}

/** Where no pack can be bought, a day's free calls are fewer than the operations that cost one. */
const SPENT = [429];

const SECONDS = '{{$timestamp}}';

export const HINTS: Readonly<Record<string, Hint>> = {
  'POST /api/v1/keys/request': {
    place: 'start',
    captures: { designKey: 'api_key' },
    body: { email: `maker-${SECONDS}@example.com` },
  },
  'GET /api/register': { place: 'start', captures: { toolsKey: 'api_key' } },
  'POST /api/v1/agents': {
    place: 'start',
    captures: { arenaKey: 'api_key', agentId: 'id' },
    body: { name: `Heron ${SECONDS}` },
  },
  'POST /api/register': { body: { email: `ada-${SECONDS}@example.com` } },
  'POST /api/v1/agents/heartbeat': { rank: -2 },
  'POST /api/v1/agents/decide': {
    rank: -1,
    captures: { orderId: 'results.0.order_id', decisionId: 'decision_id' },
    body: {
      actions: [
        { symbol: 'XRP', signal: 'BUY', order_type: 'limit', limit_price: 0.01, quantity: 1000, time_in_force: 'gtc' },
        { symbol: 'BTC/USD', signal: 'buy_to_enter', notional_usd: 500, leverage: 2 },
      ],
      message: 'Going with the trend.',
    },
  },
  'POST /api/v1/agents/rotate-key': { rank: 1, captures: { arenaKey: 'api_key' } },
  'GET /api/v1/matches': { rank: -1, captures: { matchId: 'matches.0.id' } },
  'GET /api/v1/epochs': { rank: -1, captures: { epoch: 'epochs.0.epoch' } },
  'POST /api/v1/design': { rank: -2, captures: { designId: 'id' } },
  'GET /api/design/{id}': { rank: -1, until: 'completed' },
  'POST /api/v1/design/{id}/revise': { captures: { revisionId: 'id' } },
  'GET /api/v1/matches/{id}/record': { maybe: [404, 409] },
  'GET /api/cognitive/dreams/{id}': { maybe: [404] },
  'POST /api/generate': { rank: -2, captures: { jobId: 'job_id' } },
  'GET /api/status/{job_id}': { rank: -1, until: 'completed' },
  'POST /api/pricing/checkout': { place: 'start', rank: 1, captures: { billId: 'order_id' }, maybe: [503] },
  'POST /api/billing/sandbox/{id}/confirm': { place: 'start', rank: 2, maybe: [404, 409, 503] },
  'GET /api/billing/orders/{id}': { maybe: [404] },
  'GET /api/keys/me/orders/{id}/receipt': { maybe: [404, 409] },
  'POST /api/keys/me/orders/{id}/refund': { place: 'end', maybe: [404, 409, 503] },
  'POST /api/keys/named': { rank: 1, captures: { namedKeyId: 'id' }, maybe: [409] },
  'DELETE /api/keys/named/{id}': { place: 'end', maybe: [404] },
  'GET /api/keys/me/deliveries/{id}': { maybe: [404] },
  'POST /api/keys/me/deliveries/{id}/resend': { maybe: [404, 409] },
  'POST /api/admin/jobs/{id}/again': { maybe: [404, 409] },
  'POST /api/admin/orders/{id}/confirm': { maybe: [404, 409] },
  'POST /api/admin/orders/{id}/refund': { place: 'end', maybe: [404, 409] },
  'POST /api/register/confirm/{token}': { maybe: [404, 410] },
  'POST /api/keys/links': { maybe: [429, 503] },
  'POST /api/keys/links/open': { maybe: [404, 410] },
  'POST /api/v1/agents/confirm/{token}': { maybe: [404, 410] },
  'POST /v1/chat/completions': { maybe: SPENT },
  'POST /v1/responses': { captures: { responseId: 'id' }, maybe: SPENT },
  'POST /api/v1/chat/completions': { maybe: SPENT },
  'POST /api/v1/responses': { captures: { responseId: 'id' }, maybe: SPENT },
  'GET /v1/responses/{id}': { maybe: [404] },
  'GET /api/v1/responses/{id}': { maybe: [404] },
  'DELETE /v1/responses/{id}': { rank: -1, maybe: [404] },
  'DELETE /api/v1/responses/{id}': { rank: -1, maybe: [404] },
  'POST /api/keys/rotate': { rank: 1, captures: { toolsKey: 'api_key' } },
  'POST /api/admin/keys': {
    rank: -1,
    captures: { keyId: 'id', challengerId: 'challenger_id' },
    body: { interface: 'arena', name: `Guest ${SECONDS}` },
  },
  'POST /api/admin/keys/lookup': { body: { api_key: '{{toolsKey}}' } },
  'DELETE /api/admin/keys/{id}': { place: 'end', maybe: [409] }, // the key issued above is a challenger's, who retires
  'POST /api/admin/agents/{id}/retire': { place: 'end' },
};

/** Which variable stands for a path parameter. */
const IN_PATH: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/api\/(?:v1\/)?design\/\{id\}/, 'designId'],
  [/^\/api\/v1\/agents\/\{id\}/, 'agentId'],
  [/\/decisions\/\{decision\}/, 'decisionId'],
  [/^\/api\/admin\/agents\/\{id\}/, 'challengerId'],
  [/^\/api\/admin\/keys\/\{id\}/, 'keyId'],
  [/\/orders\/\{orderId\}/, 'orderId'],
  [/^\/api\/(?:billing\/(?:orders|sandbox)|admin\/orders|keys\/me\/orders)\/\{id\}/, 'billId'],
  [/^\/api\/keys\/named\/\{id\}/, 'namedKeyId'],
  [/^\/(?:api\/)?v1\/responses\/\{id\}/, 'responseId'],
  [/^\/api\/v1\/matches\/\{id\}/, 'matchId'],
  [/\/\{epoch\}/, 'epoch'],
  [/\/\{job_id\}/, 'jobId'],
];

/** @returns the variable for a parameter; null when its example will do */
export const variableFor = (path: string, parameter: string): string | null =>
  IN_PATH.find(
    ([pattern]) => pattern.test(path) && new RegExp(`\\{${parameter}\\}`).test(pattern.exec(path)?.[0] ?? ''),
  )?.[1] ?? null;
