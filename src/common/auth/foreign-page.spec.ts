import { isFromForeignPage } from './foreign-page.js';

const HOST = { host: 'inner:3000' };

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://fyra.example' }, true],
  [{}, false],
  [{ origin: 'https://fyra.example' }, false],
  [{ origin: 'http://inner:3000' }, false],
  [{ origin: 'https://fyra.example.evil.example' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
])('%j is of another origin: %p', (headers, foreign) =>
  expect(isFromForeignPage({ headers: { ...HOST, ...headers } }, 'https://fyra.example/prefix')).toBe(foreign),
);
