import { isListed } from '../garments/attributes.js';
import { COLOR_NAMES } from '../color/names.js';
import { VOCABULARY } from '../read/claims.js';

/** What an attribute shall be; null or an empty list: there shall be no such thing. */
export interface WantedChange {
  attribute: string;
  value: string | readonly string[] | null;
}

/** What shall be otherwise, said by attributes instead of words. */
export interface Wanted {
  changes: readonly WantedChange[];
  /** cm */
  measurements?: Readonly<Record<string, number>>;
  size?: string;
}

/** The values of a change. */
export const listOf = ({ value }: WantedChange): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

const HEX = /^#[0-9a-f]{6}$/i;

function isKnown(attribute: string, value: string): boolean {
  if (attribute === 'colors') return HEX.test(value) || Object.hasOwn(COLOR_NAMES, value);
  const values = Object.hasOwn(VOCABULARY, attribute) ? VOCABULARY[attribute as keyof typeof VOCABULARY] : null;
  return values !== null && (values as readonly string[]).includes(value);
}

/** Why a change cannot be made; null where it can. */
export function problemOf(change: WantedChange): string | null {
  const { attribute } = change;
  if (!Object.hasOwn(VOCABULARY, attribute)) return `${attribute} is no attribute that can be changed`;
  const values = listOf(change);
  const several = isListed(attribute) || attribute === 'colors' || attribute === 'fabrics';
  if (!several && values.length > 1) return `${attribute} has one value`;
  if (values.length === 0 && (attribute === 'garment' || attribute === 'colors' || attribute === 'fabrics'))
    return `${attribute} needs a value`;
  const unknown = values.find((value) => !isKnown(attribute, value));
  return unknown === undefined ? null : `${attribute} has no value "${unknown}"`;
}

/** The instruction that stands for changes: what `revised.text` of evidence quotes. */
export function wordsFor({ changes, measurements = {}, size }: Wanted): string {
  const told = changes.map((change) => `${change.attribute}: ${listOf(change).join(', ') || 'none'}`);
  const girths = Object.entries(measurements).map(([name, cm]) => `${name}: ${cm} cm`);
  return [...told, ...girths, ...(size === undefined ? [] : [`size: ${size}`])].join('; ');
}
