import type { Cut } from '../../../cut/cut.js';
import { hasChima, hasJeogori } from '../../../cut/hanbok.js';
import { belowWaist, hemOf } from '../../../cut/hem.js';
import { byFit, has, hemBelowShoulder } from '../lengths/lengths.js';
import { chima, chimaGirths } from '../parts/chima.js';
import { kimonoCut, kimonoGirths, type KimonoShape } from '../parts/kimono-cut.js';
import { rowPockets } from '../parts/pockets.js';
import { Notes, ofOwnPieces, type Alteration, type Body, type RecipeMaker } from '../recipe.js';

/** The front passes the centre by so much; a band that wide lies round the neck, mm. */
const OVERLAP_MM = 90;
const COLLAR_MM = 45;
/** A woman's jacket ends so far above the waist where its skirt hangs from the breast, mm. */
const OVER_SKIRT_MM = 60;
/** Half of the armhole, no less than that; the hand comes out of half as wide an end, mm. */
const ARMHOLE_MM = 200;
const WRIST_MM = 110;

const MEN: readonly Cut['gender'][] = ['men', 'boys'];

function jeogoriShape(spec: Cut, body: Body, sa: number): KimonoShape {
  const small = Math.min(1, body.shoulderToWrist / 560);
  const width = (body.chest + byFit(spec, [60, 70, 90, 120, 150, 180])) / 4;
  const attached = Math.max(ARMHOLE_MM * small, body.biceps / 2 + 50);
  const toWrist = body.shoulderToShoulder / 2 + body.shoulderToWrist * spec.sleeveTo;
  return {
    length: lengthOf(spec, body),
    width: Math.max(width, body.shoulderToShoulder / 2 + 20),
    overlap: OVERLAP_MM * small,
    sleeve: spec.sleeveTo > 0 ? Math.max(90, toWrist - width) : 0,
    drop: Math.max(WRIST_MM * small, body.wrist / 2 + 30),
    attached,
    openBelow: false,
    end: 'curved',
    collar: COLLAR_MM,
    ties: 'ribbons',
    sa,
  };
}

/** From the neck point to the hem of the jacket, mm; over its skirt it ends above the waist, whatever the skirt's hem is. */
const lengthOf = (spec: Cut, body: Body): number =>
  hasChima(spec)
    ? Math.max(body.hpsToBust + 40, body.hpsToWaistBack - OVER_SKIRT_MM)
    : Math.max(body.hpsToBust + 40, hemBelowShoulder(spec, body, 'crop'));

const skirtDrop = (spec: Cut, body: Body): number =>
  Math.max(body.waistToSeat + 90, hemOf(spec, body) ?? belowWaist('maxi', body));

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  const { hood, collar, closure, sleeve, neckline } = spec;
  notes.add(
    hood && 'The hood is not in this draft.',
    collar && !has(collar, 'regular', 'band') && `The ${collar} collar is drafted as a straight neckband.`,
    has(closure, 'buttons', 'zip', 'snaps', 'invisible-zip') && `The ${closure} closing is drafted as tied ribbons.`,
    hasJeogori(spec) &&
      neckline &&
      !has(neckline, 'surplice', 'v-neck') &&
      `The ${neckline} neckline is not in this draft.`,
    sleeve.type &&
      !has(sleeve.type, 'kimono', 'set-in', 'strap') &&
      `The ${sleeve.type} sleeve is drafted as a curved one.`,
    hasChima(spec) &&
      MEN.includes(spec.gender) &&
      'A man’s hanbok has wide trousers (baji) in place of the skirt that is drafted here.',
  );
  return notes;
}

/** What the skirt and the jacket show. */
const shown =
  (spec: Cut): Alteration =>
  (pieces) =>
    pieces.map((piece) => {
      if (piece.id === 'own.kimonoBody')
        return {
          ...piece,
          shows: ['neckline=surplice', 'collar=regular', 'closure=wrap', 'closure=tie', 'closure_place=front'],
        };
      if (piece.id !== 'own.pleats') return piece;
      const alone = [
        'sleeve.type=strap',
        'neckline=straight-across',
        'closure=wrap',
        'closure=tie',
        'closure_place=back',
      ];
      const drawn = ['silhouette=empire', 'waistline=empire', 'details=pleats'];
      return { ...piece, shows: hasJeogori(spec) ? drawn : [...drawn, ...alone] };
    });

/** Hanbok: jeogori, chima, or both as they are worn together. */
export const hanbokRecipe: RecipeMaker = (spec) => ({
  ...ofOwnPieces(notesOf(spec)),
  alter: [
    (_, body, sa) => [
      ...(hasJeogori(spec) ? kimonoCut(jeogoriShape(spec, body, sa), body) : []),
      ...(hasChima(spec) ? chima(skirtDrop(spec, body), body, sa) : []),
    ],
    ...rowPockets(spec),
    shown(spec),
  ],
  joins: (_, body) => ({
    seams: [],
    girths: hasJeogori(spec) ? kimonoGirths(jeogoriShape(spec, body, 0), body) : chimaGirths(body),
  }),
});
