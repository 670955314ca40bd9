import { withAsked } from '../engine/read/asked.js';
import type { Brief } from '../engine/read/index.js';
import { readDesign } from '../engine/read/read-design.js';
import { revise, reviseBy } from '../engine/revise/index.js';
import type { Change, Revisable, Wanted } from '../engine/revise/index.js';
import type { GarmentSpec } from '../engine/garments/garment-spec.js';
import { completedOf } from '../engine/cut/typical.js';
import type { DesignRequest } from '../entities/design-submission.entity.js';

export interface RevisionInput {
  instruction: string;
  version: number;
  description: string;
  style: string | null;
  request: DesignRequest;
  /** What the parent was made from; null where it was made before this was kept. */
  base: Revisable | null;
  earlier: Revisable | null;
  /** said by attributes instead of words */
  wanted?: Wanted;
}

export type RevisionOutput =
  | {
      ok: true;
      brief: Brief;
      completed: GarmentSpec;
      request: DesignRequest;
      /** Null where a description was read. */
      diff: Change[] | null;
      warnings: string[];
    }
  | { ok: false; code: string; message: string };

/** The parent's description, read again. */
function reread({ description, style, request }: RevisionInput): Revisable | null {
  const result = readDesign({ description, style: style ?? undefined, member: request.member });
  return result.ok ? { brief: withAsked(result.brief, request), request } : null;
}

/** Instruction and parent → the brief of the new version, completed for those who draw it. Run in a worker thread. */
export function reviseDesign(input: RevisionInput): RevisionOutput {
  const { instruction, version, earlier, request } = input;
  const base = input.base ?? reread(input);
  if (!base) return { ok: false, code: 'instruction_not_understood', message: 'The parent cannot be read any more.' };
  const told = { instruction, version, base, earlier };
  const result = input.wanted ? reviseBy(told, input.wanted) : revise(told);
  if (!result.ok) return result;
  const { brief, request: fitting } = result.revised;
  return {
    ok: true,
    brief,
    completed: completedOf(brief),
    request: { ...fitting, seed: request.seed },
    diff: result.diff,
    warnings: result.warnings,
  };
}
