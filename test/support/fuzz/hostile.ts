/** What careless and hostile callers put where a value belongs; the name says which. */
export const VALUES: Record<string, unknown> = {
  null: null,
  true: true,
  zero: 0,
  'a negative number': -1,
  'a huge number': 1e308,
  'a fraction': 0.1,
  'a number past the safe ones': 2 ** 53,
  'an empty text': '',
  blank: ' \t\n',
  'a long text': 'å'.repeat(20_000),
  'control characters': 'a\u0000b\u0007\u001b[2J',
  'half a surrogate pair': '\ud83d',
  'emoji and right-to-left marks': '👗\u202e\u200d💃',
  'line separators': 'a\u2028b\u2029c\r\nSet-Cookie: a=b',
  markup: '<script>alert(1)</script>\'; DROP TABLE account; --"',
  'a template': '${7*7}{{7*7}}%s%n',
  'a path': '../../../../etc/passwd',
  'a private address': 'http://169.254.169.254/latest/meta-data/',
  'a number as text': '1e3',
  'a date that is none': '2026-02-30T25:61:61Z',
  'an object': { a: { b: 1 } },
  'an array': [1, null, 'x', {}],
  'an empty array': [],
  'many values': Array.from({ length: 2000 }, () => 0),
};

const nested = '['.repeat(5000) + ']'.repeat(5000);

export interface RawBody {
  body?: string | Uint8Array;
  type?: string;
}

const json = (body: string): RawBody => ({ body, type: 'application/json' });

/** Bodies that are no JSON object of any operation. */
export const BODIES: Record<string, RawBody> = {
  nothing: {},
  null: json('null'),
  'a number': json('1e308'),
  'an array': json('[]'),
  'an empty object': json('{}'),
  'malformed JSON': json('{"a":'),
  'an unknown field': json('{"no_such_field":1}'),
  'a prototype': json('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  'the same name twice': json('{"description":"a","description":{}}'),
  'deep nesting': json(`{"description":${nested}}`),
  'too much': json(`{"description":"${'x'.repeat(1_100_000)}"}`),
  'the wrong media type': { body: 'a=b', type: 'application/x-www-form-urlencoded' },
  'no media type': { body: new Uint8Array([123, 125]) },
  'another charset': { body: '{"text":"a"}', type: 'application/json; charset=utf-16' },
  'a charset that is none': { body: '{"text":"a"}', type: 'application/json; charset=x' },
  'broken UTF-8': {
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    type: 'application/json',
  },
};

/** What stands in an address where an id belongs, already encoded. */
export const SEGMENTS: readonly string[] = [
  '%00',
  '%F0%9F%91%97',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  'a'.repeat(3000),
  '%ZZ',
  '%',
  '%C0%AF',
  '%ED%A0%80',
  '-1',
  "'%22;--",
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  '9999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
];

/** What stands in a query where a value belongs, already encoded. */
export const QUERY_VALUES: readonly string[] = [
  '',
  'x',
  '-1',
  '0',
  '1e308',
  '1.5',
  '0x10',
  'NaN',
  '%00',
  '%F0%9F%91%97',
  '%ED%A0%80',
  '%ZZ',
  '1&limit=2',
  '%C3%A5'.repeat(1000),
  '__proto__',
  '%5B%5D',
  '2026-02-30T00:00:00Z',
  '99999-01-01T00:00:00Z',
];

/** Queries that try to become objects, lists or prototypes. */
export const QUERIES: readonly string[] = [
  '__proto__[admin]=1',
  'constructor[prototype][a]=1',
  'limit[]=1&limit[]=2',
  'limit[a]=1',
  '&&&===&',
  'a=1&'.repeat(1100),
];
