import { found, type Section } from './search.js';

const section = (heading: string, text: string): Section => ({
  page: 'api',
  title: 'The API',
  anchor: heading,
  heading,
  text,
});
const SECTIONS = [
  section('Keys', 'A key is sent in a header. Limits hold for each key.'),
  section('Limits', 'So many requests a day.'),
  section('Errors', 'A problem names its code. '.repeat(40)),
];

test('every word has to stand there; a heading weighs more than a text', () => {
  expect(found(SECTIONS, 'limits').map(({ anchor }) => anchor)).toEqual(['Limits', 'Keys']);
  expect(found(SECTIONS, ' KEY  header ').map(({ anchor }) => anchor)).toEqual(['Keys']);
  expect(found(SECTIONS, 'key nowhere')).toEqual([]);
});

test('what surrounds the word is shown, and where it was cut', () => {
  const [{ around }] = found(SECTIONS, 'code');
  expect(around).toMatch(/^A problem names its code\..*…$/);
  expect(around.length).toBeLessThan(200);
});

test.each(['', '   ', '\u0000', '('.repeat(5000), '.*', 'a '.repeat(5000)])('any query ends: %j', (query) =>
  expect(Array.isArray(found(SECTIONS, query))).toBe(true),
);
