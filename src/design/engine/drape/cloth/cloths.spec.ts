import { FABRIC_FACTS } from '../../make/materials/index.js';
import { clothOf, KINDS } from './cloth-of.js';

it('every fabric of the vocabulary is of one kind', () => {
  expect(KINDS.flatMap(({ fabrics }) => fabrics).toSorted()).toEqual(Object.keys(FABRIC_FACTS).toSorted());
});

it('worsted suiting lies where SiroFAST has it (De Boos, Tester 1994)', () => {
  const { bending, stiffness } = clothOf('wool', 190);
  for (const rigidity of bending) expect(rigidity * 1e6).toBeGreaterThan(5);
  for (const rigidity of bending) expect(rigidity * 1e6).toBeLessThan(14);
  expect(stiffness[2]).toBeGreaterThan(30);
  expect(stiffness[2]).toBeLessThan(80);
});
