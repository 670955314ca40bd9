import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Garment } from '../../garments/spec.js';

const THREE_PIECE =
  /\b(?:three|3)[- ]?piece\b|tredelad|dreiteilig|trois[- ]pièces|tres piezas|\bwith (?:a )?(?:waistcoat|vest)\b/iu;
const LOWER: ReadonlyArray<readonly [RegExp, Garment]> = [
  [/\bskirt[- ]suit\b|dräkt/iu, 'skirt'],
  [
    /\bshorts?[- ]suit\b|\bsuit with shorts\b|shortskostym|kostym med shorts|anzug mit shorts|costume short/iu,
    'shorts',
  ],
];

/** What a suit is beside its jacket; nothing of what is no suit. */
export function suitParts({ garment, variant }: GarmentSpec, text: string): Garment[] {
  const name = variant ?? '';
  if (garment !== 'blazer' || !/\bsuit\b|tuxedo/.test(name) || /jacket|blazer/.test(name)) return [];
  const lower = LOWER.find(([said]) => said.test(text))?.[1] ?? 'trousers';
  return [lower, ...(THREE_PIECE.test(text) ? ['waistcoat' as const] : [])];
}

/** What of a suit is not designed, but for what the text names by itself. */
export function suitWarnings(spec: GarmentSpec, text: string, named: ReadonlySet<Garment>): string[] {
  const unsaid = suitParts(spec, text).filter((garment) => !named.has(garment));
  return unsaid.length > 0
    ? [`A suit is several garments; its jacket is designed. Not designed: ${unsaid.join(', ')}.`]
    : [];
}
