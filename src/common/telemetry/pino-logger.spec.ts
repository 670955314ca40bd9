import { newApiKey } from '../auth/api-key.js';
import { redact } from './pino-logger.js';

describe('redaction', () => {
  const key = newApiKey('tools');
  it.each([
    [`bad key ${key}!`, 'bad key fyra_tools_…!'],
    ['connect postgres://fyra:s3cret@db:5432/fyra', 'connect postgres://fyra:…@db:5432/fyra'],
    ['connect redis://:s3cret@cache:6379', 'connect redis://:…@cache:6379'],
    ['GET /x?api_key=abc&y=1', 'GET /x?api_key=…&y=1'],
  ])('%s', (text, expected) => expect(redact(text)).toBe(expected));
});
