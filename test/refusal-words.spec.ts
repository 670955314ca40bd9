import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFor } from '../web/language.js';
import { failureOf } from '../web/studio/failure.js';
import { refusalWords } from '../web/words/refusals.js';

const inSwedish = <Made>(make: () => Made): Made => madeFor({ language: 'sv', path: '/' }, make);

const SRC = join(__dirname, '../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'));

/** Where a refusal's code is written down: made as one, or made by a function that takes its code first. */
const MADE = [
  /new DomainError\(\s*'\w+',\s*'(\w+)'/g,
  /new HttpRefusal\(\s*\d+,\s*'(\w+)'/g,
  /\bunauthenticated\(\s*'(\w+)'/g,
  /\bcode: '([a-z_]+)'/g,
];
const written = MADE.map((pattern) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => code)));
const codes = [...new Set(written.flat())].sort();

test('codes are found in each way in which they are written', () => {
  expect(written.map((found) => found.length > 2)).toEqual(MADE.map(() => true));
  expect(codes.length).toBeGreaterThan(60);
});

test('every refusal has Swedish words', () => {
  const { codes: words } = inSwedish(refusalWords);
  expect(codes.filter((code) => words[code] === undefined)).toEqual([]);
});

test('a code that is new is told by its status, in the language of the page', () => {
  const refused = { status: 418, code: 'new_here', detail: 'It is new.' };
  expect(inSwedish(() => refusalWords().said(refused))).toBe('Det gick inte (418).');
  expect(refusalWords().said(refused)).toBe('It is new.');
});

test('in Swedish no refusal says the words of the API', () => {
  const said = codes.map((code) => inSwedish(() => refusalWords().said({ status: 400, code, detail: 'In English.' })));
  expect(said.filter((one) => /\bthe\b|english/i.test(one) || !/^\p{Lu}.*\.$/u.test(one))).toEqual([]);
});

test('why nothing was made of a text is said in the language of the page', () => {
  const failure = { code: 'not_a_garment', message: 'No garment.' };
  expect(failureOf(failure)).toBe('No garment.');
  expect(inSwedish(() => failureOf(failure))).toBe('Texten beskriver inget plagg.');
});
