import type { Call } from '../call.js';
import { argumentsAsked } from './fill.js';
import type { FunctionTool } from '../../matching.js';
import type { Stretch } from './stretch.js';
import { textOf } from './text.js';

const FORMED = /^(?:date|time|month|email|url|phone|address)$/u;

/** Whether calls hold all that a text says in figures and forms; what they leave out was asked for too, or they are not what was. */
export function isCovered(calls: readonly Call[], text: string, tools: readonly FunctionTool[]): boolean {
  const { stretches, reading } = textOf(text);
  const held = calls
    .flatMap(({ evidence, arguments: args }) => [JSON.stringify(args), ...evidence.map(({ quote }) => quote ?? '')])
    .join('\n')
    .toLowerCase();
  const isHeld = (one: Stretch): boolean =>
    held.includes(String(one.value).toLowerCase()) || held.includes(one.text.toLowerCase());
  const open = stretches.filter((one) => mustBeHeld(one, reading.text) && !isHeld(one));
  return open.length === 0 && !leavesSomebody(calls, tools, held, text);
}

const PAST = /^\s(?:late|ago|old|too (?:late|early)|sedan|gammal|für sen|zu spät|alt)(?!\p{L})/iu;

function mustBeHeld({ kind, text, end, unit }: Stretch, whole: string): boolean {
  if (PAST.test(whole.slice(end))) return false;
  if (FORMED.test(kind)) return true;
  if (kind === 'code') return /\d/u.test(text);
  return kind === 'number' && (unit !== undefined || /^\d/u.test(text));
}

/** Whether the text names a person and the function would know somebody that nothing was found for. */
function leavesSomebody(calls: readonly Call[], tools: readonly FunctionTool[], held: string, text: string): boolean {
  const people = textOf(text).reading.mentions.filter(
    (one) => one.kind === 'person' && one.text.includes(' ') && !held.includes(one.text.toLowerCase()),
  );
  return (
    people.length > 0 &&
    calls.some(({ name, arguments: args }) => {
      const tool = tools.find((one) => one.name === name);
      return tool !== undefined && argumentsAsked(tool).some((one) => one.kind === 'person' && !(one.name in args));
    })
  );
}
