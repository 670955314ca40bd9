import { bodyOf } from '../http/queries/validation.pipe.js';
import { NamedKeyDto } from './named-key.dto.js';

it.each([
  ['', /must have 1 to 40 characters|must hold a visible character/],
  ['   ', /must hold a visible character/],
  ['x'.repeat(41), /must have 1 to 40 characters/],
  ['a\u0007b', /must have no control characters/],
])('a name %j is refused by what is wrong with it', (name, message) => {
  expect(() => bodyOf(NamedKeyDto, { name })).toThrow(
    expect.objectContaining({ extras: { errors: [{ path: 'name', message: expect.stringMatching(message) }] } }),
  );
});
