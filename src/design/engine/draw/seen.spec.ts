import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { readDesign } from '../read/read-design.js';
import { rampOf } from './illustration/color/ramp.js';
import { illustrate } from './illustration/index.js';

const picture = (description: string): string => {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(description);
  const spec = cutOf(completedOf(reading.brief));
  return illustrate(spec, { width: 320, height: 480, seed: 7, pose: 'poised', palette: [], caption: null }).svg;
};

it('shows the lining of a cape that hangs open, where it has a colour of its own', () => {
  const reading = readDesign({ description: 'a black cape with red lining' });
  const red = reading.ok ? (reading.brief.spec.colors.find(({ parts }) => parts?.includes('lining'))?.hex ?? '') : '';
  const { base } = rampOf(red);
  expect(picture('a black cape with red lining')).toContain(base);
  expect(picture('a black cape with a lining')).not.toContain(base);
});
