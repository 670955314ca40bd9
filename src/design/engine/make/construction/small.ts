import { straightWay } from './straight-cut.js';
import { GARMENT } from '../../garments/index.js';
import { piece } from '../materials/index.js';
import { kitWith, names, type Kit, type Operation, type StepDraft } from './kit.js';
import { braWay, isStretchBody, stretchWay } from './stretch.js';

/** Garments that are made in a way of their own: accessories, hats, bags, swimwear, underwear, capes. */

const step = (
  kit: Kit,
  phase: StepDraft['phase'],
  title: string,
  text: string,
  match: RegExp,
  minutes: number,
  seams: StepDraft['seams'] = [kit.seams.join],
  joins?: RegExp,
): StepDraft => ({ phase, title, text, uses: kit.pieces.filter((p) => match.test(p.id)), seams, joins, minutes });

const tie: Operation = (kit) => [
  step(
    kit,
    'parts',
    'Join the tie',
    'Sew Fabric tail to Fabric tip on the bias seam and press open; join Interfacing tail and Interfacing tip.',
    /trayvon\.(fabricT|interfacing)/,
    3,
  ),
  step(
    kit,
    'lining',
    'Tip the ends',
    'Sew Lining tip and Lining tail to the ends, mitre the points, turn and press lightly.',
    /trayvon\.lining/,
    4,
    [kit.seams.turned],
  ),
  step(
    kit,
    'edges',
    'Fold and slip-stitch',
    'Wrap the tie around its interfacing and slip-stitch the centre back by hand with one loose thread; bar-tack both ends.',
    /trayvon\.(fabricT|interfacing)/,
    6,
    [kit.seams.tack],
  ),
  step(
    kit,
    'fastening',
    'Keeper loop',
    'Fold Fabric loop to a strip and catch its ends in the back seam.',
    /trayvon\.fabricLoop/,
    1,
    [kit.seams.turned],
  ),
];

const bowTie: Operation = (kit) => [
  step(
    kit,
    'parts',
    'Make the bow',
    'Stitch each pair of bow pieces right sides together, leave a gap, grade, turn and press.',
    /benjamin\.bow|benjamin\.tie/,
    5,
    [kit.seams.turned],
  ),
  step(kit, 'edges', 'Band', 'Join the band, turn it and fix the bow at its middle.', /benjamin\./, 4, [
    kit.seams.turned,
  ]),
];

const hat: Operation = (kit) => {
  const shell = kit.pieces.filter((p) => /top|side|crown|wedge|gore|panel|band/i.test(p.id) && !/brimTop/i.test(p.id));
  const brims = kit.pieces.filter((p) => /brim/i.test(p.id));
  return [
    {
      phase: 'panels',
      title: 'Crown',
      text: `Join ${names(shell)} to the crown, clip and press open; repeat in lining.`,
      uses: shell,
      seams: [kit.seams.join],
      minutes: 6,
    },
    ...(brims.length > 0
      ? [
          {
            phase: 'edges' as const,
            title: 'Brim',
            text: `Sew ${names(brims)} together on the outer edge, turn over the stiffening, topstitch in rows and set to the crown.`,
            uses: brims,
            seams: [kit.seams.turned, kit.seams.topstitch],
            minutes: 6,
          },
        ]
      : []),
    {
      phase: 'lining',
      title: 'Line and band',
      text: kit.pieces.some((p) => p.cuts.some((c) => c.material === 'lining'))
        ? 'Set the lining into the crown and sew in the sweatband over all allowances.'
        : 'Neaten or bind the inner edge; sew in a sweatband where the hat is structured.',
      uses: shell.filter((p) => p.cuts.some((c) => c.material === 'lining')),
      seams: [kit.seams.attach],
      minutes: 4,
    },
  ];
};

const bag: Operation = (kit) => {
  const zipped = kit.pieces.filter((p) => /zip/i.test(p.id));
  const straps = kit.of('strap');
  const rest = kit.pieces.filter((p) => !zipped.includes(p) && !straps.includes(p));
  return [
    {
      phase: 'parts',
      title: 'Straps',
      text: `Fold ${names(straps) || 'the handles'} lengthwise with the edges inside and stitch both edges twice.`,
      uses: straps,
      seams: [kit.seams.topstitch],
      minutes: 3,
    },
    ...(zipped.length > 0
      ? [
          {
            phase: 'zip' as const,
            title: 'Zip panel',
            text: `Set the zip between ${names(zipped)} and its lining; topstitch.`,
            uses: zipped,
            takes: [piece(`closed zip ${Math.round(Math.max(...zipped.map((p) => p.height_mm)) / 10)} cm`, 1)],
            seams: [kit.seams.zip],
            minutes: 4,
          },
        ]
      : []),
    {
      phase: 'sides',
      title: 'Body of the bag',
      text: `Baste the straps to the panels; join ${names(rest)}, clip the corners and stitch twice.`,
      uses: [...rest, ...straps],
      seams: [kit.seams.strong],
      minutes: 9,
    },
    {
      phase: 'edges',
      title: 'Line and bind',
      text: 'Set the lining in wrong sides together and bind the inner seams.',
      uses: rest.filter((p) => p.cuts.some((c) => c.material === 'lining')),
      seams: [kit.seams.bind],
      minutes: 6,
    },
  ];
};

