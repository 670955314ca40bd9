const number = (description?: string) => ({ type: 'number', ...(description && { description }) });
const text = (description?: string) => ({ type: 'string', ...(description && { description }) });
const optionalText = { type: ['string', 'null'] };

const object = <T extends Record<string, unknown>>(properties: T) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const head = {
  participant_id: text(),
  tick: { type: 'integer' },
  at: { type: 'string', format: 'date-time', description: 'Of the tick.' },
  head: {
    type: ['object', 'null'],
    required: ['seq', 'hash'],
    properties: { seq: { type: 'integer' }, hash: text() },
    description:
      'The newest link of the chain of records; kept, it shows whether the past is rewritten. Null before the first.',
  },
};

const fill = object({
  symbol: text(),
  side: { type: 'string', enum: ['buy', 'sell'] },
  quantity: number(),
  price: number(),
  notional_usd: number(),
  fee_usd: number(),
  realized_pnl_usd: number('Before fees, of the part that closed.'),
  slippage_bps: number(),
  execution: { type: 'string', enum: ['market', 'limit', 'stop_loss', 'profit_target', 'liquidation'] },
  liquidity: { type: 'string', enum: ['maker', 'taker'] },
  order_id: optionalText,
  decision_id: optionalText,
  fill_id: text(),
});

const headers = [
  ['webhook-id', 'The same with every attempt.'],
  ['webhook-timestamp', 'Unix seconds of the attempt.'],
  [
    'webhook-signature',
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; the key is the base64 after `whsec_`.',
  ],
];

const message = (type: string, summary: string, data: ReturnType<typeof object>) => ({
  post: {
    operationId: `webhook_${type.replace('.', '_')}`,
    summary,
    tags: ['Arena: in the ring'],
    parameters: headers.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: object({ type: { const: type }, timestamp: { type: 'string', format: 'date-time' }, data }),
        },
      },
    },
    responses: { '2XX': { description: 'Taken.' }, '410': { description: 'Never again.' } },
  },
});

/** What a challenger's `webhook_url` is sent, for the section `webhooks` of the document. */
export const ARENA_WEBHOOKS = {
  'arena.fills': message(
    'arena.fills',
    'Your fills of one tick, in their order',
    object({ ...head, fills: { type: 'array', items: fill } }),
  ),
  'arena.liquidation': message(
    'arena.liquidation',
    'A liquidation of your account; its fills come in `arena.fills`',
    object({
      ...head,
      equity_usd: number('What triggered it, before.'),
      maintenance_margin_usd: number('What it fell below.'),
      insurance_usd: number('What the insurance account paid.'),
    }),
  ),
};
