import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Brief, Evidence } from './index.js';

/** What a request says beside its text. */
export interface Asked {
  gender?: 'women' | 'men' | 'child' | null;
  /** `XS…3XL` or an EU number, with or without `EU` */
  size?: string | null;
}

const stated = (value: string): Evidence => ({ source: 'stated', span: null, text: null, confidence: 1, value });

const SAME: Readonly<Record<string, string>> = { XXL: '2XL', XXXL: '3XL', XXS: 'XS' };

/** `eu 38` → `38`, `xxl` → `2XL`. */
export function plainSize(size: string): string {
  const plain = size.replace(/^eu ?/i, '').toUpperCase();
  return SAME[plain] ?? plain;
}

function clash(what: string, text: string | null, asked: string): string[] {
  if (text === null || text === asked || text === 'unisex') return [];
  return [`The text says ${what} ${text}, the request ${asked}; the request was followed.`];
}

/** Girls and boys of the text are children. */
const childOf = (said: GarmentSpec['gender']): 'girls' | 'boys' | 'children' =>
  said === 'girls' || said === 'boys' ? said : 'children';

/** The brief with the gender and size of the request in spec and evidence; where the text disagrees, the request wins. */
export function withAsked(brief: Brief, { gender: whose, size }: Asked): Brief {
  const { spec, evidence, warnings } = brief;
  const gender = whose === 'child' ? childOf(spec.gender) : whose;
  const fitting = size ? plainSize(size) : null;
  return {
    ...brief,
    spec: { ...spec, gender: gender ?? spec.gender, size: fitting ?? spec.size },
    evidence: {
      ...evidence,
      ...(!gender ? {} : { gender: stated(gender) }),
      ...(fitting === null ? {} : { size: stated(fitting) }),
    },
    warnings: [
      ...warnings,
      ...(!gender ? [] : clash('gender', spec.gender, gender)),
      ...(fitting === null ? [] : clash('size', spec.size, fitting)),
    ],
  };
}
