import { encodingFor } from './accept-encoding.js';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['GZIP;Q=1.000', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['gzip;q=nonsense', undefined],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['brotli, gzippy', undefined],
])('%s', (header, expected) => expect(encodingFor(header)).toBe(expected));
