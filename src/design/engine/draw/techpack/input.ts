import type { EvidenceMap } from '../../read/index.js';
import type { Flat } from '../flat/index.js';
import type { Materials } from '../../make/materials/index.js';
import type { SizeRow } from '../../make/measurements/index.js';
import type { Palette } from '../../color/palette.js';
import type { DraftProportions, Pattern } from '../../make/pattern/index.js';
import type { Cut } from '../../cut/cut.js';

/** The body a design was drafted for, cm (shoulderSlope in degrees). */
export interface TechPackBody {
  gender: 'women' | 'men' | 'child';
  size: string;
  values: Record<string, number>;
  given: string[];
  estimated: string[];
}

/** What the pack tells of the pattern; a whole `Pattern` will do. */
export type TechPackPattern = Pick<
  Pattern,
  'status' | 'base' | 'deviations' | 'pieces' | 'checks' | 'yardage' | 'sa_mm'
> &
  Partial<Pick<Pattern, 'drafted' | 'seams' | 'edges'>>;

/** Everything a tech pack shows: plain data, so that it can be sent to a worker thread. */
export interface TechPackInput {
  version: number;
  /** verbatim, as in the request */
  description: string;
  style: string | null;
  /** what the text says, which the style is named and numbered by */
  spec: Pick<Cut, 'garment' | 'variant' | 'category' | 'length' | 'print' | 'motif' | 'colors' | 'fabrics'>;
  /** the spec with typical values filled in: what was drawn and drafted */
  completed: Cut;
  /** with the assumptions */
  evidence: EvidenceMap;
  palette: Palette;
  materials: Materials;
  measurements: TechPackBody;
  size_chart: { gender: 'women' | 'men' | 'child'; sizes: SizeRow[] };
  pattern: TechPackPattern;
  proportions: DraftProportions;
  /** as `drawFlat` gives them; without anchors nothing is called out */
  flats: Pick<Flat, 'frontSvg' | 'backSvg'> & Partial<Pick<Flat, 'anchors'>>;
  /** PNG of the illustration; null leaves its place empty */
  illustration: Uint8Array | null;
  /** PNG of the garment worn, three views beside each other, 3 : 2; null until it has been draped */
  worn: Uint8Array | null;
  warnings: string[];
}

/** Font files (TrueType) of the pack. */
export interface TechPackFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
  italic: Uint8Array;
}
