import { linearOf, solutionOf } from './linear.js';

describe('equations of one unknown', () => {
  const solved = (left: string, right: string): number | null => {
    const sides = [left, right].map(linearOf);
    return sides[0] && sides[1] ? solutionOf(sides[0], sides[1]) : null;
  };

  it.each<[string, string, number | null]>([
    ['8x + 7', '31', 3],
    ['8x + 7', '-23', -3.75],
    ['3(y + 2)', '2y + 11', 5],
    ['x/4 - 1', '2', 12],
    ['-x', '-(2 - 5)', -3],
    ['0.5x + 1,25', '2', 1.5],
    ['2 / x', '4', null],
    ['3x', '1', null],
    ['x', 'x + 1', null],
    ['x', 'x', null],
    ['x * x', '9', null],
    ['2x +', '4', null],
    ['x / 0', '4', null],
  ])('%s = %s', (left, right, value) => {
    expect(solved(left, right)).toBe(value);
  });
});
