import { resolved, type Schema, typeOf } from '../schema.js';

/** Whether a schema asks for words of the text, one stretch or a list of them. */
export function asksForWords(schema: Schema, root: Schema): boolean {
  if (Array.isArray(schema.enum) || 'const' in schema || schema.format !== undefined) return false;
  const type = typeOf(schema);
  if (type !== 'array') return type === 'string';
  return schema.items !== undefined && asksForWords(resolved(schema.items, root), root);
}
