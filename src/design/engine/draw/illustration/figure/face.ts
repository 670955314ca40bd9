import { drawn, edge, line } from '../paint/edge.js';
import { n1, pathOf } from '../paint/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { HairTone, Skin } from '../color/skin.js';
import { inked } from '../ink/stroke.js';
import type { Piece, Surface } from '../paint/piece.js';
import type { Scene } from '../paint/scene.js';
import type { Figure } from './figure.js';
import { Z } from './order.js';

const OVAL =
  '0,1 -18,3 -30,16 -34,36 -33.8,52 -31,66 -25.5,79 -17,91 -8,98.6 0,100 8,98.6 17,91 25.5,79 31,66 33.8,52 34,36 30,16 18,3 0,1';
const SQUARE =
  '0,1 -19,3 -31,16 -34.4,36 -34.4,54 -32.6,69 -28.6,81 -20,92 -10,98.6 0,99.6 10,98.6 20,92 28.6,81 32.6,69 34.4,54 34.4,36 31,16 19,3 0,1';
const ROUND =
  '0,1 -20,3 -32,16 -36,36 -36.6,54 -34,70 -27,84 -17,93.6 -8,98.6 0,99.6 8,98.6 17,93.6 27,84 34,70 36.6,54 36,36 32,16 20,3 0,1';

/** What a face shows besides its skin. */
export interface Look {
  readonly skin: Skin;
  readonly hair: HairTone;
  readonly makeup: boolean;
  readonly beard: 'none' | 'stubble' | 'full';
  readonly glasses: 'none' | 'sun' | 'round';
  /** Colour of the frame. */
  readonly frame?: string;
  readonly earrings?: 'studs' | 'drops' | 'hoops';
  /** Lines of age at eyes, cheeks and brow. */
  readonly elder?: boolean;
}

/** Head with ears and a calm face, eyes closed. */
export function faceOf(scene: Scene, figure: Figure, look: Look, surface: Surface): Piece[] {
  const kind = figure.body.presents;
  const text = kind === 'man' ? SQUARE : kind === 'child' ? ROUND : OVAL;
  const turned = turnedPlace(figure);
  const outline = drawn(text, figure.face);
  const ears = [-1, 1].map((s) => ear(figure, s, surface));
  return [
    ...ears,
    {
      z: Z.head,
      surface,
      edges: outline,
      casts: 1.7,
      form: [figure.face(xy(-34, 50)), figure.face(xy(34, 56))],
      inside: bloom(scene, figure, turned, look) + (look.beard === 'none' ? '' : beard(turned, look)),
      over: features(turned, look, kind) + earrings(figure, look),
    },
  ];
}

/** Features slide to the side the head is turned to, and narrow on the far side. */
function turnedPlace(figure: Figure): (p: Point) => Point {
  const turn = figure.pose.head.turn;
  return (p) => {
    const bulge = 1 - (p.x / 36) ** 2;
    return figure.face(xy(p.x * (1 - turn * Math.sign(p.x) * 0.1) + turn * 8 * bulge, p.y));
  };
}

function ear(figure: Figure, sign: number, surface: Surface): Piece {
  const far = figure.pose.head.turn * sign > 0.2 ? 0.5 : 1;
  const place = (p: Point): Point => figure.face(xy(sign * (33 + (p.x - 33) * far), p.y));
  return {
    z: Z.head,
    surface: { ...surface, line: surface.line * 0.8 },
    edges: [
      edge('side', line('33,47 36.5,45.5 39,49 38.6,56 36.6,63 34,66 32,64', place)),
      edge('hidden', [place(xy(30, 56))]),
    ],
    lines: [{ points: line('36.6,49 37,54 35,59', place), kind: 'crease', weight: 0.5 }],
  };
}

function bloom(scene: Scene, figure: Figure, place: (p: Point) => Point, { skin }: Look): string {
  const r = figure.head * figure.body.headScale * 0.13;
  const cheek = (x: number): string => {
    const c = place(xy(x, 68));
    const id = scene.defs.add(
      `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}"><stop offset="0" stop-color="${skin.blush}" stop-opacity=".4"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>`,
    );
    return `<circle cx="${n1(c.x)}" cy="${n1(c.y)}" r="${n1(r)}" fill="url(#${id})"/>`;
  };
  const nose = pathOf(line('2.5,52 4,60 6.4,69 3,71.6 !0,70 1.5,60 1,52', place), true);
  const temple = pathOf(line('36,30 30,48 29,66 24,80 14,92 36,92 !36,30', place), true);
  const lid = pathOf(line('0,84.6 5,86 8,85.4 4,89.6 0,90.4 -4,89.6 -6,87 !0,84.6', place), true);
  const shade = (d: string, o: number): string => `<path d="${d}" fill="${skin.shade}" fill-opacity="${o}"/>`;
  return cheek(-20) + cheek(20) + shade(temple, 0.35) + shade(nose, 0.55) + shade(lid, 0.4);
}

