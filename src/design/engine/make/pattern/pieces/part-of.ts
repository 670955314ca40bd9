import type { SpecPart } from '../../../garments/spec.js';

/** Bags, stays and stands of a part are not seen: they stay of the main cloth. */
const UNSEEN = /bag|seampocket|stay|chestpiece|buttonstand|pocketfacing|^facing(front|back)$|lining/;

/** Parts of the spec by a piece's own name (what follows the design, lower case); nearer parts come first. */
const ROWS: ReadonlyArray<readonly [RegExp, readonly SpecPart[]]> = [
  [/pocket|kangaroo|^cargo|^coin$|bellows|flap$|^welt$|^jet$|^gusset$/, ['pocket']],
  [/collar|^(robe|kimono)band$|^shawl/, ['collar', 'neckline']],
  [/hood/, ['hood']],
  [/cuff|sleeveband/, ['cuff']],
  [/sleeve/, ['sleeve']],
  [/^belt(?!loop)|^sash|^ties?$/, ['belt']],
  [/hemband|hemruffle|ribbing$/, ['hem']],
  [/strap|^braces/, ['strap']],
  [/^(band|neckband|neckfacing)/, ['neckline']],
  [/yoke/, ['shoulder']],
];

const SKIRT = /^(sandy|penelope|sarah)\.|^own\.(gore|godet|circle|tier|pleats|wrap(back|front)|kilt|peplum)/;
const LEG = /^(charlie|titan|lily|paco|shin|waralee|lumina)\.(front|back|pants|leg)/;
/** Jackets with lapels: what is seen of them is the facing. */
const LAPEL = /^(jaeger|carlton|carlita)\.(frontfacing|facing)/;
const BODY = /^[a-z]+\.(front|back|side|panel)(?!.*(facing|pocket))/;

/**
 * What parts of a garment a piece belongs to, the nearest first.
 * @param id `design.part`
 * @param waisted whether the garment has a skirt or legs beside its bodice
 */
export function partsOf(id: string, waisted: boolean): readonly SpecPart[] {
  const whole = id.toLowerCase();
  const name = whole.slice(whole.indexOf('.') + 1);
  if (LAPEL.test(whole)) return ['lapel'];
  if (UNSEEN.test(name)) return [];
  const row = ROWS.find(([pattern]) => pattern.test(name));
  if (row) return row[1];
  if (/waistband|^casing|highwaist/.test(name)) return ['waist', 'hem'];
  if (SKIRT.test(whole)) return ['skirt'];
  if (LEG.test(whole)) return ['leg'];
  if (!BODY.test(whole)) return [];
  const back: SpecPart[] = /\.back/.test(whole) ? ['back'] : [];
  return waisted || !whole.startsWith('own.') ? [...back, 'bodice'] : back;
}
