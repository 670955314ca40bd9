import { n1, pathOf } from '../paint/path.js';
import { spline } from '../../../geometry/spline.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Random } from '../../../../../common/kernel/random.js';
import { hexOf, lchOf } from '../color/oklch.js';
import type { Defs } from '../paint/scene.js';
import type { View } from './paper.js';
import { wash, washColor } from './wash.js';

/** What stands behind the figure: a wash alone, or with an arch, a disc or sprigs. */
export function backdrop(view: View, hex: string, random: Random): string {
  const chance = random.fork('backdrop');
  const color = washColor(hex, chance);
  const x = view.x + view.width / 2;
  const side = chance.pick([-1, 1]);
  const kind = chance.pick(['wash', 'wash', 'wash', 'arch', 'arch', 'disc', 'sprigs', 'strokes'] as const);
  const blot = wash(xy(x + side * 70, 720), 300, 500, color, chance);
  switch (kind) {
    case 'arch':
      return arch(x + side * 40, color) + wash(xy(x - side * 190, 1020), 190, 260, second(color), chance);
    case 'disc':
      return (
        `<circle cx="${n1(x + side * 90)}" cy="470" r="285" fill="${color}" fill-opacity=".75"/>` +
        wash(xy(x - side * 60, 1030), 300, 230, second(color), chance)
      );
    case 'sprigs':
      return blot + bunch(xy(x + side * 318, 1352), side, muted(color));
    case 'strokes':
      return strokes(x, side, color, chance);
    default:
      return blot;
  }
}

const second = (color: string): string => {
  const { l, c, h } = lchOf(color);
  return hexOf({ l: l - 0.03, c: c * 1.05, h: h + 28 });
};

/** The colour of dried grasses next to a wash. */
const muted = (color: string): string => {
  const { l, h } = lchOf(color);
  return hexOf({ l: l - 0.05, c: 0.03, h: h * 0.3 + 60 });
};

function arch(x: number, color: string): string {
  const shape = (w: number, top: number): string =>
    `M${n1(x - w)} 1330V${n1(top + w)}A${n1(w)} ${n1(w)} 0 0 1 ${n1(x + w)} ${n1(top + w)}V1330Z`;
  return `<path d="${shape(300, 150)}" fill="${color}" fill-opacity=".72"/><path d="${shape(322, 128)}" fill="none" stroke="${second(color)}" stroke-width="2.5" stroke-opacity=".8"/>`;
}

/** Stems from one root. */
const bunch = (root: Point, side: number, color: string): string =>
  [
    [-5, 760],
    [9, 620],
    [-17, 520],
    [22, 430],
  ]
    .map(([lean, height], i) => sprig(xy(root.x + i * 5 * side, root.y), lean * side, height, color))
    .join('');

/** A bent stem with paired leaves. */
function sprig(root: Point, lean: number, height: number, color: string): string {
  const stem = spline(
    [
      root,
      xy(root.x + lean * 2, root.y - height * 0.35),
      xy(root.x + lean * 6, root.y - height * 0.7),
      xy(root.x + lean * 11, root.y - height),
    ],
    8,
  );
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const p = stem[Math.floor(((i + 1.5) / 10.5) * (stem.length - 1))];
    const r = 62 * (1 - i / 14);
    return [-1, 1]
      .map(
        (s) =>
          `<path transform="translate(${n1(p.x)} ${n1(p.y)}) rotate(${n1(s * (52 - i * 2) + lean)})" d="M0 0C${n1(r * 0.28)} ${n1(-r * 0.3)} ${n1(r * 0.24)} ${n1(-r * 0.8)} 0 ${n1(-r)}C${n1(-r * 0.24)} ${n1(-r * 0.8)} ${n1(-r * 0.28)} ${n1(-r * 0.3)} 0 0Z" fill="${color}" fill-opacity="${s < 0 ? '.8' : '.6'}"/>`,
      )
      .join('');
  });
  return `<path d="${pathOf(stem)}" fill="none" stroke="${color}" stroke-width="3.5"/>${leaves.join('')}`;
}

/** Broad dry brush strokes across the page. */
function strokes(x: number, side: number, color: string, random: Random): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const y = 340 + i * 235 + random.next() * 30;
      const w = 330 - 25 * Math.abs(i - 1.4) + random.next() * 60;
      const hairs = Array.from({ length: 13 }, (_, k) => {
        const dy = (k - 6) * 15 + random.next() * 5;
        const a = x - w + random.next() * 60 + side * 40;
        const b = x + w - random.next() * 90 + side * 40;
        return `M${n1(a)} ${n1(y + dy + 18)}Q${n1((a + b) / 2)} ${n1(y + dy - 24)} ${n1(b)} ${n1(y + dy)}`;
      });
      return `<path d="${hairs.join('')}" fill="none" stroke="${i % 2 === 0 ? color : second(color)}" stroke-width="15" stroke-opacity=".42" stroke-linecap="round"/>`;
    })
    .join('');
}

/** A soft shadow on the floor under the feet. */
export function floorShadow(defs: Defs, feet: readonly Point[], spread: number): string {
  const x = feet.reduce((s, p) => s + p.x / feet.length, 0);
  const y = Math.max(...feet.map((p) => p.y));
  const rx = spread;
  const id = defs.add(
    `<radialGradient id="ID"><stop offset="0" stop-color="#3a2a30" stop-opacity=".34"/><stop offset=".55" stop-color="#3a2a30" stop-opacity=".16"/><stop offset="1" stop-color="#3a2a30" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${n1(x + 16)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(rx * 0.13)}" fill="url(#${id})"/>`;
}
