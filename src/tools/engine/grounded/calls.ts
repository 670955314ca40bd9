import { fill } from './filling/fill.js';
import { type Ground, NotGrounded } from './filling/ground.js';
import type { Evidence } from './grounded.js';
import { apart, faint, type FunctionTool, matches } from './matching.js';
import { isArticle } from './numbers.js';
import { propertyIn } from './property.js';
import { MOST_READ, type Reading, readingOf } from './reading.js';
import { CannotBeMet, isSchema, type Schema, typeOf } from './schema.js';
import { takenTwice } from './taken-twice.js';
import { textsFor } from './text/texts-for.js';

/** One call of a function, its arguments grounded. */
export interface Call {
  name: string;
  arguments: Readonly<Record<string, unknown>>;
  evidence: readonly Evidence[];
}

export interface CallQuestion {
  tools: readonly FunctionTool[];
  /** `auto`: where something matches; `required`: the best of all; a name: that one */
  choice: 'auto' | 'required' | { name: string };
  /** whether several calls may be made at once */
  parallel: boolean;
  question: string;
  before: string;
  /** the function whose arguments the assistant has just asked for, if it has */
  askedFor: string | null;
  /** calls already made for this question, as JSON of name and arguments */
  made: readonly string[];
}

export type CallAnswer =
  | { kind: 'calls'; calls: readonly Call[] }
  /** a function that matches lacks these */
  | { kind: 'missing'; name: string; missing: readonly string[] }
  | { kind: 'none' };

const MOST_CALLS = 8;

/** The calls that a question asks for; what a function needs and nothing says is named instead of made up. */
export function callsFor(asked: CallQuestion, house: Ground['house']): CallAnswer {
  const { question, before, askedFor } = asked;
  const reading = readingOf(question);
  const ground: Ground = {
    reading,
    before: before === '' ? null : readingOf(before),
    house,
    plans: null,
    wishes: true,
  };
  const apartOf = asked.choice === 'auto' && asked.parallel && askedFor === null ? byParts(asked, ground) : null;
  if (apartOf !== null) {
    const fresh = apartOf.filter((call) => !asked.made.includes(keyOf(call)));
    return fresh.length > 0 ? { kind: 'calls', calls: fresh } : { kind: 'none' };
  }
  const wanted = wantedTools(asked);
  const calls: Call[] = [];
  let missing: CallAnswer = { kind: 'none' };
  for (const tool of wanted) {
    const made = inParts(tool, ground) ?? callsOf(tool, ground, askedFor === tool.name);
    if (Array.isArray(made)) calls.push(...made);
    else if (missing.kind === 'none' && calls.length === 0)
      missing = { kind: 'missing', name: tool.name, missing: made.missing };
  }
  const fresh = asked.choice === 'auto' ? calls.filter((call) => !asked.made.includes(keyOf(call))) : calls;
  if (fresh.length > 0) return { kind: 'calls', calls: fresh.slice(0, asked.parallel ? MOST_CALLS : 1) };
  return calls.length > 0 ? { kind: 'none' } : missing;
}

/** How a call is told from another: its name and arguments. */
export const keyOf = ({ name, arguments: args }: Pick<Call, 'name' | 'arguments'>): string =>
  JSON.stringify([name, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);

function wantedTools({ tools, choice, question, before, askedFor }: CallQuestion): readonly FunctionTool[] {
  if (typeof choice === 'object') return tools.filter(({ name }) => name === choice.name);
  const said = question.slice(0, MOST_READ);
  const waiting = tools.filter(({ name }) => name === askedFor);
  const found = apart(matches(tools, said)).map(({ tool }) => tool);
  if (waiting.length > 0) return [...waiting, ...found.filter((tool) => tool !== waiting[0])];
  if (found.length > 0) return found;
  if (choice === 'auto') return faint(tools, said);
  const earlier = matches(tools, `${before} ${said}`).map(({ tool }) => tool);
  return earlier.length > 0 ? earlier.slice(0, 1) : tools.length === 1 ? tools : [];
}

const BETWEEN_WISHES = /[.;]\s+|,?\s(?:and then|and|och sedan|och|und|et|y|then)\s/iu;

/** "Take a@example.org off the newsletter and subscribe b@example.org": of several wishes each by its own function, where each says all that is needed. */
function byParts({ tools, question }: CallQuestion, ground: Ground): Call[] | null {
  const parts = question.split(BETWEEN_WISHES).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST_CALLS || tools.length < 2) return null;
  const made = parts.map((part): Call | null => {
    const all = matches(tools, part);
    const led = all.filter(({ tool }) => begins(part, tool));
    const [best, next] = led.length === 1 ? led : all;
    if (!best || best.named.size + best.told.size === (next ? next.named.size + next.told.size : 0)) return null;
    const own = argumentsOf(
      parametersOf(best.tool),
      { ...ground, reading: readingOf(part), before: null, about: aboutOf(best.tool) },
      false,
    );
    return Array.isArray(own) ? null : { name: best.tool.name, ...own };
  });
  const calls = made.filter((one) => one !== null);
  const isEach = calls.every(({ arguments: args }) => Object.keys(args).length > 0);
  return calls.length === parts.length && isEach && new Set(calls.map(({ name }) => name)).size > 1 ? calls : null;
}

