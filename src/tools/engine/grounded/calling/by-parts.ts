import type { Ground } from '../filling/ground.js';
import { type FunctionTool, type Match, matches } from '../matching.js';
import { readingOf } from '../reading.js';
import { argumentsOf } from './arguments-of.js';
import { byArguments } from './by-arguments.js';
import type { Call } from './call.js';
import { aboutOf, parametersOf, requiredOf } from './made.js';
import { inOtherWords } from './in-other-words.js';
import { partsOf, wishesOf } from './wishes.js';

export const MOST_CALLS = 8;

/** "Take a@example.org off the newsletter and subscribe b@example.org": of several wishes each by its own function, where each says all that is needed. */
export function byParts(tools: readonly FunctionTool[], question: string, ground: Ground): Call[] | null {
  if (tools.length < 2) return null;
  const [all, whole] = [partsOf(question), wishesOf(question)];
  return ofParts(all, tools, ground) ?? (whole.length < all.length ? ofParts(whole, tools, ground) : null);
}

function ofParts(parts: readonly string[], tools: readonly FunctionTool[], ground: Ground): Call[] | null {
  if (parts.length < 2 || parts.length > MOST_CALLS) return null;
  const made = parts.map((part, i) => ofPart(part, i === 0 ? null : parts[i - 1], tools, ground));
  const calls = made.flatMap((one) => one ?? []);
  const isEach = calls.every(({ arguments: args }) => Object.keys(args).length > 0);
  return made.every((one) => one !== null) && isEach && new Set(calls.map(({ name }) => name)).size > 1 ? calls : null;
}

const AS_BEFORE = /(?<!\p{L})(?:the same|samma|(?:am|zur|im) selben|(?:le|la) même|(?:el|la) mism[oa])(?!\p{L})/iu;

function ofPart(part: string, before: string | null, tools: readonly FunctionTool[], ground: Ground): Call[] | null {
  const tool = bestFor(part, tools);
  const own: Ground = {
    ...ground,
    reading: readingOf(part, ground.reading.today),
    before: before !== null && AS_BEFORE.test(part) ? readingOf(before, ground.reading.today) : null,
  };
  if (!tool) return byArguments(tools, part, own);
  const args = argumentsOf(parametersOf(tool), { ...own, about: aboutOf(tool) }, false);
  return Array.isArray(args) ? args.map((one) => ({ name: tool.name, ...one })) : null;
}

function bestFor(part: string, tools: readonly FunctionTool[]): FunctionTool | null {
  const all = matches(tools, inOtherWords(part));
  const led = all.filter(({ tool }) => begins(part, tool));
  const [best, next] = led.length === 1 ? led : all;
  const weigh = (one: Match | undefined): number => (one ? one.named.size + one.told.size : 0);
  return best && weigh(best) > weigh(next) ? best.tool : null;
}

/** "Cut pattern P-12": the first word of a wish is the first of a function's name. */
export const begins = (part: string, { name }: FunctionTool): boolean =>
  part.trim().toLowerCase().split(' ')[0] === name.toLowerCase().split('_')[0];

/** "Sell ETH for 50 USD and buy SOL for 50 USD": a call for each part, where each says all that is needed. */
export function inParts(tool: FunctionTool, ground: Ground): Call[] | null {
  const schema = parametersOf(tool);
  const parts = partsOf(ground.reading.text);
  if (parts.length < 2 || parts.length > MOST_CALLS || requiredOf(schema).length < 2) return null;
  const made = parts.map((part) =>
    argumentsOf(
      schema,
      { ...ground, reading: readingOf(part, ground.reading.today), before: null, about: aboutOf(tool) },
      false,
    ),
  );
  const calls = made.flatMap((one) => (Array.isArray(one) ? one.map((own) => ({ name: tool.name, ...own })) : []));
  return made.every((one) => Array.isArray(one)) ? calls : null;
}

/** Of a text with several wishes the one that a function is for, where one alone is. */
export function ofOwnWish(tool: FunctionTool, tools: readonly FunctionTool[], ground: Ground): Ground {
  const wishes = wishesOf(ground.reading.text);
  const own = wishes.length > 1 ? wishes.filter((wish) => bestFor(wish, tools) === tool) : [];
  const isOthers = wishes.some((wish) => {
    const best = bestFor(wish, tools);
    return best !== null && best !== tool && begins(wish, best);
  });
  return own.length === 1 && isOthers ? { ...ground, reading: readingOf(own[0], ground.reading.today) } : ground;
}
