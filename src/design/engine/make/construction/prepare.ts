import { isPlaced } from '../../motifs/is-placed.js';
import { isRaglan } from './body.js';
import { metres } from '../materials/index.js';
import { cutFrom, names, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

const cutting = (kit: Kit): string =>
  kit.kind === 'leather'
    ? 'Lay the pieces on one hide at a time, the grain line down the spine; cut singly.'
    : kit.kind === 'pile'
      ? 'Lay all pieces with the pile running the same way and cut on the wrong side.'
      : kit.knit
        ? 'Lay the cloth without stretching it; all pieces in one direction.'
        : 'Straighten the grain, press the cloth and cut with the grain lines on it.';

const matching = (kit: Kit): string =>
  kit.spec.print &&
  ['stripes', 'breton', 'vertical-stripes', 'checks', 'gingham', 'plaid', 'tartan', 'houndstooth'].includes(
    kit.spec.print,
  )
    ? ' Match the pattern at sides, centre front and pockets.'
    : '';

/** Cutting and marking: all pieces. */
export const cut: Operation = (kit) => {
  const count = kit.pieces.reduce((sum, piece) => sum + piece.cut, 0);
  if (count === 0) return [];
  return [
    {
      phase: 'prepare',
      title: 'Cut and mark',
      text: `${cutting(kit)} Cut ${count} parts from ${kit.pieces.length} pattern pieces; transfer notches, darts and fastenings.${matching(kit)}`,
      uses: kit.pieces,
      machine: 'cutting table',
      minutes: 2 + count * 0.25,
    },
  ];
};

export const interface_: Operation = (kit) => {
  const fused = cutFrom(kit, /interfacing/i);
  const canvas = cutFrom(kit, /canvas|specialty/i);
  const steps: StepDraft[] = [];
  if (fused.length > 0)
    steps.push({
      phase: 'interfacing',
      title: 'Fuse the interfacing',
      text: `Fuse interfacing to ${names(fused)}. Try temperature and pressure on a scrap first and let the parts cool flat.`,
      uses: fused,
      machine: 'fusing press or iron',
      minutes: 0.4 * fused.length + 0.6,
    });
  if (canvas.length > 0)
    steps.push({
      phase: 'interfacing',
      title: 'Set the canvas',
      text: `Baste canvas and undercloth to ${names(canvas)} by hand and pad-stitch where they roll; trim them out of the allowances.`,
      uses: canvas,
      machine: 'by hand, or fusible canvas on a press',
      minutes: 2.5 * canvas.length,
    });
  return steps;
};

/** Stays on edges that stretch: shoulders and necks of knits, bias edges of light cloth, glued edges of leather. */
export const stay: Operation = (kit) => {
  const bodies = kit.of('front', 'back');
  if (bodies.length === 0 || kit.has('cup')) return [];
  const how = kit.knit
    ? `Lay stay tape along the ${isRaglan(kit) ? 'neck edges' : 'shoulder seams'} of`
    : kit.kind === 'light' || kit.kind === 'sheer'
      ? 'Staystitch the necklines and armholes of'
      : null;
  if (!how) return [];
  return [
    {
      phase: 'interfacing',
      title: 'Stay the edges',
      text: `${how} ${names(bodies)}, 5 mm from the edge.`,
      uses: bodies,
      takes: kit.knit ? [metres('stay tape 10 mm', 0.4)] : [],
      seams: [kit.seams.stay],
      minutes: 0.6,
    },
  ];
};

const DECOR: Partial<Record<string, string>> = {
  embroidery: 'Embroider',
  applique: 'Apply the appliqué to',
  beading: 'Bead',
  sequins: 'Set the sequins on',
  patchwork: 'Piece the patchwork of',
  quilting: 'Quilt wadding to',
  'elbow-patches': 'Stitch the elbow patches to',
  'reflective-trim': 'Stitch the reflective tape to',
  'side-stripes': 'Stitch the side stripes to',
};

/** Decoration that is easiest while the parts lie flat. */
export const embellish: Operation = (kit) =>
  kit.spec.details.flatMap((detail) => {
    const how = DECOR[detail];
    const uses =
      detail === 'elbow-patches'
        ? [...kit.of('sleeve'), ...kit.pieces.filter((p) => p.id === 'own.elbowPatch')]
        : detail === 'side-stripes'
          ? kit.of('leg-front', 'leg', 'sleeve')
          : detail === 'quilting' && cutFrom(kit, /wadding/).length > 0
            ? cutFrom(kit, /wadding/)
            : kit.of('front', 'skirt', 'leg-front', 'panel', 'leg').slice(0, 1);
    if (!how || uses.length === 0) return [];
    return [
      {
        phase: 'parts' as const,
        title: detail.charAt(0).toUpperCase() + detail.slice(1).replaceAll('-', ' '),
        text: `${how} ${names(uses)} while the parts lie flat, as the flats show.`,
        uses,
        seams: [kit.seams.topstitch],
        minutes: detail === 'beading' || detail === 'embroidery' ? 20 : 5,
      },
    ];
  });

/** A single figure is printed or worked on the cut part, before anything is sewn to it. */
export const placement: Operation = (kit) => {
  const uses = kit.of('front').slice(0, 2);
  if (!isPlaced(kit.spec) || uses.length === 0) return [];
  const what = kit.spec.motif ? `${kit.spec.motif.replaceAll('-', ' ')} motif` : 'motif';
  return [
    {
      phase: 'parts',
      title: 'Place the motif',
      text: `Print the ${what} on ${names(uses)} where the flats show it, centred on the chest; approve a strike-off on this cloth and let it cure before sewing.`,
      uses,
      seams: [],
      machine: 'screen or transfer press',
      minutes: 2,
    },
  ];
};

/** What such a part is called. */
const called = ({ role, name }: UsedPiece): string => {
  if (role === 'belt') return 'the belt';
  if (role === 'tab') return 'the tabs';
  return /\bties?\b/i.test(name) ? 'the ties' : 'the straps';
};

/** Belts, loops, straps, tabs: made up first so that they lie ready. */
export const smallParts: Operation = (kit) => {
  const steps: StepDraft[] = [];
  const loops = kit.of('belt-loop');
  const straps = kit.of('strap', 'tab', 'belt').filter((p) => p.id !== 'own.elbowPatch');
  if (loops.length > 0)
    steps.push({
      phase: 'parts',
      title: 'Make the belt loops',
      text: `Fold ${names(loops)} lengthwise with the edges inside, stitch both long edges and cut into loops.`,
      uses: loops,
      seams: [kit.seams.topstitch],
      minutes: 1.2,
    });
  if (straps.length > 0)
    steps.push({
      phase: 'parts',
      title: `Make ${[...new Set(straps.map(called))].join(' and ')}`,
      text: `Fold ${names(straps)} right sides together, stitch, turn through, press${kit.knit ? '' : ' and edge-stitch'}.`,
      uses: straps,
      joins: /^Folded lengthwise$/,
      seams: [kit.seams.turned],
      minutes: 1.2 * straps.length + 0.6,
    });
  return steps;
};

/** Darts, pleats, gathers and other fullness. */
export const fullness: Operation = (kit) => {
  const steps: StepDraft[] = [];
  const wanted = kit.spec.details;
  const darts = kit.darted;
  if (darts.length > 0)
    steps.push({
      phase: 'darts',
      title: 'Sew the darts',
      text: `Sew the darts of ${names(darts)} from the wide end to the point, leave the threads and knot them${
        kit.kind === 'leather' ? '; slash and glue the folds open' : '; press towards the centre or downwards'
      }.`,
      uses: darts,
      joins: /^Dart$/,
      seams: [{ ...kit.seams.gather, stitch: '301', seam_name: 'dart' }],
      minutes: 1.4 * Math.min(4, darts.length),
    });
  const pleated =
    wanted.includes('pleats') || kit.spec.silhouette === 'pleated' || kit.pieces.some((p) => p.id === 'own.pleats');
  const skirts = kit.has('skirt') ? kit.of('skirt') : kit.of('leg-front', 'leg');
  if (pleated && skirts.length > 0)
    steps.push({
      phase: 'darts',
      title: 'Lay the pleats',
      text: `Fold, press and baste the pleats of ${names(skirts)} across the waist edge.`,
      uses: skirts,
      seams: [kit.seams.gather],
      minutes: 4,
    });
  return [...steps, ...gathers(kit)];
};

const GATHERED = ['gathers', 'tiers', 'ruching', 'smocking'] as const;

/** Gathers of pieces that have them; ruffles that the pattern has no piece for are cut as strips. */
function gathers(kit: Kit): StepDraft[] {
  const wanted = GATHERED.filter((d) => kit.spec.details.includes(d));
  const named = [
    ...new Set([...kit.of('ruffle'), ...kit.pieces.filter((p) => /\.tier[2-9]/.test(p.id)), ...kit.gathered]),
  ];
  const asked = wanted.length > 0 || kit.spec.silhouette === 'gathered';
  const uses =
    named.length > 0 ? named : asked ? kit.of('skirt', 'sleeve', 'front', 'tail', 'leg-front').slice(0, 2) : [];
  const loose = kit.spec.details.includes('ruffles') && !kit.has('ruffle');
  return [
    ...(uses.length > 0
      ? [
          {
            phase: 'darts' as const,
            title: 'Gather the fullness',
            text: `Run two rows of long stitches for the ${wanted.join(' and ') || 'gathers'} on ${names(uses)}, draw up to the notches and spread evenly.`,
            uses,
            seams: [kit.seams.gather],
            minutes: 4,
          },
        ]
      : []),
    ...(loose
      ? [
          {
            phase: 'darts' as const,
            title: 'Ruffles',
            text: 'The pattern has no piece for them: cut strips 1.5 to 2 times the length they go on, hem one edge, gather the other and baste on where the flats show them.',
            seams: [kit.seams.gather],
            minutes: 5,
          },
        ]
      : []),
  ];
}
