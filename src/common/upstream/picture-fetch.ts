import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { hostOf, isPublicAddress } from '../webhooks/address.js';
import { pinned, resolveHost, type ResolveHost } from '../webhooks/post.js';
import { UpstreamFailure } from './failure.js';
import { bytesOf } from './wire.js';

export interface FetchRules {
  /** The upstream's own address: what it hands out from there is fetched also in a private network. */
  base: string;
  most: number;
  withinMs: number;
  signal: AbortSignal;
  resolve?: ResolveHost;
}

/**
 * Fetches what an upstream answered with an address: from the upstream itself or from the public internet, the host
 * resolved once and every address of it public; redirects are not followed, no key is sent.
 * @throws UpstreamFailure
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UpstreamFailure('an address that is none');
  const addresses = await (rules.resolve ?? resolveHost)(hostOf(url)).catch(() => []);
  const trusted = url.origin === new URL(rules.base).origin;
  if (addresses.length === 0) throw new UpstreamFailure('an address of nobody');
  if (!trusted && !addresses.every((one) => isPublicAddress(one.address)))
    throw new UpstreamFailure('an address within a private network');
  const signal = AbortSignal.any([rules.signal, AbortSignal.timeout(rules.withinMs)]);
  const answer = await get(url, { agent: false, lookup: pinned(addresses), signal }).catch(() => {
    throw new UpstreamFailure('an address that does not answer');
  });
  if (answer.statusCode === 200) return bytesOf(answer, rules.most, rules.withinMs);
  answer.destroy();
  throw new UpstreamFailure(`an address that answers with status ${answer.statusCode}`);
}

function parsedUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function get(url: URL, options: Parameters<typeof plainRequest>[1]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const request = begin(url, { ...(options as object), method: 'GET', headers: { Accept: 'image/png, image/jpeg' } });
    request.on('error', reject);
    request.on('response', (answer) => resolve(answer.on('error', () => undefined)));
    request.end();
  });
}
