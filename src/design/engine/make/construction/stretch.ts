import { metres, piece } from '../materials/index.js';
import { names, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

/** One-pieces of stretch cloth: lined by layering, overlocked, all open edges over elastic. */

const BODY = /^own\.body(Front|Back)$/;

export const isStretchBody = ({ pieces }: Kit): boolean => pieces.some((p) => BODY.test(p.id));

const bodies = (kit: Kit): UsedPiece[] => kit.pieces.filter((p) => BODY.test(p.id));
const when = (holds: boolean, step: StepDraft): StepDraft[] => (holds ? [step] : []);

const layers = (kit: Kit): StepDraft[] => {
  const uses = bodies(kit).filter((p) => p.cuts.some((c) => c.material === 'lining'));
  return when(uses.length > 0, {
    phase: 'parts',
    title: 'Lay the lining',
    text: `Lay the lining of ${names(uses)} wrong sides together with the cloth and baste all edges; treat both as one.`,
    uses,
    seams: [kit.seams.stay],
    minutes: 3,
  });
};

const straps = (kit: Kit): StepDraft[] => {
  const uses = kit.of('strap');
  return when(uses.length > 0, {
    phase: 'parts',
    title: 'Straps',
    text: `Stitch ${names(uses)} lengthwise over elastic and turn.`,
    uses,
    seams: [kit.seams.turned],
    minutes: 3,
  });
};

const shoulders = (kit: Kit): StepDraft[] =>
  when(!kit.has('strap') && kit.spec.neckline !== 'strapless' && kit.spec.neckline !== 'halter', {
    phase: 'shoulders',
    title: 'Close the shoulders',
    text: `Sew ${names(bodies(kit))} at the shoulders and catch clear elastic in the seam.`,
    uses: bodies(kit),
    takes: [metres('clear elastic 6 mm', 0.4, 'shoulders')],
    joins: /^Shoulder seam$/,
    seams: [kit.seams.join],
    minutes: 1.2,
  });

const band = (kit: Kit): StepDraft[] => {
  const uses = kit.of('collar', 'neckband');
  return when(uses.length > 0, {
    phase: 'neck',
    title: 'Neckband',
    text: `Close ${names(uses)} to a ring, fold it and sew it to the neck, stretched evenly.`,
    uses,
    joins: /^Collar to neckline$/,
    seams: [kit.seams.join],
    minutes: 2.5,
  });
};

const sleeves = (kit: Kit): StepDraft[] => {
  const uses = kit.of('sleeve');
  return when(uses.length > 0, {
    phase: 'sleeves',
    title: 'Set the sleeves flat',
    text: `Sew ${names(uses)} into the open armholes, stretching neither; then close underarm and side in one.`,
    uses: [...uses, ...bodies(kit)],
    joins: /^Sleeve /,
    seams: [kit.seams.join],
    minutes: 3,
  });
};

const sides = (kit: Kit): StepDraft[] => [
  {
    phase: 'sides',
    title: 'Side seams',
    text: `Sew ${names(bodies(kit))} at the sides, waist notch on waist notch.`,
    uses: bodies(kit),
    joins: /^Side seam$/,
    seams: [kit.seams.join],
    minutes: 1.6,
  },
];

const underband = (kit: Kit): StepDraft[] => {
  const uses = kit.of('waistband').filter((p) => p.id === 'own.waistband');
  return when(uses.length > 0, {
    phase: 'waist',
    title: 'Band under the bust',
    text: `Close ${names(uses)} to a ring, fold it over the elastic and sew it to the body, stretched evenly; quarter both first.`,
    uses: [...uses, ...bodies(kit)],
    joins: /^Band to body$|^Closed to a ring$|^Folded lengthwise$/,
    takes: [metres('elastic 30 mm', 0.8)],
    seams: [kit.seams.join],
    minutes: 3,
  });
};

const crotch = (kit: Kit): StepDraft[] => {
  const uses = kit.of('gusset');
  const snaps = kit.spec.closure === 'snaps';
  return when(uses.length > 0, {
    phase: 'crotch',
    title: 'Gusset',
    text: snaps
      ? `Sew both layers of ${names(uses)} to the back between the legs, right sides in, and turn; bind the front's end and its own for the snaps.`
      : `Sew ${names(uses)} between ${names(bodies(kit))}, the seams enclosed between its two layers.`,
    uses: [...uses, ...bodies(kit)],
    joins: /to gusset$/,
    seams: [kit.seams.turned],
    minutes: 3,
  });
};

const edges = (kit: Kit): StepDraft[] => [
  {
    phase: 'edges',
    title: 'Elastic in the open edges',
    text: `Sew elastic to the ${kit.has('gusset') ? 'legs' : 'arms'}${kit.has('sleeve') || !kit.has('gusset') ? '' : ', arms'}${kit.has('collar', 'neckband') ? '' : ' and upper edge'} of ${names(bodies(kit))}, a twentieth shorter than the edge (a tenth over the seat); turn and coverstitch.${
      kit.has('strap') ? ' Catch the straps in the turned edge after trying them on.' : ''
    }`,
    uses: [...bodies(kit), ...kit.of('strap')],
    takes: kit.spec.garment === 'swimwear' ? [] : [metres('elastic 10 mm', 2.5, 'edges')],
    seams: [kit.seams.elastic],
    minutes: 6,
  },
];

const wrists = (kit: Kit): StepDraft[] =>
  when(kit.has('sleeve'), {
    phase: 'hem',
    title: 'Hem the sleeves',
    text: `Turn the ends of ${names(kit.of('sleeve'))} once and coverstitch.`,
    uses: kit.of('sleeve'),
    seams: [kit.seams.hem],
    minutes: 1.5,
  });

const ORDER: readonly Operation[] = [layers, straps, shoulders, band, sleeves, sides, crotch, underband, edges, wrists];

export const stretchWay: Operation = (kit) => ORDER.flatMap((operation) => operation(kit));

/** A bra: cups, frame and wings, then the elastics, then what fastens it. */
export const braWay: Operation = (kit) => {
  const of = (id: RegExp): UsedPiece[] => kit.pieces.filter((p) => id.test(p.id));
  const [cups, frame, wings, straps_] = [of(/^own\.cup/), of(/^own\.frame$/), of(/^own\.wing$/), of(/^own\.strap$/)];
  return [
    {
      phase: 'parts',
      title: 'Cups',
      text: `Sew ${names(cups)} at the cup seam, outer cloth and lining each; press the allowances apart, lay both wrong sides together and edge-stitch the seam.`,
      uses: cups,
      joins: /^Cup seam$/,
      seams: [kit.seams.join, kit.seams.topstitch],
      minutes: 8,
    },
    {
      phase: 'parts',
      title: 'Straps',
      text: `Stitch ${names(straps_)} lengthwise, turn, thread ring and slider.`,
      uses: straps_,
      takes: [piece('ring 12 mm', 2, 'straps'), piece('slider 12 mm', 2, 'straps')],
      seams: [kit.seams.turned],
      minutes: 5,
    },
    {
      phase: 'panels',
      title: 'Frame',
      text: `Lay ${names(frame)} on its lining, which does not give, and treat both as one.`,
      uses: frame,
      seams: [kit.seams.stay],
      minutes: 3,
    },
    {
      phase: 'panels',
      title: 'Cups into the frame',
      text: `Sew ${names(cups)} into ${names(frame)}, low point of the cup on the low point of the wire's line; stitch the wire channel over the seam.`,
      uses: [...cups, ...frame],
      joins: /^Cup to frame$/,
      takes: [metres('wire channel 10 mm', 0.8), piece('underwire', 2, 'one pair')],
      seams: [kit.seams.join, kit.seams.topstitch],
      minutes: 12,
    },
    {
      phase: 'sides',
      title: 'Wings',
      text: `Join ${names(wings)} to ${names(frame)}.`,
      uses: [...wings, ...frame],
      joins: /^Frame to wing$/,
      seams: [kit.seams.join],
      minutes: 2.5,
    },
    {
      phase: 'edges',
      title: 'Elastics',
      text: `Sew elastic to the lower edge of ${names([...frame, ...wings])}, then to the upper edges of ${names([...wings, ...cups])}; turn and zigzag.`,
      uses: [...frame, ...wings, ...cups],
      takes: [metres('elastic 12 mm', 2, 'edges')],
      seams: [kit.seams.elastic],
      minutes: 9,
    },
    {
      phase: 'fastening',
      title: 'Hooks and straps',
      text: `Set the hook and eye tapes to the ends of ${names(wings)}, the straps to the cups' points and the wings; push in the wires and close the channels with bar-tacks.`,
      uses: [...wings, ...straps_],
      seams: [kit.seams.tack],
      minutes: 6,
    },
  ];
};
