import type {
  ButtonLook,
  Category,
  Closure,
  ClosurePlace,
  Collar,
  Counts,
  Cuff,
  Detail,
  Era,
  Fit,
  Garment,
  Gender,
  Hem,
  Hood,
  Lapel,
  Leg,
  Length,
  Lengths,
  Neckline,
  Occasion,
  Pleats,
  Pocket,
  Print,
  Season,
  Silhouette,
  Slits,
  SleeveLength,
  SleeveType,
  SpecColor,
  SpecFabric,
  Variant,
  Waistline,
  MotifPlace,
} from './spec.js';

export interface GarmentSpec {
  garment: Garment;
  variant?: Variant | null;
  category: Category;
  silhouette: Silhouette | null;
  fit: Fit | null;
  length: Length | null;
  neckline: Neckline | null;
  collar: Collar | null;
  lapel: Lapel | null;
  sleeve: { type: SleeveType | null; length: SleeveLength | null };
  cuff: Cuff | null;
  leg: Leg | null;
  closure: Closure | null;
  /** Only where the text says it; a completed spec has the usual place of whatever closes it. */
  closure_place?: ClosurePlace | null;
  pockets: Pocket[];
  hood: Hood | null;
  waistline: Waistline | null;
  hem: Hem | null;
  details: Detail[];
  colors: SpecColor[];
  print: Print | null;
  fabrics: SpecFabric[];
  season: Season[];
  occasion: Occasion[];
  era: Era | null;
  gender: Gender | null;
  size: string | null;
  /** What a print shows, where its kind alone does not tell: `crane`, `rose`. Lower case, singular, English. */
  motif?: string | null;
  /** Where what is embroidered or printed once lies, when not in front. */
  motif_place?: MotifPlace | null;
  /** Small or large figures of a print: "thin stripes", "big dots". */
  print_scale?: 'fine' | 'bold' | null;
  /** How a skirt's pleats are laid; absent where the text says nothing of it. */
  pleats?: Pleats;
  /** Where slits or vents are, and in how many seams; absent where the text says nothing of it. */
  slits?: Slits;
  /** On which side a yoke lies; absent where the text says nothing of it. */
  yoke_place?: 'front' | 'back';
  /** What the buttons look like; absent where the text says nothing of it. */
  button_look?: ButtonLook;
  /** only where the text gives numbers */
  lengths_cm?: Lengths;
  /** only in a completed spec: drawn so many where the text counts */
  counts?: Counts;
  /** only in a completed spec: the usual lining is left out */
  unlined?: boolean;
  /** only in a completed spec: what the text rules out, `attribute` or `attribute=value` */
  denied?: readonly string[];
}
