import { newApiKey } from '../auth/api-key.js';
import { PinoLogger } from './pino-logger.js';
import { redact } from './redact.js';

describe('redaction', () => {
  const key = newApiKey('tools');
  it.each([
    [`bad key ${key}!`, 'bad key fyra_tools_…!'],
    ['connect postgres://fyra:s3cret@db:5432/fyra', 'connect postgres://fyra:…@db:5432/fyra'],
    ['connect redis://:s3cret@cache:6379', 'connect redis://:…@cache:6379'],
    ['GET /x?api_key=abc&y=1', 'GET /x?api_key=…&y=1'],
  ])('%s', (text, expected) => expect(redact(text)).toBe(expected));
});

describe('a line', () => {
  const key = newApiKey('design');
  const lineOf = (write: (log: PinoLogger) => void): { text: string; fields: Record<string, unknown> } => {
    let text = '';
    write(new PinoLogger('debug', { write: (line: string) => (text += line) }));
    return { text, fields: JSON.parse(text) as Record<string, unknown> };
  };

  it('tells its level, time, place and message', () => {
    const { fields } = lineOf((log) => log.warn('hello', 'Here'));
    expect(fields).toEqual({ level: 'warn', time: expect.any(String), context: 'Here', msg: 'hello' });
  });

  it.each<[string, (log: PinoLogger) => void]>([
    ['message', (log) => log.log(`key ${key}`)],
    ['member of an object', (log) => log.log({ request_id: key, deep: { list: [`?api_key=${key}`] } })],
    ['context', (log) => log.log('x', key)],
    ['stack', (log) => log.error('x', `Error: ${key}\n at y`, 'Here')],
    ['error', (log) => log.error(new Error(`key ${key}`))],
  ])('has no key in its %s', (_where, write) => {
    const { text } = lineOf(write);
    expect(text).not.toContain(key);
    expect(text).toContain('…');
  });

  it('stays one JSON object whatever is taken out of it', () => {
    const { fields } = lineOf((log) => log.log({ a: 'http://x', b: 'y@z', c: 'redis://:"pass@h', d: '?api_key=q"' }));
    expect(fields).toMatchObject({ a: 'http://x', b: 'y@z', c: 'redis://:…@h', d: '?api_key=…' });
  });
});
