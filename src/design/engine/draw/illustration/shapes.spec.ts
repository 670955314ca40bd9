import { cutOf } from '../../cut/cut-of.js';
import { casesFor, ShapeRecord, shapesOf } from '../shapes.fixture.js';
import { illustrate } from './index.js';

const MIDDLE = 500;
const PAGE = { width: 1000, height: 1500, seed: 5, palette: [], caption: null };

/** Who changes one on purpose looks at it, and writes the record anew with `npm run shapes`. */
describe('pictures are drawn as they are recorded', () => {
  const record = new ShapeRecord(__dirname);
  afterAll(() => record.end());

  it.each(casesFor(4))('%s', (name, spec) => {
    expect(record.changes(name, shapesOf(illustrate(cutOf(spec), PAGE).svg, MIDDLE))).toEqual([]);
  });
});
