import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, type Socket } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Whom to believe about `X-Forwarded-For`: nobody, the nearest n hops, or these networks (CIDR or Express names). */
export type TrustProxy = false | number | string[];

export type AddressReader = (request: IncomingMessage) => string;

/** Reads the client's address once per request; a forged header from an untrusted peer changes nothing. */
export function addressReader(trust: TrustProxy): AddressReader {
  if (trust === false) return peerAddress;
  const trusted = trustFunction(trust);
  return (request) => limitSubject(proxyAddr(request, trusted) ?? '');
}

export type PeerTruster = (address: string) => boolean;

/** Whether the headers of whoever is connected to us are believed. */
export function peerTruster(trust: TrustProxy): PeerTruster {
  if (trust === false) return () => false;
  const trusted = trustFunction(trust);
  return (address) => trusted(address, 0);
}

const known = new WeakMap<Socket, string>();

/** Where nobody is believed the address is that of the connection, the same for all its requests. */
function peerAddress({ socket }: IncomingMessage): string {
  const remembered = known.get(socket);
  if (remembered !== undefined) return remembered;
  const subject = limitSubject(socket.remoteAddress ?? '');
  known.set(socket, subject);
  return subject;
}

function trustFunction(trust: Exclude<TrustProxy, false>): (address: string, hop: number) => boolean {
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return proxyAddr.compile(trust);
}

/** The address that limits count by: IPv4 as it is (also when mapped into IPv6, however written), IPv6 by its /64. */
export function limitSubject(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain || 'unknown';
  const parts = hextets(plain);
  if (parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(parts[6], parts[7]);
  return `${parts.slice(0, 4).join(':')}::/64`;
}

/** The network that greed is counted by: /24 of IPv4, /48 of IPv6. @param address as `limitSubject` gives it */
export function networkOf(address: string): string {
  const ipv6 = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(address);
  if (ipv6) return `${ipv6[1]}::/48`;
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}

function dotted(high: string, low: string): string {
  const [a, b] = [parseInt(high, 16), parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

function hextets(address: string): string[] {
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
