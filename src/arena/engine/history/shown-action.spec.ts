import type { ActionResult, RequestedAction } from '../exchange/index.js';
import { shownActions, WITHHELD_MS, type Onlooker } from './shown-action.js';

const entry: RequestedAction = {
  symbol: 'btc',
  signal: 'buy_to_enter',
  equity_pct: 10,
  order_type: 'limit',
  limit_price: 95_000,
  stop_loss: 93_000,
  profit_target: 99_000,
  invalidation_condition: 'below the channel',
  confidence: 0.6,
  justification: 'above the mean',
};
const resting: ActionResult = { symbol: 'BTC/USD', signal: 'buy_to_enter', status: 'resting', order_id: 'ord_1_1' };
const holding = new Set(['BTC/USD']);
const stranger: Onlooker = { decidedAt: 0, now: 1_000, own: false, held: holding };
const PLANS = ['limit_price', 'stop_loss', 'profit_target', 'invalidation_condition'];

const shown = (onlooker: Partial<Onlooker>, action = entry) =>
  shownActions([action], [resting], { ...stranger, ...onlooker })[0];

describe('what an onlooker sees of an action', () => {
  it('size, reason, confidence and what became of it at once; plans not', () => {
    expect(shown({})).toEqual({
      symbol: 'BTC/USD',
      signal: 'buy_to_enter',
      equity_pct: 10,
      order_type: 'limit',
      confidence: 0.6,
      justification: 'above the mean',
      status: 'resting',
      order_id: 'ord_1_1',
      withheld: { members: PLANS, until: '1970-01-01T00:15:00.000Z' },
    });
  });

  it.each<[string, Partial<Onlooker>]>([
    ['its owner', { own: true }],
    ['anybody a quarter of an hour later', { now: WITHHELD_MS }],
    ['anybody once nothing is held there', { held: new Set(['ETH/USD']) }],
  ])('everything: %s', (_who, onlooker) => {
    expect(shown(onlooker)).toMatchObject({ limit_price: 95_000, stop_loss: 93_000, profit_target: 99_000 });
    expect(shown(onlooker)).not.toHaveProperty('withheld');
  });

  it('nothing is withheld a millisecond longer, and nothing shown one earlier', () => {
    expect(shown({ now: WITHHELD_MS - 1 })).toHaveProperty('withheld');
    expect(shown({ now: WITHHELD_MS })).not.toHaveProperty('withheld');
  });

  it('never the position of the answer, which holds the exits too', () => {
    const position = { stop_loss: 93_000 } as ActionResult['position'];
    const [one] = shownActions([entry], [{ ...resting, status: 'filled', position }], stranger);
    expect(JSON.stringify(one)).not.toContain('93000');
  });

  it('a decision without its answer, and a market that is none', () => {
    const [one] = shownActions([{ symbol: 'PEPE', signal: 'close' }], [], stranger);
    expect(one).toEqual({ symbol: 'PEPE', signal: 'close', status: null });
  });
});
