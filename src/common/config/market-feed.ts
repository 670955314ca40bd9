import { parseUrl, type Reader } from './reader.js';

export type MarketFeed =
  | { kind: 'simulated' }
  /** OHLCV rows of a CSV file, or of all in a folder. */
  | { kind: 'replay'; path: string }
  /** An exchange by its short name; `baseUrl` points at another server that speaks the same protocol. */
  | { kind: 'live'; exchange: string; baseUrl?: string };

const ALLOWED = 'simulated, replay:<csv file or folder> or live:<exchange>[@<base url>]';

export function marketFeed(reader: Reader): MarketFeed {
  const given = reader.text('MARKET_FEED') ?? 'simulated';
  return parse(given) ?? reader.refuse('MARKET_FEED', given, ALLOWED);
}

function parse(text: string): MarketFeed | undefined {
  if (text === 'simulated') return { kind: 'simulated' };
  const path = /^replay:(.+)$/.exec(text)?.[1];
  if (path !== undefined) return { kind: 'replay', path };
  const live = /^live:([a-z0-9]{2,30})(?:@(.+))?$/.exec(text);
  if (live === null) return undefined;
  const [, exchange, baseUrl] = live;
  if (baseUrl === undefined) return { kind: 'live', exchange };
  return /^https?:$/.test(parseUrl(baseUrl)?.protocol ?? '') ? { kind: 'live', exchange, baseUrl } : undefined;
}
