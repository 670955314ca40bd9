import { cutOf } from '../cut/cut-of.js';
import type { Cut } from '../cut/cut.js';
import { completedOf } from '../cut/typical.js';
import { readDesign } from '../read/read-design.js';
import type { Brief, BriefInput } from '../read/index.js';

/** All that a text names to be worn together: what is designed first, a suit's parts, and small things beside. */
export function wornCuts(brief: Brief, input: BriefInput): [Cut, ...Cut[]] {
  const made = brief.outfit ?? [ofBrief(brief)];
  const beside = (brief.beside ?? []).filter(({ garment }) => made.every((part) => part.garment !== garment));
  const [first, ...others] = [...made, ...beside];
  const of = [first, ...others].map(({ garment }) => garment);
  const more = others.flatMap(({ garment, span: [at] }): Cut[] => {
    const reading = readDesign({ ...input, member: { garment, at, of } });
    return reading.ok ? [cutOf(completedOf(reading.brief))] : [];
  });
  return [cutOf(completedOf(brief)), ...more];
}

const ofBrief = ({ spec, evidence }: Brief): { garment: Cut['garment']; span: readonly [number, number] } => ({
  garment: spec.garment,
  span: evidence.garment?.span ?? [0, 0],
});
