import { isSchema, type Schema, typeOf } from '../schema.js';
import type { FunctionTool } from '../matching.js';
import type { Call } from './call.js';
import { parametersOf, requiredOf } from './made.js';
import type { CallAnswer } from './question.js';
import data from './signed.yaml.js';

const words = data as Readonly<Record<'lessens' | 'adds' | 'names' | 'described', readonly string[]>>;
const either = (kind: keyof typeof words): string => `(?:${words[kind].join('|')})`;
const said = (kind: 'lessens' | 'adds'): RegExp => new RegExp(String.raw`(?<![\p{L}-])${either(kind)}(?!\p{L})`, 'iu');
const [LESSENS, ADDS] = [said('lessens'), said('adds')];
const NAMED = new RegExp(`^${either('names')}$`, 'iu');
const DESCRIBED = new RegExp(either('described'), 'iu');

/**
 * "Take 6 units off the books": a change that may be of either sign has the sign that the text says. Where it says neither, or both,
 * it is asked for: a stock that grows by what was lost is worse than none.
 */
export function signed(answer: CallAnswer, tools: readonly FunctionTool[], text: string): CallAnswer {
  if (answer.kind !== 'calls') return answer;
  const calls: Call[] = [];
  for (const call of answer.calls) {
    const tool = tools.find(({ name }) => name === call.name);
    const schema = tool ? parametersOf(tool) : {};
    const open = changesOf(schema).filter((name) => typeof call.arguments[name] === 'number');
    const sign = signIn(text);
    const isSure = open.every((name) => isWritten(Number(call.arguments[name]), text) || sign !== null);
    if (!isSure) return { kind: 'missing', name: call.name, missing: open };
    calls.push(open.length === 0 ? call : withSign(call, open, sign ?? 1, text));
  }
  return { kind: 'calls', calls };
}

/** Whether a text says that there is more or less of something that a function changes. */
export const changesAsked = (tool: FunctionTool, text: string): boolean =>
  changesOf(parametersOf(tool)).length > 0 && signIn(text) !== null;

/** Arguments that are a change up or down: so named, or so described, and not bounded by zero. */
const changesOf = (schema: Schema): string[] =>
  requiredOf(schema).filter((name) => {
    const own = isSchema(schema.properties) ? schema.properties[name] : undefined;
    if (!isSchema(own) || !/^(?:number|integer)$/u.test(typeOf(own))) return false;
    const isBounded = typeof own.minimum === 'number' && own.minimum >= 0;
    return !isBounded && (NAMED.test(name) || DESCRIBED.test(JSON.stringify(own.description ?? '')));
  });

/** "−6", "+6": a number that is written with its sign. */
const isWritten = (value: number, text: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\d])[-−+]\s?${Math.abs(value)}(?!\d)`, 'u').test(text);

function signIn(text: string): 1 | -1 | null {
  const [less, more] = [LESSENS.test(text), ADDS.test(text)];
  return less === more ? null : less ? -1 : 1;
}

function withSign(call: Call, names: readonly string[], sign: 1 | -1, text: string): Call {
  const changed = names.map((name) => {
    const value = Number(call.arguments[name]);
    return [name, isWritten(value, text) ? writtenIn(value, text) : sign * Math.abs(value)] as const;
  });
  return { ...call, arguments: { ...call.arguments, ...Object.fromEntries(changed) } };
}

const writtenIn = (value: number, text: string): number =>
  new RegExp(String.raw`(?<![\p{L}\d])[-−]\s?${Math.abs(value)}(?!\d)`, 'u').test(text)
    ? -Math.abs(value)
    : Math.abs(value);
