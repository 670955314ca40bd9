import { readOnly } from './reading.worker.js';

const read = (description: string) => readOnly({ description, style: null, request: {} as never }).reading;

it('of several garments none is said not to be designed, for each is', () => {
  const { outfit, warnings, spec } = read('a white shirt, grey trousers and a navy blazer');
  expect(outfit?.map(({ garment }) => garment)).toEqual(['shirt', 'trousers', 'blazer']);
  expect(spec?.garment).toBe('shirt');
  expect(warnings.join(' ')).toContain('each a design of its own');
  expect(warnings.join(' ')).not.toContain('Not designed');
});

it('of one garment nothing else is told', () => {
  const { outfit, warnings } = read('a white linen shirt');
  expect(outfit).toBeUndefined();
  expect(warnings.join(' ')).not.toContain('garments');
});