const apronPocket: Operation = (kit) => [
  step(
    kit,
    'pockets',
    'Pocket',
    'Hem the top of the pocket, press in the allowances and edge-stitch it to the front; stitch the divisions.',
    /pocket/i,
    3,
    [kit.seams.topstitch, kit.seams.tack],
  ),
];

const apron: Operation = (kit) => [
  ...(kit.has('pocket') ? apronPocket(kit) : []),
  step(
    kit,
    'edges',
    'Hem the edges',
    'Turn all edges of the apron twice, mitre the corners and stitch.',
    /front|apron|skirt/i,
    4,
    [kit.seams.hem],
  ),
  step(
    kit,
    'fastening',
    'Straps',
    'Sew the straps to the upper corners and sides with a boxed cross.',
    /strap|tie/i,
    2.5,
    [kit.seams.tack],
  ),
];

const strip: Operation = (kit) => {
  const folded = kit.pieces.some((p) => /folded/i.test(p.name));
  const belt = kit.spec.garment === 'belt';
  return [
    {
      phase: 'edges',
      title: folded ? 'Fold and close' : 'Finish the edges',
      text: folded
        ? `Fold ${names(kit.pieces)} lengthwise, stitch the long edge and ends, turn through a gap and close it.`
        : `Turn the edges of ${names(kit.pieces)} twice and stitch, mitring the corners; fringe the ends where the design shows it.`,
      uses: kit.pieces,
      seams: [folded ? kit.seams.turned : kit.seams.hem],
      minutes: 5,
    },
    ...(belt
      ? [
          {
            phase: 'fastening' as const,
            title: 'Buckle and holes',
            text: 'Fold one end over the buckle and box-stitch; punch the holes.',
            takes: [piece('belt buckle 40 mm', 1)],
            seams: [kit.seams.tack],
            minutes: 3,
          },
        ]
      : []),
  ];
};

const briefs: Operation = (kit) => [
  step(
    kit,
    'panels',
    'Insets and sides',
    `Join ${names(kit.of('gusset', 'side'))} to ${names(kit.of('front', 'back'))}, notch to notch.`,
    /./,
    5,
    [kit.seams.join],
    /^Side seam$|to gusset$|^Seam$/,
  ),
  step(
    kit,
    'edges',
    'Leg openings',
    'Turn the leg openings over soft elastic and coverstitch.',
    /front|back|side/i,
    3,
    [kit.seams.elastic],
  ),
  step(
    kit,
    'waist',
    'Waist elastic',
    'Close the elastic to a ring, quarter it, sew to the waist edge stretched and coverstitch.',
    /front|back|side/i,
    2,
    [kit.seams.elastic],
  ),
];

const bikini: Operation = (kit) => [
  step(kit, 'parts', 'Ties', `Stitch ${names(kit.of('strap'))} lengthwise, turn and press.`, /tie|strap/i, 3, [
    kit.seams.turned,
  ]),
  step(
    kit,
    'panels',
    'Cups',
    `Sew outer and inner ${names(kit.of('cup'))} right sides together at the sides, turn; stitch the casings at the lower and upper edge over swim elastic and thread ${names(kit.of('strap'))} through them.`,
    /cup|tie|strap/i,
    6,
    [kit.seams.turned, kit.seams.elastic],
  ),
];

const cape: Operation = (kit) => [
  step(
    kit,
    'sides',
    kit.spec.garment === 'poncho' ? 'Neck opening' : 'Front edges and neck',
    `Cut the neck opening of ${names(kit.pieces)} to the neck measure; ${kit.spec.garment === 'poncho' ? 'bind it' : 'open the front, face both edges and set the collar or binding'}.`,
    /./,
    8,
    [kit.seams.turned, kit.seams.bind],
  ),
  step(kit, 'hem', 'Hem', `Let the cloth hang 24 h, level and hem ${names(kit.pieces)}.`, /./, 5, [kit.seams.blindHem]),
];

const isBriefs = ({ id }: { id: string }): boolean => id.startsWith('own.briefs') || id === 'own.gusset';

/** What is sewn apart: a top and its briefs; else the garment as it is. */
export function garmentsOf(kit: Kit): Kit[] {
  const isTwo = kit.pieces.some(({ id }) => id.startsWith('own.briefs')) && !kit.pieces.every(isBriefs);
  return isTwo ? [kitWith(kit, (p) => !isBriefs(p)), kitWith(kit, isBriefs)] : [kit];
}

/** Under the names that garments' files give them. */
export const WAYS: Readonly<Record<string, Operation>> = { tie, 'bow-tie': bowTie, hat, bag, apron, strip, cape };

/** The way of its own in which such a garment is made, or null where the general order holds. */
export function ownWay(kit: Kit): Operation | null {
  if (kit.pieces.length === 0) return null;
  if (isStretchBody(kit)) return stretchWay;
  const straight = straightWay(kit);
  if (straight) return straight;
  if (kit.pieces.some((p) => p.id === 'own.frame')) return braWay;
  if (kit.has('cup')) return bikini;
  const sewn = kit.has('front') && ['cape', 'poncho'].includes(kit.spec.garment);
  if (sewn) return null;
  if (kit.pieces.some((p) => p.id.startsWith('bruce.') || isBriefs(p))) return briefs;
  return WAYS[GARMENT[kit.spec.garment].making ?? ''] ?? null;
}
