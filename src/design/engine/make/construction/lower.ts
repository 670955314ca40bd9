import { closurePlaceOf } from '../../cut/closure-place.js';
import { upperFront } from '../../cut/lap.js';
import { metres, piece } from '../materials/index.js';
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
      text: `Sew the front crotch to the zip notch; face the ${upperFront(kit.spec)} front, set zip and ${names(uses)}, topstitch the J and bar-tack its foot.`,
      uses: [...uses, ...kit.of('leg-front')],
      part: /^Centre seam$/,
      takes: kit.spec.closure === 'fly' ? [] : [piece('trouser zip 18 cm', 1), piece('trouser button 17 mm', 1)],
      seams: [kit.seams.zip, kit.seams.topstitch, kit.seams.tack],
      minutes: 5,
    },
  ];
};

const buttonFly = (kit: Kit, uses: UsedPiece[]): StepDraft => ({
  phase: 'fly',
  title: 'Button fly',
  text: `Face the ${upperFront(kit.spec)} front and work the buttonholes in the hidden fly before it is set; sew ${names(uses)} to the front edges, topstitch the J and bar-tack its foot; set the buttons on the extension.`,
  uses: [...uses, ...kit.of('leg-front')],
  seams: [kit.seams.topstitch, kit.seams.tack, kit.seams.buttonhole],
  minutes: 7,
});

/** A yoke on the seat, in place of the back darts. */
export const seatYokes: Operation = (kit) => {
  const uses = kit.pieces.filter((p) => p.id === 'own.seatYoke');
  if (uses.length === 0) return [];
  const backs = kit.of('leg-back').filter((p) => !uses.includes(p));
  return [
    {
      phase: 'panels',
      title: 'Back yokes',
      text: `Sew ${names(uses)} to ${names(backs)}, right sides together, the deeper end at the centre back; press the allowance up and topstitch.`,
      uses: [...uses, ...backs],
      joins: /^Yoke to back$/,
      seams: [kit.seams.join, kit.seams.topstitch],
      minutes: 3,
    },
  ];
};

export const legSeams: Operation = (kit) => {
  const uses = legs(kit);
  if (uses.length === 0) return [];
  const wrap = uses.some((p) => p.role === 'leg');
  const hammer = kit.of('tab');
  const gored = kit.pieces.some((p) => p.id === 'own.shalwarGore');
  const oneSeam = wrap || kit.pieces.some((p) => p.id.startsWith('lumina.'));
  return [
    ...(oneSeam
      ? []
      : [
          {
            phase: 'sides' as const,
            title: gored ? 'Gores' : 'Outseams',
            text: gored
              ? `Sew a gore to both long edges of each leg (${names(uses)}), waist to hem.`
              : `Sew ${names(uses)} along the outseams${kit.has('pocket-part') ? ', catching the pocket bags' : ''}${
                  hammer.length > 0 ? `, ${names(hammer)} caught in the right one` : ''
                }${openedAt(kit, 'side') ? '; leave the left one open down to the notch' : ''}.`,
            uses: [...uses, ...hammer],
            ...closes(/^Outseam|^Gore to leg$/, openedAt(kit, 'side') !== null),
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
            ...closes(/^Centre seam$/, kit.has('fly') || openAtCentre(kit) !== ''),
            seams: [kit.knit ? kit.seams.join : kit.seams.strong],
            minutes: 1.6,
          },
        ]),
  ];
};

/** Seams of a step: closed whole, or in part where something stays open. */
export const closes = (seams: RegExp, open: boolean): Pick<StepDraft, 'joins' | 'part'> =>
  open ? { part: seams } : { joins: seams };

/** A crotch seam stays open where a zip goes on from the bodice or lies at the back. */
const openAtCentre = (kit: Kit): string =>
  openedAt(kit, 'front') || openedAt(kit, 'back') ? ' up to the notch of the opening' : '';

