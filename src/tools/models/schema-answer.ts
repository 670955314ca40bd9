import type { ValidateFunction } from 'ajv';
import {
  CannotBeMet,
  correctedTurns,
  type Evidence,
  fill,
  type House,
  NotGrounded,
  plansFor,
  readingOf,
  todayIn,
} from '../engine/grounded/index.js';
import { compiledSchema } from './compiled-schema.js';

/** Run in a worker thread with a time limit: schemas come from strangers, and so do the patterns in them. */
export interface SchemaQuestion {
  schema: Record<string, unknown>;
  question: string;
  /** What the caller said before, oldest first, joined. */
  before: string;
  /** The caller's `system` messages: the day that they call today's, and what they say that things cost. */
  instructions?: string;
  house: House;
  seed: string;
}

export type SchemaAnswer =
  | { ok: true; value: unknown; evidence: readonly Evidence[] }
  /** `schema`: it is none, or nothing meets it; `ground`: nothing says what it asks for */
  | { ok: false; fault: 'schema' | 'ground'; reason: string };

/** A value that the schema validates and whose parts all rest on something; or why there is none. */
export function answerBySchema({ schema, question, before, instructions, house, seed }: SchemaQuestion): SchemaAnswer {
  const valid = validatorOf(schema);
  if (typeof valid === 'string') return { ok: false, fault: 'schema', reason: valid };
  try {
    const today = todayIn(instructions);
    const [said, asked] = correctedTurns(before, question);
    const ground = {
      reading: { ...readingOf(asked, today), ...(instructions ? { instructions } : {}) },
      before: said === '' ? null : readingOf(said, today),
      house,
      plans: plansFor(question, seed),
    };
    const { value, evidence } = fill(schema, ground);
    if (valid(value)) return { ok: true, value, evidence };
    return { ok: false, fault: 'ground', reason: 'what is known does not fit the schema' };
  } catch (error) {
    if (error instanceof NotGrounded) return { ok: false, fault: 'ground', reason: error.message };
    if (error instanceof CannotBeMet)
      return { ok: false, fault: 'schema', reason: `the embedded model cannot meet it: ${error.message}` };
    throw error;
  }
}

/** By the draft a schema names, else by 2020-12, else by draft 7. @returns why it is no schema, as text */
function validatorOf(schema: Record<string, unknown>): ValidateFunction | string {
  const draft7 = typeof schema.$schema === 'string' && /draft-0[4-7]/.test(schema.$schema);
  const { $schema: _draft, $id: _id, ...plain } = schema;
  try {
    return compiledSchema(plain, draft7 ? 7 : 2020);
  } catch (error) {
    return draft7 ? said(error) : asDraft7(plain);
  }
}

function asDraft7(schema: Record<string, unknown>): ValidateFunction | string {
  try {
    return compiledSchema(schema, 7);
  } catch (error) {
    return said(error);
  }
}

const said = (error: unknown): string =>
  `must be a valid JSON Schema: ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`;
