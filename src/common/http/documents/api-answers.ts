import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** Documents a 200 that is JSON of one of the models, or text of another type. */
const okAsJsonOr = (type: string, models: Type[]) => {
  const references = models.map((model) => ({ $ref: getSchemaPath(model) }));
  const json = { schema: references.length === 1 ? references[0] : { oneOf: references } };
  const content = { 'application/json': json, [type]: { schema: { type: 'string' } } };
  return applyDecorators(ApiExtraModels(...models), ApiOkResponse({ content }));
};

/** 200 as JSON, as server-sent events where the body says `stream: true`. */
export const ApiOkOrEvents = (...models: Type[]) => okAsJsonOr('text/event-stream', models);

/** 200 as JSON, as a page for a browser. */
export const ApiOkOrPage = (model: Type) => okAsJsonOr('text/html', [model]);
