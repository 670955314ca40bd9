import type { IncomingMessage } from 'node:http';
import { addressReader, limitSubject, networkOf, type TrustProxy } from './client-address.js';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

describe('client address', () => {
  it.each<[string, TrustProxy, string, string | undefined, string]>([
    ['no proxy: a forged header changes nothing', false, '10.0.0.9', '1.2.3.4', '10.0.0.9'],
    ['one hop', 1, '10.0.0.9', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['trusted network', ['10.0.0.0/8'], '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    ['untrusted peer of a trusted network', ['10.0.0.0/8'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['named network', ['loopback'], '127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ])('%s', (_name, trust, peer, forwarded, expected) =>
    expect(addressReader(trust)(request(peer, forwarded))).toBe(expected),
  );

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.255', '192.0.2.255'],
    ['192.0.2.7', '192.0.2.7'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['::ffff:0:192.0.2.7', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, subject) => expect(limitSubject(address)).toBe(subject));

  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['192.0.3.7', '192.0.3.0/24'],
    ['::ffff:192.0.2.207', '192.0.2.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
    ['2001:db8:2:2::9', '2001:db8:2::/48'],
    ['::1', '0:0:0::/48'],
    ['', 'unknown'],
  ])('%s is of the network %s', (address, network) => expect(networkOf(limitSubject(address))).toBe(network));
});
