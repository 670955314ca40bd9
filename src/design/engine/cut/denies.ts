import type { GarmentSpec } from '../garments/garment-spec.js';

const DENIED = {
  belt: /^(details=belt|waistline=belted|closure=belt)$/,
  // without a waistband there is nothing to sew them to
  'belt-loop': /^(waistline(=waist)?|details=belt-loops)$/,
  buttons: /^closure(=buttons)?$/,
  collar: /^collar$/,
  cuff: /^cuff$/,
  dart: /^details=darts$/,
  drawcord: /^(details=drawcord|(closure|waistline)=drawstring)$/,
  epaulettes: /^details=epaulettes$/,
  hood: /^hood$/,
  'hood-cord': /^(details=drawcord|closure=drawstring|hood=drawstring)$/,
  pocket: /^pockets$/,
  ribs: /^fabrics=rib-knit$/,
  'rib-hem': /^(hem(=rib)?|fabrics=rib-knit)$/,
  'back-pocket': /^pockets(=back)?$/,
  'shoulder-pads': /^details=shoulder-pads$/,
  vent: /^details=vent$/,
  zip: /^closure(=(invisible-)?zip)?$/,
} as const;
export type Deniable = keyof typeof DENIED;

/** Whether the text rules a part out, so that it is not drawn even where the garment usually has it. */
export const denies = ({ denied }: Pick<GarmentSpec, 'denied'>, part: Deniable): boolean =>
  (denied ?? []).some((d) => DENIED[part].test(d));

/** All parts that the text rules out. */
export const deniedParts = (spec: Pick<GarmentSpec, 'denied'>): ReadonlySet<string> =>
  new Set((Object.keys(DENIED) as Deniable[]).filter((part) => denies(spec, part)));
