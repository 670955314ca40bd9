import { cutOf } from '../../cut/cut-of.js';
import { casesFor, ShapeRecord, shapesOf } from '../shapes.fixture.js';
import { illustrate } from './index.js';

const MIDDLE = 500;
const PAGE = { width: 1000, height: 1500 };
/** Of the name, so that a case more changes no other. */
const seedOf = (name: string): number => [...name].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7);
const CASES = casesFor(2).map(([name, spec]) => {
  const seed = seedOf(name);
  return [name, seed % 5 === 0 ? { ...spec, gender: 'men' as const } : spec, seed] as const;
});

/** Who changes one on purpose looks at it, and writes the record anew with `npm run shapes`. */
describe('pictures are drawn as they are recorded', () => {
  const record = new ShapeRecord(__dirname, process.env.SHAPES === 'write');
  afterAll(() => record.end());

  it.each(CASES)('%s', (name, spec, seed) => {
    expect(record.changes(name, shapesOf(illustrate(cutOf(spec), { ...PAGE, seed }).svg, MIDDLE))).toEqual([]);
  });
});
