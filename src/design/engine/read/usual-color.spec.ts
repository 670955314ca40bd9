import { readDesign } from './read-design.js';

const coloursOf = (description: string): unknown => {
  const read = readDesign({ description });
  return read.ok ? read.brief.spec.colors.map(({ name, role, parts }) => [name, role, ...(parts ?? [])]) : [];
};

it.each(['a bridal gown with a pearl-beaded bodice', 'a flower girl dress with a pale blue sash', 'a wedding dress'])(
  '"%s" is ivory, whatever colour its parts are said to have',
  (text) => expect(coloursOf(text)).toMatchObject({ 0: ['ivory', 'main'] }),
);

it('a wedding dress keeps the colours that are said', () =>
  expect(coloursOf('a navy wedding dress with an ivory sash')).toEqual([
    ['navy', 'main'],
    ['ivory', 'trim', 'belt'],
  ]));
