import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import { suits, usualFabric, weightFor } from '../make/materials/suit.js';
import type { Category, Fabric, Source, SpecFabric } from '../garments/spec.js';
import { assumed, candidates, evidenceOf } from './draft.js';
import type { Draft } from './draft.js';
import type { Fact } from './facts.js';
import { specParts } from './spec-parts.js';
import type { Head } from './words/lexeme.js';
import { clothsOf, withoutShares } from './details/fibres.js';
import type { Cloth } from './details/fibres.js';

type Role = NonNullable<SpecFabric['role']>;

/** A lining is light whatever it lines. */
const usualWeight = (draft: Draft, name: Fabric, role: Role): number =>
  weightFor(name, draft.category, role === 'lining' ? 'light' : draft.weight);

function specFabric(draft: Draft, cloth: Omit<Cloth, 'fact'>, source: Source, role: Role): SpecFabric {
  const { name } = cloth;
  const usual = Math.round((usualWeight(draft, name, role) * cloth.weightShare) / 5) * 5;
  const main = role === 'main';
  return {
    name,
    weight_gsm: (main && draft.gsm) || usual,
    composition: (main && draft.composition?.text) || (cloth.composition ?? FABRIC_FACTS[name].composition),
    source,
    ...(main ? {} : { role }),
  };
}

function stated(draft: Draft, cloth: Cloth, role: Role): SpecFabric {
  const named = specFabric(draft, cloth, role === 'main' && cloth.fact.implied ? 'implied' : 'stated', role);
  const parts = specParts(cloth.fact.parts ?? []).filter((part) => part !== 'print');
  return parts.length > 0 ? { ...named, parts } : named;
}

const WHOLE: ReadonlySet<Head | null> = new Set<Head | null>([null, 'garment', 'fabric', 'print']);
/** Halves of a dress: its cloth where nothing is said of the rest. */
const HALVES: ReadonlySet<Head | null> = new Set<Head | null>(['skirt', 'bodice']);

/** Whether a cloth is that of parts only, among all that the text names. */
function isTrim(fact: Fact, facts: readonly Fact[]): boolean {
  if (WHOLE.has(fact.head)) return false;
  return !HALVES.has(fact.head) || facts.some((other) => WHOLE.has(other.head) && !other.implied);
}

/** The one cloth of a garment is that of all of it, whatever part it was said of. */
const wholeWhereAlone = (fabrics: SpecFabric[]): SpecFabric[] => {
  if (fabrics.length !== 1) return fabrics;
  const { parts: _, ...whole } = fabrics[0];
  return [whole];
};

const roleOf = (fact: Fact): Role => (fact.head === 'lining' ? 'lining' : 'trim');

/** Cloths of the spec, main first: the text's, else one that the style likes and the garment can be made of, else the usual one. */
export function specFabrics(draft: Draft): SpecFabric[] {
  const facts = candidates(draft, 'fabrics').filter(
    (fact) =>
      !(
        fact.value === 'knit' &&
        draft.facts.some(
          (o) =>
            o.attribute === 'fabrics' &&
            !o.negated &&
            ['cable-knit', 'wool', 'merino', 'cashmere', 'mohair', 'alpaca', 'rib-knit', 'cotton'].includes(o.value) &&
            o !== fact,
        )
      ),
  );
  const unique = facts.filter((fact, i) => facts.findIndex((other) => other.value === fact.value) === i);
  const main = withoutShares(
    unique.filter(
      (fact) => !isTrim(fact, facts) && !(fact.implied && unique.some((o) => !o.implied && !isTrim(o, facts))),
    ),
    draft.composition,
  );
  const trims = unique.filter((fact) => isTrim(fact, facts));
  const items = [...main, ...trims].map((fact) => evidenceOf(draft, fact));
  const fabrics = wholeWhereAlone(clothsOf(main, draft.description).map((cloth) => stated(draft, cloth, 'main')));
  if (fabrics.length === 0) fabrics.push(openFabric(draft));
  if (items.length > 0) draft.evidence.fabrics = { ...items[0], items };
  return [...fabrics, ...clothsOf(trims, draft.description).map((cloth) => stated(draft, cloth, roleOf(cloth.fact)))];
}

/** Of names that tell a cloth where the text does not: what keeps rain and wind out is of no melton, a gown of no cotton. */
const CLOTH_OF_NAME: Readonly<Record<string, Fabric>> = {
  raincoat: 'nylon',
  anorak: 'nylon',
  windbreaker: 'nylon',
  'puffer jacket': 'nylon',
  gown: 'polyester',
};

const KEEPS_RAIN: ReadonlySet<Category> = new Set<Category>(['outerwear', 'jacket', 'trousers', 'one-piece']);
/** "Rain trousers": what is for the rain is of what keeps it out. */
const clothOfRain = ({ facts, category, garment }: Draft): Fabric | undefined =>
  KEEPS_RAIN.has(category) &&
  garment !== 'trench-coat' &&
  facts.some((f) => f.attribute === 'occasion' && f.value === 'rain' && !f.negated)
    ? 'nylon'
    : undefined;

function openFabric(draft: Draft): SpecFabric {
  const allowed = (name: Fabric): boolean => !draft.denied.has(`fabrics=${name}`);
  const liked = draft.bias?.fabrics.find((name) => allowed(name) && suits(name, draft.garment, draft.category));
  const variant = draft.facts.find((fact) => fact.attribute === 'variant')?.value ?? '';
  const name =
    liked ??
    [
      CLOTH_OF_NAME[variant] ?? clothOfRain(draft) ?? usualFabric(draft.garment, draft.category),
      'cotton' as const,
      'linen' as const,
      'viscose' as const,
    ].find(allowed) ??
    'cotton';
  const source: Source = liked ? 'style' : 'default';
  draft.evidence.fabrics = assumed(source, liked ? 0.45 : 0.3, name);
  return specFabric(draft, { name, composition: null, weightShare: 1 }, source, 'main');
}
