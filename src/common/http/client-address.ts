import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Whom to believe about `X-Forwarded-For`: nobody, the nearest n hops, or these networks (CIDR or Express names). */
export type TrustProxy = false | number | string[];

export type AddressReader = (request: IncomingMessage) => string;

/** Reads the client's address once per request; a forged header from an untrusted peer changes nothing. */
export function addressReader(trust: TrustProxy): AddressReader {
  const trusted = trustFunction(trust);
  return (request) => limitSubject(proxyAddr(request, trusted) ?? '');
}

function trustFunction(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return proxyAddr.compile(trust);
}

/** The address that limits count by: IPv4 as it is (also when mapped into IPv6), IPv6 by its /64. */
export function limitSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${hextets(plain).slice(0, 4).join(':')}::/64` : plain || 'unknown';
}

function hextets(address: string): string[] {
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
