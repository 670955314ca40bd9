import { quantityOf, viewAccount, type Account, type Order, type Ticker } from '../exchange/index.js';
import { toUsd } from '../../../common/kernel/money.js';
import { SYMBOLS, type MarketSymbol } from '../types.js';
import { ASSET, futuresSymbol, lotText, priceText, usdText } from './symbols.js';
import { tradeIdOf, type TapeTrade } from './trade-view.js';

/** An exit of a position, by the word of the league's decisions. */
export type ExitWord = 'stop_loss' | 'profit_target';

type Status = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'CANCELED' | 'EXPIRED';

/** What happened to one order of an account in a tick; what it is called is found in the log. */
export interface OrderChange {
  symbol: MarketSymbol;
  side: 'BUY' | 'SELL';
  type: string;
  status: Status;
  /** units of the coin and USD */
  quantity: number;
  filled: number;
  price: number;
  stopPrice: number;
  reduceOnly: boolean;
  closePosition: boolean;
  trade: TapeTrade | null;
  /** how it is found: by its decision, or as the last that set an exit */
  by: { decisionId: string } | { exit: ExitWord } | null;
}

const EXITS = [
  { at: 'stop', word: 'stop_loss', type: 'STOP_MARKET' },
  { at: 'target', word: 'profit_target', type: 'TAKE_PROFIT_MARKET' },
] as const;

/** What a tick changed of an account's orders, in the order in which the exchange does it: exits and fills, then what came and went. */
export function orderChanges(before: Account, after: Account, trades: readonly TapeTrade[]): OrderChange[] {
  return [
    ...trades.map((trade) => traded(trade, before, after)),
    ...arrived(before, after),
    ...gone(before, after, trades),
    ...exitChanges(before, after, trades),
  ];
}

function traded(trade: TapeTrade, before: Account, after: Account): OrderChange {
  const exit = EXITS.find(({ word }) => word === trade.execution);
  const rested = [...after.orders, ...before.orders].find(({ id }) => id === trade.order_id);
  const left = after.orders.find(({ id }) => id === trade.order_id);
  const all = rested ? quantityOf(rested.market, rested.lots + rested.filled) : trade.quantity;
  return {
    symbol: trade.symbol,
    side: trade.side === 'buy' ? 'BUY' : 'SELL',
    type: exit?.type ?? (trade.execution === 'limit' ? 'LIMIT' : 'MARKET'),
    status: left ? 'PARTIALLY_FILLED' : 'FILLED',
    quantity: all,
    filled: left ? quantityOf(left.market, left.filled) : all,
    price: rested ? rested.price / 1e6 : 0,
    stopPrice: 0,
    reduceOnly: exit !== undefined || rested?.reduceOnly === true,
    closePosition: exit !== undefined,
    trade,
    by: exit ? { exit: exit.word } : trade.decision_id === null ? null : { decisionId: trade.decision_id },
  };
}

const resting = (order: Order, status: Status): OrderChange => ({
  symbol: SYMBOLS[order.market],
  side: order.side > 0 ? 'BUY' : 'SELL',
  type: 'LIMIT',
  status,
  quantity: quantityOf(order.market, order.lots + order.filled),
  filled: quantityOf(order.market, order.filled),
  price: order.price / 1e6,
  stopPrice: 0,
  reduceOnly: order.reduceOnly,
  closePosition: false,
  trade: null,
  by: order.decisionId === null ? null : { decisionId: order.decisionId },
});

const without = (orders: readonly Order[], others: readonly Order[]): Order[] =>
  orders.filter(({ id }) => !others.some((other) => other.id === id));

const arrived = (before: Account, after: Account): OrderChange[] =>
  without(after.orders, before.orders)
    .filter(({ filled }) => filled === 0)
    .map((order) => resting(order, 'NEW'));

/** What went without a trade was taken back. */
const gone = (before: Account, after: Account, trades: readonly TapeTrade[]): OrderChange[] =>
  without(before.orders, after.orders)
    .filter(({ id }) => !trades.some(({ order_id }) => order_id === id))
    .map((order) => resting(order, 'CANCELED'));

