import { isPrivateHost, isPublicAddress } from './address.js';

describe('public addresses', () => {
  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '192.167.1.1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::200e'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared (CGNAT)', '100.64.0.1'],
    ['shared (CGNAT)', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, even of a public one', '::ffff:8.8.8.8'],
    ['mapped, in hex', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['link-local', 'fe80::1'],
    ['link-local with zone', 'fe80::1%eth0'],
    ['public with zone', '2606:4700::1%eth0'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['multicast', 'ff02::1'],
    ['Teredo', '2001:0:53aa::1'],
    ['6to4 of a private one', '2002:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['no address', 'example.org'],
    ['no address', ''],
  ])('%s: %s is none', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('hosts seen to be private', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://192.168.257/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]:8080/',
    'http://169.254.169.254/latest/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://app.localhost/',
  ])('%s', (url) => expect(isPrivateHost(new URL(url))).toBe(true));

  it.each([
    'https://example.org/',
    'http://8.8.8.8/',
    'http://134744072/',
    'http://[2606:4700::1]/',
    'http://notlocalhost/',
  ])('not %s', (url) => expect(isPrivateHost(new URL(url))).toBe(false));
});
