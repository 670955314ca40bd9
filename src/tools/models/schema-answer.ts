import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type AnswerParts, CannotBeMet, instanceOf, sourcesOf } from '../engine/structured/index.js';

/** Run in a worker thread with a time limit: schemas come from strangers, and so do the patterns in them. */
export interface SchemaQuestion {
  schema: Record<string, unknown>;
  question: string;
  /** What the answer would be in words. */
  answer: string;
  language: 'en' | 'sv';
  seed: string;
  /** The same answer taken apart. */
  outline?: AnswerParts;
}

export type SchemaAnswer = { ok: true; value: unknown } | { ok: false; reason: string };

const ATTEMPTS = 4;
const OPTIONS = { strict: false, validateFormats: false, allErrors: false, logger: false as const };

/** A value that the schema validates, told from the question and its answer; or why there is none. */
export function answerBySchema(asked: SchemaQuestion): SchemaAnswer {
  const { schema, question, answer, language, seed, outline } = asked;
  const valid = validatorOf(schema);
  if (typeof valid === 'string') return { ok: false, reason: valid };
  const sources = sourcesOf(question, answer, language, seed, outline);
  let reason = 'nothing was found that it admits';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const value = instanceOf(schema, sources, attempt);
      if (valid(value)) return { ok: true, value };
    } catch (error) {
      if (!(error instanceof CannotBeMet)) throw error;
      reason = error.message;
    }
  }
  return { ok: false, reason: `the embedded model cannot meet it: ${reason}` };
}

/** By the draft a schema names, else by 2020-12, else by draft 7. @returns why it is no schema, as text */
function validatorOf(schema: Record<string, unknown>): ValidateFunction | string {
  const draft7 = typeof schema.$schema === 'string' && /draft-0[4-7]/.test(schema.$schema);
  const { $schema: _draft, $id: _id, ...plain } = schema;
  try {
    return draft7 ? new Ajv(OPTIONS).compile(plain) : new Ajv2020(OPTIONS).compile(plain);
  } catch (error) {
    return draft7 ? said(error) : asDraft7(plain);
  }
}

function asDraft7(schema: Record<string, unknown>): ValidateFunction | string {
  try {
    return new Ajv(OPTIONS).compile(schema);
  } catch (error) {
    return said(error);
  }
}

const said = (error: unknown): string =>
  `must be a valid JSON Schema: ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`;
