import type { Detail, Era, Fabric, Fit, Occasion, Print } from '../../garments/spec.js';
import styles from './styles.yaml.js';

/** What a style leans to where the text leaves things open. */
export interface StyleBias {
  /** Colour names, main first. */
  colors: readonly string[];
  /** In order of preference; the first that suits the kind of garment is taken. */
  fabrics: readonly Fabric[];
  fit?: Fit;
  print?: Print;
  details?: readonly Detail[];
  era?: Era;
  occasion?: Occasion;
}

export interface Row extends StyleBias {
  words: string;
}

/** Style names and their leanings. The phrases are alternatives for one style; the first is its name. */
export const ROWS = styles as readonly Row[];
