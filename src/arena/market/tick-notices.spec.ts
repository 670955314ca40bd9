import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../common/events/domain-events.js';
import type { EventLog } from '../../common/events/event-log.js';
import type { WebhookEvent, Webhooks } from '../../common/webhooks/webhooks.js';
import type { Fill } from '../engine/exchange/index.js';
import type { League, LeagueEvents } from '../engine/league/index.js';
import { ARENA_WEBHOOKS } from '../dto/webhook.messages.js';
import { TickNotices } from './tick-notices.js';

const AT = Date.UTC(2026, 10, 20, 23);

const fill = (participant_id: string, id: string): Fill => ({
  id,
  participant_id,
  symbol: 'BTC/USD',
  side: 'buy',
  kind: 'market',
  maker: false,
  lots: 100,
  price: 50_000_000_000,
  notional: 500_000_000,
  fee: 225_000,
  realized: -1_500_000,
  slippage_bps: 1.5,
  order_id: null,
  decision_id: 'first',
  reasoning: 'words of the challenger',
});

const league = {
  tick: 42,
  time: AT,
  participants: new Map(
    ['heron', 'wren', 'house'].map((id) => [id, { id, kind: id === 'house' ? 'house' : 'challenger' }]),
  ),
} as unknown as League;

const happened = (events: Partial<LeagueEvents>): LeagueEvents =>
  ({ fills: [], liquidations: [], leads: [], ...events }) as unknown as LeagueEvents;

/** Tells the news of a tick to a league in which only the heron has a webhook. */
async function told(
  events: Partial<LeagueEvents>,
): Promise<{ asked: unknown[]; sent: WebhookEvent[]; emitted: DomainEvent[] }> {
  const asked: unknown[] = [];
  const sent: WebhookEvent[] = [];
  const emitted: DomainEvent[] = [];
  const query = (sql: string, [ids]: [string[]] | [] = []) => {
    if (ids === undefined) return Promise.resolve(sql.includes('arena_seal') ? [{ seq: '7', hash: 'ab' }] : []);
    asked.push(ids);
    return Promise.resolve(ids.filter((id) => id === 'heron').map((id) => ({ id, webhook_id: `whk_${id}` })));
  };
  const webhooks = { enqueue: async (_manager: EntityManager, ...all: WebhookEvent[]) => void sent.push(...all) };
  const log = { emit: async (_manager: EntityManager, ...all: DomainEvent[]) => void emitted.push(...all) };
  const news = new TickNotices(log as unknown as EventLog, webhooks as unknown as Webhooks);
  await news.tell({ query } as unknown as EntityManager, league, happened(events));
  return { asked, sent, emitted };
}

describe('the news of a tick', () => {
  it('brings a challenger all its fills in one message, without its words', async () => {
    const { asked, sent } = await told({
      fills: [fill('heron', 'a'), fill('house', 'b'), fill('wren', 'c'), fill('heron', 'd')],
    });
    expect(asked).toEqual([['heron', 'wren']]);
    expect(sent).toMatchObject([
      {
        endpoint: 'whk_heron',
        type: 'arena.fills',
        data: {
          participant_id: 'heron',
          tick: 42,
          at: '2026-11-20T23:00:00.000Z',
          head: { seq: 7, hash: 'ab' },
          fills: [
            { fill_id: 'a', price: 50_000, notional_usd: 500, fee_usd: 0.225, realized_pnl_usd: -1.5 },
            { fill_id: 'd' },
          ],
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('words of the challenger');
  });

  it('brings a liquidation', async () => {
    const liquidations = [{ participant_id: 'heron', equity: -2_000_000, maintenance: 9_000_000, deficit: 2_000_000 }];
    const { sent } = await told({ liquidations });
    expect(sent).toEqual([
      {
        endpoint: 'whk_heron',
        type: 'arena.liquidation',
        data: {
          participant_id: 'heron',
          tick: 42,
          at: '2026-11-20T23:00:00.000Z',
          head: { seq: 7, hash: 'ab' },
          equity_usd: -2,
          maintenance_margin_usd: 9,
          insurance_usd: 2,
        },
      },
    ]);
  });

  it('asks nothing when only the house traded', async () =>
    expect(await told({ fills: [fill('house', 'a')] })).toMatchObject({ asked: [], sent: [] }));

  it('tells the rest of the backend the market of the largest notional, and whether a challenger was among them', async () => {
    const sol = (id: string): Fill => ({ ...fill('house', id), symbol: 'SOL/USD', notional: 300_000_000 });
    const { emitted } = await told({ fills: [fill('house', 'a'), sol('b'), sol('c')] });
    expect(emitted).toEqual([
      {
        type: 'trades',
        count: 3,
        volume_usd: 1_100,
        realized_pnl_usd: -4.5,
        symbol: 'SOL/USD',
        challenger: false,
      },
    ]);
    const mixed = await told({ fills: [fill('house', 'a'), fill('wren', 'b')] });
    expect(mixed.emitted).toMatchObject([{ symbol: 'BTC/USD', challenger: true }]);
  });

  it('counts as loss of a liquidation what the liquidation closed, not what was traded beside it', async () => {
    const fills = [
      { ...fill('heron', 'a'), realized: -50_000_000 },
      { ...fill('heron', 'b'), kind: 'liquidation' as const, realized: -700_000_000 },
      { ...fill('heron', 'c'), kind: 'liquidation' as const, realized: 100_000_000 },
      { ...fill('wren', 'd'), kind: 'liquidation' as const, realized: -5_000_000 },
    ];
    const liquidations = [{ participant_id: 'heron', equity: 1_000_000, maintenance: 9_000_000, deficit: 0 }];
    const { emitted } = await told({ fills, liquidations });
    expect(emitted[1]).toEqual({ type: 'liquidation', kind: 'challenger', loss_usd: 600 });
  });
});

it('what a webhook is sent is what the document says of it', async () => {
  const liquidations = [{ participant_id: 'heron', equity: -2_000_000, maintenance: 9_000_000, deficit: 0 }];
  const { sent } = await told({ fills: [fill('heron', 'a')], liquidations });
  expect(sent.map(({ type }) => type)).toEqual(['arena.fills', 'arena.liquidation']);
  for (const { type, data } of sent) {
    const { post } = ARENA_WEBHOOKS[type as keyof typeof ARENA_WEBHOOKS];
    const { type: named, data: described } = post.requestBody.content['application/json'].schema.properties;
    expect(named).toEqual({ const: type });
    expectDescribed(data, described as Described);
  }
});

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  enum?: unknown[];
}

/** Every member is described, none is described that is not there, and words are among those named. */
function expectDescribed(value: unknown, schema: Described): void {
  if (schema.enum) expect(schema.enum).toContain(value);
  if (Array.isArray(value)) for (const one of value) expectDescribed(one, schema.items ?? {});
  else if (typeof value === 'object' && value !== null) {
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(Object.keys(value).sort());
    for (const [name, one] of Object.entries(value)) expectDescribed(one, schema.properties?.[name] ?? {});
  }
}
