/** How the requests for structured output are written down: schemas in short, and what is right. */
export const object = (properties, more = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
export const s = { type: 'string' };
export const n = { type: 'number' };
export const i = { type: 'integer' };
export const b = { type: 'boolean' };
export const date = { type: 'string', format: 'date' };
export const list = (items) => ({ type: 'array', items });
export const one = (...values) => ({ type: 'string', enum: values });
export const or = (schema) => ({ ...schema, type: [schema.type, 'null'] });

/** What cannot be answered: a refusal when strict, else a 400. */
export const REFUSE = Symbol('refuse');
/** Any of these is right. */
export class Any {
  constructor(...values) {
    this.values = values;
  }
}
export const any = (...values) => new Any(...values);

export const strict = (ask, properties, want) => ({ ask, schema: object(properties), strict: true, want });
export const lax = (ask, properties, want) => ({ ask, schema: object(properties), strict: false, want });
