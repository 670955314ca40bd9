import type { Garment, GarmentSpec } from '../spec.js';
import { CATEGORY } from './categories.js';
import { assembleSpec, applyDenials, withImplications } from './assemble.js';
import { assumed, said } from './draft.js';
import type { Draft } from './draft.js';
import { assignRoles, colorPhrases } from './colors.js';
import { factsOf } from './facts.js';
import type { Fact } from './facts.js';
import { applies } from './categories.js';
import { findComposition } from './fibres.js';
import { inferGarment, isDoubtful } from './infer-garment.js';
import type { Inferred } from './infer-garment.js';
import { findOutfit } from './mentions.js';
import type { Mention, Outfit } from './mentions.js';
import { markNegations } from './negation.js';
import { findButtons, findMeasures, findSize, findWeight } from './numbers.js';
import { refusal } from './refuse.js';
import { styleBias } from './styles.js';
import type { Brief, BriefInput, BriefResult } from './types.js';
import { readUnits } from './units.js';
import type { Unit } from './units.js';

const REFUSED: Readonly<Record<string, string>> = {
  injection: 'The text gives instructions to a machine instead of describing a garment.',
  other_task: 'The text asks for something other than a garment.',
  none: 'No garment was found in the text. Name one, for example "a linen shirt with a band collar".',
};

const no = (reason: string): BriefResult => ({ ok: false, code: 'not_a_garment', reason: REFUSED[reason] ?? reason });

/** Units that belong to another garment of the text. */
function ownerOf(outfit: Outfit, i: number): Mention | null {
  const other = outfit.others.find((m) => i >= m.from && i < m.to);
  const own = outfit.primary && i >= outfit.primary.from && i <= outfit.primary.index;
  return other && !own ? other : null;
}

/** All facts about the garment: other garments' own attributes are left out. */
function gather(units: readonly Unit[], outfit: Outfit, garment: Garment): Fact[] {
  const category = CATEGORY[garment];
  return units.flatMap((_, i) => {
    const owner = ownerOf(outfit, i);
    const facts = factsOf(units, i, category).filter(
      (f) => f.attribute !== 'garment' && !(f.attribute === 'variant' && i !== outfit.primary?.index),
    );
    const skirtPart = outfit.describing.has(i) && category === 'dress';
    if (!owner) return skirtPart ? facts.filter((f) => !/^(pleated|gathered|sheath|pencil)$/.test(f.value)) : facts;
    return facts.filter(
      (f) => !applies(f.attribute, CATEGORY[owner.garment]) && applies(f.attribute, category) && i !== owner.index,
    );
  });
}

function garmentFact(units: readonly Unit[], outfit: Outfit, inferred: Inferred | null): Fact {
  const unit = outfit.primary ? units[outfit.primary.index] : null;
  const base = {
    attribute: 'garment' as const,
    implied: true,
    direct: true,
    negated: false,
    head: null,
    confidence: 0.8,
    index: -1,
  };
  if (unit && outfit.primary)
    return {
      ...base,
      value: outfit.primary.garment,
      start: unit.start,
      end: unit.end,
      confidence: unit.corrected ? 0.83 : 0.98,
      index: outfit.primary.index,
    };
  const from = inferred?.fact;
  return {
    ...base,
    value: inferred?.garment ?? 'dress',
    start: from?.start ?? 0,
    end: from?.end ?? 0,
    confidence: inferred?.confidence ?? 0.3,
  };
}

/** "Wide legged linen trousers" are wide-leg trousers, whatever stands between. */
const byLeg = (garment: Garment, facts: readonly Fact[]): Garment =>
  garment === 'trousers' && facts.some((f) => f.attribute === 'leg' && f.value === 'wide' && !f.negated && !f.implied)
    ? 'wide-leg-trousers'
    : garment;

const weightOf = (facts: readonly Fact[]): Brief['weight'] =>
  (facts.find((f) => f.attribute === 'weight' && !f.negated)?.value as Brief['weight'] | undefined) ?? null;

function warningsFor(outfit: Outfit, inferred: Inferred | null, garment: Garment): string[] {
  const others = [...new Set(outfit.others.map((m) => m.garment))].filter((g) => g !== garment);
  const warnings =
    others.length > 0
      ? [`Several garments are named; the ${garment} is designed. Not designed: ${others.join(', ')}.`]
      : [];
  if (inferred) warnings.push(`No garment is named; a ${garment} is assumed from the rest of the text.`);
  return warnings;
}

function dress(draft: Draft, fact: Fact, inferred: Inferred | null): GarmentSpec {
  applyDenials(draft);
  draft.facts = withImplications(draft, fact);
  const spec = assembleSpec(draft);
  const named = !inferred || inferred.fact;
  draft.evidence.garment = named
    ? said(draft.description, fact.start, fact.end, fact.confidence, draft.garment, inferred ? 'implied' : 'stated')
    : assumed('default', 0.35, draft.garment);
  return spec;
}

/**
 * Reads a garment out of free text.
 * The text decides; a style leans only on what it leaves open; defaults are said to be defaults.
 */
export function readBrief(input: BriefInput): BriefResult {
  const { description } = input;
  const refused = refusal(description) ?? (input.style ? refusal(input.style) : null);
  if (refused) return no(refused);
  const { units } = readUnits(description);
  markNegations(units);
  const outfit = findOutfit(units);
  const inferred = outfit.primary ? null : inferGarment(units);
  if (!outfit.primary && !inferred) return no('none');
  if (outfit.primary && isDoubtful(units, outfit)) return no('none');
  const named = outfit.primary?.garment ?? (inferred as Inferred).garment;
  const facts = gather(units, outfit, named);
  const garment = byLeg(named, facts);
  if (outfit.primary) outfit.primary.garment = garment;
  const styleFact = facts.find((f) => f.attribute === 'style' && !f.negated);
  const style = input.style?.trim() || styleFact?.value || null;
  const phrases = colorPhrases(units).filter((p) => !ownerOf(outfit, p.index));
  const draft: Draft = {
    description,
    garment,
    category: CATEGORY[garment],
    facts,
    colors: [...assignRoles(phrases.filter((p) => !p.negated)), ...assignRoles(phrases.filter((p) => p.negated))],
    bias: style ? styleBias(style) : null,
    weight: weightOf(facts),
    gsm: findWeight(description)?.gsm ?? null,
    composition: findComposition(description),
    evidence: {},
    denied: new Set(),
  };
  const spec = dress(draft, garmentFact(units, outfit, inferred), inferred);
  const size = findSize(description);
  if (size) {
    spec.size = size.size;
    draft.evidence.size = said(description, size.start, size.end, 0.95, size.size);
  }
  const warnings = warningsFor(outfit, inferred, garment);
  if (input.style && !draft.bias)
    warnings.push(`The style "${input.style}" is not known here; only its words were read.`);
  const buttons = findButtons(description);
  if (buttons)
    warnings.push(`The drawings show a usual number of buttons; the materials list ${buttons.count} as described.`);
  return {
    ok: true,
    brief: {
      spec,
      evidence: draft.evidence,
      warnings,
      measurements: findMeasures(description),
      denied: [...draft.denied],
      style,
      weight: draft.weight,
      buttons,
    },
  };
}