/** "Cut pattern P-12": the first word of a wish is the first of a function's name. */
const begins = (part: string, { name }: FunctionTool): boolean =>
  part.trim().toLowerCase().split(' ')[0] === name.toLowerCase().split('_')[0];

/** What a function says of itself. */
const aboutOf = ({ name, description }: FunctionTool): string =>
  `${name} ${description}`.replaceAll('_', ' ').toLowerCase();

/** "Sell ETH for 50 USD and buy SOL for 50 USD": a call for each part, where each says all that is needed. */
function inParts(tool: FunctionTool, ground: Ground): Call[] | null {
  const schema = parametersOf(tool);
  const parts = ground.reading.text.split(BETWEEN_WISHES).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST_CALLS || requiredOf(schema).length < 2) return null;
  const made = parts.map((part) =>
    argumentsOf(schema, { ...ground, reading: readingOf(part), before: null, about: aboutOf(tool) }, false),
  );
  const calls = made.flatMap((one) => (Array.isArray(one) ? [] : [{ name: tool.name, ...one }]));
  return calls.length === parts.length ? calls : null;
}

/** One call, or one for each of several things that the text names; else what is missing. */
function callsOf(tool: FunctionTool, ground: Ground, isReply: boolean): Call[] | { missing: string[] } {
  const schema = parametersOf(tool);
  const readings = eachOf(schema, ground.reading);
  const calls: Call[] = [];
  const shared: string[] = [];
  for (const reading of readings) {
    const made = argumentsOf(schema, { ...ground, reading, about: aboutOf(tool) }, isReply);
    if (Array.isArray(made)) return { missing: made };
    const twice = takenTwice(made.arguments, schema, reading.text);
    if (twice.length === 0) calls.push({ name: tool.name, ...made });
    else shared.push(...twice);
  }
  return calls.length > 0 ? calls : { missing: shared };
}

const parametersOf = ({ parameters }: FunctionTool): Schema => ({ type: 'object', ...parameters });

const requiredOf = ({ required }: Schema): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];

/** The text once for each of the things that one required argument can be: "the weather in Oslo and Paris". */
function eachOf(schema: Schema, reading: Reading): Reading[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const whole = { start: 0, end: reading.text.length };
  for (const name of requiredOf(schema)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isSchema(own) || typeOf(own) !== 'string' || Array.isArray(own.enum)) continue;
    const said = textsFor(propertyIn(name, own), reading, whole);
    if (said.length < 2) continue;
    return said.map(({ quote }) => ({
      ...reading,
      mentions: reading.mentions.filter(({ text }) => text === quote || !said.some((other) => other.quote === text)),
    }));
  }
  return [reading];
}

function argumentsOf(schema: Schema, ground: Ground, isReply: boolean): Omit<Call, 'name'> | string[] {
  const inOrder = operands(schema, ground);
  if (inOrder) return inOrder;
  try {
    const { value, evidence } = fill(schema, ground, true);
    return { arguments: inFull(value as Record<string, unknown>, evidence, schema, ground.reading), evidence };
  } catch (error) {
    if (error instanceof CannotBeMet) return [error.message];
    if (!(error instanceof NotGrounded)) throw error;
    const missing = missingOf(schema, ground);
    return (isReply && replied(schema, missing, ground)) || missing;
  }
}

/** "Wool socks", "the Nora dress": a thing with the words before it that say which, where no other argument takes them. */
function inFull(
  made: Readonly<Record<string, unknown>>,
  evidence: readonly Evidence[],
  { properties }: Schema,
  reading: Reading,
): Record<string, unknown> {
  const kinds = Object.entries(isSchema(properties) ? properties : {}).map(([name, own]) => ({
    name,
    own,
    kind: kindOf(name, own),
  }));
  const taken = new Set(kinds.map(({ kind }) => kind));
  const things = kinds.filter(({ own, kind }) => kind === 'garment' && isSchema(own) && !Array.isArray(own.enum));
  const full = things.flatMap(({ name }) => {
    const quote = evidence.find(({ path }) => path === `/${name}`)?.quote;
    const before = quote === undefined || typeof made[name] !== 'string' ? '' : whichOf(quote, taken, reading);
    return before === '' ? [] : [[name, `${before} ${String(made[name])}`]];
  });
  return { ...made, ...(Object.fromEntries(full) as Record<string, unknown>) };
}

