import type { Color, Reading, Source } from './view.js';

/** One choice of a design: an attribute, what it is and why. */
export interface Choice {
  attribute: string;
  source: Source;
  /** The words that caused it. */
  words: string | null;
  values: string[];
  /** for colours */
  hex: string[];
  negated: boolean;
}

/** In the order in which a maker thinks of them. */
const ORDER = [
  'garment',
  'silhouette',
  'fit',
  'length',
  'neckline',
  'collar',
  'lapel',
  'sleeve.type',
  'sleeve.length',
  'cuff',
  'leg',
  'waistline',
  'closure',
  'closure_place',
  'pockets',
  'hood',
  'hem',
  'details',
  'fabrics',
  'colors',
  'print',
  'era',
  'season',
  'occasion',
  'gender',
  'size',
];

/** Said by the garment itself. */
const UNSHOWN: ReadonlySet<string> = new Set(['variant', 'category']);

/** Every choice that a reading names. */
export function choicesOf({ spec, evidence }: Pick<Reading, 'spec' | 'evidence'>): Choice[] {
  if (!spec) return [];
  return Object.entries(evidence)
    .flatMap(([attribute, { source, text, value, negated }]) => {
      const given = valueIn(spec, attribute) ?? value;
      const values = [given].flat().filter((one) => one !== null && one !== undefined);
      if (UNSHOWN.has(attribute) || (values.length === 0 && !negated)) return [];
      const hex = attribute === 'colors' ? values.map((one) => (one as Color).hex).filter(isColor) : [];
      return [{ attribute, source, words: text, values: values.map(wordOf), hex, negated: negated === true }];
    })
    .sort((a, b) => place(a.attribute) - place(b.attribute));
}

/** It goes into a drawing. */
const isColor = (hex: unknown): boolean => typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex);

const place = (attribute: string): number => (ORDER.indexOf(attribute) + ORDER.length + 1) % (ORDER.length + 1);

function valueIn(spec: Readonly<Record<string, unknown>>, attribute: string): unknown {
  const [name, part] = attribute.split('.');
  const whole = spec[name];
  const value = part === undefined ? whole : (whole as Record<string, unknown> | undefined)?.[part];
  return Array.isArray(value) && value.length === 0 ? null : value;
}

const wordOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
