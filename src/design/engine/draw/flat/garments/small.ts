import { xy } from '../../../geometry/point.js';
import type { Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, mirror, shut, through, whole } from '../pen/paths.js';

/** Gloves, glasses, watches and umbrellas. Lengths in cm. */

export const drawGloves: Drawer = (pen, _spec, view, tones) => {
  const finger = (x: number, top: number, w: number) => [
    xy(x - w, 0),
    xy(x - w, top + 1),
    xy(x, top - 0.6),
    xy(x + w, top + 1),
    xy(x + w, 0),
  ];
  const palm = through(
    [
      xy(2, 24),
      xy(2, 13),
      xy(2, 4),
      ...finger(3.2, -7, 1),
      ...finger(5.6, -9.6, 1.1),
      ...finger(8.1, -8.8, 1.1),
      ...finger(10.4, -5.4, 1),
      xy(11.4, 8),
      xy(11, 24),
    ],
    0.45,
  );
  const thumb = shut(through([xy(2, 12), xy(-1, 6.4), xy(-2, 1.6), xy(-0.6, 0.4), xy(0.8, 3), xy(2.6, 6.4)], 0.8));
  for (const turn of [(o: typeof palm) => o, mirror]) {
    pen.ink(turn(thumb), 'outline', tones.base);
    pen.ink(turn(shut(palm)), 'outline', tones.base);
    pen.ink(turn(line(xy(2, 19.4), xy(11.1, 19.4))), 'seam');
    if (view === 'front') for (const x of [4.6, 6.8, 9]) pen.ink(turn(line(xy(x, 4), xy(x, 12))), 'stitch');
  }
  pen.name('cuff', xy(8, 22));
  pen.name('hem', xy(6, 24));
};

export const drawGlasses: Drawer = (pen, spec, view, tones) => {
  const lens = through(
    [xy(1.4, 0.4), xy(3.6, -1.4), xy(6.4, -0.6), xy(6.8, 1.6), xy(4.8, 3.6), xy(2, 3), xy(1.4, 0.4)],
    1,
  );
  const rim = through([xy(0.9, 0.2), xy(3.5, -2), xy(7, -1), xy(7.4, 1.8), xy(5, 4.2), xy(1.6, 3.5), xy(0.9, 0.2)], 1);
  const tinted = spec.details.length > 0 || spec.season.includes('summer') ? tones.rib : '#ffffff';
  for (const turn of [(o: typeof lens) => o, mirror]) {
    pen.ink(turn(shut(rim)), 'outline', tones.base);
    pen.ink(turn(shut(lens)), 'seam', tinted);
    pen.ink(
      turn(
        view === 'front'
          ? line(xy(7.3, -0.6), xy(8.2, -0.4), xy(8.2, 0.5))
          : through([xy(7.2, -0.6), xy(8.4, 1), xy(8, 5), xy(7.2, 6.6)], 1),
      ),
      'outline',
    );
  }
  pen.ink(curve(xy(-1, -0.2), xy(-0.5, -0.9), xy(0.5, -0.9), xy(1, -0.2)), 'outline');
  pen.name('strap', xy(8, 0));
};

export const drawWatch: Drawer = (pen, _spec, view, tones) => {
  pen.ink(whole(line(xy(0, -12), xy(1.1, -12), xy(1.3, -2.2), xy(0, -2.2))), 'outline', tones.base);
  pen.ink(whole(line(xy(0, 2.2), xy(1.3, 2.2), xy(1, 13), xy(0, 13.6))), 'outline', tones.base);
  for (const y of [6, 7.6, 9.2, 10.8]) pen.dot(xy(0, y), 0.16, 'detail', '#ffffff');
  pen.ink(line(xy(-0.9, -11), xy(0.9, -11), xy(0.9, -13), xy(-0.9, -13), xy(-0.9, -11)), 'seam', '#ffffff');
  pen.dot(xy(0, 0), 2.4, 'outline', tones.second);
  pen.dot(xy(0, 0), 2, 'seam', '#ffffff');
  if (view === 'front') {
    for (let i = 0; i < 12; i++) dial(pen, i);
    pen.ink(line(xy(0, 0), xy(0, -1.3)), 'seam');
    pen.ink(line(xy(0, 0), xy(0.9, 0.5)), 'seam');
  }
  pen.name('strap', xy(1, 8));
};

const dial = (pen: Pen, i: number): void => {
  const [s, c] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
  pen.ink(line(xy(s * 1.6, -c * 1.6), xy(s * 1.85, -c * 1.85)), 'detail');
};

export const drawUmbrella: Drawer = (pen, _spec, view, tones) => {
  const dome = curve(xy(0, -30), xy(24, -29), xy(43, -14), xy(47, 6));
  const hem = through([xy(47, 6), xy(39, 2.6), xy(31, 6), xy(23, 2.2), xy(15.6, 6), xy(7.8, 2.6), xy(0, 6)], 1);
  pen.ink(whole(join(dome, hem)), 'outline', tones.base);
  for (const x of [31, 15.6]) pen.pair(curve(xy(0, -30), xy(x * 0.5, -27), xy(x * 0.92, -14), xy(x, 6)), 'seam');
  pen.ink(line(xy(0, -30), xy(0, 6)), 'seam');
  pen.ink(line(xy(-0.5, -34), xy(0.5, -34), xy(0.5, -30), xy(-0.5, -30), xy(-0.5, -34)), 'seam', tones.second);
  if (view === 'back') return;
  const stick = through([xy(0, 4), xy(0, 46), xy(0.6, 53), xy(4, 55.4), xy(7.4, 53), xy(7.8, 49)], 0.8);
  pen.ink(stick, 'outline');
  pen.name('strap', xy(4, 55));
};
