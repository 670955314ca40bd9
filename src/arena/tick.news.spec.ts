import type { EntityManager } from 'typeorm';
import type { EventLog } from '../common/events/event-log.js';
import type { WebhookEvent, Webhooks } from '../common/webhooks/webhooks.js';
import type { Fill } from './engine/exchange/index.js';
import type { League, LeagueEvents } from './engine/league/index.js';
import { TickNews } from './tick.news.js';

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
async function told(events: Partial<LeagueEvents>): Promise<{ asked: unknown[]; sent: WebhookEvent[] }> {
  const asked: unknown[] = [];
  const sent: WebhookEvent[] = [];
  const query = (_sql: string, [ids]: [string[]]) => {
    asked.push(ids);
    return Promise.resolve(ids.filter((id) => id === 'heron').map((id) => ({ id, webhook_id: `whk_${id}` })));
  };
  const webhooks = { enqueue: async (_manager: EntityManager, ...all: WebhookEvent[]) => void sent.push(...all) };
  const log = { emit: () => Promise.resolve() };
  const news = new TickNews(log as unknown as EventLog, webhooks as unknown as Webhooks);
  await news.tell({ query } as unknown as EntityManager, league, happened(events));
  return { asked, sent };
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
          equity_usd: -2,
          maintenance_margin_usd: 9,
          insurance_usd: 2,
        },
      },
    ]);
  });

  it('asks nothing when only the house traded', async () =>
    expect(await told({ fills: [fill('house', 'a')] })).toEqual({ asked: [], sent: [] }));
});
