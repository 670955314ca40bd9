import { argumentsOf } from './calling/arguments-of.js';
import { byArguments } from './calling/by-arguments.js';
import { begins, byParts, inParts, MOST_CALLS, ofOwnWish } from './calling/by-parts.js';
import type { Call } from './calling/call.js';
import { inWordsOfDeed, isCalledOff, takesOn } from './calling/called-off.js';
import type { CallAnswer, CallQuestion } from './calling/question.js';
import { isDenied } from './calling/denied.js';
import { isDoubtful } from './calling/doubtful.js';
import { leavesOut, sharesOut } from './calling/left-out.js';
import { deedsOf, onlyTells } from './calling/heard/deeds.js';
import { isReport } from './calling/heard/mood.js';
import { together } from './calling/heard/together.js';
import { takesAway } from './calling/takes-away.js';
import { withoutShared } from './calling/without-shared.js';
import { inOtherWords } from './calling/in-other-words.js';
import { aboutOf, parametersOf, requiredOf } from './calling/made.js';
import { nounsOf } from './calling/nouns-of.js';
import type { Grounded } from './grounded.js';
import type { Ground } from './filling/ground.js';
import { apart, faint, type FunctionTool, matches } from './matching.js';
import { propertyIn } from './property.js';
import { MOST_READ, type Reading, readingOf } from './reading.js';
import { isSchema, type Schema, typeOf } from './schema.js';
import { takenTwice } from './taken-twice.js';
import { textsFor } from './text/texts-for.js';

/** The calls that a question asks for; what a function needs and nothing says is named instead of made up. */
export function callsFor(question: CallQuestion, house: Ground['house']): CallAnswer {
  const isFresh = question.choice === 'auto' && question.askedFor === null && question.made.length === 0;
  const asked = isFresh ? withoutThoseOff(question) : question;
  const answer = madeFor(asked, house);
  if (!isFresh) return answer;
  const heard = heardToo(asked, inFull(asked, answer), house);
  const isMeant =
    heard.kind !== 'calls' ||
    (!heard.calls.some((call) => isDoubtful(call, asked.question)) && !isOnlyReported(heard.calls, asked));
  return isMeant ? heard : { kind: 'none' };
}

/** "I won't make it to pilates": asks for no booking, and in words of its own for what takes one back. */
function withoutThoseOff(asked: CallQuestion): CallQuestion {
  if (!isCalledOff(asked.question)) return asked;
  const question = inWordsOfDeed(asked.tools, asked.question);
  return { ...asked, question, tools: asked.tools.filter((tool) => !takesOn(tool)) };
}

/** "Order 48990 arrived safely.": who reports how it went asks for nothing to be looked up. */
const isOnlyReported = (calls: readonly Call[], { tools, question }: CallQuestion): boolean =>
  isReport(question) && calls.every(({ name }) => tools.some((tool) => tool.name === name && onlyTells(deedsOf(tool))));

/** No calls where the question says more than they do. */
function inFull(asked: CallQuestion, answer: CallAnswer): CallAnswer {
  if (answer.kind !== 'calls') return answer;
  const about = asked.tools
    .filter(({ name }) => answer.calls.some((call) => call.name === name))
    .map(aboutOf)
    .join(' ');
  const isOpen =
    sharesOut(answer.calls, asked.question) ||
    takesAway(answer.calls, asked.question) ||
    (asked.parallel && leavesOut(answer.calls, readingOf(asked.question), about.toLowerCase()));
  return isOpen ? { kind: 'none' } : { kind: 'calls', calls: withoutShared(answer.calls, asked.question) };
}

/** The same question heard a second time, by what functions do and need; both have to agree on what is called. */
function heardToo(asked: CallQuestion, first: CallAnswer, house: Ground['house']): CallAnswer {
  const ground: Ground = { reading: readingOf(asked.question), before: null, house, plans: null, wishes: true };
  return together(first, asked, ground);
}

