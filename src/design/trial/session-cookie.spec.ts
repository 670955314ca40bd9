import { cookieOptions, newToken, tokensOf, withToken } from './session-cookie.js';

const bringing = (cookie?: string) => tokensOf({ headers: { cookie } });

it('finds its tokens among other cookies, and nothing else', () => {
  const [a, b] = [newToken(), newToken()];
  expect(bringing(`theme=dark; fyra_trial=${a}.${b}; x=fyra_trial`)).toEqual([a, b]);
  expect(bringing(`my_fyra_trial=${a}`)).toEqual([]);
  expect(bringing(`fyra_trial=${a}.short.${"'".repeat(32)}`)).toEqual([a]);
  expect(bringing()).toEqual([]);
});

it('keeps the newest eight', () => {
  let value = '';
  const all = Array.from({ length: 10 }, newToken);
  for (const token of all) value = withToken(token, bringing(`fyra_trial=${value}`));
  expect(bringing(`fyra_trial=${value}`)).toEqual(all.toReversed().slice(0, 8));
});

it('is for no script and no other site, below the prefix, and only over TLS where there is TLS', () => {
  expect(cookieOptions({ publicUrl: 'https://example.org/fyra/', retentionDays: 30 })).toEqual({
    httpOnly: true,
    sameSite: 'strict',
    secure: true,
    path: '/fyra',
    maxAge: 2_592_000_000,
  });
  expect(cookieOptions({ publicUrl: 'http://localhost:3000', retentionDays: 1 })).toMatchObject({
    secure: false,
    path: '/',
  });
});
