import { cutOf } from '../../cut/cut-of.js';
import { casesFor, ShapeRecord, shapesOf } from '../shapes.fixture.js';
import { drawFlat } from './index.js';

const MIDDLE_PX = 320;

/** Who changes one on purpose looks at it, and writes the record anew with `npm run shapes`. */
describe('flats are drawn as they are recorded', () => {
  const record = new ShapeRecord(__dirname, process.env.SHAPES === 'write');
  afterAll(() => record.end());

  it.each(casesFor(1))('%s', (name, spec) => {
    const { frontSvg, backSvg } = drawFlat(cutOf(spec));
    expect(record.changes(name, shapesOf(frontSvg + backSvg, MIDDLE_PX))).toEqual([]);
  });
});