function madeFor(asked: CallQuestion, house: Ground['house']): CallAnswer {
  const { question, before, askedFor } = asked;
  if (asked.choice === 'auto' && isDenied(question)) return { kind: 'none' };
  const reading = readingOf(question);
  const ground: Ground = {
    reading,
    before: before === '' ? null : readingOf(before),
    house,
    plans: null,
    wishes: true,
  };
  const apartOf =
    asked.choice === 'auto' && asked.parallel && askedFor === null ? byParts(asked.tools, question, ground) : null;
  if (apartOf !== null) {
    const fresh = apartOf.filter((call) => !asked.made.includes(keyOf(call)));
    return fresh.length > 0 ? { kind: 'calls', calls: fresh } : { kind: 'none' };
  }
  const wanted = wantedTools(asked);
  const calls: Call[] = [];
  let missing: CallAnswer = { kind: 'none' };
  for (const tool of wanted) {
    const own = askedFor === null ? ofOwnWish(tool, asked.tools, ground) : ground;
    const made = inParts(tool, ground) ?? callsOf(tool, own, askedFor === tool.name);
    if (!Array.isArray(made) && own !== ground) return { kind: 'missing', name: tool.name, missing: made.missing };
    if (Array.isArray(made)) calls.push(...made);
    else if (missing.kind === 'none' && calls.length === 0)
      missing = { kind: 'missing', name: tool.name, missing: made.missing };
    if (missing.kind === 'missing' && begins(question, tool)) break;
  }
  const fresh = asked.choice === 'auto' ? calls.filter((call) => !asked.made.includes(keyOf(call))) : calls;
  if (fresh.length > 0) return { kind: 'calls', calls: fresh.slice(0, asked.parallel ? MOST_CALLS : 1) };
  if (calls.length > 0) return { kind: 'none' };
  const isCalled = askedFor !== null || wanted.some((tool) => begins(question, tool));
  const touched = asked.choice === 'auto' && !isCalled ? byArguments(asked.tools, question, ground) : null;
  const others = touched?.filter((call) => !asked.made.includes(keyOf(call))) ?? [];
  return others.length > 0 ? { kind: 'calls', calls: others.slice(0, asked.parallel ? MOST_CALLS : 1) } : missing;
}

/** How a call is told from another: its name and arguments. */
export const keyOf = ({ name, arguments: args }: Pick<Call, 'name' | 'arguments'>): string =>
  JSON.stringify([name, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);

function wantedTools({ tools, choice, question, before, askedFor }: CallQuestion): readonly FunctionTool[] {
  if (typeof choice === 'object') return tools.filter(({ name }) => name === choice.name);
  const said = question.slice(0, MOST_READ);
  const waiting = tools.filter(({ name }) => name === askedFor);
  const found = apart(matches(tools, inOtherWords(said))).map(({ tool }) => tool);
  if (waiting.length > 0) return [...waiting, ...found.filter((tool) => tool !== waiting[0])];
  if (found.length > 0) return found;
  if (choice === 'auto') return faint(tools, said);
  const earlier = matches(tools, `${before} ${said}`).map(({ tool }) => tool);
  return earlier.length > 0 ? earlier.slice(0, 1) : tools.length === 1 ? tools : [];
}

/** One call, or one for each of several things that the text names; else what is missing. */
function callsOf(tool: FunctionTool, ground: Ground, isReply: boolean): Call[] | { missing: string[] } {
  const schema = parametersOf(tool);
  const readings = eachOf(schema, ground.reading);
  const calls: Call[] = [];
  const shared: string[] = [];
  for (const reading of readings) {
    const made = argumentsOf(schema, { ...ground, reading, about: aboutOf(tool) }, isReply);
    if (!Array.isArray(made)) return made;
    for (const one of made) {
      const twice = takenTwice(one.arguments, schema, reading.text);
      if (twice.length === 0) calls.push({ name: tool.name, ...one });
      else shared.push(...twice);
    }
  }
  return calls.length > 0 ? calls : { missing: shared };
}

/** Of two times or places the one is where a stretch begins. */
const ENDS = /(?:^|_)(?:start|end|from|to|until|begin|arrival|departure)(?:$|_)/iu;

/** "With Dr. Hale for Nadia Brook": two of a kind of whom each is asked for are not two calls. */
function isSharedOut(name: string, said: readonly Grounded[], schema: Schema, reading: Reading): boolean {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const isSomebody = (one: string): boolean => nounsOf(one, properties[one]).isPerson;
  return requiredOf(schema).some((other) => {
    if (other === name) return false;
    if (isSomebody(name) && isSomebody(other)) return true;
    const own = textsFor(propertyIn(other, properties[other]), reading, { start: 0, end: reading.text.length });
    return own.length > 0 && own.every(({ value }) => said.some((one) => one.value === value));
  });
}

/** "From 13:00 to 14:30": times are nothing's names. */
const areTimes = (said: readonly Grounded[], { mentions }: Reading): boolean =>
  said.every(({ quote }) => mentions.some(({ kind, text }) => kind === 'time' && text === quote));

/** The text once for each of the things that one required argument can be: "the weather in Oslo and Paris". */
function eachOf(schema: Schema, reading: Reading): Reading[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const whole = { start: 0, end: reading.text.length };
  for (const name of requiredOf(schema)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isSchema(own) || typeOf(own) !== 'string' || Array.isArray(own.enum)) continue;
    const said = textsFor(propertyIn(name, own), reading, whole);
    const isTime = propertyIn(name, own).kind === null && areTimes(said, reading);
    if (said.length < 2 || isTime || ENDS.test(name) || isSharedOut(name, said, schema, reading)) continue;
    return said.map(({ quote }) => ({
      ...reading,
      mentions: reading.mentions.filter(({ text }) => text === quote || !said.some((other) => other.quote === text)),
    }));
  }
  return [reading];
}
