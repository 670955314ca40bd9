import type { Config } from '../../common/config/env.js';
import type { LiveState, ReplayState } from './feed.js';
import { MarketFeeds } from './market-feeds.js';
import { SimulatedFeed } from './simulated-feed.js';

const GENESIS = Date.UTC(2026, 0, 5);
const simulated = SimulatedFeed.begin({ secret: 'secret', genesis: GENESIS, revealHours: 72 }).state();
const live: LiveState = { feed: 'live', exchange: 'kraken', at: GENESIS, markets: {} };
const place = { origin: 0, position: 0, at: 0, ends: 0 };
const replay: ReplayState = { feed: 'replay', source: 'x.csv', markets: [], ...place };

const feeds = (kind: string): MarketFeeds =>
  new MarketFeeds({ marketFeed: { kind }, tickMs: 1_000 } as unknown as Config);

describe('a league keeps the kind of feed that it began with', () => {
  it.each([
    ['simulated', live],
    ['simulated', replay],
    ['replay', simulated],
    ['replay', live],
    ['live', simulated],
    ['live', replay],
  ])('%s is refused for another', (kind, feed) =>
    expect(feeds(kind).resume({ secret: 's', genesis: GENESIS, feed }, null)).rejects.toThrow(
      `and MARKET_FEED asks for a ${kind} one: use another database, or set MARKET_FEED back`,
    ),
  );

  it('the simulated one goes on', async () => {
    const feed = await feeds('simulated').resume({ secret: 'secret', genesis: GENESIS, feed: simulated }, null);
    expect(feed.advance(GENESIS + 1_000).prices.every((price) => price > 0)).toBe(true);
  });
});

describe('the week before another feed opens', () => {
  it('ends at its first prices, is the simulator where there are none, and shows no epochs', async () => {
    const { scaledWeek } = await import('./scaled-week.js');
    const opened = GENESIS + 3 * 86_400_000;
    const week = scaledWeek([50_000, 1, Number.NaN, 600, Number.NaN, 0.1], (at) => ({ ...live, at }))(
      'secret',
      GENESIS,
      opened,
    );
    const plain = SimulatedFeed.begin({ secret: 'secret', genesis: GENESIS, revealHours: 72 });
    for (let time = GENESIS + 60_000; time <= opened; time += 60_000) [week, plain].forEach((one) => one.advance(time));
    const [scaled, other] = [week.prices().prices, plain.prices().prices];
    [50_000, 1, other[2], 600, other[4], 0.1].forEach((price, i) => expect(scaled[i] / price).toBeCloseTo(1, 9));
    expect(week.begun()).toEqual([]);
    expect(week.commitmentAt(opened)).toBeNull();
    expect(week.state()).toEqual({ ...live, at: opened });
  });
});
