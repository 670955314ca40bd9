import { MAX_LEVERAGE, INSTRUMENTS, instrumentOf, type Instrument } from '../instruments.js';
import { toUsd } from '../../../common/kernel/money.js';
import { entryPrice } from '../exchange/view.js';
import {
  equityOf,
  freeMargin,
  initialOf,
  maintenanceOf,
  reservedBy,
  tierOffset,
  unrealizedOf,
  valueOf,
} from '../exchange/margin.js';
import {
  FEES,
  quantityOf,
  viewAccount,
  type Account,
  type OpenPosition,
  type Position,
  type Ticker,
} from '../exchange/index.js';
import { ASSET, futuresSymbol, lotText, priceText, usdText } from './symbols.js';

/** An account at a tick, and what the protocol keeps of it beside the league's books. */
export interface AccountGround {
  account: Account;
  tickers: readonly Ticker[];
  /** leverage of the next position, by market */
  leverages: readonly number[];
  /** ms */
  at: number;
}

const micro = (amount: number): string => usdText(toUsd(amount));

interface Margins {
  used: number;
  reserved: number;
  maintenance: number;
  unrealized: number;
}

/** Margins of one market, micro-USD. */
function marginsIn({ account, tickers }: AccountGround, market: number): Margins {
  const position = account.positions.find((one) => one.market === market);
  const orders = account.orders.filter((order) => order.market === market);
  const notional = position ? Math.abs(valueOf(market, position.lots, tickers[market].mid)) : 0;
  return {
    used: position ? initialOf(market, notional, position.leverage) : 0,
    reserved: orders.reduce((sum, order) => sum + reservedBy(order, account), 0),
    maintenance: position ? maintenanceOf(market, notional) : 0,
    unrealized: position ? unrealizedOf(position, tickers) : 0,
  };
}

const totalOf = (all: readonly Margins[], name: keyof Margins): number => all.reduce((sum, one) => sum + one[name], 0);

function sums(ground: AccountGround) {
  const { account, tickers } = ground;
  const all = INSTRUMENTS.map(({ index }) => marginsIn(ground, index));
  const [used, reserved] = [totalOf(all, 'used'), totalOf(all, 'reserved')];
  const available = micro(Math.max(0, freeMargin(account, tickers)));
  return {
    wallet: micro(account.cash),
    unrealized: micro(totalOf(all, 'unrealized')),
    equity: micro(equityOf(account, tickers)),
    initial: micro(used + reserved),
    used: micro(used),
    reserved: micro(reserved),
    maintenance: micro(totalOf(all, 'maintenance')),
    available,
  };
}

function assetView(ground: AccountGround) {
  const all = sums(ground);
  return {
    asset: ASSET,
    walletBalance: all.wallet,
    unrealizedProfit: all.unrealized,
    marginBalance: all.equity,
    maintMargin: all.maintenance,
    initialMargin: all.initial,
    positionInitialMargin: all.used,
    openOrderInitialMargin: all.reserved,
    crossWalletBalance: all.wallet,
    crossUnPnl: all.unrealized,
    availableBalance: all.available,
    maxWithdrawAmount: usdText(0),
    updateTime: ground.at,
  };
}

/** `/fapi/v2/account` and, with the open positions alone, `/fapi/v3/account`. */
export function accountView(ground: AccountGround, version: 2 | 3) {
  const all = sums(ground);
  const totals = {
    totalInitialMargin: all.initial,
    totalMaintMargin: all.maintenance,
    totalWalletBalance: all.wallet,
    totalUnrealizedProfit: all.unrealized,
    totalMarginBalance: all.equity,
    totalPositionInitialMargin: all.used,
    totalOpenOrderInitialMargin: all.reserved,
    totalCrossWalletBalance: all.wallet,
    totalCrossUnPnl: all.unrealized,
    availableBalance: all.available,
    maxWithdrawAmount: usdText(0),
  };
  const assets = [assetView(ground)];
  if (version === 3)
    return { ...totals, assets, positions: shown(ground).map((one) => positionInAccount(ground, one)) };
  const positions = INSTRUMENTS.map((one) => ({ ...positionInAccount(ground, one), ...settings(ground, one) }));
  return { ...accountConfig(ground.at), ...totals, assets, positions };
}

/** What an account may do; nothing is ever moved out of a paper account. */
export const accountConfig = (at: number) => ({
  feeTier: 0,
  canTrade: true,
  canDeposit: false,
  canWithdraw: false,
  dualSidePosition: false,
  updateTime: at,
  multiAssetsMargin: false,
  tradeGroupId: -1,
});

const shown = ({ account }: AccountGround): Instrument[] =>
  INSTRUMENTS.filter(({ index }) => [...account.positions, ...account.orders].some(({ market }) => market === index));

const heldIn = ({ account }: AccountGround, market: number): Position | undefined =>
  account.positions.find((one) => one.market === market);

export const leverageIn = (ground: AccountGround, market: number): number =>
  heldIn(ground, market)?.leverage ?? ground.leverages[market];

function positionInAccount(ground: AccountGround, { symbol, index }: Instrument) {
  const held = heldIn(ground, index);
  const margins = marginsIn(ground, index);
  return {
    symbol: futuresSymbol(symbol),
    positionSide: 'BOTH',
    positionAmt: lotText(symbol, held ? quantityOf(index, held.lots) : 0),
    unrealizedProfit: micro(margins.unrealized),
    isolatedMargin: usdText(0),
    notional: micro(held ? valueOf(index, held.lots, ground.tickers[index].mid) : 0),
    isolatedWallet: usdText(0),
    initialMargin: micro(margins.used + margins.reserved),
    maintMargin: micro(margins.maintenance),
    updateTime: ground.at,
  };
}

