import { COLOR_ALIASES, COLOR_NAMES } from '../color/names.js';
import { nearestName } from '../color/shade.js';
import * as words from '../garments/spec.js';
import type { ColorPhrase } from './details/colors.js';
import type { Fact } from './facts.js';
import { HEADS } from './words/lexeme.js';
import type { Attribute, Head } from './words/lexeme.js';

/** What another reader says of the text: a value of an attribute, and the words of the text that it reads it from. */
export interface TextClaim {
  attribute: ClaimedAttribute;
  value: string;
  quote: string;
  /** the part it is said of; null for the whole */
  part: Head | null;
  denied: boolean;
}

/** The closed vocabulary; a colour is a known name or `#rrggbb`. */
export const VOCABULARY = {
  garment: words.GARMENTS,
  silhouette: words.SILHOUETTES,
  fit: words.FITS,
  length: words.LENGTHS,
  neckline: words.NECKLINES,
  collar: words.COLLARS,
  lapel: words.LAPELS,
  'sleeve.type': words.SLEEVE_TYPES,
  'sleeve.length': words.SLEEVE_LENGTHS,
  cuff: words.CUFFS,
  leg: words.LEGS,
  closure: words.CLOSURES,
  closure_place: words.CLOSURE_PLACES,
  pockets: words.POCKETS,
  hood: words.HOODS,
  waistline: words.WAISTLINES,
  hem: words.HEMS,
  details: words.DETAILS,
  print: words.PRINTS,
  fabrics: words.FABRICS,
  season: words.SEASONS,
  occasion: words.OCCASIONS,
  era: words.ERAS,
  gender: words.GENDERS,
  colors: null,
} as const satisfies Partial<Record<Attribute, readonly string[] | null>>;
export type ClaimedAttribute = keyof typeof VOCABULARY;

const ATTRIBUTES = Object.keys(VOCABULARY) as ClaimedAttribute[];
const MOST_CLAIMS = 80;
const CONFIDENCE = 0.9;

function claimSchema(attribute: ClaimedAttribute): object {
  const values = VOCABULARY[attribute];
  const properties = {
    attribute: { type: 'string', enum: [attribute] },
    value: values ? { type: 'string', enum: values } : { type: 'string' },
    quote: { type: 'string' },
    part: { type: ['string', 'null'], enum: [...HEADS, null] },
    denied: { type: 'boolean' },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** JSON Schema of another reader's answer. */
export const CLAIMS_SCHEMA: Record<string, unknown> = {
  type: 'object',
  properties: { claims: { type: 'array', items: { anyOf: ATTRIBUTES.map(claimSchema) } } },
  required: ['claims'],
  additionalProperties: false,
};

const hexOf = (value: string): string | null => {
  const name = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(name)) return name;
  return COLOR_NAMES[COLOR_ALIASES[name] ?? name] ?? null;
};

const isKnownValue = (attribute: ClaimedAttribute, value: string): boolean => {
  const values: readonly string[] | null = VOCABULARY[attribute];
  return values ? values.includes(value) : hexOf(value) !== null;
};

function isClaim(one: unknown): one is TextClaim {
  if (typeof one !== 'object' || one === null) return false;
  const { attribute, value, quote, part, denied } = one as Record<keyof TextClaim, unknown>;
  return (
    ATTRIBUTES.some((known) => known === attribute) &&
    typeof value === 'string' &&
    isKnownValue(attribute as ClaimedAttribute, value) &&
    typeof quote === 'string' &&
    quote.trim() !== '' &&
    (part === null || part === undefined || HEADS.some((head) => head === part)) &&
    (denied === undefined || typeof denied === 'boolean')
  );
}

/** What of an answer stands: known attributes and values, with words that the text really holds. The rest is dropped. */
export function claimsIn(answer: unknown, description: string): TextClaim[] {
  const claims = (answer as { claims?: unknown } | null)?.claims;
  if (!Array.isArray(claims)) return [];
  return claims
    .slice(0, MOST_CLAIMS)
    .filter(isClaim)
    .filter(({ quote }) => spanOf(description, quote) !== null)
    .map(({ attribute, value, quote, part, denied }) => ({
      attribute,
      value,
      quote,
      part: part ?? null,
      denied: denied === true,
    }));
}

/** Where the text holds a quote, whatever its case; null when it does not. */
function spanOf(description: string, quote: string): [number, number] | null {
  const words = quote.trim();
  const exact = description.indexOf(words);
  if (exact >= 0) return [exact, exact + words.length];
  const lower = description.toLowerCase();
  const at = lower.length === description.length ? lower.indexOf(words.toLowerCase()) : -1;
  return at >= 0 ? [at, at + words.length] : null;
}

function factOf(claim: TextClaim, description: string): Fact[] {
  const span = spanOf(description, claim.quote);
  if (!span || claim.attribute === 'colors') return [];
  const { attribute, value, part, denied } = claim;
  const place = { start: span[0], end: span[1], index: -1 };
  return [
    { attribute, value, head: part, negated: denied, implied: false, direct: true, confidence: CONFIDENCE, ...place },
  ];
}

export const claimedFacts = (claims: readonly TextClaim[], description: string): Fact[] =>
  claims.flatMap((claim) => factOf(claim, description));

/** Colours claimed, in the order of the text. */
export function claimedColors(claims: readonly TextClaim[], description: string): ColorPhrase[] {
  const phrases = claims.flatMap(({ attribute, value, quote, part, denied }): ColorPhrase[] => {
    const [hex, span] = [hexOf(value), spanOf(description, quote)];
    if (attribute !== 'colors' || !hex || !span) return [];
    const near = nearestName(hex);
    const name = COLOR_NAMES[value.trim().toLowerCase()] ? value.trim().toLowerCase() : near.name;
    return [{ name, hex, start: span[0], end: span[1], index: -1, negated: denied, corrected: false, head: part }];
  });
  return phrases.sort((a, b) => a.start - b.start);
}

const LISTS: ReadonlySet<Attribute> = new Set<Attribute>(['pockets', 'details', 'season', 'occasion']);

/** Facts of both readers: a claim stands in place of what was read of its attribute, beside it in lists; what the text denies stays denied. */
export function withClaims(own: readonly Fact[], claims: readonly Fact[]): Fact[] {
  const settled = new Set(
    claims.filter(({ negated, attribute }) => !negated && !LISTS.has(attribute)).map((c) => c.attribute),
  );
  return [
    ...own.filter((fact) => fact.negated || !settled.has(fact.attribute)),
    ...claims.filter((c) => c.attribute !== 'garment'),
  ];
}
