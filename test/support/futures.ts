import { createHmac } from 'node:crypto';
import type { Answer, Client, Json } from './http.js';

export interface FuturesKey {
  api_key: string;
  api_secret: string;
}

type Value = string | number | boolean;

/** Where a signed request carries what it says. */
type Carried = 'query' | 'form';

/** A bot that speaks the futures protocol by hand. */
export class FuturesBot {
  constructor(
    readonly client: Client,
    readonly key: FuturesKey,
  ) {}

  /** The parameters as text, with time and signature. @param given later ones go before the earlier ones of a name */
  signed(given: Record<string, Value> = {}): string {
    const pairs = Object.entries({ recvWindow: 60_000, timestamp: Date.now(), ...given });
    const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return `${text}&signature=${this.signature(text)}`;
  }

  signature(text: string): string {
    return createHmac('sha256', this.key.api_secret).update(text).digest('hex');
  }

  ask<Body = Json>(
    method: string,
    path: string,
    given: Record<string, Value> = {},
    carried?: Carried,
  ): Promise<Answer<Body>> {
    return this.send(method, path, this.signed(given), carried);
  }

  /** @param text signed or not */
  send<Body = Json>(method: string, path: string, text: string, carried: Carried = 'query'): Promise<Answer<Body>> {
    const headers = { 'X-MBX-APIKEY': this.key.api_key };
    if (carried === 'query') return this.client.send(method, `${path}?${text}`, undefined, { headers });
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.client.send(method, path, text, { headers: form });
  }
}
