import type { Category, Garment, Source } from '../garments/spec.js';
import { standing } from './choose.js';
import type { assignRoles } from './details/colors.js';
import type { Fact } from './facts.js';
import type { Composition } from './details/fibres.js';
import type { Attribute } from './words/lexeme.js';
import type { StyleBias } from './styles.js';
import type { Evidence, EvidenceMap } from './types.js';

/** A garment on its way from facts to a spec. */
export interface Draft {
  description: string;
  garment: Garment;
  category: Category;
  facts: Fact[];
  colors: ReturnType<typeof assignRoles>;
  bias: StyleBias | null;
  weight: 'light' | 'heavy' | 'warm' | null;
  gsm: number | null;
  composition: Composition | null;
  evidence: EvidenceMap;
  denied: Set<string>;
}

/** Evidence of a span of the text. */
export const said = (
  description: string,
  start: number,
  end: number,
  confidence: number,
  value: unknown,
  source: Source = 'stated',
): Evidence => ({
  source,
  span: [start, end],
  text: description.slice(start, end),
  confidence: Math.round(confidence * 100) / 100,
  value,
});

/** Evidence of a choice that no word of the text made. */
export const assumed = (source: Source, confidence: number, value: unknown): Evidence => ({
  source,
  span: null,
  text: null,
  confidence,
  value,
});

/** Evidence of a fact. */
export const evidenceOf = (draft: Draft, fact: Fact): Evidence =>
  said(
    draft.description,
    fact.start,
    fact.end,
    fact.confidence - (fact.direct ? 0 : 0.05),
    fact.value,
    fact.implied ? 'implied' : 'stated',
  );

const ruledOut = (draft: Draft, fact: Fact): boolean =>
  draft.denied.has(fact.attribute) || draft.denied.has(`${fact.attribute}=${fact.value}`);

/** Facts of an attribute that nothing in the text rules out. */
export const candidates = (draft: Draft, attribute: Attribute): Fact[] =>
  standing(draft.facts, attribute, draft.category).filter((fact) => !ruledOut(draft, fact));
