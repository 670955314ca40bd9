import type { FunctionTool } from '../matching.js';
import { isSchema, typeOf } from '../schema.js';
import data from './employed.yaml.js';
import { withEnding } from './ending.js';
import { parametersOf } from './made.js';
import type { CallAnswer, CallQuestion } from './question.js';

const { ends, names } = data as Readonly<{ ends: readonly string[]; names: string }>;
const FIRM = String.raw`(?:[\p{L}\d][\p{L}\d&’'.-]{0,30}(?:\s(?:&\s)?[\p{L}\d][\p{L}\d&’'-]{0,30}){0,3})`;
/** Each with the name of the firm in a group of its own. */
const ENDINGS = ends.map(
  (one) =>
    new RegExp(
      String.raw`(?:[,;.]|\s(?:and|och|und|et|y))+\s(?:${one.replaceAll('{firm}', `(${FIRM})`)})[\s.!]*$`,
      'iu',
    ),
);
const NAMED = new RegExp(String.raw`^(?:${names})$`, 'iu');
const LONGEST = 300;
const IS_NAME = /^(?:\p{Lu}|\d|&)/u;

/**
 * "Add Lena Brandt, lena@acme.io. She works at Acme.": what the rest calls, with where somebody works; null where the wish does not end
 * so, or what is called asks for no such thing.
 * @param answerOf what a question is answered with
 */
export function withEmployer(asked: CallQuestion, answerOf: (rest: CallQuestion) => CallAnswer): CallAnswer | null {
  if (asked.choice !== 'auto' || asked.question.length > LONGEST || !asked.tools.some((tool) => firmOf(tool)))
    return null;
  const found = ENDINGS.map((one) => one.exec(asked.question)).find((one) => one !== null);
  const firm = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.replace(/[.]$/u, '');
  if (!found || firm === undefined || !firm.split(/\s/u).every((word) => IS_NAME.test(word))) return null;
  const rest = `${asked.question.slice(0, found.index)}.`;
  return withEnding(
    asked,
    {
      rest,
      nameOf: firmOf,
      withIt: (call, name) => ({
        ...call,
        arguments: { ...call.arguments, [name]: firm },
        evidence: [...call.evidence, { path: `/${name}`, source: 'text', quote: firm }],
      }),
    },
    answerOf,
  );
}

/** The name of the argument that is a firm. */
function firmOf(tool: FunctionTool): string | undefined {
  const { properties } = parametersOf(tool);
  return isSchema(properties)
    ? Object.entries(properties).find(
        ([name, own]) => NAMED.test(name) && isSchema(own) && typeOf(own) === 'string',
      )?.[0]
    : undefined;
}
