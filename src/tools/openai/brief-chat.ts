import type { Config } from '../../common/config/env.js';
import { isFields } from './fields.js';

/** Whether the house answers by itself, at once and whole: no upstream, no stream, no schema or function of the caller's to be met in a worker. */
export function isBriefChat(body: unknown, { textProvider }: Pick<Config, 'textProvider'>): boolean {
  if (textProvider !== 'embedded' || !isFields(body)) return false;
  const { stream, response_format: format, tools } = body;
  const hasTools = Array.isArray(tools) && tools.length > 0;
  return stream !== true && !hasTools && !(isFields(format) && format.type === 'json_schema');
}
