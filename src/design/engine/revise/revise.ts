import { readAbout } from '../read/index.js';
import { refusal } from '../read/refuse.js';
import type { Garment } from '../garments/spec.js';
import { applyDenials, takeOld } from './denials.js';
import { settle } from './consequences.js';
import { diffOf, keepTheRest } from './diff.js';
import { setFitting, takeSizeSteps } from './fitting.js';
import { takeCounts } from './counts.js';
import { newGarment, turnInto } from './garment.js';
import { hintAtCuffs, hintAtPleats } from './hints.js';
import { blank, ordersOf, plainOrders, wholeOf } from './pieces.js';
import type { Exchange, Piece } from './pieces.js';
import { stepsOf } from './relative.js';
import type { Step } from './relative.js';
import { restyle } from './restyle.js';
import { sizedBy } from './sized.js';
import { applyStep, colorNext } from './steps.js';
import type { ReviseInput, ReviseResult, Span } from './types.js';
import { fitAtWaist, renameByLeg, setValues } from './values.js';
import type { Heard } from './heard.js';
import { isUndo } from './words.js';
import { workOn } from './work.js';
import type { Work } from './work.js';

const failed = (code: 'instruction_not_understood' | 'nothing_to_change', message: string): ReviseResult => ({
  ok: false,
  code,
  message,
});

const NOT_UNDERSTOOD =
  'The instruction says nothing that can be changed on a garment. Say what shall be otherwise, for example "longer, with short sleeves".';

const hear = (piece: Piece, garment: Garment, exchanged: boolean): Heard => ({
  about: readAbout(piece.text, garment),
  piece,
  exchanged,
});

interface Told {
  olds: Heard[];
  fresh: Heard[];
  rest: Heard;
  steps: Step[];
}

/** "A darker green" is about the green that there is; it names no new one. */
const withoutShaded = (text: string, steps: readonly Step[]): string =>
  steps
    .filter((step) => ['dark', 'vivid', 'deep'].includes(step.scale) && colorNext(step))
    .reduce((rest, { span, next }) => {
      const at = rest.indexOf(next ?? '', span[1]);
      return blank(rest, [at, at + (next ?? '').length]);
    }, text);

/** "A bigger bow" is about the bow that there is. */
const withoutSized = (text: string, instruction: string, steps: readonly Step[]): string =>
  steps.reduce((rest, step) => {
    const sized = sizedBy(instruction, step);
    return sized ? blank(rest, sized.span) : rest;
  }, text);

/** All that the instruction says, by how it says it. */
function listen(work: Work, text: string, exchanges: readonly Exchange[]): Told {
  const { steps, rest: unmoved } = stepsOf(text);
  const rest = withoutSized(withoutShaded(unmoved, steps), work.instruction, steps);
  const { garment } = work.brief.spec;
  return {
    olds: exchanges.map(({ old }) => hear(old, garment, true)),
    fresh: exchanges.map(({ fresh }) => hear(fresh, garment, true)),
    rest: hear({ ...wholeOf(rest), text: rest }, garment, false),
    steps,
  };
}

/** The colour or cloth that an exchange names gives its role to the new one. */
function inPlaceOf(old: Heard, fresh: Heard): Heard {
  const role = old.about.fabrics[0]?.role;
  const head = old.about.colors[0]?.head ?? null;
  return {
    ...fresh,
    about: {
      ...fresh.about,
      fabrics: fresh.about.fabrics.map((f) => (role && !f.role ? { ...f, role } : f)),
      colors: fresh.about.colors.map((c) => (c.head === null ? { ...c, head } : c)),
    },
  };
}

function apply(work: Work, { olds, fresh, rest, steps }: Told): void {
  applyDenials(work, rest);
  for (const [i, heard] of fresh.entries()) {
    const placed = inPlaceOf(olds[i], heard);
    setValues(work, placed);
    setFitting(work, placed);
  }
  setValues(work, rest);
  setFitting(work, rest);
  for (const [i, old] of olds.entries()) takeOld(work, old, fresh[i]);
  for (const step of steps) applyStep(work, step);
  restyle(work, rest);
  renameByLeg(work);
  fitAtWaist(work);
  settle(work);
  hintAtCuffs(work, rest);
}

const WORDS = /[\p{L}\d]{3,}/gu;
const IDLE =
  /^(?:make|made|change|the|and|but|with|for|its|this|that|too|also|very|bit|little|more|less|please|instead|into|från|till|den|det|och|med|lite|mer|gör|ett|dress|garment|want|would|like|should|have|give|put|use|keep|everything|else|same|rest|remove|add)$/iu;

/** Clauses of which no word meant anything. */
function unheard(work: Work): string[] {
  const heard = (span: Span): boolean =>
    [...work.understood, ...work.hinted].some(([from, to]) => from < span[1] && span[0] < to);
  const clauses = [...plainOrders(work.instruction).matchAll(/[^.;!?\n,]+/gu)];
  return clauses
    .filter((m) => (m[0].match(WORDS) ?? []).some((word) => !IDLE.test(word)))
    .filter((m) => !heard([m.index, m.index + m[0].length]))
    .map((m) => work.instruction.slice(m.index, m.index + m[0].length).trim());
}

/** "Undo": the version before the parent, as a new one. */
function undo({ instruction, base, earlier }: ReviseInput): ReviseResult {
  if (!earlier) return failed('nothing_to_change', 'There is no earlier version to go back to.');
  const diff = diffOf(base, earlier, instruction, new Map());
  return diff.length === 0
    ? failed('nothing_to_change', 'The earlier version is the same.')
    : { ok: true, revised: structuredClone(earlier), diff, warnings: [] };
}

/**
 * Applies an instruction in everyday words to a design that was read before. What the instruction does not name stays
 * as it was, to the letter; what it makes contradictory gives way and stands in the diff with the words that caused it.
 * Pure: the same input gives the same version.
 */
export function revise(input: ReviseInput): ReviseResult {
  const { instruction } = input;
  if (isUndo(instruction)) return undo(input);
  if (refusal(plainOrders(instruction)) !== null) return failed('instruction_not_understood', NOT_UNDERSTOOD);
  const work = workOn(input);
  const { rest, exchanges } = ordersOf(instruction, work.brief.spec.garment);
  const other = newGarment(stepsOf(rest).rest, work.brief.spec.garment);
  if (other) turnInto(work, other);
  apply(work, listen(work, takeCounts(work, takeSizeSteps(work, rest)), exchanges));
  hintAtPleats(work);
  if (work.understood.length === 0)
    return failed('instruction_not_understood', [NOT_UNDERSTOOD, ...work.warnings].join(' '));
  const revised = { brief: work.brief, request: work.request };
  const diff = diffOf(input.base, revised, instruction, work.causes);
  if (diff.length === 0) return failed('nothing_to_change', work.warnings.join(' ') || 'The design is so already.');
  keepTheRest(work, diff);
  const warnings = [...work.warnings, ...unheard(work).map((clause) => `Not understood: "${clause}".`)];
  return { ok: true, revised, diff, warnings };
}