function settings(ground: AccountGround, { index, symbol }: Instrument) {
  const held = heldIn(ground, index);
  const { used, reserved } = marginsIn(ground, index);
  const leverage = leverageIn(ground, index);
  return {
    positionInitialMargin: micro(used),
    openOrderInitialMargin: micro(reserved),
    leverage: String(leverage),
    isolated: false,
    entryPrice: priceOf(held),
    breakEvenPrice: breakEven(held),
    maxNotional: String(maxNotionalAt(instrumentOf(symbol), leverage)),
    bidNotional: '0',
    askNotional: '0',
  };
}

const priceOf = (held: Position | undefined): string => (held ? entryPrice(held) : 0).toFixed(8);

/** Where what is held would leave nothing after the fees of coming and going. */
function breakEven(held: Position | undefined): string {
  if (!held) return (0).toFixed(8);
  const fee = (FEES.taker / 100_000) * Math.sign(held.lots);
  return ((entryPrice(held) * (1 + fee)) / (1 - fee)).toFixed(8);
}

/** `/fapi/v2/balance`, `/fapi/v3/balance`. @param alias names the account */
export function balanceView(ground: AccountGround, alias: string) {
  const all = sums(ground);
  return [
    {
      accountAlias: alias,
      asset: ASSET,
      balance: all.wallet,
      crossWalletBalance: all.wallet,
      crossUnPnl: all.unrealized,
      availableBalance: all.available,
      maxWithdrawAmount: usdText(0),
      marginAvailable: true,
      updateTime: ground.at,
    },
  ];
}

/** `/fapi/v2/positionRisk`: all markets, or one; `/fapi/v3/positionRisk`: those with a position or an order. */
export function positionRisk(ground: AccountGround, version: 2 | 3, only?: Instrument) {
  const wanted = (version === 2 ? [...INSTRUMENTS] : shown(ground)).filter((one) => !only || one === only);
  const statement = viewAccount(ground.account, ground.tickers);
  return wanted.map((one) => {
    const open = statement.positions.find(({ symbol }) => symbol === one.symbol);
    return version === 2 ? riskV2(ground, one, open) : riskV3(ground, one, open);
  });
}

function risk(ground: AccountGround, instrument: Instrument, open: OpenPosition | undefined) {
  const { symbol, index } = instrument;
  const { isolatedMargin, isolatedWallet, notional, positionAmt } = positionInAccount(ground, instrument);
  const held = heldIn(ground, index);
  return {
    symbol: futuresSymbol(symbol),
    positionSide: 'BOTH',
    positionAmt,
    entryPrice: priceOf(held),
    breakEvenPrice: breakEven(held),
    markPrice: (ground.tickers[index].mid / 1e6).toFixed(8),
    unRealizedProfit: micro(marginsIn(ground, index).unrealized),
    liquidationPrice: priceText(symbol, open?.liquidation_price ?? 0),
    isolatedMargin,
    isolatedWallet,
    notional,
    updateTime: ground.at,
  };
}

function riskV2(ground: AccountGround, instrument: Instrument, open: OpenPosition | undefined) {
  const leverage = leverageIn(ground, instrument.index);
  return {
    ...risk(ground, instrument, open),
    leverage: String(leverage),
    maxNotionalValue: String(maxNotionalAt(instrument, leverage)),
    marginType: 'cross',
    isAutoAddMargin: 'false',
  };
}

function riskV3(ground: AccountGround, instrument: Instrument, open: OpenPosition | undefined) {
  const { used, reserved, maintenance } = marginsIn(ground, instrument.index);
  return {
    ...risk(ground, instrument, open),
    marginAsset: ASSET,
    initialMargin: micro(used + reserved),
    maintMargin: micro(maintenance),
    positionInitialMargin: micro(used),
    openOrderInitialMargin: micro(reserved),
    adl: 0,
    bidNotional: '0',
    askNotional: '0',
  };
}

/** What no single order is larger than: the last bracket's cap. */
const ALL_USD = 100_000_000;

/** Largest notional that a leverage is accepted for, USD. */
export function maxNotionalAt({ tiers }: Instrument, leverage: number): number {
  const stricter = tiers.find(({ max_leverage }) => max_leverage < leverage);
  return stricter?.floor_usd ?? ALL_USD;
}

/** `/fapi/v1/leverageBracket` of one market. */
export function bracketsOf(instrument: Instrument) {
  const { symbol, tiers, index } = instrument;
  return {
    symbol: futuresSymbol(symbol),
    notionalCoef: 1,
    brackets: tiers.map((tier, i) => ({
      bracket: i + 1,
      initialLeverage: tier.max_leverage,
      notionalCap: tiers[i + 1]?.floor_usd ?? ALL_USD,
      notionalFloor: tier.floor_usd,
      maintMarginRatio: tier.rate_ppm / 1e6,
      cum: toUsd(tierOffset(index, tier)),
    })),
  };
}

/** `/fapi/v1/symbolConfig` of one market. */
export const symbolConfig = (instrument: Instrument, leverage: number) => ({
  symbol: futuresSymbol(instrument.symbol),
  marginType: 'CROSSED',
  isAutoAddMargin: false,
  leverage,
  maxNotionalValue: String(maxNotionalAt(instrument, leverage)),
});

/** `/fapi/v1/commissionRate`: fractions of notional. */
export const commissionRate = ({ symbol }: Instrument) => ({
  symbol: futuresSymbol(symbol),
  makerCommissionRate: (FEES.maker / 100_000).toFixed(6),
  takerCommissionRate: (FEES.taker / 100_000).toFixed(6),
  rpiCommissionRate: (FEES.maker / 100_000).toFixed(6),
});

export const isLeverage = (leverage: number): boolean => leverage >= 1 && leverage <= MAX_LEVERAGE;
