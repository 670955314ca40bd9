import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { hostOf, isPublicAddress } from './address.js';

/** Beyond this the answer is cut off: only its status counts. */
const ANSWER_BYTES = 65_536;

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

export interface PostRules {
  resolve: ResolveHost;
  allowPrivate: boolean;
  /** For all of it: resolving, connecting, sending and the answer. */
  timeoutMs: number;
}

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type PostOutcome = { status: number } | { error: 'address_refused' | 'timeout' | 'unreachable' };

/**
 * Sends a POST to an address that a stranger chose. Its host is resolved once, every address of it must be public, and
 * the connection goes to just these. Redirects are not followed.
 */
export async function postGuarded(post: Post, rules: PostRules): Promise<PostOutcome> {
  const url = new URL(post.url);
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    const addresses = await Promise.race([rules.resolve(hostOf(url)), aborted(signal)]);
    if (!rules.allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
      return { error: 'address_refused' };
    }
    return { status: await send(url, post, { signal, agent: false, lookup: pinned(addresses) }) };
  } catch {
    return { error: signal.aborted ? 'timeout' : 'unreachable' };
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });

/** Answers every question for a host with what was vetted. */
export const pinned =
  (addresses: LookupAddress[]): NonNullable<RequestOptions['lookup']> =>
  (_host, options, done) => {
    const [first] = addresses;
    if (first === undefined) done(new Error('no address'), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  };

function send(url: URL, { headers, body }: Post, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const request: ClientRequest = begin(url, { ...options, method: 'POST', headers: { ...headers, ...length } });
    request.on('error', reject);
    request.on('response', (response) => {
      drain(response);
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}

function drain(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) response.destroy();
  });
}
