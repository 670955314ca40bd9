import { boxOf } from '../../../geometry/box.js';
import { distance, type Point } from '../../../geometry/point.js';
import { distanceToLoop } from '../../../geometry/polyline.js';
import type { SleeveType } from '../../../garments/spec.js';
import { hemAt } from '../pieces/alter.js';
import { runLength } from '../checks.js';
import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';

/**
 * Full sleeves, slashed and spread from the fitted sleeve that was drafted to the armhole. Spreading below the biceps
 * line leaves the cap, and so its seam, as it was; fullness over the cap is gathered into the armhole.
 */
interface Fullness {
  /** share of its width the hem gains */
  hem: number;
  /** where the spread begins, share of the way from biceps line to hem */
  from: number;
  /** share of its width the sleeve gains at the biceps line */
  cap: number;
  /** how many times the armhole the cap is, gathered; its height follows from it. 1: as fitted */
  gather: number;
  /** the cap's fullness ends here, share of the way to the hem; 1: goes on to the hem */
  capUntil: number;
  finish: 'hem' | 'band' | 'ruffle';
}

const plain = { hem: 0, from: 0, cap: 0, gather: 1, capUntil: 1 };
const FULLNESS: Partial<Record<SleeveType, Fullness>> = {
  bell: { ...plain, hem: 0.75, from: 0.35, finish: 'hem' },
  circular: { ...plain, hem: 1.1, finish: 'hem' },
  flutter: { ...plain, hem: 0.55, finish: 'hem' },
  bishop: { ...plain, hem: 0.8, finish: 'band' },
  poet: { ...plain, hem: 0.8, cap: 0.3, gather: 1.3, finish: 'ruffle' },
  puff: { ...plain, hem: 0.35, cap: 0.35, gather: 1.5, finish: 'band' },
  balloon: { ...plain, hem: 0.75, cap: 0.4, gather: 1.5, finish: 'band' },
  juliet: { ...plain, cap: 0.5, gather: 1.6, capUntil: 0.4, finish: 'hem' },
  'leg-of-mutton': { ...plain, cap: 0.6, gather: 1.75, capUntil: 0.5, finish: 'hem' },
  ruffle: { ...plain, finish: 'ruffle' },
};

/** Sleeves that {@link fullSleeve} can make of a fitted one. */
export const canSpread = (type: SleeveType | null): type is SleeveType =>
  type !== null && (type in FULLNESS || type === 'lantern');

/** Whether its cap is as it was fitted, with all fullness below. */
export const keepsCap = (type: SleeveType | null): boolean =>
  type === null || (type in FULLNESS ? FULLNESS[type]?.gather === 1 : type === 'set-in');

export interface SleeveSite {
  /** id of the fitted sleeve */
  sleeve: string;
  /** the armholes it is sewn into, per sleeve */
  armholes: Run[];
  /** id of a cuff that the base design draws already and that the spread hem is gathered into */
  cuff?: { id: string; run: Run; /** share by which a ribbed cuff is stretched to its edge */ stretch?: number };
}

export const CAP_SEAM = 'Sleeve cap to armhole';
const HEM_SEAM = 'Sleeve hem to band';

export function fullSleeve(type: SleeveType, site: SleeveSite): Alteration {
  return (pieces, body, sa) => {
    const sleeve = pieces.find((p) => p.id === site.sleeve);
    const full = FULLNESS[type];
    if (!sleeve || !hemOf(sleeve)) return pieces;
    const shows = [`sleeve.type=${type}`];
    const said = (made: Piece[]): Piece[] => made.map((p) => ({ ...p, shows }));
    if (type === 'lantern') return replaced(pieces, sleeve, said(lantern(sleeve, pieces, sa, site)));
    if (!full) return pieces;
    return replaced(pieces, sleeve, said(spreadSleeve(sleeve, full, site, pieces, body, sa)));
  };
}

const replaced = (pieces: Piece[], old: Piece, made: Piece[]): Piece[] =>
  pieces.flatMap((p) => (p === old ? made : [p]));

/** Names of the hem's ends: designs call it wrist or hem, and keep points of both. */
export function hemOf(sleeve: Piece): [string, string] | null {
  const pair = [
    ['wristLeft', 'wristRight'],
    ['hemLeft', 'hemRight'],
  ].find((pair) => pair.every((name) => onOutline(sleeve, name)));
  return pair ? [pair[0], pair[1]] : null;
}

