import { PageQuery } from './page-query.js';
import { FieldValidationPipe } from './validation.pipe.js';
import { readWhole } from './whole-number.js';

it.each([
  ['16', 16],
  ['007', 7],
  ['0', 0],
])('%j is %p', (text, number) => expect(readWhole(text)).toBe(number));

it.each(['0x10', '1e2', '5.0', ' 10', '10 ', '+5', '-5', '', '١٢', '1'.repeat(16)])('%j is no whole number', (text) =>
  expect(readWhole(text)).toBe(text),
);

it.each(['1e308', '501', '0', '-1', '5.5', 'abc', '', '9'.repeat(40), 'NaN', '0x10'])(
  'a limit of %j is refused by its range',
  async (limit) => {
    const asked = new FieldValidationPipe().transform({ limit }, { type: 'query', metatype: PageQuery });
    const message = 'must be a whole number from 1 to 500';
    await expect(asked).rejects.toMatchObject({ extras: { errors: [{ path: 'limit', message }] } });
  },
);