function features(place: (p: Point) => Point, look: Look, kind: string): string {
  const eyes = [-1, 1].map((s) => eye(place, s, look, kind)).join('');
  return (
    eyes + nose(place, look) + mouth(place, look, kind) + (look.elder ? age(place, look) : '') + glasses(place, look)
  );
}

function eye(place: (p: Point) => Point, s: number, look: Look, kind: string): string {
  const at = (text: string): Point[] => line(text, (p) => place(xy(s * p.x, p.y)));
  const ink = look.skin.ink;
  const dark = '#2a1c1a';
  const lid = look.makeup
    ? `<path d="${pathOf(at('8,53 11,49.6 15.4,48.6 20,50.4 22.6,53.4 19,56 14.6,57.2 10.4,56 !8,53'), true)}" fill="${look.skin.deep}" fill-opacity=".4"/>`
    : '';
  const lash = inked(at('7.8,53.2 10.6,56 14.6,57.4 18.8,56.2 22.4,53'), {
    width: kind === 'man' ? 1.7 : 2.3,
    color: dark,
    taper: [10, 4],
  });
  const flicks =
    kind === 'man' ? [] : ['22,53.2 25.2,52.8', '20.4,55 23.6,56.2', '18,56.6 20.4,59', '14.8,57.4 15.6,60'];
  const lashes = flicks.map((f) => inked(at(f), { width: 1.2, color: dark, taper: [0, 6] })).join('');
  const fold = inked(at('8.6,51.6 12,48.6 16,48 20.6,50.2'), { width: 0.9, color: ink, opacity: 0.7 });
  const brow = inked(at(kind === 'man' ? '6.4,44.4 11,42 17.4,41.4 24,44.6' : '7,44 11.6,40.8 17.6,39.6 24.4,43.4'), {
    width: kind === 'man' ? 3.4 : 2.4,
    color: look.hair.ink,
    taper: [4, 22],
    opacity: 0.9,
  });
  return lid + fold + lash + lashes + brow;
}

function age(place: (p: Point) => Point, { skin }: Look): string {
  const pen = { width: 1, color: skin.ink, taper: [6, 10] as const, opacity: 0.45 };
  const lines = [
    '25.6,51.6 28.4,50',
    '25.8,54 29,54.4',
    '10,68 13.4,73 14,78',
    '10.4,59.8 14.6,61 18.8,59.8',
    '3,33 12,32.2',
  ];
  return [-1, 1]
    .flatMap((s) =>
      lines.map((text) =>
        inked(
          line(text, (p) => place(xy(s * p.x, p.y))),
          pen,
        ),
      ),
    )
    .join('');
}

function nose(place: (p: Point) => Point, { skin }: Look): string {
  const at = (text: string): Point[] => line(text, place);
  const pen = { width: 1.2, color: skin.ink, taper: [8, 8] as const, opacity: 0.85 };
  return (
    inked(at('-5.4,69 -4,71.4 -2,71'), pen) +
    inked(at('5.8,68 5.6,70.8 3,71.4 0.4,72.6 -1.4,71.8'), { ...pen, width: 1.4 }) +
    inked(at('3.4,48 2.8,55 3.6,61'), { ...pen, width: 0.9, opacity: 0.4, taper: [14, 20] })
  );
}

