import { liquidationPrice } from './liquidation-price.js';

const alone = { otherMaintenance: 0, otherUnrealized: 0 };

/** Values of freqtrade's exchange tests (test_binance.py::test_liquidation_price_binance, test_exchange.py::test_get_liquidation_price). */
describe('liquidation price', () => {
  it('Binance, isolated', () => {
    const position = { side: 1, quantity: 3683.979, entry: 1456.84, rate: 0.1, offset: 135_365 } as const;
    expect(liquidationPrice({ wallet: 1_535_443.01, ...alone, ...position })).toBeCloseTo(1114.78, 2);
  });

  it('Binance, cross: the other position counts with its maintenance and its loss', () => {
    const other = { quantity: 109.488, entry: 32_481.98, mark: 31_967.27, rate: 0.025, offset: 16_300 };
    const price = liquidationPrice({
      wallet: 1_535_443.01,
      otherMaintenance: other.quantity * other.mark * other.rate - other.offset,
      otherUnrealized: other.quantity * (other.mark - other.entry),
      side: 1,
      quantity: 3683.979,
      entry: 1456.84,
      rate: 0.1,
      offset: 135_365,
    });
    expect(price).toBeCloseTo(1153.26, 2);
  });

  it.each([
    [-1, 5, 10, 11.89108910891089],
    [-1, 5, 8, 9.514851485148514],
    [1, 5, 10, 8.070707070707071],
    [1, 3, 10, 6.723905723905723],
  ] as const)('Binance: side %d, leverage %d, entry %d → %d', (side, leverage, entry, expected) => {
    const one = { wallet: entry / leverage, ...alone, side, quantity: 1, entry, rate: 0.01, offset: 0.01 };
    expect(liquidationPrice(one)).toBeCloseTo(expected, 10);
  });

  it.each([
    [-1, 5, 10, 11.87413417771621],
    [-1, 5, 8, 9.499307342172967],
    [1, 3, 10, 6.738090425173506],
  ] as const)(
    'Gate and OKX, taker fee in the rate: side %d, leverage %d, entry %d → %d',
    (side, leverage, entry, expected) => {
      const one = { wallet: entry / leverage, ...alone, side, quantity: 1, entry, rate: 0.01 + 0.0006, offset: 0 };
      expect(liquidationPrice(one)).toBeCloseTo(expected, 10);
    },
  );

  it.each([
    [1, 3, 6.7666666],
    [1, 10, 9.1],
    [-1, 3, 13.233333],
    [-1, 10, 10.9],
  ] as const)('Bybit, maintenance fixed at entry: side %d, leverage %d → %d', (side, leverage, expected) => {
    const one = { wallet: 10 / leverage, ...alone, side, quantity: 1, entry: 10, rate: 0, offset: -0.1 };
    expect(liquidationPrice(one)).toBeCloseTo(expected, 6);
  });
});
