import type { LeagueAnswer, LeagueDoor } from './league-door.js';

const PATIENCE_MS = 30_000;

/** A league over the network. */
export class HttpLeague implements LeagueDoor {
  /** @param address without a slash at its end @param key a challenger's; none until it has registered */
  constructor(
    private readonly address: string,
    public key?: string,
  ) {}

  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<LeagueAnswer> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...(this.key && { 'X-Arena-Key': this.key }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
    const text = await response.text();
    return { status: response.status, body: jsonIn(text), retryAfter: Number.isNaN(retryAfter) ? null : retryAfter };
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
