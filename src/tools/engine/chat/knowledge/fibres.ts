import type { SaidInAll } from '../text.js';
import data from './fibres.yaml.js';

export type FibreKind = 'plant' | 'animal' | 'skin' | 'synthetic' | 'regenerated';

/** What a fibre is of. */
export interface Fibre {
  kind: FibreKind;
  of: SaidInAll;
  /** Which animal it comes from. */
  animal?: SaidInAll;
}

interface Fibres {
  kinds: Readonly<Record<FibreKind, SaidInAll>>;
  /** By the topic of the cloth. */
  fibres: Readonly<Record<string, Fibre>>;
  says: Readonly<Record<'kind' | 'animal' | 'noAnimal' | 'yes' | 'no', SaidInAll>>;
}

export const { kinds: FIBRE_KINDS, fibres: FIBRES, says: FIBRE_SAYS } = data as unknown as Fibres;