const kindOf = (name: string, own: unknown): string | null => {
  const { kind, weakKind } = propertyIn(name, own);
  return kind ?? weakKind;
};

/** The cloth, the colour or the name that stands right before a thing. */
function whichOf(thing: string, taken: ReadonlySet<string | null>, { text, mentions }: Reading): string {
  const end = text.indexOf(thing);
  const words: string[] = [];
  for (let at = end; at > 0;) {
    const found = /(?<=[\s(])(\p{L}[\p{L}’'-]*) $/u.exec(text.slice(Math.max(0, at - 40), at));
    if (!found) break;
    const start = at - found[0].length;
    const said = mentions.find(
      (one) => one.kind === 'cloth' && one.start <= start && one.end >= start + found[1].length,
    );
    const isLook =
      said !== undefined &&
      ((said.attribute === 'fabrics' && !taken.has('fabric')) || (said.attribute === 'colors' && !taken.has('colour')));
    const isName = said === undefined && /^\p{Lu}\p{Ll}/u.test(found[1]);
    if (!isLook && !isName) break;
    words.unshift(found[1]);
    at = start;
  }
  return words.join(' ');
}

/** All required arguments that nothing says. */
function missingOf(schema: Schema, ground: Ground): string[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return requiredOf(schema).filter((name) => {
    try {
      fill({ ...schema, properties: { [name]: properties[name] }, required: [name] }, ground, true);
      return false;
    } catch (error) {
      if (error instanceof NotGrounded || error instanceof CannotBeMet) return true;
      throw error;
    }
  });
}

const SHORT = 4;

/** A short reply to the one thing that was asked for is that thing. */
function replied(schema: Schema, missing: readonly string[], ground: Ground): Omit<Call, 'name'> | null {
  const [name] = missing;
  const said = ground.reading.text.trim().replace(/[.!]$/, '');
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const own = name === undefined ? undefined : properties[name];
  if (missing.length !== 1 || !isSchema(own) || typeOf(own) !== 'string' || Array.isArray(own.enum)) return null;
  if (said === '' || /\?/.test(said) || said.split(/\s+/).length > SHORT) return null;
  const { [name]: _own, ...others } = properties;
  const rest = fill(
    { ...schema, properties: others, required: requiredOf(schema).filter((one) => one !== name) },
    ground,
    true,
  );
  const evidence = { path: `/${name}`, source: 'text', quote: said };
  return { arguments: { ...(rest.value as object), [name]: said }, evidence: [...rest.evidence, evidence] };
}

/** "Add 3 and 5": numbers without names take those of the text in their order, where there are as many. */
function betweenPeople(
  schema: Schema,
  ground: Ground,
  sides: readonly string[],
  people: Reading['mentions'],
): Omit<Call, 'name'> | null {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !sides.includes(name)));
  try {
    const rest = fill(
      { ...schema, properties: others, required: requiredOf(schema).filter((name) => !sides.includes(name)) },
      ground,
      true,
    );
    const own = Object.fromEntries(sides.map((name, i) => [name, people[i].value]));
    const evidence = sides.map((name, i) => ({ path: `/${name}`, source: 'text', quote: people[i].text }));
    return { arguments: { ...own, ...(rest.value as object) }, evidence: [...evidence, ...rest.evidence] };
  } catch (error) {
    if (error instanceof NotGrounded || error instanceof CannotBeMet) return null;
    throw error;
  }
}

function operands(schema: Schema, ground: Ground): Omit<Call, 'name'> | null {
  const { mentions } = ground.reading;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = requiredOf(schema);
  const isOperand = (name: string): boolean => {
    const own = properties[name];
    const type = isSchema(own) ? typeOf(own) : '';
    return (
      /^([a-z]|num(ber)?_?\d|first|second|x\d|operand_?\d|(first|second)_number)$/i.test(name) &&
      /^(number|integer)$/.test(type)
    );
  };
  const people = mentions.filter((one) => one.kind === 'person');
  const sides = names.filter(
    (name) =>
      /^(?:first|second|third)(?:_\p{L}+)?$/u.test(name) &&
      isSchema(properties[name]) &&
      typeOf(properties[name]) === 'string',
  );
  if (sides.length > 1 && sides.length === people.length) return betweenPeople(schema, ground, sides, people);
  if (names.length < 2 || !names.every(isOperand)) return null;
  const numbers = mentions.filter((one) => one.kind === 'number' && one.unit === undefined && !isArticle(one));
  if (numbers.length !== names.length) return null;
  return {
    arguments: Object.fromEntries(names.map((name, i) => [name, numbers[i].value])),
    evidence: names.map((name, i) => ({ path: `/${name}`, source: 'text', quote: numbers[i].text })),
  };
}
