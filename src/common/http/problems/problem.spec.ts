import { mountPath, storyOf } from './problem.js';

it.each([
  ['55P03', 'Others are changing the same thing; nothing was done.'],
  ['08006', 'The database is not reachable right now.'],
])('a failure %s of the database is told as it was', (code, detail) => {
  const error = Object.assign(new Error('words of a stranger'), { driverError: { code } });
  expect(storyOf(error)).toEqual({ status: 503, code: 'unavailable', detail, headers: { 'Retry-After': '2' } });
});

it.each([
  ['http://localhost:3000', ''],
  ['https://fyra.example/fyra', '/fyra'],
  ['https://fyra.example/a/b', '/a/b'],
])('below %s addresses begin with "%s"', (publicUrl, mount) => expect(mountPath({ publicUrl })).toBe(mount));
