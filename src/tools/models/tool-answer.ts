import {
  type CallAnswer,
  type CallQuestion,
  callsFor,
  type FunctionTool,
  type House,
  todayIn,
} from '../engine/grounded/index.js';
import { compiledSchema, whyNoSchema } from './compiled-schema.js';

export interface ToolQuestion {
  asked: CallQuestion;
  /** The caller's `system` messages, of which the day is read that they call today's. */
  instructions?: string;
  house: House;
}

/** The calls a question asks for, their arguments valid by the functions' own schemas. Run in a worker: the schemas are strangers'. */
export function answerByTools({ asked, instructions, house }: ToolQuestion): CallAnswer {
  const today = todayIn(instructions);
  const answer = callsFor(today === undefined ? asked : { ...asked, today }, house);
  if (answer.kind !== 'calls') return answer;
  const calls = answer.calls.filter(({ name, arguments: args }) =>
    isValid(asked.tools.find((tool) => tool.name === name)?.parameters ?? {}, args),
  );
  return calls.length > 0 ? { kind: 'calls', calls } : { kind: 'none' };
}

function isValid({ $schema: _draft, $id: _id, ...schema }: Readonly<Record<string, unknown>>, args: unknown): boolean {
  try {
    return compiledSchema(schema)(args);
  } catch {
    return false;
  }
}

/** The first function whose parameters are no JSON Schema, and why; null where all are. Run in a worker too. */
export function wrongParameters(tools: readonly FunctionTool[]): WrongParameters | null {
  for (const [at, { parameters }] of tools.entries()) {
    const reason = whyNoSchema(parameters);
    if (reason !== null) return { at, reason };
  }
  return null;
}

export interface WrongParameters {
  at: number;
  reason: string;
}
