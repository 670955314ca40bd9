import { BlockList, isIP } from 'node:net';

/** Not globally reachable, or not one host: IANA's special-purpose registry for IPv4 (RFC 6890), multicast, reserved. */
const REFUSED_IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within global unicast: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address. */
const REFUSED_IPV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (nets: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
};

const refusedIpv4 = listOf(REFUSED_IPV4, 'ipv4');
const refusedIpv6 = listOf(REFUSED_IPV6, 'ipv6');
/** All else is loopback, link-local, unique local, multicast, IPv4 in disguise (mapped, NAT64) or unassigned. */
const globalUnicast = listOf([['2000::', 3]], 'ipv6');

/** Whether an IP address is one of the public internet. False for what is no address, or has a zone. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refusedIpv4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6');
}

/** The host of an address as the resolver takes it: IPv6 without brackets, IPv4 always dotted (WHATWG URL). */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether the host is seen to be private without resolving it: an address that is not public, or `localhost`. */
export function isPrivateHost(url: URL): boolean {
  const host = hostOf(url);
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return /(^|\.)localhost\.?$/.test(host);
}
