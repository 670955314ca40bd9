import type { Ground } from '../filling/ground.js';
import type { FunctionTool } from '../matching.js';
import { propertyIn } from '../property.js';
import type { Call } from './call.js';
import { isSought } from './heard/asked.js';
import { argumentsAsked, filledBy } from './heard/fill.js';
import { textOf } from './heard/text.js';
import { parametersOf } from './made.js';
import { type Sought, soughtIn } from './sought.js';

/** "Zeig schwarze Hosen bis 60 Euro": a call with the thing alone for what is sought, and with what else is said of that. */
export function ofSought(call: Call, tool: FunctionTool, ground: Ground): Call {
  const things = argumentsAsked(tool).filter((one) => one.isRequired && isSought(one));
  const [thing] = things;
  const value = things.length === 1 ? call.arguments[thing.name] : undefined;
  const sought = typeof value === 'string' ? soughtIn(ground.reading, !asksColour(tool)) : null;
  if (!sought || !holds(String(value), sought)) return call;
  const more = withMore(call, tool, ground);
  const text = withRest(sought, String(value), more, ground.reading.text);
  const evidence = [
    ...more.evidence.filter(({ path }) => path !== `/${thing.name}`),
    { path: `/${thing.name}`, source: 'text', quote: text },
  ];
  return { ...more, arguments: { ...more.arguments, [thing.name]: text }, evidence };
}

const holds = (value: string, { text }: Sought): boolean => value.toLowerCase().includes(text.toLowerCase());

const asksColour = (tool: FunctionTool): boolean =>
  Object.entries(parametersOf(tool).properties ?? {}).some(([name, own]) => {
    const { kind, weakKind } = propertyIn(name, own);
    return kind === 'colour' || weakKind === 'colour';
  });

const OF_THINGS = /colou?r|farbe|färg|couleur|size|größe|storlek|taille|talla|(?:^|_)(?:max|min)/iu;

/** What a text says of the colour, the size and the bounds of what is sought, where the call leaves it open. */
function withMore(call: Call, tool: FunctionTool, ground: Ground): Call {
  const { values, evidence } = filledBy(tool, textOf(ground.reading.text), ground);
  const added = Object.entries(values).filter(([name]) => !(name in call.arguments) && OF_THINGS.test(name));
  return {
    ...call,
    arguments: { ...call.arguments, ...Object.fromEntries(added) },
    evidence: [...call.evidence, ...evidence.filter(({ path }) => added.some(([name]) => path === `/${name}`))],
  };
}

/** "Shirts with long sleeves": what is sought goes on where what stands behind it is no other argument. */
function withRest(sought: Sought, value: string, { arguments: args, evidence }: Call, text: string): string {
  const end = text.toLowerCase().indexOf(value.toLowerCase()) + value.length;
  const rest = end > sought.end ? text.slice(sought.end, end) : '';
  const left = evidence
    .filter(({ path, quote = '' }) => path.slice(1) in args && quote !== '' && !value.includes(sought.text + quote))
    .reduce((words, { quote = '' }) => (quote.length < value.length ? words.replace(quote, '') : words), rest);
  return /\p{L}{5}|\d/u.test(left) ? text.slice(sought.start, end) : sought.text;
}
