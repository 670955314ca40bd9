import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The version of Stripe's protocol that our requests are written in, whatever the account's own. */
const VERSION = '2026-10-28.endive';
const TRIES = 3;
const PAUSE_MS = 500;
const PASSING = new Set([409, 429, 500, 502, 503, 504]);

export type Fields = { [name: string]: string | number | boolean | null | undefined | Fields | Fields[] };

/** A message of Stripe; `object` is what it is about. */
export interface StripeEvent {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

/** An answer that says no, or none at all; `message` holds nobody's words. */
export class StripeTrouble extends Error {
  constructor(
    message: string,
    readonly status: number | null,
  ) {
    super(message);
  }
}

/** `{line_items: [{quantity: 1}]}` as Stripe reads it: `line_items[0][quantity]=1`; null and undefined are left out. */
export function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  const put = (name: string, value: Fields[string]): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, one] of Object.entries(value)) put(`${name}[${key}]`, one);
  };
  for (const [name, value] of Object.entries(fields)) put(name, value);
  return form;
}

/** Stripe's protocol over HTTP, as far as it is used here. */
export class StripeApi {
  /** @param base address without `/v1` @param timeoutMs of one try */
  constructor(
    private readonly base: string,
    private readonly secretKey: string,
    private readonly timeoutMs: number,
  ) {}

  /** @param idempotencyKey asking again with it does nothing twice @throws StripeTrouble */
  post<T>(path: string, fields: Fields, idempotencyKey: string): Promise<T> {
    return this.ask<T>('POST', path, formOf(fields), { 'Idempotency-Key': idempotencyKey });
  }

  /** @throws StripeTrouble */
  delete<T>(path: string): Promise<T> {
    return this.ask<T>('DELETE', path);
  }

  private async ask<T>(method: string, path: string, body?: URLSearchParams, more: object = {}): Promise<T> {
    const headers = { Authorization: `Bearer ${this.secretKey}`, 'Stripe-Version': VERSION, ...more };
    for (let tried = 1; ; tried++) {
      const answer = await this.try(method, path, { headers, body });
      if (answer instanceof Response && answer.ok) return (await answer.json()) as T;
      if (tried === TRIES || !mayPass(answer)) throw await troubleOf(answer);
      await sleep(PAUSE_MS * tried);
    }
  }

  private try(method: string, path: string, init: RequestInit): Promise<Response | Error> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    return fetch(`${this.base}/v1${path}`, { ...init, method, signal, redirect: 'error' }).catch(
      (error: unknown) => error as Error,
    );
  }
}

function mayPass(answer: Response | Error): boolean {
  if (answer instanceof Error) return true;
  const said = answer.headers.get('Stripe-Should-Retry');
  return said === null ? PASSING.has(answer.status) : said === 'true';
}

async function troubleOf(answer: Response | Error): Promise<StripeTrouble> {
  if (answer instanceof Error) return new StripeTrouble(`no answer (${answer.name})`, null);
  const said = (await answer.json().catch(() => null)) as { error?: { type?: unknown; code?: unknown } } | null;
  const words = [said?.error?.type, said?.error?.code].filter(
    (one) => typeof one === 'string' && /^[a-z_]{1,60}$/.test(one),
  );
  return new StripeTrouble([`status ${answer.status}`, ...words].join(' '), answer.status);
}

/**
 * Whether a message is Stripe's own and fresh: `Stripe-Signature: t=<Unix seconds>,v1=<hex>[,v1=<hex>]`, each v1 an HMAC
 * with SHA-256 of `<t>.<body>`; while a secret is replaced there are two.
 * @param now Unix seconds @param toleranceSeconds how old it may be
 */
export function isSigned(
  body: Buffer,
  signature: string,
  secret: string,
  now: number,
  toleranceSeconds: number,
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || now - Number(at) > toleranceSeconds) return false;
  const wanted = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  return parts.some(([name, hex = '']) => name === 'v1' && isEqual(Buffer.from(hex, 'hex'), wanted));
}

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
