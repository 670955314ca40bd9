import express, { type Request } from 'express';
import { language, madeFor, pathIn } from '../../../../web/language.js';
import { languageOf, readerOf } from './reader.js';

/** A request as Express makes it, with these headers. */
function asking(url: string, headers: Record<string, string> = {}): Request {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  const own = Object.entries({ originalUrl: url, query, headers }).map(([name, value]) => [name, { value }]);
  return Object.create(express.request, Object.fromEntries(own) as PropertyDescriptorMap) as Request;
}

test.each([
  [undefined, 'en'],
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['sv-FI', 'sv'],
  ['de, sv;q=0.8, en;q=0.5', 'sv'],
  ['en-GB, sv;q=0.9', 'en'],
  ['sv;q=0, en', 'en'],
  ['de, fr;q=0.5', 'en'],
  ['*', 'en'],
  ['sv;q=nonsense', 'en'],
  ['', 'en'],
  ['\u0000;;;q=,,', 'en'],
])('a browser that prefers %j reads %s', (preferred, language) =>
  expect(languageOf(asking('/', preferred === undefined ? {} : { 'accept-language': preferred }))).toBe(language),
);

test('a choice in the address is before one in the cookie is before what the browser prefers', () => {
  const headers = { cookie: 'fyra_trial=x; fyra_language=sv', 'accept-language': 'en' };
  expect(languageOf(asking('/', headers))).toBe('sv');
  expect(languageOf(asking('/?lang=en', headers))).toBe('en');
  expect(languageOf(asking('/?lang=tlh', headers))).toBe('sv');
  expect(languageOf(asking('/', { ...headers, cookie: 'fyra_language=%73v' }))).toBe('en');
});

test.each([
  ['/arena?match=1h&lang=sv', '/arena?match=1h&lang=en'],
  ['/mind?lang=sv', '/mind?lang=en'],
  ['//elsewhere.example/x?lang=sv', '/elsewhere.example/x?lang=en'],
  ['/a%"><b?x=%22%3E', '/a%"><b?x=%22%3E&lang=en'],
])('the page %s names itself in the other language as %s', (url, other) =>
  expect(madeFor(readerOf(asking(url)), () => pathIn('en'))).toBe(other),
);

test('a rendering that fails leaves no language behind', () => {
  const failing = () =>
    madeFor({ language: 'sv', path: '/x' }, () => {
      throw new Error('failed');
    });
  expect(failing).toThrow('failed');
  expect([language(), pathIn('sv')]).toEqual(['en', '/?lang=sv']);
});
