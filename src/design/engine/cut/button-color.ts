import { COLOR_NAMES } from '../color/names.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { SpecColor } from '../garments/spec.js';

/** What buttons are made of, by the colour that comes nearest; what is covered or of plastic has none of its own. */
const COLOR_OF: Readonly<Record<string, string>> = {
  gold: 'gold',
  silver: 'silver',
  brass: 'brass',
  copper: 'copper',
  bronze: 'bronze',
  metal: 'silver',
  horn: 'walnut',
  tortoiseshell: 'russet',
  wooden: 'light brown',
  wood: 'light brown',
  corozo: 'light brown',
  leather: 'chestnut',
  bone: 'pearl',
  ivory: 'ivory',
  shell: 'pearl',
  pearl: 'pearl',
  'mother-of-pearl': 'pearl',
};

const METALS: ReadonlySet<string> = new Set(['gold', 'silver', 'brass', 'copper', 'bronze', 'metal']);

interface Buttoned {
  buttons: { of: string | null } | null;
  button_cloth?: string;
}

const saidOfClosure = ({ colors }: Pick<GarmentSpec, 'colors'>): SpecColor | undefined =>
  colors.find(({ parts }) => parts?.includes('closure'));

/** The spec with the colour of what its text has its buttons made of, unless it says their colour. */
export function withButtonColor(spec: GarmentSpec, { buttons, button_cloth }: Buttoned): GarmentSpec {
  const name = buttons?.of ?? button_cloth;
  const hex = name === undefined || saidOfClosure(spec) ? undefined : COLOR_NAMES[COLOR_OF[name]];
  if (name === undefined || hex === undefined) return spec;
  return { ...spec, colors: [...spec.colors, { name, hex, role: 'trim', source: 'stated', parts: ['closure'] }] };
}

/** Whether what closes it is said to be of metal, or of a metal's colour. */
export const closesWithMetal = (spec: Pick<GarmentSpec, 'colors'>): boolean =>
  METALS.has(saidOfClosure(spec)?.name ?? '');