/** Exits that were set, moved, taken back, or went with their position. */
function exitChanges(before: Account, after: Account, trades: readonly TapeTrade[]): OrderChange[] {
  return SYMBOLS.flatMap((symbol, market) => {
    const [was, is] = [before, after].map(({ positions }) => positions.find((one) => one.market === market));
    const position = is ?? was;
    if (!position) return [];
    const side = position.lots > 0 ? 'SELL' : 'BUY';
    const quantity = quantityOf(market, Math.abs(position.lots));
    return EXITS.flatMap(({ at, word, type }) => {
      const [old, now] = [was?.[at] ?? null, is?.[at] ?? null];
      const isDone = trades.some((trade) => trade.symbol === symbol && trade.execution === word);
      if (old === now || isDone) return [];
      const shown = { symbol, side, type, quantity, filled: 0, price: 0, trade: null, by: { exit: word } } as const;
      const change = (status: Status, micro: number): OrderChange => ({
        ...shown,
        status,
        stopPrice: micro / 1e6,
        reduceOnly: true,
        closePosition: true,
      });
      const over = old === null ? [] : [change(is ? 'CANCELED' : 'EXPIRED', old)];
      return now === null ? over : [...over, change('NEW', now)];
    });
  });
}

/** The protocol's ORDER_TRADE_UPDATE. @param at ms @param named its number and its client's name */
export function orderEvent(change: OrderChange, at: number, named: { orderId: number; clientOrderId: string }) {
  const { symbol, trade, status } = change;
  const price = (usd: number): string => priceText(symbol, usd);
  const lots = (quantity: number): string => lotText(symbol, quantity);
  return {
    e: 'ORDER_TRADE_UPDATE',
    E: at,
    T: at,
    o: {
      s: futuresSymbol(symbol),
      c: named.clientOrderId,
      S: change.side,
      o: change.type,
      f: 'GTC',
      q: lots(change.quantity),
      p: price(change.price),
      ap: price(trade?.price ?? 0),
      sp: price(change.stopPrice),
      x: trade ? 'TRADE' : status,
      X: status,
      i: named.orderId,
      l: lots(trade?.quantity ?? 0),
      z: lots(change.filled),
      L: price(trade?.price ?? 0),
      N: ASSET,
      n: usdText(trade?.fee_usd ?? 0),
      T: at,
      t: trade ? tradeIdOf(trade.fill_id) : 0,
      b: '0',
      a: '0',
      m: trade?.liquidity === 'maker',
      R: change.reduceOnly,
      wt: 'CONTRACT_PRICE',
      ot: change.type,
      ps: 'BOTH',
      cp: change.closePosition,
      rp: usdText(trade?.realized_pnl_usd ?? 0),
      pP: false,
      si: 0,
      ss: 0,
      V: 'NONE',
      pm: 'NONE',
      gtd: 0,
    },
  };
}

/** The protocol's ACCOUNT_UPDATE; undefined where neither money nor a position has changed. */
export function accountEvent(before: Account, after: Account, tickers: readonly Ticker[], at: number) {
  const moved = SYMBOLS.filter((_, market) => changed(before, after, market));
  if (moved.length === 0 && before.cash === after.cash) return undefined;
  const { positions } = viewAccount(after, tickers);
  const isFunding = moved.length === 0 && before.funding !== after.funding;
  const wallet = usdText(toUsd(after.cash));
  const isTraded = before.realized !== after.realized || before.fees !== after.fees;
  return {
    e: 'ACCOUNT_UPDATE',
    E: at,
    T: at,
    a: {
      m: isFunding ? 'FUNDING_FEE' : 'ORDER',
      B: [{ a: ASSET, wb: wallet, cw: wallet, bc: usdText(isTraded ? 0 : toUsd(after.cash - before.cash)) }],
      P: moved.map((symbol) => {
        const open = positions.find((one) => one.symbol === symbol);
        const amount = open ? open.quantity * (open.side === 'long' ? 1 : -1) : 0;
        return {
          s: futuresSymbol(symbol),
          pa: lotText(symbol, amount),
          ep: (open?.entry_price ?? 0).toFixed(8),
          bep: (open?.entry_price ?? 0).toFixed(8),
          cr: usdText(toUsd(after.realized)),
          up: usdText(open?.unrealized_pnl_usd ?? 0),
          mt: 'cross',
          iw: usdText(0),
          ps: 'BOTH',
        };
      }),
    },
  };
}

function changed(before: Account, after: Account, market: number): boolean {
  const [was, is] = [before, after].map(({ positions }) => positions.find((one) => one.market === market));
  return was?.lots !== is?.lots || was?.cost !== is?.cost;
}
