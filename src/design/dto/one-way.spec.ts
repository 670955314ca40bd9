import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { RevisionDto } from './submission.dto.js';

const refused = async (body: object): Promise<string[]> =>
  (await validate(plainToInstance(RevisionDto, body))).map(({ property }) => property);

it.each([
  [{ instruction: 'longer', undo: false }, []],
  [{ instruction: 'longer', undo: null }, []],
  [{ instruction: 'longer', undo: true }, ['instruction']],
  [{ instruction: 'longer', size: 'L' }, ['instruction']],
  [{ undo: true }, []],
  [{ undo: false }, ['instruction']],
])('%j is said in one way', async (body, problems) => {
  expect(await refused(body)).toEqual(problems);
});
