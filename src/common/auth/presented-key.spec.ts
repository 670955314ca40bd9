import { presentedApiKey, presentedArenaKey } from './presented-key.js';

describe('presented keys', () => {
  it.each([
    [{ 'x-api-key': 'h', authorization: 'Bearer b' }, '/x?api_key=q', 'h'],
    [{ authorization: 'Bearer b' }, '/x?api_key=q', 'b'],
    [{}, '/x?a=1&api_key=q', 'q'],
    [{ authorization: 'Basic abc' }, '/x', undefined],
    [{ 'x-api-key': '  ' }, '/x?api_key=', undefined],
  ])('%j %s', (headers, url, expected) => expect(presentedApiKey({ headers, url })).toBe(expected));

  it('does not read an arena key from the query', () => {
    expect(presentedArenaKey({ headers: {}, url: '/x?api_key=q' })).toBeUndefined();
    expect(presentedArenaKey({ headers: { 'x-arena-key': 'a' }, url: '/x' })).toBe('a');
  });
});
