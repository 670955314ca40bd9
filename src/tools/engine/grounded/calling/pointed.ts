import type { Ground } from '../filling/ground.js';
import type { Evidence } from '../grounded.js';
import type { FunctionTool } from '../matching.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import type { Call } from './call.js';
import { askedFor, deedsOf, onlyTells } from './heard/deeds.js';
import { filledBy } from './heard/fill.js';
import { textOf } from './heard/text.js';
import { parametersOf, requiredOf } from './made.js';
import data from './pointed.yaml.js';
import type { CallAnswer, CallQuestion } from './question.js';
import { meant } from './the-one.js';
import { unfitting } from './unfitting.js';

type Row = Readonly<Record<string, unknown>>;

const words = data as Readonly<Record<'whole' | 'half' | 'refers', readonly string[]>>;
const anywhere = (kind: keyof typeof words): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words[kind].join('|')})(?![\p{L}\d])`, 'iu');
const [WHOLE, HALF, REFERS] = (['whole', 'half', 'refers'] as const).map(anywhere);

const MONEY = /(?:^|_)(?:amount|sum|total|price|refund)$/iu;
const TOTAL =
  /^(?:total|amount|total_?(?:amount|price|due)|grand_?total|order_?total|balance|price|sum|amount_?due)$/iu;
const COUNT = /^(?:quantity|qty|count|units|amount|pieces|number)$/iu;
const HELD = /^(?:units|quantity|qty|count|stock|in_?stock|available|on_?hand|pieces)$/iu;
const SOURCE = /^(?:from|source|origin)_/iu;
const LONGEST = 160;

/**
 * "Refund the whole amount then", "take the earliest one for patient P-33", "add a note to her": the call of the one function that is
 * asked for, with what the question says and what was told of the one thing that it points at; null where it points at none, where
 * something is open still, or where the question says something else of it.
 */
export function pointed(asked: CallQuestion, answer: CallAnswer, house: Ground['house']): CallAnswer | null {
  const { question, shown = [] } = asked;
  if (
    (answer.kind === 'calls' && !onlyLooks(asked, answer.calls)) ||
    shown.length === 0 ||
    question.length > LONGEST ||
    question.includes('?')
  )
    return null;
  const tools =
    answer.kind === 'missing'
      ? asked.tools.filter(({ name }) => name === answer.name)
      : asked.tools.filter((tool) => !onlyTells(deedsOf(tool)) && isAsked(tool, question));
  const made = tools.flatMap((tool) => callOf(tool, asked, house) ?? []);
  const calls = made.filter((one): one is Call => 'arguments' in one);
  if (calls.length === 1) return { kind: 'calls', calls };
  const [lacks] = made;
  return answer.kind === 'missing' && lacks && 'missing' in lacks ? { kind: 'missing', ...lacks } : null;
}

/** "Use the whole balance to pay off the card": what only tells of it is not what is wished. */
export const onlyLooks = ({ question, shown = [], tools }: CallQuestion, calls: readonly Call[]): boolean =>
  shown.length > 0 &&
  WHOLE.test(question) &&
  USES.test(question) &&
  calls.every(({ name }) => tools.some((tool) => tool.name === name && onlyTells(deedsOf(tool))));
const USES =
  /^\W*(?:(?:ok|okay|then|great|good|please|dann|då|alors|entonces|bitte)[,.]?\s)*(?:use|take|put|move|spend|pay|transfer|send|använd|ta|flytta|betala|för över|nimm|nutze|verwende|zahle|überweise|utilisez?|prends|prenez|paye[rz]?|virez?|usa|use|paga|mueve|transfiere)(?!\p{L})/iu;

/** Whether a question has the function's own deed, or takes one of what it needs and was listed. */
const isAsked = (tool: FunctionTool, question: string): boolean =>
  deedsOf(tool).some((deed) => !deed.isAsked && askedFor(deed, question) === 1) ||
  (TAKES.test(question) && deedsOf(tool).some(({ names }) => names.has('book') || names.has('order')));
const TAKES =
  /^\W*(?:(?:ok|okay|then|great|good|dann|dann|alors|entonces|då|ja|yes)[,.]?\s)?(?:i['’]ll take|i(?:['’]d| would) like|we['’]ll take|take|give me|jag tar|vi tar|ta|nimm|ich nehme|wir nehmen|je prends|prends|prenez|nous prenons|me quedo con|tomo|coge)(?!\p{L})/iu;

interface Lacks {
  name: string;
  missing: readonly string[];
}

function callOf(tool: FunctionTool, asked: CallQuestion, house: Ground['house']): Call | Lacks | null {
  const { question, today, shown = [], about = {}, earlier = [] } = asked;
  const said = textOf(question, today);
  const schema = parametersOf(tool);
  const own = filledBy(tool, said, { reading: said.reading, before: null, house, plans: null, wishes: true });
  const wrong = unfitting(own.values, schema, said.reading);
  const values = Object.fromEntries(Object.entries(own.values).filter(([name]) => !wrong.includes(name)));
  const open = requiredOf(schema).filter((name) => !(name in values));
  const row = rowFor(question, shown, open);
  if (row === null || open.length === 0 || own.several.size > 0) return null;
  const known: Row = { ...Object.assign({}, ...earlier.map((one) => one.arguments)), ...about, ...row };
  if (Object.entries(values).some(([name, value]) => ID.test(name) && name in known && known[name] !== value))
    return null;
  const found = open.map((name) => [name, valueFor(name, schema, known, question)] as const);
  const missing = found.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0) return missing.length < open.length ? { name: tool.name, missing } : null;
  const evidence = found.map(([name, value]): Evidence => ({ path: `/${name}`, source: 'text', quote: String(value) }));
  return {
    name: tool.name,
    arguments: { ...values, ...Object.fromEntries(found) },
    evidence: [...own.evidence, ...evidence],
  };
}
const ID = /(?:^|_)(?:id|number|no|sku|code|ref)$/iu;

/** The one thing that a question points at: by its measure or place in a list, or the only one there is. */
function rowFor(question: string, shown: readonly Row[], open: readonly string[]): Row | null {
  if (shown.length > 1) {
    const key = open.find((name) => shown.every((row) => name in row));
    return key === undefined ? null : meant(question, shown, key);
  }
  return WHOLE.test(question) || HALF.test(question) || REFERS.test(question) ? shown[0] : null;
}

/** What is known for an argument: all or half of what there is, where the question says so, else what is called alike. */
function valueFor(name: string, { properties }: Schema, known: Row, question: string): unknown {
  const own = isSchema(properties) ? properties[name] : undefined;
  const type = isSchema(own) ? typeOf(own) : '';
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && MONEY.test(name) && WHOLE.test(question)) return theOne(known, TOTAL);
  if (isNumber && COUNT.test(name)) return counted(theOne(known, HELD), question);
  if (isNumber && !ID.test(name)) return undefined;
  const value = known[name] ?? (SOURCE.test(name) ? known[name.replace(SOURCE, '')] : undefined);
  const isOf = isNumber ? typeof value === 'number' : typeof value === 'string';
  const isChoice = isSchema(own) && Array.isArray(own.enum);
  return isOf && (!isChoice || (own.enum as unknown[]).includes(value)) ? value : undefined;
}

/** The number of the one member that is so called. */
function theOne(known: Row, pattern: RegExp): number | undefined {
  const all = Object.entries(known).flatMap(([name, value]) =>
    pattern.test(name) && typeof value === 'number' ? [value] : [],
  );
  return new Set(all).size === 1 ? all[0] : undefined;
}

function counted(held: number | undefined, question: string): number | undefined {
  if (held === undefined) return undefined;
  if (HALF.test(question)) return Number.isInteger(held / 2) ? held / 2 : undefined;
  return WHOLE.test(question) ? held : undefined;
}
