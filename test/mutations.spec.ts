import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { mutationsOf, withMutants } from '../scripts/mutations.mjs';

const PROGRAM = `
const LIMITS = { 1: 3, many: 7 };
export function judge(a: number, b: number): unknown {
  if (a - b * 2 > LIMITS[1] && b !== 0) return [a < b ? 'less' : a / (b - 4), LIMITS.many];
  return (a + 1) * 2 >= b || !(a === b);
}`;
const CASES = [-3, 0, 1, 2, 5, 9].flatMap((a) => [-2, 0, 1, 4, 6].map((b) => [a, b]));

const resultsOf = (text: string, isOn: (number: number) => boolean): unknown[] => {
  const { code } = transformSync(text, { module: { type: 'commonjs' }, jsc: { parser: { syntax: 'typescript' } } });
  const exports = { judge: (_a: number, _b: number): unknown => undefined };
  runInNewContext(code, { exports, $mutant: isOn });
  return CASES.map(([a, b]) => exports.judge(a, b));
};

describe('mutants compiled in together', () => {
  const mutants = mutationsOf('judge.ts', PROGRAM).map((mutant, number) => ({ ...mutant, number }));
  const together = withMutants(PROGRAM, mutants);

  it('are of all kinds, within each other too, and leave names alone', () => {
    expect(mutants).toHaveLength(29);
    expect(new Set(mutants.map(({ kind }) => kind))).toEqual(new Set(['branch', 'comparison', 'constant', 'swap']));
  });

  it('change nothing while none is on', () => {
    expect(resultsOf(together, () => false)).toEqual(resultsOf(PROGRAM, () => false));
  });

  it('do, each alone, what the changed text does', () => {
    for (const { number, at, was, instead } of mutants) {
      const alone = PROGRAM.slice(0, at) + instead + PROGRAM.slice(at + was.length);
      expect(resultsOf(together, (on) => on === number)).toEqual(resultsOf(alone, () => false));
    }
  });
});
