import type { Config } from '../../common/config/env.js';
import { isFields } from './fields.js';

/** Whether the house answers by itself, at once and whole: no upstream, no stream, no schema of the caller's to be met in a worker. */
export function isBriefChat(body: unknown, { textProvider }: Pick<Config, 'textProvider'>): boolean {
  if (textProvider !== 'embedded' || !isFields(body)) return false;
  const { stream, response_format: format } = body;
  return stream !== true && !(isFields(format) && format.type === 'json_schema');
}
