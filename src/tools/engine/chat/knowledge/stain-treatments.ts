import type { Said } from './topic.js';
import treatments from './stain-treatments.yaml.js';

/** What to do about a stain, by what the cloth bears. */
export interface Treatment {
  first: Said;
  /** Cotton, linen and other sturdy cloth. */
  sturdy: Said;
  /** Wool, silk and other delicate cloth, as a whole sentence. */
  delicate: Said;
  /** What has dried already, or is old. */
  dried: Said;
}

/** By the id of the stain's topic. */
export const TREATMENTS = treatments as Readonly<Record<string, Treatment>>;
