/** What requests count in the burst limit, as the protocol weighs them. */
type Query = Readonly<Record<string, unknown>>;

const limitOf = ({ limit }: Query, usual: number): number => {
  const asked = typeof limit === 'string' ? Number(limit) : usual;
  return Number.isFinite(asked) ? asked : usual;
};

const above = (value: number, steps: readonly (readonly [most: number, weight: number])[], last: number): number =>
  steps.find(([most]) => value <= most)?.[1] ?? last;

export const klinesWeight = (query: Query): number =>
  above(limitOf(query, 500), [[99, 1], [499, 2], [1000, 5]], 10); // prettier-ignore

export const depthWeight = (query: Query): number => above(limitOf(query, 500), [[50, 2], [100, 5], [500, 10]], 20); // prettier-ignore

/** Dearer for all markets than for one. */
export const byMarket =
  (one: number, all: number) =>
  ({ symbol }: Query): number =>
    symbol === undefined || symbol === '' ? all : one;

export const WEIGHT = {
  ping: 1,
  trades: 5,
  aggTrades: 20,
  historicalTrades: 20,
  premiumIndex: byMarket(1, 10),
  ticker24h: byMarket(1, 40),
  price: byMarket(1, 2),
  bookTicker: byMarket(2, 5),
  account: 5,
  openOrders: byMarket(1, 40),
  allOrders: 5,
  userTrades: 5,
  income: 30,
  batch: 5,
} as const;
