import type { Ticker } from '../exchange/index.js';
import { MAX_OPEN_ORDERS } from '../exchange/execute.js';
import { INSTRUMENTS, MINIMUM_NOTIONAL_USD, type Instrument } from '../instruments.js';
import type { Snapshot } from '../league/index.js';
import type { MarketView } from '../league/views.js';
import { depthOf } from './book.js';
import { volumeOf } from './klines.js';
import { MOST_PRICE, mostQuantity, ORDER_TYPES, TIMES_IN_FORCE } from './order.js';
import { ASSET, baseOf, futuresSymbol, lotDigits, lotText, priceDigits, priceText, usdText } from './symbols.js';

/** A market at a tick. */
export interface MarketGround {
  instrument: Instrument;
  view: MarketView;
  ticker: Ticker;
  snapshot: Snapshot;
  /** ms */
  at: number;
}

const HOUR = 3_600_000;

export interface Limits {
  weight: number;
  windowSeconds: number;
  ordersPerHour: number;
}

/** `/fapi/v1/exchangeInfo`. @param at ms */
export const exchangeInfo = (at: number, limits: Limits) => ({
  timezone: 'UTC',
  serverTime: at,
  futuresType: 'U_MARGINED',
  rateLimits: [
    weightLimit(limits),
    { rateLimitType: 'ORDERS', interval: 'MINUTE', intervalNum: 60, limit: limits.ordersPerHour },
  ],
  exchangeFilters: [],
  assets: [{ asset: ASSET, marginAvailable: true, autoAssetExchange: '0' }],
  symbols: INSTRUMENTS.map(symbolView),
});

function weightLimit({ weight, windowSeconds }: Limits) {
  const minutes = windowSeconds % 60 === 0;
  return {
    rateLimitType: 'REQUEST_WEIGHT',
    interval: minutes ? 'MINUTE' : 'SECOND',
    intervalNum: minutes ? windowSeconds / 60 : windowSeconds,
    limit: weight,
  };
}

const ENDLESS = 4_133_404_800_000;

function symbolView(instrument: Instrument) {
  const { symbol, tiers } = instrument;
  return {
    symbol: futuresSymbol(symbol),
    pair: futuresSymbol(symbol),
    contractType: 'PERPETUAL',
    deliveryDate: ENDLESS,
    onboardDate: 0,
    status: 'TRADING',
    maintMarginPercent: (tiers[0].rate_ppm / 1e4).toFixed(4),
    requiredMarginPercent: (100 / tiers[0].max_leverage).toFixed(4),
    baseAsset: baseOf(symbol),
    quoteAsset: ASSET,
    marginAsset: ASSET,
    pricePrecision: priceDigits(instrument),
    quantityPrecision: lotDigits(instrument),
    baseAssetPrecision: 8,
    quotePrecision: 8,
    underlyingType: 'COIN',
    underlyingSubType: [],
    triggerProtect: '0.0000',
    liquidationFee: '0.000000',
    marketTakeBound: '0.10',
    maxMoveOrderLimit: 0,
    filters: filtersOf(instrument),
    orderTypes: ORDER_TYPES,
    timeInForce: TIMES_IN_FORCE,
    permissionSets: ['GRID'],
  };
}

function filtersOf(instrument: Instrument) {
  const { tick_micro, lots_per_unit } = instrument;
  const [price, lot] = [priceDigits(instrument), lotDigits(instrument)];
  const tick = (tick_micro / 1e6).toFixed(price);
  const step = (1 / lots_per_unit).toFixed(lot);
  const lots = { minQty: step, maxQty: String(mostQuantity(instrument)), stepSize: step };
  return [
    { filterType: 'PRICE_FILTER', minPrice: tick, maxPrice: String(MOST_PRICE), tickSize: tick },
    { filterType: 'LOT_SIZE', ...lots },
    { filterType: 'MARKET_LOT_SIZE', ...lots },
    { filterType: 'MAX_NUM_ORDERS', limit: MAX_OPEN_ORDERS },
    { filterType: 'MAX_NUM_ALGO_ORDERS', limit: 2 },
    { filterType: 'MIN_NOTIONAL', notional: String(MINIMUM_NOTIONAL_USD) },
  ];
}

export const tickerPrice = ({ instrument: { symbol }, view, at }: MarketGround) => ({
  symbol: futuresSymbol(symbol),
  price: priceText(symbol, view.price),
  time: at,
});

export function bookTicker({ instrument, view, ticker, snapshot, at }: MarketGround) {
  const { symbol } = instrument;
  const { bids, asks } = depthOf(instrument, ticker);
  return {
    symbol: futuresSymbol(symbol),
    bidPrice: priceText(symbol, view.bid),
    bidQty: bids[0][1],
    askPrice: priceText(symbol, view.ask),
    askQty: asks[0][1],
    time: at,
    lastUpdateId: snapshot.tick,
  };
}

export const depthView = ({ instrument, ticker, snapshot, at }: MarketGround, limit: number) => {
  const { bids, asks } = depthOf(instrument, ticker);
  return { lastUpdateId: snapshot.tick, E: at, T: at, bids: bids.slice(0, limit), asks: asks.slice(0, limit) };
};

/** Funding is paid on the hour. */
export const premiumIndex = ({ instrument: { symbol }, view, at }: MarketGround) => ({
  symbol: futuresSymbol(symbol),
  markPrice: view.price.toFixed(8),
  indexPrice: view.price.toFixed(8),
  estimatedSettlePrice: view.price.toFixed(8),
  lastFundingRate: view.funding_rate.toFixed(10),
  interestRate: usdText(0),
  nextFundingTime: (Math.floor(at / HOUR) + 1) * HOUR,
  time: at,
});

/** Cap of the hourly funding rate: that of eight hours is .05 %. */
const FUNDING_CAP = (0.0005 / 8).toFixed(8);

export const fundingInfo = () =>
  INSTRUMENTS.map(({ symbol }) => ({
    symbol: futuresSymbol(symbol),
    adjustedFundingRateCap: FUNDING_CAP,
    adjustedFundingRateFloor: `-${FUNDING_CAP}`,
    fundingIntervalHours: 1,
    disclaimer: false,
  }));

/** What the last day was like; of trades the league tells the volume, not the number. */
export function ticker24h(ground: MarketGround) {
  const { instrument, view, snapshot, at } = ground;
  const { symbol } = instrument;
  const open = view.price / (1 + view.change_24h_pct / 100);
  const hours = snapshot.candles['1h'][symbol].slice(-24);
  const quote = hours.reduce((sum, { volume_usd }) => sum + volume_usd, 0);
  const volume = hours.reduce((sum, candle) => sum + volumeOf(candle), 0);
  const price = (usd: number): string => priceText(symbol, usd);
  return {
    symbol: futuresSymbol(symbol),
    priceChange: price(view.price - open),
    priceChangePercent: view.change_24h_pct.toFixed(3),
    weightedAvgPrice: price(volume > 0 ? quote / volume : view.price),
    lastPrice: price(view.price),
    lastQty: lotText(symbol, 0),
    openPrice: price(open),
    highPrice: price(Math.max(view.price, ...hours.map(({ high }) => high))),
    lowPrice: price(Math.min(view.price, ...hours.map(({ low }) => low))),
    volume: lotText(symbol, volume),
    quoteVolume: usdText(quote),
    openTime: at - 24 * HOUR,
    closeTime: at,
    firstId: -1,
    lastId: -1,
    count: 0,
  };
}
