import { SPEC_PARTS } from '../garments/spec.js';
import type { SpecPart } from '../garments/spec.js';
import type { Head } from './words/lexeme.js';

const isPart = (head: Head | null): head is SpecPart => (SPEC_PARTS as readonly (string | null)[]).includes(head);

/** The parts among heads, each once. */
export const specParts = (heads: readonly (Head | null)[]): SpecPart[] => [...new Set(heads.filter(isPart))];
