import type { Ground } from '../filling/ground.js';
import { type FunctionTool, matches, themesOf } from '../matching.js';
import { isSchema, type Schema } from '../schema.js';
import { argumentsOf } from './arguments-of.js';
import type { Call } from './call.js';
import { PROSE } from './completed.js';
import { aboutOf, parametersOf, requiredOf } from './made.js';
import { isText } from './plainly.js';
import { isKind, isOwn, type Nouns, nounsOf } from './nouns-of.js';
import { isWish } from './wishes.js';
import { type Token, tokensOf } from './tokens.js';

/** What has to be called by its own verb. */
const GRAVE =
  /^(?:refund|cancel|delete|remove|erase|pay|charge|transfer|close|stop|terminate|revoke|block|buy|sell|order)/iu;

/**
 * The one function whose arguments a wish says all, where no word calls it: "make it 21 degrees in the nursery". The text has
 * to have a word of it, of its arguments, or one of its choices.
 */
export function byArguments(tools: readonly FunctionTool[], said: string, ground: Ground): Call[] | null {
  if (/\?/u.test(said)) return null;
  const made = tools
    .filter((tool) => !GRAVE.test(tool.name) && !asksProse(parametersOf(tool)))
    .filter((tool) => (isWish(said) || TELLING.test(tool.name)) && isOpenTo(tool, said))
    .flatMap((tool) => {
      const schema = parametersOf(tool);
      const own = argumentsOf(schema, { ...ground, about: aboutOf(tool) }, false);
      const isTouched =
        Array.isArray(own) && requiredOf(schema).length > 1 && touches(tool, schema, said, own[0].arguments);
      return isTouched
        ? [{ needs: requiredOf(schema).length, calls: own.map((one) => ({ name: tool.name, ...one })) }]
        : [];
    })
    .sort((a, b) => b.needs - a.needs);
  const [best, next] = made;
  return best && best.needs > (next?.needs ?? 0) ? best.calls : null;
}

/** What is told is kept: "Jonas Ek is ill from Monday". */
const TELLING = /^(?:mark|report|log|record|register|assign|enrol|note|read|create)/iu;

/** Whether a function needs a sentence: any text would do. */
const asksProse = (schema: Schema): boolean =>
  requiredOf(schema).some(
    (name) => PROSE.test(name) && isText(isSchema(schema.properties) ? schema.properties[name] : null),
  );

/** Whether nothing forbids it: what is denied, told or only weighed is no wish. */
const isOpenTo = (tool: FunctionTool, said: string): boolean =>
  matches(
    [tool],
    `${said.trim().replace(/[.!]$/u, '')} ${tool.name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')}`,
  ).length > 0;

function touches(tool: FunctionTool, schema: Schema, said: string, args: Readonly<Record<string, unknown>>): boolean {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const described = Object.entries(properties).map(([name, own]) =>
    isSchema(own) && typeof own.description === 'string' ? `${name} ${own.description}` : name,
  );
  const asked = themesOf(said);
  if ([...themesOf(`${tool.name} ${tool.description} ${described.join(' ')}`)].some((theme) => asked.has(theme)))
    return true;
  const tokens = tokensOf(said);
  return Object.entries(properties).some(
    ([name, own]) =>
      name in args &&
      ((isSchema(own) && Array.isArray(own.enum)) || tokens.some((token) => isBeside(nounsOf(name, own), token))),
  );
}

const isBeside = (nouns: Nouns, token: Token): boolean => isOwn(nouns, token) || isKind(nouns, token);
