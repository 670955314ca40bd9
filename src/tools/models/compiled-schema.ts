import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

const OPTIONS = { strict: false, validateFormats: false, allErrors: false, logger: false as const };

const DRAFTS = { 7: Ajv, 2020: Ajv2020 } as const;
type Draft = keyof typeof DRAFTS;

/** They say whether a schema is one. What that takes is compiled by the first: twenty times the work of compiling a schema. */
const JUDGES = { 7: new Ajv(OPTIONS), 2020: new Ajv2020(OPTIONS) } as const;

/**
 * What checks values by a schema. Each is compiled apart from all others: its names are known to nobody else.
 * @throws Error when it is no schema of that draft
 */
export function compiledSchema(schema: Record<string, unknown>, draft: Draft = 2020): ValidateFunction {
  void JUDGES[draft].validateSchema(schema, true);
  return new DRAFTS[draft]({ ...OPTIONS, validateSchema: false }).compile(schema);
}

/** Why something is no JSON Schema of any draft that is read here, in words; null where it is one. */
export function whyNoSchema({
  $schema: _draft,
  $id: _id,
  ...schema
}: Readonly<Record<string, unknown>>): string | null {
  try {
    if (JUDGES[2020].validateSchema(schema) === true || JUDGES[7].validateSchema(schema) === true) return null;
    return JUDGES[7].errorsText(JUDGES[7].errors, { dataVar: 'schema' }).slice(0, 200);
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read';
  }
}