function mouth(place: (p: Point) => Point, look: Look, kind: string): string {
  const at = (text: string): Point[] => line(text, place);
  const color = look.skin.lip;
  const strength = look.makeup ? 0.95 : kind === 'man' ? 0.35 : 0.6;
  const upper = pathOf(
    at('!-9.4,80.6 -5,78.4 -2.2,77 !0,78 2.2,77 5,78.4 !9.4,80.6 4,81.2 0,81.6 -4,81.2 !-9.4,80.6'),
    true,
  );
  const lower = pathOf(at('!-9,80.8 -4,81.4 0,81.8 4,81.4 !9,80.8 5.6,84.8 0,86.2 -5.6,84.8 !-9,80.8'), true);
  return (
    `<path d="${lower}" fill="${color}" fill-opacity="${strength * 0.85}"/>` +
    `<path d="${upper}" fill="${color}" fill-opacity="${strength}"/>` +
    (look.makeup
      ? `<path d="${pathOf(at('-3.4,83.4 0,83.9 3,83.3 0,84.6 !-3.4,83.4'), true)}" fill="#fff" fill-opacity=".35"/>`
      : '') +
    inked(at('-10,80.2 -5,81 0,81.6 5,81 10.2,80'), { width: 1.3, color: look.skin.ink, taper: [8, 8], opacity: 0.9 })
  );
}

function beard(place: (p: Point) => Point, look: Look): string {
  const opacity = look.beard === 'full' ? 0.92 : 0.22;
  const shape = line(
    '!-36,58 -31,66 -24,74 -13,76 -6,74.4 0,75.2 6,74.4 13,76 24,74 31,66 !36,58 40,110 0,112 -40,110 !-36,58',
    place,
  );
  const lips = line('-10,80.4 -5,78 0,78.4 5,78 10,80.4 5,86.4 0,87.6 -5,86.4 !-10,80.4', place);
  const grain =
    look.beard === 'full'
      ? inked(line('-20,82 -14,92 -6,96', place), { width: 1, color: look.hair.light, opacity: 0.5 }) +
        inked(line('20,82 14,92 6,96', place), { width: 1, color: look.hair.light, opacity: 0.4 })
      : '';
  return `<path fill-rule="evenodd" d="${pathOf(shape, true)}${pathOf(lips, true)}" fill="${look.hair.base}" fill-opacity="${opacity}"/>${grain}`;
}

function glasses(place: (p: Point) => Point, look: Look): string {
  if (look.glasses === 'none') return '';
  const frame = look.frame ?? '#2b2422';
  const lens = (s: number): string => {
    const text =
      look.glasses === 'sun'
        ? '!4.6,49 14,47 !26,48 27,55 22,62 14,63 7,60 !4.6,49'
        : '15,46.6 21.6,49 23.8,55 21.6,61 15,63.4 8.4,61 6.2,55 8.4,49 15,46.6';
    const points = line(text, (p) => place(xy(s * p.x, p.y)));
    const fill = look.glasses === 'sun' ? `fill="${frame}" fill-opacity=".86"` : 'fill="#fff" fill-opacity=".16"';
    return `<path d="${pathOf(points, true)}" ${fill} stroke="${frame}" stroke-width="1.8"/>`;
  };
  const bridge = inked(line('-5,51 0,49.4 5,51', place), { width: 1.8, color: frame, taper: [0, 0] });
  const arms = [-1, 1]
    .map((s) =>
      inked(
        line('25,50 34,50', (p) => place(xy(s * p.x, p.y))),
        { width: 1.8, color: frame, taper: [0, 0] },
      ),
    )
    .join('');
  return lens(-1) + lens(1) + bridge + arms;
}

function earrings(figure: Figure, look: Look): string {
  if (look.earrings === undefined) return '';
  const one = (s: number): string => {
    const p = figure.face(xy(s * 35, 66));
    const k = figure.head / 100;
    const gold = 'fill="#d9bd78" stroke="#6d5427" stroke-width="1"';
    if (look.earrings === 'studs') return `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(1.7 * k)}" ${gold}/>`;
    if (look.earrings === 'hoops')
      return `<circle cx="${n1(p.x)}" cy="${n1(p.y + 5 * k)}" r="${n1(5 * k)}" fill="none" stroke="#6d5427" stroke-width="3.2"/><circle cx="${n1(p.x)}" cy="${n1(p.y + 5 * k)}" r="${n1(5 * k)}" fill="none" stroke="#d9bd78" stroke-width="1.8"/>`;
    return `<path d="M${n1(p.x)} ${n1(p.y)}v${n1(5 * k)}" stroke="#6d5427" stroke-width="1.2"/><path d="M${n1(p.x)} ${n1(p.y + 4 * k)}l${n1(2.4 * k)} ${n1(6 * k)}l${n1(-2.4 * k)} ${n1(3 * k)}l${n1(-2.4 * k)} ${n1(-3 * k)}Z" ${gold}/>`;
  };
  return one(-1) + one(1);
}
