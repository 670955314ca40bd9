import { readFileSync } from 'node:fs';
import { listOf, operationOf, type Document } from './document.js';
import { filledOf, offeredOf } from './example.js';
import { askingOf, dangerOf, kindsFor, NotReady, readyOf } from './request.js';

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
const all = listOf(document);
const named = (id: string) => all.find((one) => one.id === id)!;
const KEY = `fyra_tools_${'a1'.repeat(18)}`;

const filledIn = (id: string, parameters: Record<string, string> = {}, body?: string) => {
  const operation = operationOf(document, named(id));
  const filled = filledOf(document, operation);
  return readyOf(named(id), operation, {
    parameters: { ...filled.parameters, ...parameters },
    body: body ?? filled.body,
  });
};

describe('the playground', () => {
  test.each(all)('$method $path has a form that can be sent, or says what is missing', (listed) => {
    const operation = operationOf(document, listed);
    const ready = readyOf(listed, operation, filledOf(document, operation));
    expect(ready.path).not.toMatch(/[{}]|undefined|api_key/);
    expect(ready.path.startsWith(listed.path.split('{')[0])).toBe(true);
    if (operation.requestBody?.required) expect(ready.body).not.toBeNull();
    for (const { body } of offeredOf(document, operation)) expect(() => JSON.parse(body) as unknown).not.toThrow();
  });

  test('values are encoded where they stand', () => {
    expect(filledIn('league_fighter', { 'path:id': 'a/b?c=d' }).path).toBe('/api/v1/fighters/a%2Fb%3Fc%3Dd');
    expect(filledIn('league_trades', { 'query:symbol': 'BTC/USD & more' }).path).toContain('symbol=BTC%2FUSD+%26+more');
  });

  test.each([
    ['missing', () => filledIn('league_fighter', { 'path:id': ' ' })],
    ['json', () => filledIn('concepts_plan', {}, '{"style":')],
    ['key', () => filledIn('league_fighter', { 'path:id': KEY })],
    ['key', () => filledIn('league_trades', { 'query:symbol': KEY })],
  ])('what is not ready is not sent: %s', (why, ready) => {
    expect(ready).toThrow(NotReady);
    expect(ready).toThrow(expect.objectContaining({ why }) as Error);
  });

  test('a copied command names the key and holds none', () => {
    const ready = filledIn('admin_lookUp', {}, JSON.stringify({ api_key: KEY }));
    const asking = askingOf(
      ready,
      'https://a.example',
      { header: 'Authorization', value: 'Bearer $ADMIN_TOKEN' },
      'application/json',
    );
    expect(JSON.stringify(asking)).not.toContain(KEY);
    expect(asking.headers).toEqual({ Authorization: 'Bearer $ADMIN_TOKEN' });
  });

  test.each([
    ['design_submit', ['tools', 'design', 'arena'], ['design', 'tools']],
    ['chat_reply', ['design', 'tools'], ['tools', 'design']],
    ['ring_decide', ['tools', 'arena'], ['arena']],
    ['usage_report', ['arena'], ['arena']],
    ['league_state', ['tools', 'arena'], []],
  ] as const)('%s with keys of %j is offered %j', (id, held, offered) =>
    expect(kindsFor(operationOf(document, named(id)), held)).toEqual(offered),
  );

  test('what takes something away, or changes it for others, is told', () => {
    const told = all.filter((one) => dangerOf(one) !== null).map(({ id }) => id);
    const removing = all.filter(({ method }) => method === 'DELETE').map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining([...removing, 'keys_rotate', 'me_rotate', 'admin_issue']));
    expect(told).not.toEqual(expect.arrayContaining(['concepts_plan']));
    expect(dangerOf(named('keys_remove'))).toBe('key');
    expect(dangerOf(named('admin_list'))).toBeNull();
  });
});
