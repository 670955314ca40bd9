import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Cut } from './cut.js';
import type { Fastener } from './shown.js';

/** A fitted dress with a stand collar whose front closes from the neck across to the right underarm: cheongsam, qipao. */
export const isCheongsam = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => variant === 'cheongsam';

const ALONG: Readonly<Partial<Record<NonNullable<GarmentSpec['closure']>, Fastener>>> = {
  toggles: 'toggles',
  snaps: 'buttons',
  buttons: 'buttons',
  hooks: 'hooks',
};

/** What closes a front along its diagonal edge, and how many of it; null where something elsewhere does. */
export function alongTheEdge({ closure, opening }: Cut): { fastener: Fastener; count: number } | null {
  const fastener = closure === null ? undefined : ALONG[closure];
  return fastener ? { fastener, count: opening?.count || 4 } : null;
}
