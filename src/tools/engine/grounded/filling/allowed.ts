import { type Schema, isSchema, resolved, typeOf } from '../schema.js';

export const isNumeric = (schema: Schema): boolean => /^(?:number|integer)$/.test(typeOf(schema));
/** Whether a schema asks for one number or words that it does not list. */
export const isLeaf = (schema: Schema): boolean =>
  /^(?:number|integer|string)$/.test(typeOf(schema)) && !Array.isArray(schema.enum) && !('const' in schema);
export const isNull = (way: unknown): boolean => isSchema(way) && way.type === 'null';

export function mayBeNull(given: unknown, root: Schema): boolean {
  const schema = resolved(given, root);
  const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
  return allowsNull(schema) || ways?.some(isNull) === true;
}

export function allowsNull({ type, enum: values, nullable }: Schema): boolean {
  if (Array.isArray(values)) return values.includes(null);
  return type === 'null' || nullable === true || (Array.isArray(type) && type.includes('null'));
}

/** Whether a value keeps the bounds of its schema; it is never bent to them. */
export function fits(value: unknown, schema: Schema): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (typeof value === 'number')
    return (typeOf(schema) !== 'integer' || Number.isInteger(value)) && Number.isFinite(value);
  if (typeof value !== 'string') return true;
  const { maxLength, minLength } = schema;
  const length = [...value].length;
  return (
    length <= (typeof maxLength === 'number' ? maxLength : Infinity) &&
    length >= (typeof minLength === 'number' ? minLength : 0)
  );
}