/** A skirt's upright seams, by the names that recipes give them, and those of tiers to one another. */
const SKIRT_SEAMS =
  /^Seam$|^Side seam$|^Skirt side|^Peplum side|^Gore to gore$|^Godet sides$|^Apron to pleats$|^Tier \d to/;

export const skirtSeams: Operation = (kit) => {
  const uses = kit.of('skirt', 'godet');
  const tiered = uses.filter((p) => /\.tier\d/.test(p.id)).length > 1;
  if (uses.length === 0) return [];
  const zip = ['zip', 'invisible-zip'].includes(kit.spec.closure ?? '');
  const { details, hem } = kit.spec;
  const cut = uses.some((p) => / with vent\b/.test(p.name));
  const vent = cut || details.includes('vent') || details.includes('slit') || hem === 'slit';
  return [
    {
      phase: 'sides',
      title: 'Skirt seams',
      text: `${tiered ? `Close each of ${names(uses)} to a ring and sew the gathered tiers under one another` : `Join ${names(uses)} along their side edges`}${zip || openedAt(kit, 'side', 'back') ? '; leave the seam of the opening open to its notch' : ''}${vent ? '; stop at the vent or slit and turn it' : ''}.`,
      uses,
      ...closes(SKIRT_SEAMS, vent || openedAt(kit, 'side') !== null || (zip && closurePlaceOf(kit.spec) === 'side')),
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
      joins: /to bodice waist$|^Peplum to waist$/,
      seams: [kit.seams.join],
      minutes: 2.6,
    },
  ];
};

const isBottom = ({ spec }: Kit): boolean =>
  ['skirt', 'trousers', 'shorts', 'underwear', 'swimwear'].includes(spec.category) || spec.garment === 'pyjamas';

const BAND_SEAMS = /^Folded lengthwise$|^Wais\w+ (rib )?to (waist|hem)$|^(Skirt|Trousers|Rib|Ribbing) to (waist|hem)$/;

export const waistband: Operation = (kit) => {
  const uses = kit.of('waistband');
  const loops = kit.of('belt-loop');
  const ties = tiesOf(kit);
  if (uses.length === 0) return waistWithout(kit);
  const rib = uses.some((p) => p.cuts.some((c) => /rib/i.test(c.material)));
  const casing =
    ['elastic', 'drawstring', 'paperbag'].includes(kit.spec.waistline ?? '') ||
    uses.some((p) => /casing/i.test(p.name));
  const drawn = kit.spec.waistline === 'drawstring';
  const corded = uses.some((p) => /for a cord/.test(p.name));
  const text = rib
    ? `Close ${names(uses)} to a ring where the front is closed, fold lengthwise and sew to the lower edge, stretched evenly.`
    : corded
      ? `Leave a gap for the cord in the centre front seam of ${names(uses)} as it is closed to a ring; fold it over, sew it to the waist edge, quarters meeting, and draw the cord through.`
      : casing || (kit.knit && isBottom(kit))
        ? `Close ${names(uses)} to a ring and fold it over the elastic${drawn ? '; set the eyelets for the cord before' : ''}; sew to the waist edge, quarters meeting.`
        : `${ties.length > 0 ? `In the outer layer of ${names(uses)} work a slot as wide as a tie where it meets the ${upperFront(kit.spec)} side seam. ` : ''}Set ${names(uses)} to the waist edge, turn the ends${ties.length > 0 ? ' over the ties' : ''}, fold over the allowance and stitch in the ditch or edge-stitch.`;
  return [
    {
      phase: 'waist',
      title: rib ? 'Hem band' : 'Waistband',
      text: `${kit.has('skirt') && legs(kit).length > 0 ? 'Baste the shorts into the skirt at the waist, side seams and openings meeting. ' : ''}${text}${loops.length > 0 ? ` Catch ${names(loops)} in the seam and bar-tack them at the top.` : ''}`,
      uses: [...uses, ...loops],
      takes: /over the elastic/.test(text) ? [WAIST_ELASTIC] : [],
      joins: / to a ring/.test(text) ? new RegExp(`^Closed to a ring$|${BAND_SEAMS.source}`) : BAND_SEAMS,
      seams:
        rib || casing || (kit.knit && isBottom(kit))
          ? [kit.seams.attach, kit.seams.elastic].slice(0, rib ? 1 : 2)
          : [kit.seams.attach],
      minutes: rib ? 1.8 : 3.6 + loops.length,
    },
  ];
};

