import type { Evidence } from '../grounded.js';
import type { FunctionTool } from '../matching.js';
import type { Schema } from '../schema.js';

/** Arguments of a call, and what they rest on. */
export interface Made {
  arguments: Readonly<Record<string, unknown>>;
  evidence: readonly Evidence[];
}

export const parametersOf = ({ parameters }: FunctionTool): Schema => ({ type: 'object', ...parameters });

export const requiredOf = ({ required }: Schema): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];

/** What a function says of itself. */
export const aboutOf = ({ name, description }: FunctionTool): string =>
  `${name} ${description}`.replaceAll('_', ' ').toLowerCase();
