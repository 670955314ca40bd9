import { heightsOf } from '../../cut/hem.js';
import { placeOf } from '../../cut/places.js';
import type { Shown } from '../../cut/shown.js';
import { hemBelowWaist } from './lengths/finished-lengths.js';
import { openingIn } from './parts/closing/opening-title.js';
import { frontPockets } from './parts/outer-pockets.js';
import { sleeveMeasure } from './parts/sleeve-length.js';
import type { Piece } from './pieces/piece.js';
import type { Body } from './recipe.js';

/** Buttons of cuffs, bands and flies do not close the front. */
const NOT_FRONT = /sleeve|cuff|pocket|flap|(?<!devon\.)waistband|^charlie\./i;

/** Toggles lie where the draft marks its buttons. */
const byToggles = (fronts: readonly Piece[]): boolean => fronts.some((p) => p.shows?.includes('closure=toggles'));

/** What the drafted pieces show of the garment; what they do not tell is absent. */
export function shownBy(pieces: readonly Piece[], body: Body): Partial<Shown> {
  const has = (id: RegExp): boolean => pieces.some((p) => id.test(p.id));
  const low = hemBelowWaist(pieces, body);
  const sleeve = has(/sleeve/i) ? sleeveMeasure(pieces) : 0;
  const fronts = pieces.filter((p) => !NOT_FRONT.test(p.id));
  const count = fronts.flatMap((p) => p.marks).filter((m) => m.kind === 'button').length;
  const zip = pieces.map((p) => openingIn(p.title)).find((opening) => opening?.zip);
  return {
    ...(low === null ? {} : { hem: placeOf(heightsOf(body), low) }),
    ...(sleeve === null ? {} : { sleeve: sleeve / body.shoulderToWrist }),
    ...(count > 0
      ? { fastener: byToggles(fronts) ? 'toggles' : 'buttons', count }
      : zip
        ? { fastener: 'zip', fastened: zip.place }
        : pieces.some((p) => p.shows?.includes('closure=half-zip'))
          ? { fastener: 'zip', fastened: 'front' }
          : {}),
    collar: pieces.some(
      (p) =>
        (/collar|shawl/i.test(p.id) && !/neckband|collar band/i.test(p.title)) || p.shows?.includes('collar=shawl'),
    ),
    hood: has(/hood/i),
    tiers: pieces.filter((p) => /^own\.tier\d$/.test(p.id)).length,
    quilted: pieces.some((p) => p.cuts.some((c) => c.material === 'wadding')),
    pockets: frontPockets(pieces),
  };
}
