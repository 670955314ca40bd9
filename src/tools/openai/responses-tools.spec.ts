import { invalidField } from './refusals.js';
import { inPlacesOfResponse } from './responses-tools.js';

it('what is wrong with a function stands where a response has it', () => {
  expect(inPlacesOfResponse(invalidField('tools.12.function.parameters', 'must be'))).toMatchObject({
    code: 'validation_failed',
    message: 'Not valid: tools.12.parameters.',
    extras: { errors: [{ path: 'tools.12.parameters', message: 'must be' }] },
  });
});

it('leaves other errors', () => {
  const error = new Error('tools.1.function.name');
  expect(inPlacesOfResponse(error)).toBe(error);
});
