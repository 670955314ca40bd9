import { conflictsOf } from '../engine/cut/coherent.js';
import { completedOf, withAssumptions } from '../engine/cut/typical.js';
import { withAsked } from '../engine/read/asked.js';
import type { Asked } from '../engine/read/asked.js';
import type { Brief } from '../engine/read/index.js';
import { readDesign } from '../engine/read/read-design.js';
import type { OutfitPart } from '../engine/read/types.js';

export interface ReadingInput {
  description: string;
  style: string | null;
  request: Asked;
}

export interface Reading {
  spec: Brief['spec'] | null;
  evidence: Brief['evidence'];
  unused: Brief['unused'];
  warnings: string[];
  outfit?: OutfitPart[];
  refusal?: { code: string; message: string };
}

/** What a design of a text would follow; nothing is drafted. */
function readingOf({ description, style, request }: ReadingInput): Reading {
  const result = readFirst({ description, style: style ?? undefined });
  if (!result.ok)
    return {
      spec: null,
      evidence: {},
      unused: [],
      warnings: [],
      refusal: { code: result.code, message: result.reason },
    };
  const { spec, evidence, unused, warnings, ...brief } = withAsked(result.brief, request);
  const completed = completedOf({ spec, ...brief });
  return {
    spec,
    evidence: withAssumptions(evidence, spec, completed),
    unused,
    warnings: [...warnings, ...conflictsOf(spec, completed)],
    ...(brief.outfit ? { outfit: brief.outfit } : {}),
  };
}

/** A text as its first garment is made of it: of several as one of them, for each is a design of its own. */
function readFirst(text: { description: string; style?: string }): ReturnType<typeof readDesign> {
  const result = readDesign(text);
  const outfit = result.ok ? result.brief.outfit : undefined;
  if (!result.ok || !outfit) return result;
  const [{ garment, span }] = outfit;
  const first = readDesign({ ...text, member: { garment, at: span[0], of: outfit.map((part) => part.garment) } });
  return first.ok ? { ...first, brief: { ...first.brief, outfit } } : result;
}

/** Run in a worker thread. @returns the reading and how long the thread was at it, ms */
export function readOnly(input: ReadingInput): { reading: Reading; ms: number } {
  const began = performance.now();
  const reading = readingOf(input);
  return { reading, ms: performance.now() - began };
}

/** The garments of a text that are each to be made; none where there is one or it is refused. */
export function outfitOf({ description, style }: Pick<ReadingInput, 'description' | 'style'>): OutfitPart[] {
  const result = readDesign({ description, style: style ?? undefined });
  return (result.ok && result.brief.outfit) || [];
}