/** Skirts and trousers whose waist has no band piece: faced or cased. */
function waistWithout(kit: Kit): ReturnType<Operation> {
  const uses = [...kit.of('skirt').filter((p) => !/\.tier[2-9]/.test(p.id)), ...legs(kit)];
  if (!isBottom(kit) || kit.spec.garment === 'pyjamas' || uses.length === 0 || kit.has('strap')) return [];
  const cased = kit.knit || ['elastic', 'drawstring'].includes(kit.spec.waistline ?? '');
  return [
    {
      phase: 'waist',
      title: 'Waist edge',
      text: cased
        ? `Turn the waist edge of ${names(uses)} over the elastic and stitch the casing.`
        : `Face the waist edge of ${names(uses)} with petersham ribbon; understitch.`,
      uses,
      takes: [cased ? WAIST_ELASTIC : metres('petersham ribbon 25 mm', 0.9)],
      seams: [cased ? kit.seams.elastic : kit.seams.bind],
      minutes: 2.6,
    },
  ];
}

/** The two ties of a wrap, one at each front's end. */
export const tiesOf = (kit: Kit): UsedPiece[] => kit.pieces.filter((p) => p.id === 'own.ties');

/** The ties of a wrap: into the ends of the waistband before it is set, else at the waist seam once that is closed. */
export const setTies: Operation = (kit) => {
  const uses = tiesOf(kit);
  if (uses.length === 0) return [];
  const band = kit.of('waistband');
  return [
    {
      phase: 'waist',
      title: 'Set the ties',
      text: `${
        band.length > 0
          ? `Baste one ${names(uses)} to each end of ${names(band)}, its raw edge in the seam.`
          : `Sew one ${names(uses)} to the end of each front at the waist seam, right sides together; turn the front edges over them and bar-tack.`
      } Worn, that of the under front goes out through the slot at the ${upperFront(kit.spec)} side seam and round the back to meet the other.`,
      uses,
      seams: [kit.seams.tack],
      minutes: 2,
    },
  ];
};

/** Straps that close a wrap or hold the garment. */
const buttonedStraps = (kit: Kit, uses: UsedPiece[]): StepDraft => ({
  phase: 'edges',
  title: 'Button the straps',
  text: `Sew two buttons to the bib's upper corners and two inside the back waistband, a hand's width from its centre; cross ${names(uses)} at the back, try them on and work a buttonhole in each end.`,
  uses,
  seams: [kit.seams.buttonhole],
  minutes: 4,
});

export const setStraps: Operation = (kit) => {
  const uses = kit
    .of('strap')
    .filter((p) => p.id !== 'own.ties' && !/^(trayvon|benjamin|albert|hortensia)\./.test(p.id));
  if (uses.length === 0) return [];
  const cups = kit.of('cup');
  if (kit.pieces.some((p) => p.id === 'own.bib')) return [buttonedStraps(kit, uses)];
  return [
    {
      phase: 'edges',
      title: 'Set the straps',
      text:
        cups.length > 0
          ? `Thread ${names(uses)} through the casings of ${names(cups)} and knot or bar-tack the ends.`
          : `Sew ${names(uses)} to the marked ends and reinforce with a stitched box.`,
      uses: [...uses, ...cups],
      joins: /^Halter tie to front$/,
      seams: [kit.seams.tack],
      minutes: 2,
    },
  ];
};

const WAIST_ELASTIC = metres('elastic 30 mm', 0.8);

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
        takes: [WAIST_ELASTIC],
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
      takes: [metres('drawcord', 1.4), piece('eyelet 8 mm', 2)],
      seams: [kit.seams.topstitch],
      minutes: 2.5,
    },
  ];
};
