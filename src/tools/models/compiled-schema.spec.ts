import { compiledSchema } from './compiled-schema.js';

const named = (type: string) => ({ properties: { a: { $ref: 'https://example.org/one' } }, $defs: { one: { $id: 'https://example.org/one', type } } }); // prettier-ignore

describe('schemas of strangers', () => {
  it.each([7, 2020] as const)('know nothing of one another, whatever they name alike (draft %d)', (draft) => {
    const [numbers, texts] = [compiledSchema(named('number'), draft), compiledSchema(named('string'), draft)];
    expect([numbers({ a: 1 }), numbers({ a: 'x' }), texts({ a: 1 }), texts({ a: 'x' })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(() => compiledSchema({ $ref: 'https://example.org/one' }, draft)).toThrow("can't resolve reference");
  });

  it('are held to their draft, again and again', () => {
    for (let i = 0; i < 2; i++) {
      expect(() => compiledSchema({ type: 'nothing' })).toThrow('schema is invalid: data/type must be equal to one of the allowed values'); // prettier-ignore
      expect(compiledSchema({ type: 'array', prefixItems: [{ type: 'string' }] })([1])).toBe(false);
      expect(compiledSchema({ type: 'array', items: [{ type: 'string' }] }, 7)([1])).toBe(false);
      expect(() => compiledSchema({ type: 'array', items: [{ type: 'string' }] })).toThrow('schema is invalid');
    }
  });

  it('may describe schemas', () => {
    const check = compiledSchema({ $ref: 'https://json-schema.org/draft/2020-12/schema' });
    expect([check({ type: 'string' }), check({ type: 'nothing' })]).toEqual([true, false]);
  });
});
