import type { GarmentSpec } from '../garments/garment-spec.js';

type Asked = Pick<GarmentSpec, 'garment' | 'details' | 'closure' | 'fabrics' | 'variant'>;

const CLOSED: ReadonlySet<string | null> = new Set(['zip', 'snaps', 'half-zip']);
const WARM: ReadonlySet<string> = new Set(['down', 'fleece', 'shearling', 'faux-fur', 'nylon', 'ripstop']);

/** Gilets and bodywarmers close like jackets, unlike a suit's waistcoat. */
export const isGilet = ({ garment, details, closure, fabrics, variant }: Asked): boolean =>
  garment === 'waistcoat' &&
  (details.includes('quilting') ||
    CLOSED.has(closure) ||
    fabrics.some(({ name }) => WARM.has(name)) ||
    /gilet|bodywarmer|body warmer|hi-vis/.test(variant ?? ''));