const onOutline = (piece: Piece, name: string): boolean =>
  piece.points[name] !== undefined && distanceToLoop(piece.points[name], piece.loop) < 1;

function spreadSleeve(
  sleeve: Piece,
  full: Fullness,
  site: SleeveSite,
  pieces: readonly Piece[],
  body: Body,
  sa: number,
): Piece[] {
  const hem = hemOf(sleeve) as [string, string];
  const armhole = site.armholes.reduce((sum, run) => sum + (runLength(pieces, run) ?? 0), 0);
  const spread = spreadOut(sleeve, full, full.gather > 1 ? liftFor(sleeve, full, armhole * full.gather) : 0);
  const edgeOf = (piece: Piece): number => runLength([piece], { piece: piece.id, from: hem[0], to: hem[1] }) ?? 0;
  const fitted = edgeOf(full.finish === 'ruffle' ? spread : sleeve);
  const cuff = site.cuff && pieces.some((p) => p.id === site.cuff?.id) ? site.cuff : null;
  const finish = full.finish === 'hem' ? [] : cuff ? [] : [bandFor(full.finish, sleeve, fitted, body, sa)];
  const edge = runOf(spread, hem);
  const wanted = edgeOf(sleeve) * (1 + hemShare(full, 1) + capShare(full, 1));
  const cuffLength = (cuff && runLength(pieces, cuff.run)) || wanted;
  const seams = [
    ...(full.gather > 1 ? [capSeam(spread, site.armholes, full.gather)] : []),
    ...(cuff && wanted > edgeOf(sleeve) * 1.01
      ? [
          RIB_GONE,
          gathered('Sleeve hem to cuff', edge, [cuff.run], 'sleeve gathered into the cuff', wanted / cuffLength),
        ]
      : []),
    ...finish.map((band) => finishSeam(full.finish, edge, band, wanted)),
  ];
  return [{ ...spread, seams: [...(sleeve.seams ?? []), ...seams] }, ...finish];
}

const runOf = (sleeve: Piece, [from, to]: [string, string]): Run => ({ piece: sleeve.id, from, to });

const CAP = (sleeve: Piece): Run => ({ piece: sleeve.id, from: 'bicepsLeft', to: 'bicepsRight', via: 'capQ3' });

const capSeam = (sleeve: Piece, armholes: Run[], ratio: number) =>
  gathered(CAP_SEAM, CAP(sleeve), armholes, 'cap gathered into the armhole between the notches', ratio);

const gathered = (name: string, from: Run, into: Run[], reason: string, ratio: number) => ({
  name,
  a: [from],
  b: into,
  ratio,
  kind: 'gather' as const,
  reason: `${reason}, ${ratio.toFixed(2)} to 1`,
});

