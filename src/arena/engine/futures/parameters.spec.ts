import { DomainError } from '../../../common/kernel/errors.js';
import { Parameters } from './parameters.js';
import { codeOf } from './refusal.js';
import { assertTimely, signedText } from './signature.js';

const refused = (work: () => unknown): number | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return codeOf(error);
    throw error;
  }
  return undefined;
};

describe('parameters', () => {
  it('come from query and form, the query first; an empty one is none', () => {
    const given = Parameters.of('symbol=BTCUSDT&side=', 'symbol=ETHUSDT&side=BUY&price=1%2E5');
    expect([given.text('symbol'), given.optional('side'), given.decimal('price', 1, 10)]).toEqual([
      'BTCUSDT',
      undefined,
      1.5,
    ]);
  });

  it.each([
    ['twice', 'a=1&a=2', -1101],
    ['not printable', 'a=%00', -1100],
    ['not ASCII', 'a=%C3%B6', -1100],
    ['too many', Array.from({ length: 61 }, (_, i) => `a${i}=1`).join('&'), -1101],
  ])('%s', (_what, query, code) => expect(refused(() => Parameters.of(query))).toBe(code));

  it.each([
    ['1', 1],
    ['0.10', 0.1],
    ['0.1000000', 0.1],
    ['0.123', -1111],
    ['0', -4003],
    ['0.00', -4003],
    ['11', -4005],
    ['-1', -1102],
    ['1e3', -1102],
    ['1e308', -1102],
    ['NaN', -1102],
    ['Infinity', -1102],
    ['.5', -1102],
    ['5.', -1102],
    ['0x5', -1102],
    ['1 ', -1102],
    ['', -1102],
    ['9'.repeat(40), -1102],
  ])('quantity %j with two decimals, at most ten: %d', (text, expected) => {
    const read = () => Parameters.of(`quantity=${encodeURIComponent(text)}`).decimal('quantity', 2, 10);
    if (expected > 0) expect(read()).toBe(expected);
    else expect(refused(read)).toBe(expected);
  });

  it('more rows than there may be are the most, none are refused', () => {
    const limit = (text: string) => Parameters.of(`limit=${text}`).limit(500, 1000);
    expect([limit(''), limit('7'), limit('100000')]).toEqual([500, 7, 1000]);
    expect([refused(() => limit('0')), refused(() => limit('1.5'))]).toEqual([-1130, -1102]);
  });
});

describe('what is signed', () => {
  it('is query and form as they came, without the signature wherever it stands', () => {
    expect(signedText('a=1&signature=ff&b=%20', '')).toBe('a=1&b=%20');
    expect(signedText('signature=ff&a=1', 'b=2')).toBe('a=1b=2');
    expect(signedText('', 'b=2&signature=ff')).toBe('b=2');
  });

  it.each([
    ['timestamp=10000', undefined],
    ['timestamp=10999', undefined],
    ['timestamp=11001', -1021],
    ['timestamp=5000', undefined],
    ['timestamp=4999', -1021],
    ['timestamp=4999&recvWindow=6000', undefined],
    ['timestamp=9000&recvWindow=999.5', -1021],
    ['timestamp=10000&recvWindow=60001', -1131],
    ['timestamp=10000&recvWindow=x', -1131],
    ['timestamp=x', -1102],
    ['recvWindow=5000', -1102],
  ])('%s at 10000: %p', (query, code) => expect(refused(() => assertTimely(Parameters.of(query), 10_000))).toBe(code));
});
