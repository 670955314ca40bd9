import type { Brief, Evidence } from '../read/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Source } from '../garments/spec.js';
import { isListed, type Listed, type Single } from '../garments/attributes.js';
import { completeSpec } from '../cut/typical.js';
import type { Fitting, ReviseInput, Span } from './types.js';

export function valueOf(spec: GarmentSpec, attribute: Single): string | null {
  if (attribute === 'sleeve.type') return spec.sleeve.type;
  if (attribute === 'sleeve.length') return spec.sleeve.length;
  return spec[attribute] ?? null;
}

export function assign(spec: GarmentSpec, attribute: Single, value: string | null): void {
  if (attribute === 'sleeve.type' || attribute === 'sleeve.length')
    Object.assign(spec.sleeve, { [attribute.slice('sleeve.'.length)]: value });
  else if (value !== null || attribute in spec) Object.assign(spec, { [attribute]: value });
}

/** A version in the making. */
export interface Work {
  instruction: string;
  version: number;
  /** The parent's, never written to. */
  base: Brief;
  /** The parent's spec as it was drawn. */
  drawn: GarmentSpec;
  brief: Brief;
  request: Fitting;
  /** Which words of the instruction changed an attribute. */
  causes: Map<string, Span>;
  /** Words of the instruction that meant something. */
  understood: Span[];
  /** Words that could not be followed, with a warning of their own. */
  hinted: Span[];
  warnings: string[];
}

export function workOn({ instruction, version, base }: ReviseInput): Work {
  return {
    instruction,
    version,
    base: base.brief,
    drawn: completeSpec(base.brief.spec, base.brief.denied),
    brief: structuredClone(base.brief),
    request: structuredClone(base.request),
    causes: new Map(),
    understood: [],
    hinted: [],
    warnings: [],
  };
}

export interface From {
  span: Span;
  confidence?: number;
  source?: Source;
}

/** Evidence that the instruction gives; `span` and `text` of the description stay null. */
export const revisedBy = (work: Work, value: unknown, from: From): Evidence => ({
  source: from.source ?? 'stated',
  span: null,
  text: null,
  confidence: from.confidence ?? 0.9,
  value,
  revised: { version: work.version, span: from.span, text: work.instruction.slice(...from.span) },
});

/** @param over what there shall be tells more than what there shall not be */
export function note(work: Work, attribute: string, span: Span, over = false): void {
  work.understood.push(span);
  if (over || !work.causes.has(attribute)) work.causes.set(attribute, span);
}

const allow = (work: Work, attribute: string, value: string): void => {
  work.brief.denied = work.brief.denied.filter((d) => d !== attribute && d !== `${attribute}=${value}`);
};

/** The attribute has that value now. */
export function put(work: Work, attribute: Single, value: string, from: From): void {
  note(work, attribute, from.span, work.brief.evidence[attribute]?.negated === true);
  allow(work, attribute, value);
  if (valueOf(work.brief.spec, attribute) === value) return;
  assign(work.brief.spec, attribute, value);
  work.brief.evidence[attribute] = revisedBy(work, value, from);
}

/** The garment has no such thing any more, and none is assumed. */
export function deny(work: Work, attribute: Single | Listed, span: Span): void {
  note(work, attribute, span);
  if (isListed(attribute)) Object.assign(work.brief.spec, { [attribute]: [] });
  else assign(work.brief.spec, attribute, null);
  work.brief.denied = [...new Set([...work.brief.denied, attribute])];
  work.brief.evidence[attribute] = { ...revisedBy(work, null, { span }), negated: true };
}

/** What another change makes senseless becomes open again. */
export function release(work: Work, attribute: Single, cause: Span): void {
  if (valueOf(work.brief.spec, attribute) === null) return;
  if (!work.causes.has(attribute)) work.causes.set(attribute, cause);
  assign(work.brief.spec, attribute, null);
  delete work.brief.evidence[attribute];
}

/** One evidence entry per value: what stays keeps its own. */
function itemsOf(
  work: Work,
  attribute: Listed,
  values: readonly string[],
  added: readonly string[],
  from: From,
): Evidence[] {
  const old = work.brief.evidence[attribute];
  const before = old?.items ?? (old ? [old] : []);
  return values.map((value) => {
    const kept = added.includes(value) ? undefined : before.find((item) => item.value === value);
    if (kept || added.includes(value)) return kept ?? revisedBy(work, value, from);
    return { source: 'default', span: null, text: null, confidence: 0.3, value };
  });
}

/** Sets a list; `added` are the values that the instruction names. */
export function putList(
  work: Work,
  attribute: Listed,
  values: readonly string[],
  added: readonly string[],
  from: From,
): void {
  if (values.length === 0) return deny(work, attribute, from.span);
  const items = itemsOf(work, attribute, values, added, from);
  note(work, attribute, from.span, added.length > 0);
  for (const value of added) allow(work, attribute, value);
  Object.assign(work.brief.spec, { [attribute]: [...values] });
  work.brief.evidence[attribute] = { ...items[0], items };
}
