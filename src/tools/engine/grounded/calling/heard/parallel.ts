import type { Ground } from '../../filling/ground.js';
import type { FunctionTool } from '../../matching.js';
import type { Call } from '../call.js';
import { type Filled, filledBy } from './fill.js';
import type { Found } from './found.js';
import { textOf } from './text.js';

const JOINT = /[.;!?]\s|,?\s(?:and|och|und|et|y|&|plus|then)\s|,\s/giu;
const MOST = 8;

/** "12 loaves of rye and 8 of spelt": a call for each of the things that a text says, what it says once for all of them. */
export function distributed(tool: FunctionTool, text: string, whole: Filled, ground: Ground): Call[] | null {
  const [[name, several]] = [...whole.several].toSorted(([, a], [, b]) => b.length - a.length);
  const places = several.toSorted((a, b) => a.start - b.start);
  if (places.length > MOST) return null;
  const parts = partsAt(textOf(text, ground.reading.today).text, places);
  const shared = sharedBy(whole, text, places);
  const calls = parts?.map((part, i) => ofPart(tool, part, name, places[i], shared, ground));
  return calls?.every((one) => one !== null) === true ? calls : null;
}

/** What is said before the first or after the last of several holds for all of them, what stands between for one. */
function sharedBy(whole: Filled, text: string, places: readonly Found[]): Filled {
  const isOutside = (quote: string): boolean => {
    const at = text.indexOf(quote);
    return at < 0 || at < places[0].start || at >= (places.at(-1)?.end ?? 0);
  };
  const inside = new Set(whole.evidence.filter(({ quote = '' }) => !isOutside(quote)).map(({ path }) => path.slice(1)));
  const values = Object.fromEntries(Object.entries(whole.values).filter(([name]) => !inside.has(name)));
  return { ...whole, values, evidence: whole.evidence.filter(({ path }) => !inside.has(path.slice(1))) };
}

/** A text cut at its joints between places, one part for each; null where something is not joined. */
function partsAt(text: string, places: readonly Found[]): string[] | null {
  const cuts: number[] = [0];
  for (let i = 1; i < places.length; i++) {
    const between = text.slice(places[i - 1].end, places[i].start);
    const joint = [...between.matchAll(JOINT)].at(-1);
    if (!joint) return null;
    cuts.push(places[i - 1].end + joint.index + joint[0].length);
  }
  return cuts.map((from, i) => text.slice(from, cuts[i + 1] ?? text.length));
}

function ofPart(
  tool: FunctionTool,
  part: string,
  name: string,
  place: Found,
  whole: Filled,
  ground: Ground,
): Call | null {
  const own = filledBy(tool, textOf(part, ground.reading.today), ground);
  const values: Record<string, unknown> = { ...whole.values, ...own.values, [name]: place.value };
  const lacks = [...own.missing, ...own.several.keys()].filter((one) => !(one in values));
  if (lacks.length > 0) return null;
  return {
    name: tool.name,
    arguments: values,
    evidence: [...whole.evidence, ...own.evidence, { path: `/${name}`, source: 'text', quote: place.text }],
  };
}
