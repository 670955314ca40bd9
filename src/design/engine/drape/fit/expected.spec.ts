import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import { bareForm } from '../form/dress-form.js';
import type { Form } from '../types.js';
import { bodyAround } from './expected.js';

const formOf = async (): Promise<Form> => bareForm((await bodyOfSize('50', 'men')) as Record<string, number>) as Form;

it('a thigh that is cut higher than the body forks goes round no trunk, a seat on legs does', async () => {
  const form = await formOf();
  const { crotch, thigh } = form.landmarks;
  const around = (height: number, ofOne: boolean): number => bodyAround(form, { region: 'left-leg', height, ofOne });
  expect(around(crotch + 0.02, true)).toBe(0);
  expect(around(crotch + 0.02, false)).toBeCloseTo(1.04, 1);
  expect(around(thigh, true)).toBeCloseTo(0.625, 2);
  expect(around(thigh, false)).toBe(0);
});
