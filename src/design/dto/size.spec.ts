import { bodyOf } from '../../common/http/queries/validation.pipe.js';
import { DomainError } from '../../common/kernel/errors.js';
import { SubmissionDto } from './submission.dto.js';

const pathsOf = (fields: object): string[] => {
  try {
    bodyOf(SubmissionDto, { description: 'a red dress', ...fields });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return ((error.extras?.errors ?? []) as { path: string }[]).map(({ path }) => path);
  }
};

it.each(['9999', '31', '55', '0', '100', '199', 'EU 99', 'huge', ''])(
  'the size %j is refused as a size, whoever wears it',
  (size) => {
    expect(pathsOf({ size })).toEqual(['size']);
    expect(pathsOf({ size, gender: 'women' })).toEqual(['size']);
  },
);

it.each([
  [{ size: '38' }, ['gender']],
  [{ size: 'EU 38' }, ['gender']],
  [{ size: '38', gender: 'women' }, []],
  [{ size: 'M' }, []],
  [{ size: '2XL' }, []],
  [{ size: '128', gender: 'child' }, []],
  [{ size: '128', gender: 'women' }, ['size']],
  [{ size: '38', gender: 'child' }, ['size']],
  [{ size: '38', gender: 'cats' }, ['gender']],
])('%j is refused by %j', (fields, paths) => expect(pathsOf(fields)).toEqual(paths));
