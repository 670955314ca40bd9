import type { Category } from '../garments/spec.js';
import { applies } from './categories.js';
import type { Fact } from './facts.js';
import type { Attribute } from './words/lexeme.js';

/** Values that a more telling one of the same attribute replaces. */
const VAGUE: Partial<Record<Attribute, ReadonlySet<string>>> = {
  collar: new Set(['regular']),
  hood: new Set(['hood']),
  closure: new Set(['buttons', 'zip', 'belt', 'tie', 'pullover', 'drawstring']),
  fit: new Set(['regular']),
  print: new Set(['stripes', 'checks', 'animal', 'graphic', 'solid', 'floral']),
  neckline: new Set(['round', 'v-neck', 'high']),
  lapel: new Set(['notched']),
  'sleeve.type': new Set(['set-in', 'strap']),
  hem: new Set(['straight']),
  silhouette: new Set(['straight', 'asymmetric', 'tailored']),
  waistline: new Set(['natural', 'belted']),
  gender: new Set(['children', 'unisex']),
};

/** Whether a value gives way to any more telling one. */
export const isVague = ({ attribute, value, implied }: Fact): boolean =>
  implied || (VAGUE[attribute]?.has(value) ?? false);

/** "Printed" says only that there is a print. */
const BARE: ReadonlySet<string> = new Set(['graphic', 'solid']);

const rank = (fact: Fact): number =>
  (fact.attribute === 'print' && BARE.has(fact.value) ? -1 : 0) +
  (fact.implied ? 0 : 8) +
  (fact.direct ? 2 : 0) +
  (VAGUE[fact.attribute]?.has(fact.value) ? 0 : 4);

const HOW_BUTTONED: ReadonlySet<string> = new Set(['double-breasted', 'single-breasted']);

const ZIPS: ReadonlySet<string> = new Set(['zip', 'invisible-zip']);

/** "Contrast inside the collar, button down": a collar that is only named is the one that the name brings. */
const collared = (chosen: Fact, facts: readonly Fact[]): Fact =>
  chosen.attribute === 'collar' && chosen.value === 'regular'
    ? (facts.find(({ value }) => value === 'button-down') ?? chosen)
    : chosen;

/** "A pea coat with anchor buttons": the name says how it buttons. "A zip with hook and eye": the hook is the zip's end. */
function refined(chosen: Fact, facts: readonly Fact[]): Fact {
  if (chosen.attribute !== 'closure') return collared(chosen, facts);
  if (chosen.value === 'buttons') return facts.find((fact) => HOW_BUTTONED.has(fact.value)) ?? chosen;
  if (chosen.value === 'hooks') return facts.find((fact) => ZIPS.has(fact.value) && !fact.implied) ?? chosen;
  return chosen;
}

/** The best fact for a single-valued attribute: stated over implied, telling over vague, direct over contextual, first over later. */
export function best(facts: readonly Fact[]): Fact | null {
  const first = facts.reduce<Fact | null>(
    (chosen, fact) => (chosen === null || rank(fact) > rank(chosen) ? fact : chosen),
    null,
  );
  return first && refined(first, facts);
}

/** Facts that stand: not denied, said of an attribute the garment has. */
export function standing(facts: readonly Fact[], attribute: Attribute, category: Category): Fact[] {
  if (!applies(attribute, category)) return [];
  const denied = new Set(facts.filter((f) => f.negated && f.attribute === attribute).map((f) => f.value));
  return facts.filter((f) => f.attribute === attribute && !f.negated && !denied.has(f.value));
}
