import { inOrder } from './key-order.js';

it('puts the named members first and the others after them by name', () => {
  const value = { z: 1, a: 2, id: 'x', at: null };
  expect(JSON.stringify(inOrder(['id', 'at', 'missing'], value))).toBe('{"id":"x","at":null,"a":2,"z":1}');
});
