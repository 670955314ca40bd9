import type { Category, Garment } from '../design-vocabulary.js';

/** How a cloth behaves, which decides what can be made of it. */
export type ClothKind =
  | 'crisp'
  | 'fluid'
  | 'sheer'
  | 'light'
  | 'knit'
  | 'fleece'
  | 'stretch'
  | 'suiting'
  | 'coating'
  | 'shell'
  | 'bottom'
  | 'rich'
  | 'leather';

/** Where on a piece a detail can sit. */
export type Zone = 'neck' | 'sleeve' | 'body' | 'waist' | 'leg' | 'hem' | 'pocket' | 'any';

/** The directions by which a style finds pieces beyond its signature ones. */
export type Tag =
  | 'tailored'
  | 'sport'
  | 'romantic'
  | 'utility'
  | 'formal'
  | 'lounge'
  | 'street'
  | 'classic'
  | 'evening'
  | 'outdoor'
  | 'beach'
  | 'historic'
  | 'knit'
  | 'edgy'
  | 'work';

export interface Archetype {
  id: string;
  /** What the piece is called in a sentence; the first garment word of every description. */
  noun: string;
  garment: Garment;
  tags: readonly Tag[];
  cloth: readonly ClothKind[];
  zones: readonly Zone[];
  /** Cuts that suit it, as adjectives. */
  cuts: readonly string[];
  /** How it is made: clauses that name no second garment. */
  notes: readonly string[];
}

export interface Cloth {
  id: string;
  phrase: string;
  kinds: readonly ClothKind[];
  /** A relative clause about how it behaves. */
  nature: string;
}

export interface Trim {
  id: string;
  phrase: string;
  zones: readonly Zone[];
  /** Only for those whom a style names: children, who expects a child. */
  theirs?: boolean;
}

/** What a style is made of: everything a planner may choose from. */
export interface World {
  id: string;
  aliases: readonly string[];
  tags: readonly Tag[];
  signature: readonly string[];
  cuts: readonly string[];
  cloth: readonly string[];
  colours: readonly string[];
  trims: readonly string[];
  moods: readonly string[];
  occasions: readonly string[];
  /** Words that open a concept's name. */
  names: readonly string[];
}

/** One planned concept before it is put into words. */
export interface ConceptPlan {
  archetype: Archetype;
  cut: string;
  cloth: Cloth;
  colour: string;
  trim: Trim;
  mood: string;
  occasion: string;
  nameWord: string;
  /** How it is made: those of the piece's notes that contradict nothing. */
  notes: readonly string[];
}

export interface Concept {
  name: string;
  category: Category;
  description: string;
}
