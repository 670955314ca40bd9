import type { Category, Fabric, Leg } from './spec.js';

/** What a garment's file says (garment.schema.json, which describes each). */
export interface GarmentEntry {
  category: Category;
  beside?: true;
  /** attribute → value; null where it has none of what its category usually has */
  usual?: Readonly<Record<string, unknown>>;
  implies?: string;
  colour?: string;
  fabrics?: readonly Fabric[];
  cloths?: readonly Fabric[];
  knitted_only?: true;
  opens_in_front?: true;
  sleeveless?: true;
  buttons?: { single: number; double: number };
  pockets?: Readonly<Record<string, number>>;
  short_placket?: true;
  kinds?: ReadonlyArray<{ name: string; words: string }>;
  wear?: { layer?: 'outer' | 'bottom'; knit?: true; loose?: true };
  recipe?: string;
  flat?: string;
  picture: PictureEntry;
  tailored?: true;
  making?: string;
  words?: Partial<Record<'en' | 'sv' | 'de' | 'fr' | 'es', readonly WordRow[]>>;
}

export type WordRow = readonly [variant: string, phrases: string, claims?: string];

export interface PictureEntry {
  worn: 'top' | 'outer' | 'bottom' | 'whole' | 'swim' | 'both' | 'accessory';
  drawn?: string;
  wearer?: 'man' | 'woman';
  shoes?: 'sporty' | 'grand' | 'none';
  beside?: 'formal' | 'short';
  near?: 'face' | 'bust' | 'body' | 'feet';
  legs?: LegsEntry;
  flare?: number;
  pocketed?: true;
}

export interface LegsEntry {
  leg: Leg | 'harem' | 'jogger' | 'legging' | 'short';
  band: 'waistband' | 'elastic' | 'none';
  front: 'crease' | 'plain' | 'pleats';
  cuff?: 'rib';
  fly: boolean;
}
