import type { OpenAPIObject } from '@nestjs/swagger';
import { problemExample, type ProblemExample } from './problem-example.js';
import { speaksOpenAi } from '../problems/openai-dialect.js';

const PROBLEM = 'Problem';
const OPENAI_PROBLEM = 'OpenAiProblem';

const schema = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id'],
  properties: {
    type: { type: 'string', example: 'about:blank' },
    title: { type: 'string', example: 'Bad Request' },
    status: { type: 'integer', example: 400 },
    detail: { type: 'string', example: 'Not valid: description.' },
    instance: { type: 'string', example: '/api/v1/design' },
    code: { type: 'string', description: 'Stable, snake_case.', example: 'validation_failed' },
    request_id: { type: 'string', example: '0d0f8c5e-5f0e-4c58-9a0b-0c7b0a6f7a11' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    upgrade_url: { type: 'string', description: 'Where an allowance is used up.' },
    decision_id: { type: 'string', description: 'Where a decision is still waiting: send it again with this id.' },
    status_of_design: { type: 'string', description: 'Where a design is not ready to be revised.' },
    param: { type: 'string', description: 'The field that a model upstream refused.' },
  },
} as const;

/** The same with what OpenAI's clients read. */
const openAiSchema = {
  allOf: [{ $ref: `#/components/schemas/${PROBLEM}` }],
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'type', 'param', 'code'],
      properties: {
        message: { type: 'string', example: 'Not valid: messages. messages: must be a list of messages' },
        type: { type: 'string', example: 'invalid_request_error' },
        param: { type: ['string', 'null'], example: 'messages' },
        code: { type: 'string', example: 'validation_failed' },
        upgrade_url: { type: 'string', description: 'Where an allowance is used up.' },
      },
    },
  },
} as const;

const problem = (description: string, example: string) => ({
  description,
  content: {
    'application/problem+json': {
      schema: { $ref: `#/components/schemas/${PROBLEM}` },
      examples: { refused: { $ref: `#/components/examples/${example}` } },
    },
  },
});

interface Operation {
  parameters?: { in?: string }[];
  requestBody?: unknown;
  /** None where no key is asked for. */
  security?: unknown[];
  responses: Record<string, { description?: string; content?: unknown }>;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Says of every operation which problems it can answer with. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const examples: Record<string, ProblemExample> = {};
  document.components = {
    ...document.components,
    examples: examples as never,
    schemas: { ...document.components?.schemas, [PROBLEM]: schema as never, ...openAiSchemas(document) },
  };
  for (const [address, path] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method] as Operation | undefined;
      if (operation) complete(operation, method !== 'get', examples);
      if (operation && speaksOpenAi({ path: address })) asOpenAi(operation);
      else if (operation && speaksOpenAi({ path: address, body: { messages: [] } })) alsoAsOpenAi(operation);
    }
  }
  for (const { post } of Object.values(document.webhooks ?? {}) as { post?: Operation }[])
    if (post) post.security ??= [];
  return document;
}

function openAiSchemas({ paths }: OpenAPIObject): Record<string, never> {
  const isThere = Object.keys(paths).some((path) => speaksOpenAi({ path }));
  return isThere ? { [OPENAI_PROBLEM]: openAiSchema as never } : {};
}

const openAiContent = { 'application/json': { schema: { $ref: `#/components/schemas/${OPENAI_PROBLEM}` } } };

function asOpenAi({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if (Number(status) >= 400) response.content = openAiContent;
}

/** The form of the request decides about that of the refusal. */
function alsoAsOpenAi({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if (Number(status) >= 400) response.content = { ...(response.content as object), ...openAiContent };
}

/** A body is read, and may be refused, also where none is asked for. */
function complete(operation: Operation, takesBody: boolean, examples: Record<string, ProblemExample>): void {
  const { responses } = operation;
  operation.security ??= [];
  const has = (place: string) => operation.parameters?.some((parameter) => parameter.in === place) === true;
  const add = (status: number, description: string) => (responses[status] ??= { description });
  if (takesBody || has('query') || has('header')) add(400, 'Not valid; `errors` names the fields.');
  if (takesBody) {
    add(408, 'The body came slower than 1 KiB a second.');
    add(413, 'The body is too large.');
    add(415, 'The body is not JSON.');
  }
  if (has('path')) add(404, 'Unknown id.');
  add(406, 'The caller accepts no media type of this operation.');
  add(429, `Too many requests${takesBody ? ', or `too_many_bodies` under way' : ''}; see Retry-After.`);
  add(503, 'Starting, draining, an outage, or more bodies under way than there is room for; see Retry-After.');
  for (const [status, response] of Object.entries(responses)) {
    const description = response.description || 'Refused.';
    if (Number(status) < 400 || response.content) continue;
    const value = problemExample(Number(status), description);
    const name = `${status}-${value.code}`;
    examples[name] ??= { value };
    responses[status] = problem(description, name);
  }
}
