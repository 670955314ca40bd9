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
    text: `Sew elastic to the legs${kit.has('sleeve') ? '' : ', arms'}${kit.has('collar', 'neckband') ? '' : ' and upper edge'} of ${names(bodies(kit))}, a twentieth shorter than the edge (a tenth over the seat); turn and coverstitch.${
      kit.has('strap') ? ' Catch the straps in the turned edge after trying them on.' : ''
    }`,
    uses: [...bodies(kit), ...kit.of('strap')],
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

const ORDER: readonly Operation[] = [layers, straps, shoulders, band, sleeves, sides, crotch, edges, wrists];

export const stretchWay: Operation = (kit) => ORDER.flatMap((operation) => operation(kit));
