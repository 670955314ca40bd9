import { names, shortName, type Kit, type Operation, type StepDraft, type UsedPiece } from './kit.js';

const welted = (part: UsedPiece): boolean => /welt|jet$/i.test(part.id);

/** Pockets by what their pieces are: welt, slant or side, kangaroo, patch; all before the side seams. */
export const pockets: Operation = (kit) => {
  const parts = kit.of('pocket-part');
  const coin = coinOnFacing(kit);
  const shells = kit.of('pocket').filter((p) => !coin.includes(p));
  const flaps = kit.of('pocket-flap');
  const groups = groupsOf(parts);
  return [
    ...(flaps.length > 0 ? [flapStep(kit, flaps)] : []),
    ...groups.welts.map((group) => weltStep(kit, group, takesFlap(group, groups.welts) ? flaps : [])),
    ...(coin.length > 0 ? [coinStep(kit, coin)] : []),
    ...(groups.bags.length > 0 ? [slantStep(kit, groups.bags)] : []),
    ...(shells.length > 0 ? [patchStep(kit, shells, groups.linings, groups.welts.length > 0 ? [] : flaps)] : []),
    ...seamPockets(kit, parts, shells),
  ];
};

/** A coin pocket goes onto the facing before that goes onto its bag. */
const coinOnFacing = (kit: Kit): UsedPiece[] =>
  kit.pieces.some((p) => p.id === 'own.frontPocketFacing') ? kit.of('pocket').filter((p) => p.id === 'own.coin') : [];

const coinStep = (kit: Kit, coin: UsedPiece[]): StepDraft => {
  const facing = kit.pieces.filter((p) => p.id === 'own.frontPocketFacing');
  return {
    phase: 'pockets',
    title: 'Coin pocket',
    text: `Hem the mouth of ${names(coin)}, press the allowances in and edge-stitch it to the right ${names(facing)} at the marks.`,
    uses: [...coin, ...facing],
    seams: [kit.seams.topstitch, kit.seams.tack],
    minutes: 2,
  };
};

/** Pieces of one welt pocket belong together by the first words of their names. */
function groupsOf(parts: readonly UsedPiece[]): { welts: UsedPiece[][]; bags: UsedPiece[]; linings: UsedPiece[] } {
  const stem = (p: UsedPiece): string =>
    p.id.slice(p.id.indexOf('.') + 1).replace(/(Welt|Bag|Facing|Interfacing|Tab|Shield|Lining).*$/, '');
  const stems = [...new Set(parts.filter(welted).map(stem))];
  const welts = stems.map((s) => parts.filter((p) => stem(p) === s));
  const rest = parts.filter((p) => !welts.flat().includes(p));
  const linings = rest.filter((p) => /lining/i.test(p.id));
  return { welts, bags: rest.filter((p) => !linings.includes(p)), linings };
}

/** Flaps go into the side pockets; those of the breast and the inside have a welt alone. */
const takesFlap = (group: readonly UsedPiece[], all: readonly UsedPiece[][]): boolean =>
  all.length === 1 || !/chest|inner/i.test(group[0].id);

const flapStep = (kit: Kit, flaps: UsedPiece[]): StepDraft => ({
  phase: 'pockets',
  title: 'Make the pocket flaps',
  text: `Stitch the layers of ${names(flaps)} right sides together, grade, turn, press and topstitch.`,
  uses: flaps,
  seams: [kit.seams.turned, kit.seams.topstitch],
  minutes: 2,
});

/** `Back pocket welt` → `Back pocket: welts`; pieces that only say welt or jetting are a pocket of that kind. */
function weltTitle(group: readonly UsedPiece[]): string {
  const stem = shortName(group[0].name).replace(/ ?(welt|bag|facing|interfacing|slanted|jetting strip)$/i, '');
  if (/pocket/i.test(stem)) return `${stem}: welts`;
  return group.some((p) => /jet/i.test(p.id)) ? 'Jetted pockets' : 'Welt pockets';
}

