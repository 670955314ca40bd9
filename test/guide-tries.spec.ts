import { readdirSync, readFileSync } from 'node:fs';
import { commandsIn, triesOf } from '../scripts/guide-tries.mjs';
import { wantedIn } from '../web/playground/address.js';
import { listOf, operationOf, type Document } from '../web/playground/document.js';
import { filledOf } from '../web/playground/example.js';
import { readyOf } from '../web/playground/request.js';

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
const FILES = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);
const blocks = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(?:sh|bash)\n([^]*?)^```/gm)].map(([, text]) => ({ file, text })),
);
const all = blocks.flatMap(({ file, text }) => triesOf(text, document).map((one) => ({ file, ...one })));
/** No operation of the document: the agents' door, an address that an earlier answer told; and one that asks the same once more. */
const NONE = /\$BASE\/mcp|"\$STATUS_URL"|design\/\$NEXT$/;

const filledBy = (to: string) => {
  const wanted = wantedIn(to.slice(to.indexOf('#')))!;
  const listed = listOf(document).find(({ id }) => id === wanted.id)!;
  const operation = operationOf(document, listed);
  return { listed, operation, filled: filledOf(document, operation, wanted.given), given: wanted.given };
};

describe('what the guide offers to try', () => {
  it('is every request of its commands', () => {
    const lines = blocks.flatMap(({ text }) => text.split('\n').filter((line) => /(^|\()curl /.test(line)));
    expect(all.length).toBe(lines.filter((line) => !NONE.test(line)).length);
    expect(all.length).toBeGreaterThan(50);
  });

  test.each(all)('$file: $method $path stands in the form as it is written there', ({ method, to }) => {
    const { listed, operation, filled, given } = filledBy(to);
    expect(listed.method).toBe(method);
    for (const [name, value] of Object.entries(given.parameters ?? {})) expect(filled.parameters[name]).toBe(value);
    if (given.body !== undefined) expect(filled.body).toBe(given.body);
    expect(() => readyOf(listed, operation, filled)).not.toThrow();
    expect(to).not.toMatch(/fyra_(tools|design|arena)_|\$|%24/);
  });

  test.each<[string, string[][]]>([
    [`curl -s 'a b' "c\\"d" e\\ f`, [['curl', '-s', 'a b', 'c"d', 'e f']]],
    ['K=$(curl x | sed s/a/b/) # curl y', [['K='], ['curl', 'x'], ['sed', 's/a/b/']]],
    ['curl a \\\n  -d b\ncurl "c#d" > e', [['curl', 'a', '-d', 'b'], ['curl', 'c#d'], ['e']]],
  ])('%s', (text, commands) => expect(commandsIn(text)).toEqual(commands));

  test.each([
    ['an unknown id stays the example', 'curl $BASE/api/status/$JOB', '/account#try-images_status'],
    ['a body from the shell', `curl $BASE/api/chat -d "{\\"message\\":\\"$M\\"}"`, '/account#try-chat_reply'],
    ['a key in a header', 'curl $BASE/api/keys/me -H "X-API-Key: fyra_tools_x"', '/account#try-keys_me'],
    ['a query by -d', 'curl -G $BASE/api/v1/trades -d limit=3', '/account#try-league_trades?query%3Alimit=3'],
  ])('%s', (_what, text, to) => expect(triesOf(text, document).map((one) => one.to)).toEqual([to]));

  test.each(['curl https://elsewhere.example/api/chat', 'wget $BASE/api/chat', 'curl $BASE/api/nothing'])(
    'nothing is offered for %s',
    (text) => expect(triesOf(text, document)).toEqual([]),
  );
});

describe('the end of an address', () => {
  const KEY = `fyra_tools_${'a1'.repeat(18)}`;
  test('opens an operation and fills in what it knows, but never a key', () => {
    const to = `#try-league_fighter?${new URLSearchParams({ 'path:id': KEY, 'query:x': '1', body: '{}' }).toString()}`;
    const { filled } = filledBy(to);
    expect(JSON.stringify(filled)).not.toContain(KEY);
    expect(Object.keys(filled.parameters)).toEqual(['path:id']);
    expect(filled.body).toBeNull();
  });
  test('may be anything', () => {
    expect(wantedIn('#link-x')).toBeNull();
    expect(wantedIn('#try-x?body={"a":&body=2&%')?.given.body).toBe('2');
    expect(wantedIn('#try-x?body=<b>')?.given.body).toBe('<b>');
  });
});
