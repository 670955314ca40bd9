import type { AnswerFormat } from '../models/text-model.js';
import { given, isFields, nameOf, type Fields } from './fields.js';
import { invalidField } from './refusals.js';

/** `response_format` of a chat. @throws DomainError */
export function readResponseFormat(value: unknown): AnswerFormat {
  if (!given(value)) return { kind: 'text' };
  if (!isFields(value)) throw invalidField('response_format', 'must be an object');
  if (value.type !== 'json_schema') return plainFormat(value.type, 'response_format.type');
  if (!isFields(value.json_schema)) throw invalidField('response_format.json_schema', 'must be an object');
  return schemaFormat(value.json_schema, 'response_format.json_schema');
}

/** `text.format` of a response. @throws DomainError */
export function readTextFormat(value: unknown): AnswerFormat {
  if (!given(value)) return { kind: 'text' };
  if (!isFields(value)) throw invalidField('text.format', 'must be an object');
  return value.type === 'json_schema'
    ? schemaFormat(value, 'text.format')
    : plainFormat(value.type, 'text.format.type');
}

function plainFormat(type: unknown, path: string): AnswerFormat {
  if (type === 'text' || type === 'json_object') return { kind: type };
  throw invalidField(path, 'must be text, json_object or json_schema');
}

function schemaFormat({ name: called, schema, strict }: Fields, path: string): AnswerFormat {
  const name = nameOf(called, `${path}.name`);
  if (given(schema) && !isFields(schema)) throw invalidField(`${path}.schema`, 'must be a JSON Schema object');
  return {
    kind: 'json_schema',
    name,
    schema: isFields(schema) ? { ...schema } : {},
    strict: strict === true,
    path: `${path}.schema`,
  };
}
