import { readBrief } from './read-brief.js';

const coloursOf = (description: string) => {
  const read = readBrief({ description });
  return read.ok ? read.brief.spec.colors.map(({ name, role, parts }) => [name, role, ...(parts ?? [])]) : [];
};

it('camouflage has its own colours where none is named', () =>
  expect(coloursOf('camo trousers')).toEqual([
    ['olive', 'main'],
    ['dark brown', 'secondary'],
    ['sand', 'accent'],
  ]));

it('keeps them beside a part of another colour', () =>
  expect(coloursOf('a camo vest with an orange back')).toEqual([
    ['olive', 'main'],
    ['dark brown', 'accent', 'print'],
    ['sand', 'accent', 'print'],
    ['orange', 'secondary', 'back'],
  ]));

it('is of the colour that is named', () => expect(coloursOf('blue camo trousers')[0]).toEqual(['blue', 'main']));
