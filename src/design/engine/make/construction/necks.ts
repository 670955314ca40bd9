import { hasHoodCord } from '../../cut/hood-cord.js';
import { metres, piece } from '../materials/index.js';
import type { Phase } from './types.js';
import { placeWords } from '../pattern/index.js';
import { endsUnderArms } from './body.js';
import { names, openedAt, withStand, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

/** Stands that are grown on: fused, folded back, and at a back lapped shut below the last button. */
function grownStands(kit: Kit, fused: ReturnType<Kit['of']>): StepDraft {
  const uses = withStand(kit);
  const back = uses.some((p) => /back/i.test(p.name));
  return {
    phase: 'placket',
    title: `Button stands at the centre ${back ? 'back' : 'front'}`,
    text: `Fuse ${names(fused)} to the stands of ${names(uses)}, neaten their facings and fold them back along the fold line; at the neck ${kit.has('neck-facing') ? 'turn them with the neck facing' : 'they are caught in its seam'}.${
      back ? ' Lap the right over the left and topstitch them shut below the last button.' : ''
    }`,
    uses: [...fused, ...uses],
    seams: [kit.seams.neaten, kit.seams.topstitch],
    minutes: 4,
  };
}

/** A slit that lets the head through where nothing else opens. */
function slit(kit: Kit, facing: ReturnType<Kit['of']>): StepDraft {
  const backs = kit.of('back');
  const seamed = backs.some((p) => !p.on_fold && p.cut >= 2);
  return {
    phase: 'placket',
    title: 'Slit at the centre back',
    takes: [piece('button 11 mm', 1, 'slit at the neck')],
    text: seamed
      ? `Leave the centre back seam of ${names(backs)} open from the neck to the end of the slit and face it with ${names(facing)}; set a loop and a button at the neck.`
      : `Stitch ${names(facing)} to ${names(backs)} right sides together beside the marked line, slash to the end, turn and understitch; set a loop and a button at the neck.`,
    uses: [...facing, ...backs],
    seams: [kit.seams.turned],
    minutes: 3,
  };
}

/** An opening whose edges lap: an underlap behind, a facing in front. */
function lapped(kit: Kit, strips: ReturnType<Kit['of']>, phase: Phase): StepDraft {
  const opened = openedAt(kit, 'side', 'shoulder', 'back', 'front');
  const [place, uses] = [placeWords(opened?.place ?? 'side'), opened?.uses ?? []];
  return {
    phase,
    title: `Opening at ${place}`,
    text: `Fold the underlap lengthwise and sew it to the back edge of the opening at ${place}; face the front edge with the facing of the overlap and turn it in, lap front over back on ${names(uses)} and bar-tack the end.`,
    uses: [...strips, ...uses],
    seams: [kit.seams.attach, kit.seams.turned],
    minutes: 4,
  };
}

/** A shoulder that opens is lapped once the neckband is on, for the strips run on over it. */
export const shoulderOpening: Operation = (kit) =>
  openedAt(kit, 'shoulder')
    ? [
        lapped(
          kit,
          kit.pieces.filter((p) => /^own\.(underlap|lapFacing)$/.test(p.id)),
          'neck',
        ),
      ]
    : [];

/** Fronts' plackets: shirts fold theirs on, polos set one in. */
export const plackets: Operation = (kit) => {
  const stands = kit.of('placket').filter((p) => p.id === 'own.buttonStand');
  const strips = kit.of('placket').filter((p) => /^own\.(underlap|lapFacing)$/.test(p.id));
  const slits = kit.of('placket').filter((p) => p.id === 'own.neckSlit');
  const ofZip = kit.of('placket').filter((p) => p.id === 'own.placket' && kit.spec.closure === 'half-zip');
  const uses = kit.of('placket').filter((p) => ![...stands, ...strips, ...slits, ...ofZip].includes(p));
  const fronts = kit.of('front');
  const opened = [
    ...(slits.length > 0 ? [slit(kit, slits)] : []),
    ...(stands.length > 0 ? [grownStands(kit, stands)] : []),
    ...(strips.length > 0 && !openedAt(kit, 'shoulder') ? [lapped(kit, strips, 'placket')] : []),
  ];
  if (opened.length > 0 || strips.length > 0) return opened;
  if (uses.length > 0)
    return [
      {
        phase: 'placket',
        title: 'Set the placket',
        text: `Stitch ${names(uses)} to ${names(fronts)}, slash between the seams, turn through and box-stitch the lower end.`,
        uses: [...uses, ...fronts],
        seams: [kit.seams.attach],
        minutes: 3,
      },
    ];
  const shirt = fronts.filter((p) => p.id.startsWith('simon.'));
  if (shirt.length === 0) return [];
  return [
    {
      phase: 'placket',
      title: 'Front bands',
      text: `Turn and press the front edges of ${names(shirt)} along the fold lines and edge-stitch the bands.`,
      uses: shirt,
      seams: [kit.seams.topstitch],
      minutes: 1.8,
    },
  ];
};

/** Parts of the collar and how it goes on. */
export const collar: Operation = (kit) => {
  const uses = kit.of('collar');
  if (uses.length === 0 || kit.tailored) return [];
  const stands = uses.filter((p) => /stand|band/i.test(p.name));
  const falls = uses.filter((p) => !stands.includes(p));
  const knitted = /knitted/i.test(names(uses));
  if (knitted) return [knitCollar(kit)];
  const steps: StepDraft[] = [];
  if (falls.length > 0)
    steps.push({
      phase: 'neck',
      title: 'Make the collar',
      text: `Stitch the layers of ${names(falls)} right sides together on the outer edge, trim the points, turn, press and topstitch.`,
      uses: falls,
      seams: [kit.seams.turned, kit.seams.topstitch],
      minutes: 2.4,
    });
  steps.push({
    phase: 'neck',
    title: 'Set the collar',
    text:
      stands.length > 0 && falls.length > 0
        ? `Sew ${names(falls)} between the layers of ${names(stands)}; set the stand to the neckline and edge-stitch all round.`
        : kit.has('neck-facing')
          ? `Baste ${names(uses)} to the neckline, lay ${names(kit.of('neck-facing'))} over it, sew through all layers, grade, clip, turn and understitch.`
          : `Set ${names(uses)} to the neckline, ends at the front edges, and edge-stitch.`,
    uses: [...uses, ...kit.of('neck-facing')],
    joins: /^Collar (stand )?to (neckline|stand)$|(neck|top) facing to edge$/,
    seams: [kit.seams.attach],
    minutes: 2.8,
  });
  return steps;
};

const knitCollar = (kit: Kit): StepDraft => ({
  phase: 'neck',
  title: 'Set the knitted collar',
  text: `Baste ${names(kit.of('collar'))} to the neckline between the placket edges, sew and cover the seam with neck tape.`,
  uses: kit.of('collar'),
  seams: [kit.seams.attach],
  minutes: 2.2,
});

const isDouble = ({ cut, cuts }: UsedPiece): boolean => cut >= 4 || cuts.some((c) => c.material === 'lining');

/** How a hood is made up: with an inner one at its face edge, or with the edge turned. */
function hoodText(kit: Kit, uses: readonly UsedPiece[]): string {
  const where = uses.length > 1 ? 'along the strip' : 'at the centre';
  const cord = hasHoodCord(kit.spec);
  return uses.some(isDouble)
    ? `Join outer and inner ${names(uses)} ${where}, sew them together at the face edge${
        cord ? ', set the eyelets and stitch the cord channel' : ' and topstitch'
      }`
    : `Join ${names(uses)} ${where}; ${
        cord
          ? 'set the eyelets, turn the face edge twice and stitch it as the cord channel'
          : 'turn the face edge and topstitch'
      }`;
}

export const hood: Operation = (kit) => {
  const uses = kit.of('hood');
  if (uses.length === 0) return [];
  const facings = kit.has('collar') ? [] : kit.of('neck-facing');
  const faced = facings.length > 0 ? `; lay ${names(facings)} over the seam, sew, turn and understitch` : '';
  return [
    {
      phase: 'neck',
      title: 'Hood',
      text: `${hoodText(kit, uses)}; set the hood to the neckline, centres meeting${faced}.`,
      uses: [...uses, ...facings],
      joins: /^Centre seam$|^Hood to neckline$|^Hood side to strip$|neck facing to edge$/,
      seams: [kit.seams.join, kit.seams.topstitch],
      minutes: 5.5,
    },
  ];
};

const shoulderBandOf = (kit: Kit): ReturnType<Kit['of']> => kit.pieces.filter((p) => p.id === 'own.shoulderBand');

/** The band of an off-shoulder neck goes on when the sleeves are in, which are part of its edge. */
export const shoulderBand: Operation = (kit) => {
  const band = shoulderBandOf(kit);
  if (band.length === 0) return [];
  const edge = [...kit.of('front', 'back'), ...kit.of('sleeve')];
  return [
    {
      phase: 'edges',
      title: 'Off-shoulder band',
      text: `Fold ${names(band)} lengthwise and sew it to the upper edge of ${names(edge)} from one edge of the opening to the other, centres meeting; draw elastic in, try it on and fasten its ends.`,
      uses: [...band, ...edge],
      seams: [kit.seams.attach, kit.seams.elastic],
      minutes: 4,
    },
  ];
};

const NECKBAND = /^Neckband|^Collar to neckline$|^Folded lengthwise$/;

const PARTS: ReadonlySet<string | null> = new Set(['zip', 'snaps', 'buttons', 'toggles']);

/** Fronts cut apart that close from neck to hem. */
const isParted = (kit: Kit): boolean =>
  PARTS.has(kit.spec.closure) && kit.of('front').some((p) => !p.on_fold && p.cut >= 2);

/** How a neckline without collar or hood is finished. */
export const neckline: Operation = (kit) => {
  if (shoulderBandOf(kit).length > 0) return [];
  const bands = kit.of('neckband');
  const fronts = kit.of('front-band');
  const bodies = kit.of('front', 'back');
  const steps: StepDraft[] = [];
  if (bands.length > 0)
    steps.push({
      phase: 'neck',
      title: kit.knit ? 'Neckband' : 'Finish the neckline',
      text: `${openedAt(kit, 'shoulder', 'back', 'front') || isParted(kit) ? `Sew ${names(bands)} on from one edge of the opening to the other` : `Close ${names(bands)} to a ring, quarter band and neckline, and sew on`} ${
        kit.knit
          ? 'with the band stretched evenly; topstitch the allowance to the body'
          : 'right sides together; turn and understitch'
      }.`,
      uses: bands,
      joins: openedAt(kit, 'shoulder', 'back', 'front')
        ? NECKBAND
        : new RegExp(`^Closed to a ring$|${NECKBAND.source}`),
      seams: [kit.seams.attach, kit.seams.topstitch],
      minutes: 1.8,
    });
  if (fronts.length > 0)
    steps.push({
      phase: 'neck',
      title: 'Front bands',
      text: `Join ${names(fronts)} at the centre back neck, fold lengthwise and sew to the front edges and neckline.`,
      uses: fronts,
      joins: /^Band, centre back$|^Band to front and neck$|^Folded lengthwise$/,
      seams: [kit.seams.attach],
      minutes: 3,
    });
  const bare = bands.length + fronts.length === 0 && !kit.has('collar', 'hood') && !kit.tailored && bodies.length > 0;
  if (bare && !kit.has('cup')) steps.push(bareNeck(kit));
  return steps;
};

function bareNeck(kit: Kit): StepDraft {
  const facings = kit.of('neck-facing');
  const bodies = kit.of('front', 'back');
  const low = ['strapless', 'sweetheart', 'straight-across'].includes(kit.spec.neckline ?? '');
  const how =
    facings.length > 0
      ? `Sew ${names(facings)} to the edge, grade, clip, turn and understitch.`
      : kit.knit
        ? 'Bind the edge with a self-fabric strip, or turn it once and coverstitch.'
        : low
          ? 'Face the upper edge with a bias strip and stay tape, or with the lining; understitch. Add silicone grip tape inside.'
          : 'Face the neckline with a bias strip cut from the rest of the cloth: sew, trim, turn and understitch.';
  return {
    phase: 'neck',
    title: low ? 'Finish the upper edge' : 'Finish the neckline',
    text: `Neckline of ${names(bodies)}: ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
    uses: [...bodies, ...facings],
    joins: /(neck|top) facing to edge$/,
    takes: /grip tape/.test(how) ? [metres('silicone grip tape 10 mm', 0.9)] : [],
    seams: [facings.length > 0 || !kit.knit ? kit.seams.turned : kit.seams.bind],
    minutes: 2.2,
  };
}

const ON_BIAS = /^Arm binding$/;

/** Armholes without sleeves. */
export const armholes: Operation = (kit) => {
  const facings = kit.of('arm-facing');
  const bands = [...kit.of('arm-binding'), ...facings];
  const bodies = kit.of('front', 'back');
  if (kit.has('sleeve', 'leg', 'cup') || bodies.length === 0 || kit.lined) {
    if (bands.length === 0) return [];
  }
  const low = ['strapless', 'sweetheart', 'straight-across'].includes(kit.spec.neckline ?? '');
  if ((low || endsUnderArms(kit)) && bands.length === 0) return [];
  return [
    {
      phase: 'edges',
      title: 'Finish the armholes',
      text:
        facings.length > 0
          ? `Close ${names(facings)} to rings, sew to the armholes right sides together, clip, turn and understitch.`
          : bands.length > 0
            ? `${ON_BIAS.test(names(bands)) ? `Close ${names(bands)} to rings, sew to the armholes, fold over the edge` : `Sew ${names(bands)} to the armholes, stretched evenly,`} and topstitch.`
            : `Face or bind the armholes of ${names(bodies)} with bias strips.`,
      uses: [...bands, ...bodies],
      joins: /armhole facing to edge$|^Arm (band|binding) to armhole$/,
      seams: [facings.length > 0 ? kit.seams.turned : bands.length > 0 ? kit.seams.attach : kit.seams.bind],
      minutes: 2,
    },
  ];
};

/** Facings of fronts that close edge to edge without lapels. */
export const frontFacings: Operation = (kit) => {
  const uses = kit.of('facing');
  const fronts = kit.of('front', 'panel').filter((p) => /front/i.test(p.name));
  if (uses.length === 0 || kit.tailored || fronts.length === 0) return [];
  return [
    {
      phase: 'placket',
      title: 'Front facings',
      text: `Sew ${names(uses)} to the front edges of ${names(fronts)}, grade, turn${kit.kind === 'leather' ? ', glue' : ', press'} and topstitch.`,
      uses: [...uses, ...fronts],
      joins: /^Facing to front edge$/,
      seams: [kit.seams.turned, kit.seams.topstitch],
      minutes: 2.4,
    },
  ];
};