/** How much the cap is raised, share of its height, for its curve to have the wanted length, mm. */
function liftFor(sleeve: Piece, full: Fullness, wanted: number): number {
  let [low, high] = [-0.5, 3];
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    const length = runLength([spreadOut(sleeve, full, middle)], CAP(sleeve)) ?? 0;
    if (length < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The slashes' openings as one smooth movement of the sleeve, centred on its grain. */
function spreadOut(sleeve: Piece, full: Fullness, lift: number): Piece {
  const box = boxOf(sleeve.loop);
  const bottom = sleeve.points[hemOf(sleeve)?.[0] ?? '']?.y ?? box.maxY;
  const half = Math.max(1, Math.abs(sleeve.points.bicepsLeft?.x ?? box.minX));
  const middle = ((sleeve.points.bicepsLeft?.x ?? -half) + (sleeve.points.bicepsRight?.x ?? half)) / 2;
  const move = (p: Point): Point => {
    const down = Math.max(0, Math.min(1.1, p.y / Math.max(1, bottom)));
    const across = 1 + hemShare(full, down) + capShare(full, down);
    const bump = p.y < 0 ? Math.cos((Math.min(1, Math.abs(p.x - middle) / half) * Math.PI) / 2) ** 2 : 0;
    return { x: middle + (p.x - middle) * across, y: p.y - Math.abs(box.minY) * lift * bump };
  };
  return reshaped(sleeve, move);
}

const hemShare = (full: Fullness, down: number): number =>
  full.hem * (Math.max(0, down - full.from) / (1 - full.from)) ** 1.3;

const capShare = (full: Fullness, down: number): number =>
  full.capUntil >= 1 ? full.cap : full.cap * Math.max(0, 1 - down / full.capUntil) ** 2;

const RUFFLE = 1.8;

/** A band (folded lengthwise) or ruffle for the hem: as wide as the arm needs there. */
function bandFor(finish: 'band' | 'ruffle', sleeve: Piece, fitted: number, body: Body, sa: number): Piece {
  const long = (sleeve.points[hemOf(sleeve)?.[0] ?? '']?.y ?? 0) > body.shoulderToWrist * 0.6;
  if (finish === 'ruffle')
    return rectangle({
      id: 'own.sleeveRuffle',
      title: 'Sleeve ruffle (gathered)',
      width: Math.round(fitted * RUFFLE),
      length: long ? 90 : 70,
      cuts: [cut(2)],
      sa,
      hem: 12,
      bottom: 'hem',
    });
  const arm = long ? body.wrist * 1.12 + 15 : Math.min(fitted * 0.95, body.biceps * 1.06 + 20);
  return rectangle({
    id: 'own.sleeveBand',
    title: 'Sleeve band (folded lengthwise)',
    width: Math.round(arm),
    length: long ? 100 : 60,
    cuts: [cut(2), cut(2, 'interfacing')],
    sa,
  });
}

/** @param wanted width that the spread gives the hem, mm */
function finishSeam(finish: Fullness['finish'], edge: Run, band: Piece, wanted: number) {
  const top: Run = { piece: band.id, from: 'a', to: 'b' };
  const width = distance(band.points.a, band.points.b);
  return finish === 'ruffle'
    ? gathered('Sleeve ruffle to hem', top, [edge], 'ruffle gathered onto the sleeve', RUFFLE)
    : gathered(HEM_SEAM, edge, [top], 'sleeve gathered into its band', wanted / width);
}

/** The plain sleeve's own seam to its rib no longer holds; a rule without edges withdraws the one of its name. */
const RIB_GONE = { name: 'Rib cuff to sleeve', a: [], b: [] };

/** A lantern's lower part ends as wide as the cuff is (stretched, if it is ribbed). */
const lowerToCuff = (site: SleeveSite): SeamRule[] =>
  site.cuff
    ? [
        {
          name: 'Sleeve hem to cuff',
          a: [{ piece: 'own.lanternCuff', from: 'bottomLeft', to: 'bottomRight' }],
          b: [site.cuff.run],
          ...(site.cuff.stretch
            ? {
                kind: 'stretch' as const,
                ratio: 1 / (1 - site.cuff.stretch),
                reason: 'ribbing stretched to the sleeve',
              }
            : {}),
        },
      ]
    : [];

/** Upper part flared to the lantern's seam, lower part tapered from it to the old hem. */
function lantern(sleeve: Piece, pieces: readonly Piece[], sa: number, site: SleeveSite): Piece[] {
  const [left, right] = hemOf(sleeve) as [string, string];
  const bottom = sleeve.points[left].y;
  const [wrist, from] = [sleeve.points[right].x - sleeve.points[left].x, bottom * 0.55];
  const upper = spreadOut(hemAt(sleeve, from, sa), { ...plain, hem: 0.55, from: 0.25, finish: 'hem' }, 0);
  const ends: [string, string] = ['hemIn', 'hemOut'];
  const width = runLength([upper], runOf(upper, ends)) ?? wrist;
  const cuff = site.cuff && runLength(pieces, site.cuff.run);
  const [h, w] = [bottom - from, cuff ? cuff / (1 - (site.cuff?.stretch ?? 0)) : wrist];
  const lower = panel({
    id: 'own.lanternCuff',
    title: 'Lower sleeve',
    start: { name: 'topLeft', at: { x: -width / 2, y: 0 } },
    edges: [
      { name: 'topRight', to: { x: width / 2, y: 0 } },
      { name: 'bottomRight', to: { x: w / 2, y: h } },
      { name: 'bottomLeft', to: { x: -w / 2, y: h }, finish: 'hem' },
      { name: 'topLeft', to: { x: -width / 2, y: 0 } },
    ],
    cuts: [cut(2)],
    sa,
  });
  const seam = {
    name: 'Lantern seam',
    a: [runOf(upper, ends)],
    b: [{ piece: lower.id, from: 'topLeft', to: 'topRight' }],
  };
  return [
    { ...upper, title: 'Upper sleeve', seams: [...(sleeve.seams ?? []), RIB_GONE, seam, ...lowerToCuff(site)] },
    lower,
  ];
}
