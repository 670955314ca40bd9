import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One line of Bitstamp's `GET /api/v2/ticker/`. */
export interface StandInTicker {
  bid: string;
  ask: string;
  last: string;
  timestamp: string;
}

const PAIRS = ['BTC/USD', 'ETH/USD', 'SOL/USD', 'XRP/USD', 'DOGE/USD', 'BTC/EUR'];
const PRICES: Record<string, number> = {
  'BTC/USD': 64_000,
  'ETH/USD': 3_100,
  'SOL/USD': 150,
  'XRP/USD': 0.6,
  'DOGE/USD': 0.15,
  'BTC/EUR': 59_000,
};

/** The public side of Bitstamp as far as tickers need it, with faults on demand. BNB it does not have. */
export class StandInExchange {
  /** what befalls every answer */
  fault: 'none' | 'hang' | 'error' | 'garbage' = 'none';
  /** changes one pair's ticker before it is sent; undefined leaves it out */
  readonly spoil = new Map<string, (ticker: StandInTicker) => Partial<StandInTicker> | undefined>();
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  static async open(): Promise<StandInExchange> {
    const exchange = new StandInExchange();
    exchange.server.listen(0, '127.0.0.1');
    await once(exchange.server, 'listening');
    return exchange;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.asked.push(url);
    if (this.fault === 'hang') return;
    if (this.fault === 'error') return void response.writeHead(500).end('oops');
    response.setHeader('Content-Type', 'application/json');
    response.end(this.fault === 'garbage' ? '<html>[{"pair":' : JSON.stringify(this.body(url)));
  }

  private body(url: string): unknown {
    if (url.startsWith('/api/v2/markets/')) return PAIRS.map(market);
    if (url.startsWith('/api/v2/currencies/')) return [];
    if (url.startsWith('/api/v2/ticker/')) return PAIRS.flatMap((pair) => this.ticker(pair));
    return { error: 'not found' };
  }

  /** Prices breathe by a few hundredths of a percent. */
  private ticker(pair: string): unknown[] {
    const price = PRICES[pair] * (1 + 2e-4 * Math.sin(Date.now() / 700));
    const usual: StandInTicker = {
      bid: (price * 0.9999).toPrecision(9),
      ask: (price * 1.0001).toPrecision(9),
      last: price.toPrecision(9),
      timestamp: String(Math.floor(Date.now() / 1000)),
    };
    const spoiled = this.spoil.get(pair);
    if (!spoiled) return [{ ...usual, pair }];
    const changed = spoiled(usual);
    return changed ? [{ ...usual, ...changed, pair }] : [];
  }
}

const market = (name: string) => {
  const [base, counter] = name.split('/');
  return {
    name,
    market_symbol: name.replace('/', '').toLowerCase(),
    base_currency: base,
    base_decimals: 8,
    counter_currency: counter,
    counter_decimals: 5,
    minimum_order_value: '10',
    trading: 'Enabled',
    description: `${base} / ${counter}`,
    market_type: 'SPOT',
  };
};
