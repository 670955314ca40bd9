import type { GarmentSpec } from './garment-spec.js';
import { nameOf, words } from './name-of.js';

/** A garment in one line, made of its spec alone: "Navy cotton trench coat: double breasted, raglan sleeves, slash pockets, hood". */
export function toldOf(spec: GarmentSpec): string {
  const name = nameOf(spec);
  const parts = partsOf(spec).map(words);
  const fresh = [...new Set(parts)].filter((part) => !name.toLowerCase().includes(part.toLowerCase()));
  return fresh.length > 0 ? `${name}: ${fresh.join(', ')}` : name;
}

function partsOf({ collar, neckline, sleeve, closure, pockets, hood, details }: GarmentSpec): string[] {
  const neck = collar ? [named(collar, 'collar')] : neckline ? [named(neckline, 'neck')] : [];
  const arm = [sleeve.length, sleeve.type].filter((part) => part !== null && part !== 'set-in');
  return [
    ...(closure ? [closure] : []),
    ...neck,
    ...(sleeve.length === 'sleeveless' ? ['sleeveless'] : arm.length > 0 ? [`${arm.join(' ')} sleeves`] : []),
    ...pockets.map((pocket) => named(pocket, 'pockets')),
    ...(hood ? ['hood'] : []),
    ...details,
  ];
}

const named = (value: string, noun: string): string =>
  value.includes(noun.replace(/s$/, '')) ? value : `${value} ${noun}`;
