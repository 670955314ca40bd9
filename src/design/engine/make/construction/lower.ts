import { closurePlaceOf } from '../../cut/closure-place.js';
import { names, openedAt, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

const legs = (kit: Kit) => kit.of('leg-front', 'leg-back', 'leg');

/** Fly of trousers, with a zip or with buttons. */
export const fly: Operation = (kit) => {
  const uses = kit.of('fly');
  if (uses.length === 0) return [];
  if (kit.spec.closure === 'buttons') return [buttonFly(kit, uses)];
  return [
    {
      phase: 'fly',
      title: 'Zip fly',
      text: `Sew the front crotch to the zip notch; face the left front, set zip and ${names(uses)}, topstitch the J and bar-tack its foot.`,
      uses: [...uses, ...kit.of('leg-front')],
      seams: [kit.seams.zip, kit.seams.topstitch, kit.seams.tack],
      minutes: 5,
    },
  ];
};

const buttonFly = (kit: Kit, uses: UsedPiece[]): StepDraft => ({
  phase: 'fly',
  title: 'Button fly',
  text: `Face the left front and work the buttonholes in the hidden fly before it is set; sew ${names(uses)} to the front edges, topstitch the J and bar-tack its foot; set the buttons on the extension.`,
  uses: [...uses, ...kit.of('leg-front')],
  seams: [kit.seams.topstitch, kit.seams.tack, kit.seams.buttonhole],
  minutes: 7,
});

export const legSeams: Operation = (kit) => {
  const uses = legs(kit);
  if (uses.length === 0) return [];
  const wrap = uses.some((p) => p.role === 'leg');
  const oneSeam = wrap || kit.pieces.some((p) => p.id.startsWith('lumina.'));
  return [
    ...(oneSeam
      ? []
      : [
          {
            phase: 'sides' as const,
            title: 'Outseams',
            text: `Sew ${names(uses)} along the outseams${kit.has('pocket-part') ? ', catching the pocket bags' : ''}${
              openedAt(kit, 'side') ? '; leave the left one open down to the notch' : ''
            }.`,
            uses,
            joins: openedAt(kit, 'side') ? undefined : /^Outseam/,
            seams: [kit.seams.join],
            minutes: 2,
          },
        ]),
    {
      phase: 'sides',
      title: wrap ? 'Crotch seam of the wrap' : 'Inseams',
      text: wrap
        ? `Sew the crotch seam of ${names(uses)}; the sides stay open and overlap. Hem the open side edges.`
        : `Sew the inseams of ${names(uses)}, from the crotch to each hem.`,
      uses,
      joins: wrap ? undefined : /^Inseam/,
      seams: [kit.seams.strong],
      minutes: wrap ? 5 : 1.8,
    },
    ...(wrap
      ? []
      : [
          {
            phase: 'crotch' as const,
            title: 'Crotch seam',
            text: `Slip one leg into the other and sew the crotch seam of ${names(uses)} in one run${
              kit.has('fly') ? ' from the fly to the back waist' : openAtCentre(kit)
            }; stitch it twice where it curves.`,
            uses,
            joins: kit.has('fly') || openAtCentre(kit) ? undefined : /^Centre seam$/,
            seams: [kit.knit ? kit.seams.join : kit.seams.strong],
            minutes: 1.6,
          },
        ]),
  ];
};

/** A crotch seam stays open where a zip goes on from the bodice or lies at the back. */
const openAtCentre = (kit: Kit): string =>
  openedAt(kit, 'front') || openedAt(kit, 'back') ? ' up to the notch of the opening' : '';

export const skirtSeams: Operation = (kit) => {
  const uses = kit.of('skirt', 'godet');
  const tiered = uses.filter((p) => /\.tier\d/.test(p.id)).length > 1;
  if (uses.length === 0) return [];
  const zip = ['zip', 'invisible-zip'].includes(kit.spec.closure ?? '');
  const vent = kit.spec.details.includes('vent') || kit.spec.details.includes('slit') || kit.spec.hem === 'slit';
  return [
    {
      phase: 'sides',
      title: 'Skirt seams',
      text: `${tiered ? `Close each of ${names(uses)} to a ring and sew the gathered tiers under one another` : `Join ${names(uses)} along their side edges`}${zip || openedAt(kit, 'side', 'back') ? '; leave the seam of the opening open to its notch' : ''}${vent ? '; stop at the vent or slit and turn it' : ''}.`,
      uses,
      joins:
        vent || openedAt(kit, 'side') || (zip && closurePlaceOf(kit.spec) === 'side')
          ? undefined
          : /^Seam$|^Side seam$/,
      seams: [kit.seams.join],
      minutes: 2 + (vent ? 1.5 : 0),
    },
  ];
};

/** Upper and lower half of dresses, jumpsuits and peplums. */
export const waistSeam: Operation = (kit) => {
  const above = kit.of('front', 'back', 'side').filter((p) => !/^(bruce|onyx)\./.test(p.id));
  const twoPieces = kit.spec.garment === 'pyjamas';
  const below = [...kit.of('skirt'), ...(twoPieces ? [] : legs(kit))];
  if (above.length === 0 || below.length === 0) return [];
  return [
    {
      phase: 'waist',
      title: 'Waist seam',
      text: `Pin bodice and ${kit.has('skirt') ? 'skirt' : 'trousers'} right sides together, side seams and centres meeting; sew ${names(above)} to ${names(below)} and press the allowance upwards.`,
      uses: [...above, ...below],
      joins: /to bodice waist$/,
      seams: [kit.seams.join],
      minutes: 2.6,
    },
  ];
};

export const waistband: Operation = (kit) => {
  const uses = kit.of('waistband');
  const loops = kit.of('belt-loop');
  if (uses.length === 0) return waistWithout(kit);
  const rib = uses.some((p) => p.cuts.some((c) => /rib/i.test(c.material)));
  const casing =
    ['elastic', 'drawstring', 'paperbag'].includes(kit.spec.waistline ?? '') ||
    uses.some((p) => /casing/i.test(p.name));
  const drawn = kit.spec.waistline === 'drawstring';
  const text = rib
    ? `Close ${names(uses)} to a ring where the front is closed, fold lengthwise and sew to the lower edge, stretched evenly.`
    : casing || kit.knit
      ? `Close ${names(uses)} to a ring and fold it over the elastic${drawn ? '; set the eyelets for the cord before' : ''}; sew to the waist edge, quarters meeting.`
      : `Set ${names(uses)} to the waist edge, turn the ends, fold over the allowance and stitch in the ditch or edge-stitch.`;
  return [
    {
      phase: 'waist',
      title: rib ? 'Hem band' : 'Waistband',
      text: `${kit.has('skirt') && legs(kit).length > 0 ? 'Baste the shorts into the skirt at the waist, side seams and openings meeting. ' : ''}${text}${loops.length > 0 ? ` Catch ${names(loops)} in the seam and bar-tack them at the top.` : ''}`,
      uses: [...uses, ...loops],
      joins: / to a ring/.test(text)
        ? /^Closed to a ring$|^Wais\w+ (rib )?to (waist|hem)$/
        : /^Waistband to (waist|hem)$/,
      seams:
        rib || casing || kit.knit ? [kit.seams.attach, kit.seams.elastic].slice(0, rib ? 1 : 2) : [kit.seams.attach],
      minutes: rib ? 1.8 : 3.6 + loops.length,
    },
  ];
};

/** Skirts and trousers whose waist has no band piece: faced or cased. */
function waistWithout(kit: Kit): ReturnType<Operation> {
  const bottoms = ['skirt', 'trousers', 'shorts', 'underwear', 'swimwear'].includes(kit.spec.category);
  const uses = [...kit.of('skirt').filter((p) => !/\.tier[2-9]/.test(p.id)), ...legs(kit)];
  if (!bottoms || uses.length === 0 || kit.has('strap')) return [];
  const cased = kit.knit || ['elastic', 'drawstring'].includes(kit.spec.waistline ?? '');
  return [
    {
      phase: 'waist',
      title: 'Waist edge',
      text: cased
        ? `Turn the waist edge of ${names(uses)} over the elastic and stitch the casing.`
        : `Face the waist edge of ${names(uses)} with petersham ribbon or a bias strip; understitch.`,
      uses,
      seams: [cased ? kit.seams.elastic : kit.seams.bind],
      minutes: 2.6,
    },
  ];
}

/** Straps that close a wrap or hold the garment. */
export const setStraps: Operation = (kit) => {
  const uses = kit.of('strap').filter((p) => !/^(trayvon|benjamin|albert|hortensia)\./.test(p.id));
  if (uses.length === 0) return [];
  const cups = kit.of('cup');
  return [
    {
      phase: 'edges',
      title: 'Set the straps',
      text:
        cups.length > 0
          ? `Thread ${names(uses)} through the casings of ${names(cups)} and knot or bar-tack the ends.`
          : `Sew ${names(uses)} to the marked ends and reinforce with a stitched box.`,
      uses: [...uses, ...cups],
      seams: [kit.seams.tack],
      minutes: 2,
    },
  ];
};

/** Casings for cords at the waist or hem of coats and tops. */
export const casings: Operation = (kit) => {
  const uses = kit.of('casing');
  if (uses.length === 0) return [];
  if (uses.some((p) => /elastic/.test(p.name)))
    return [
      {
        phase: 'waist',
        title: 'Elastic casing',
        text: `Press in the edges of ${names(uses)} and edge-stitch it inside over the waist seam; thread the elastic and join its ends.`,
        uses,
        seams: [kit.seams.topstitch],
        minutes: 2.5,
      },
    ];
  return [
    {
      phase: 'waist',
      title: 'Drawcord casing',
      text: `Press in the edges of ${names(uses)}, set the eyelets and edge-stitch it inside along the marked line; thread the cord.`,
      uses,
      seams: [kit.seams.topstitch],
      minutes: 2.5,
    },
  ];
};