const weltStep = (kit: Kit, group: UsedPiece[], flaps: readonly UsedPiece[]): StepDraft => ({
  phase: 'pockets',
  title: weltTitle(group),
  text: `Mark the mouth; stitch ${names(group.filter(welted))}, cut between the lines to the corners, turn through; set ${
    names(group.filter((p) => !welted(p))) || 'the bags'
  } behind${flaps.length > 0 ? `, slip ${names(flaps)} into the mouth` : ''} and bar-tack the ends.`,
  uses: [...group, ...flaps],
  seams: [kit.seams.turned, kit.seams.tack],
  minutes: kit.tailored ? 7 : 5.5,
});

const slantStep = (kit: Kit, bags: UsedPiece[]): StepDraft => ({
  phase: 'pockets',
  title: bags.some((p) => /seam/i.test(p.id)) ? 'In-seam pockets' : 'Front pockets',
  text: `Stitch facings to the bags where there are any; sew ${names(bags)} to the pocket mouths, turn, topstitch the mouths and close the bags.`,
  uses: [...bags, ...kit.of('leg-front', 'leg')],
  joins: /^Pocket (mouth|bag)$/,
  seams: [kit.seams.turned, kit.seams.topstitch],
  minutes: 4.5,
});

function patchStep(kit: Kit, shells: UsedPiece[], linings: UsedPiece[], flaps: UsedPiece[]): StepDraft {
  const kangaroo = shells.some((p) => /^(huey|hugo|yuri)\./.test(p.id)) || kit.spec.pockets.includes('kangaroo');
  const bodies = kit.of('front', 'leg-back', 'leg-front', 'bib', 'panel', 'skirt');
  const fitting = bodies.some((p) => p.role === 'panel') ? bodies.filter((p) => /front/i.test(p.name)) : bodies;
  const single = shells.reduce((n, p) => n + p.cut, 0) === 1;
  const left = fitting.filter((p) => /left/i.test(p.name));
  const on = single && left.length > 0 ? left : fitting.slice(0, 2);
  return {
    phase: 'pockets',
    title: kangaroo ? 'Kangaroo pocket' : single ? 'Patch pocket' : 'Patch pockets',
    text: `${linings.length > 0 ? `Line with ${names(linings)}. ` : ''}Hem the mouth of ${names(shells)}, press the allowances in and edge-stitch ${
      new Set(shells.map((p) => p.name)).size > 1
        ? 'each to the part it is marked on'
        : `to ${names(on) || 'the body'} at the marks`
    }; ${kit.kind === 'leather' ? 'tie off' : 'bar-tack'} the corners.${
      flaps.length > 0 ? ` Sew ${names(flaps)} just above the mouths, turn down and topstitch.` : ''
    }`,
    uses: [...shells, ...linings, ...flaps, ...on],
    seams: [kit.seams.topstitch, kit.seams.tack],
    minutes: kangaroo ? 2.6 : 2.4 * Math.max(1, Math.min(4, shells.length)),
  };
}

/** Pockets that the spec asks for and the pattern has no pieces for are said, not hidden. */
function seamPockets(kit: Kit, parts: readonly UsedPiece[], shells: readonly UsedPiece[]): StepDraft[] {
  if (parts.length + shells.length > 0 || kit.spec.pockets.length === 0) return [];
  const bodies = kit.of('front', 'leg-front', 'skirt', 'leg');
  if (bodies.length === 0) return [];
  const words = kit.spec.pockets.map((p) => p.replaceAll('-', ' ')).join(' and ');
  return [
    {
      phase: 'pockets',
      title: 'Pockets',
      text: `Cut and set ${words} pockets on ${names(bodies)} where the flats show them; the pattern has no pieces of its own for them.`,
      uses: bodies,
      seams: [kit.seams.topstitch],
      minutes: 5,
    },
  ];
}
