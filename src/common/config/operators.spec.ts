import { createHash } from 'node:crypto';
import { loadConfig } from './env.js';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const load = (OPERATORS: string) => loadConfig({ OPERATORS }).operators;

describe('OPERATORS', () => {
  it('names people, their roles and what their tokens hash to, one a line or between commas', () => {
    const ada = { name: 'ada@example.com', role: 'admin', digest: Buffer.from(digest('a'), 'hex') };
    const bo = { name: 'bo', role: 'read', digest: Buffer.from(digest('b'), 'hex') };
    const lines = [`ada@example.com:admin:${digest('a')}`, `bo:read:${digest('b')}`];
    expect(load(lines.join('\n'))).toEqual([ada, bo]);
    expect(load(`${lines.join(', ')},\n`)).toEqual([ada, bo]);
    expect(loadConfig({ OPERATORS_FILE: '/run/operators' }, () => `${lines[1]}\n`).operators).toEqual([bo]);
  });

  it.each([
    ['a role that there is not', `ada:owner:${digest('a')}`, /^OPERATORS: entry 1 is not of the form name:role:digest/],
    ['a token instead of its hash', `bo:read:${digest('b')}\nada:admin:my-secret`, /^OPERATORS: entry 2 is not/],
    ['a name twice', `ada:read:${digest('a')}\nada:admin:${digest('b')}`, /^OPERATORS: ada stands there twice/],
    ['one name in two ways', `a@b.c:read:${digest('a')}\nA@b.c:admin:${digest('b')}`, /^OPERATORS: A@b.c stands there/],
    ['who is no address', 'ada:read:oidc', /^OPERATORS: entry 1 is not of the form/],
    ['who has no way in', 'ada@example.com:read:oidc', /^OPERATORS: ada@example.com has no way in without/],
    ['one token for two', `ada:read:${digest('a')}\nbo:admin:${digest('a')}`, /^OPERATORS: bo stands there twice, or/],
  ])('refuses %s in one line that shows no secret', (_what, text, message) => {
    expect(() => load(text)).toThrow(message);
    expect(() => load(text)).not.toThrow(/my-secret/);
  });
});

describe('OPERATOR_OIDC', () => {
  const OPERATOR_OIDC_ISSUER = 'https://login.example.com/';
  const OPERATOR_OIDC_CLIENT_ID = 'fyra';

  it('lets in those whom it names', () => {
    const OPERATORS = 'ada@example.com:admin:oidc,bo@example.com:read:oidc';
    const { operators, operatorOidc } = loadConfig({ OPERATORS, OPERATOR_OIDC_ISSUER, OPERATOR_OIDC_CLIENT_ID });
    expect(operators.map(({ name, digest: of }) => [name, of])).toEqual([
      ['ada@example.com', null],
      ['bo@example.com', null],
    ]);
    expect(operatorOidc).toEqual({ issuer: 'https://login.example.com', clientId: 'fyra', clientSecret: undefined });
  });

  it.each([{ OPERATOR_OIDC_ISSUER }, { OPERATOR_OIDC_CLIENT_ID }, { OPERATOR_OIDC_CLIENT_SECRET: 'x' }])(
    'is refused in part: %o',
    (part) => expect(() => loadConfig(part)).toThrow(/^OPERATOR_OIDC_ISSUER and OPERATOR_OIDC_CLIENT_ID are set both/),
  );

  it('is reached over TLS in production', () => {
    const env = { NODE_ENV: 'production', OPERATOR_OIDC_ISSUER: 'http://login.example.com', OPERATOR_OIDC_CLIENT_ID };
    expect(() => loadConfig({ ...env, KEY_PEPPER: 'a1b2c3d4'.repeat(8) })).toThrow(/^OPERATOR_OIDC_ISSUER/);
  });
});

describe('KEY_PEPPER_ALSO', () => {
  it('is another one than KEY_PEPPER', () => {
    expect(loadConfig({ KEY_PEPPER: 'one', KEY_PEPPER_ALSO: 'two' })).toMatchObject({ keyPepperAlso: 'two' });
    expect(() => loadConfig({ KEY_PEPPER: 'one', KEY_PEPPER_ALSO: 'one' })).toThrow(/^KEY_PEPPER_ALSO is the same/);
    expect(() =>
      loadConfig({ NODE_ENV: 'production', KEY_PEPPER: 'a1b2c3d4'.repeat(8), KEY_PEPPER_ALSO: 'x' }),
    ).toThrow(/^KEY_PEPPER_ALSO is weak/);
  });
});
