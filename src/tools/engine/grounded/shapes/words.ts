import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import data from '../words/shapes.yaml.js';

export type Shape =
  | 'endpoint'
  | 'status'
  | 'iban'
  | 'ending'
  | 'incoterm'
  | 'port'
  | 'version'
  | 'coupon'
  | 'browser'
  | 'platform'
  | 'weave'
  | 'payment';

const SHAPES = data as Record<Shape, { names: string; beside?: string; counted?: string; list?: string }>;

export const wordsOf = (shape: Shape, of: 'beside' | 'counted' | 'list'): string[] => listOf(SHAPES[shape][of] ?? '');

const NAMES = Object.entries(SHAPES).map(([shape, { names }]) => [shape as Shape, new Set(listOf(names))] as const);
const FILLERS = /^(?:name|the|of|a|type|used|number)$/u;

/** The shape that a name asks for: by all its words, by its last, by the last two. */
export function shapeAsked({ words }: Property): Shape | null {
  const own = words.map(plainly).filter((word, i) => i === 0 || !FILLERS.test(word));
  const ends = [words.map(plainly).join('_'), own.join('_'), own.slice(-2).join('_'), own.slice(-1).join('_')];
  for (const end of ends) {
    const found = NAMES.find(([, names]) => names.has(end));
    if (found) return found[0];
  }
  return null;
}
