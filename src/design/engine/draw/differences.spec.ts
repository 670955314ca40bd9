import { differences } from './differences.js';

const of = (deviations: string[], drafted: number, pockets: number): string[] =>
  differences({ shown: { pockets: drafted }, deviations, pieces: [{}], status: 'exact' } as never, { pockets });

describe('a difference in count', () => {
  it.each([
    ['A safari jacket’s back pleats, yoke and bellows pockets are not all in this draft.', 3, 4],
    ['The welt pockets are drafted as a denim jacket has them.', 4, 2],
    ['Pocket flaps are in this draft though not wanted.', 1, 2],
    ['3 pockets are drafted, not 2.', 3, 4],
    ['6 pockets are drafted, not 2.', 3, 2],
    ['One front pocket is drafted.', 2, 1],
    ['Pockets are not in this draft.', 2, 1],
  ])('is told beside “%s”', (words, drafted, drawn) =>
    expect(of([words], drafted, drawn)).toEqual([
      `The drawings show ${drawn} pocket${drawn === 1 ? '' : 's'} in front, the draft has ${drafted}.`,
    ]),
  );

  it.each([
    ['3 pockets are drafted, not 4.', 3, 4],
    ['1 pocket is drafted, not 2.', 1, 2],
    ['No pocket is drafted, not 2.', 0, 2],
    ['One front pocket is drafted.', 1, 2],
    ['Pockets are not in this draft.', 0, 2],
    ['The welt pockets are drafted as a denim jacket has them.', 4, 4],
  ])('is not told twice beside “%s”', (words, drafted, drawn) => expect(of([words], drafted, drawn)).toEqual([]));
});
