import { marketsHeld } from './markets-held.js';

const decision = { tick: 7, actions: [{ symbol: 'btc' }] };
const nothing = { positions: [], open_orders: [] };

describe('where somebody has something', () => {
  it('positions and orders', () => {
    const seen = { tick: 9, positions: [{ symbol: 'ETH/USD' }], open_orders: [{ symbol: 'SOL/USD' }] };
    expect([...marketsHeld(decision, seen)]).toEqual(['ETH/USD', 'SOL/USD']);
  });

  it('nothing, once its tick is seen and nothing came of it', () => {
    expect(marketsHeld(decision, { tick: 7, ...nothing }).size).toBe(0);
  });

  it.each([6, -1])('what a decision names, while only tick %i has been seen here', (tick) => {
    expect([...marketsHeld(decision, { tick, ...nothing })]).toEqual(['BTC/USD']);
  });
});
