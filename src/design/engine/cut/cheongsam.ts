import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Cut } from './cut.js';
import type { Fastener } from './shown.js';

type Named = Pick<GarmentSpec, 'variant'>;

/** Worn over trousers: front and back hang apart as two long panels from below the waist. */
export const isAoDai = ({ variant }: Named): boolean => variant === 'ao dai';

/** A fitted dress with a stand collar whose front closes from the neck across to the right underarm: cheongsam, qipao, ao dai. */
export const isCheongsam = (spec: Named): boolean => spec.variant === 'cheongsam' || isAoDai(spec);

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
