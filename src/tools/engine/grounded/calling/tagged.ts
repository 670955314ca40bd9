import type { FunctionTool } from '../matching.js';
import { isSchema, typeOf } from '../schema.js';
import type { Call } from './call.js';
import { withEnding } from './ending.js';
import { parametersOf } from './made.js';
import type { CallAnswer, CallQuestion } from './question.js';
import data from './tagged.yaml.js';

const { ends, names } = data as unknown as { ends: readonly string[]; names: string };
const TAG = String.raw`["'“”„«»]?[\p{L}\d][\p{L}\d_-]{0,24}["'“”«»]?`;
const JOINED = String.raw`(?:,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y|&)\s)`;
const ENDING = new RegExp(
  String.raw`(?:[,;.]|\s(?:and|och|und|et|y))*\s(?:${ends.join('|')})\s(?<list>${TAG}(?:${JOINED}${TAG}){0,5})[\s.!]*$`,
  'iu',
);
const NAMED = new RegExp(String.raw`^(?:${names})$`, 'iu');
const LONGEST = 400;

/**
 * "Make a note titled 'Groceries' that says 'milk' and tag it home and shopping": what the rest of the wish calls, with those tags;
 * null where the wish ends with none, or what is called has none.
 * @param answerOf what a question is answered with
 */
export function withTags(asked: CallQuestion, answerOf: (rest: CallQuestion) => CallAnswer): CallAnswer | null {
  if (asked.choice !== 'auto' || asked.question.length > LONGEST || !asked.tools.some((tool) => tagsOf(tool)))
    return null;
  const found = ENDING.exec(asked.question);
  if (!found?.groups) return null;
  const { list } = found.groups;
  const rest = `${asked.question.slice(0, found.index)}.`;
  return withEnding(asked, { rest, nameOf: tagsOf, withIt: (call, name) => tagged(call, name, list) }, answerOf);
}

function tagged(call: Call, name: string, list: string): Call {
  const tags = list.split(new RegExp(JOINED, 'iu')).map((one) => one.replaceAll(/["'“”„«»]/gu, '').trim());
  const evidence = tags.map((quote, at) => ({ path: `/${name}/${at}`, source: 'text', quote }));
  return { ...call, arguments: { ...call.arguments, [name]: tags }, evidence: [...call.evidence, ...evidence] };
}

/** The name of the argument that is a list of tags. */
function tagsOf(tool: FunctionTool): string | undefined {
  const { properties } = parametersOf(tool);
  return isSchema(properties)
    ? Object.entries(properties).find(
        ([name, own]) => NAMED.test(name) && isSchema(own) && typeOf(own) === 'array',
      )?.[0]
    : undefined;
}
