/** What shapes a garment and says whose it is: one value each, by the name that evidence has. */
export const SHAPING = [
  'variant',
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
  'closure',
  'closure_place',
  'hood',
  'waistline',
  'hem',
  'print',
  'era',
  'gender',
] as const;

/** Attributes of a spec with one value. */
export const SINGLES = ['garment', ...SHAPING, 'size'] as const;
export type Single = (typeof SINGLES)[number];

/** Attributes of a spec with any number of values. */
export const LISTS = ['pockets', 'details', 'season', 'occasion'] as const;
export type Listed = (typeof LISTS)[number];

export const isListed = (attribute: string): attribute is Listed => (LISTS as readonly string[]).includes(attribute);
export const isSingle = (attribute: string): attribute is Single => (SINGLES as readonly string[]).includes(attribute);
