import { fill, ink, rect, stroke, strewn, type Printers } from './print.js';

const GRID = [
  [0.25, 0.25],
  [0.75, 0.75],
] as const;
const LOOSE = [
  [0.16, 0.2],
  [0.62, 0.1],
  [0.4, 0.52],
  [0.88, 0.44],
  [0.14, 0.82],
  [0.66, 0.8],
] as const;

function star(r: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const q = i % 2 === 0 ? r : r * 0.42;
    return `${i === 0 ? 'M' : 'L'}${(Math.cos(a) * q).toFixed(1)} ${(Math.sin(a) * q).toFixed(1)}`;
  })
    .join('')
    .concat('Z');
}

export const heart = (r: number): string =>
  `M0 ${0.9 * r}C${-1.5 * r} ${-0.1 * r} ${-0.8 * r} ${-1.1 * r} 0 ${-0.35 * r}C${0.8 * r} ${-1.1 * r} ${1.5 * r} ${-0.1 * r} 0 ${0.9 * r}Z`;

export const MOTIFS: Printers = {
  'polka-dots': (d) => {
    const n = 4.4 * d.cm;
    return {
      width: n,
      height: n,
      markup: strewn(n, GRID, () => `<circle r="${(0.62 * d.cm).toFixed(1)}" fill="${ink(d, 0)}"/>`),
    };
  },
  stars: (d) => ({
    width: 9 * d.cm,
    height: 9 * d.cm,
    markup: strewn(9 * d.cm, LOOSE, (i) => fill(star(d.cm * (0.7 + (i % 3) * 0.25)), ink(d, i))),
  }),
  hearts: (d) => ({
    width: 8 * d.cm,
    height: 8 * d.cm,
    markup: strewn(
      8 * d.cm,
      LOOSE,
      (i) => `<g transform="rotate(${(i % 3) * 14 - 14})">${fill(heart(d.cm * 0.75), ink(d, i))}</g>`,
    ),
  }),
  geometric: (d) => {
    const n = 8 * d.cm;
    const q = n / 4;
    return {
      width: n,
      height: n,
      markup:
        fill(`M0 0L${2 * q} 0L0 ${2 * q}ZM${4 * q} ${4 * q}L${2 * q} ${4 * q}L${4 * q} ${2 * q}Z`, ink(d, 0)) +
        `<circle cx="${3 * q}" cy="${q}" r="${q * 0.7}" fill="${ink(d, 1)}"/>` +
        stroke(
          `M${q * 0.3} ${3 * q}H${q * 1.7}M${q * 0.3} ${3.4 * q}H${q * 1.7}M${q * 0.3} ${2.6 * q}H${q * 1.7}`,
          ink(d, 2),
          q * 0.14,
        ),
    };
  },
  abstract: (d) => {
    const n = 22 * d.cm;
    const c = d.cm;
    return {
      width: n,
      height: n,
      markup: strewn(n, LOOSE, (i) =>
        i % 2 === 0
          ? stroke(`M${-3 * c} ${c}C${-c} ${-4 * c} ${2 * c} ${3 * c} ${4 * c} ${-c}`, ink(d, i), c * 0.9, 0.9)
          : fill(
              `M${-2 * c} ${-c}C0 ${-3 * c} ${3 * c} ${-c} ${2 * c} ${c}C${c} ${3 * c} ${-3 * c} ${2 * c} ${-2 * c} ${-c}Z`,
              ink(d, i),
              0.9,
            ),
      ),
    };
  },
  'tie-dye': (d) => {
    const n = 34 * d.cm;
    const rings = (): string =>
      [5.4, 4.5, 3.6, 2.7, 1.8, 0.9]
        .map((r, i) => {
          const points = Array.from({ length: 40 }, (_, k) => {
            const a = (k / 40) * 6.283;
            const q = r * d.cm * 2.2 * (1 + 0.06 * Math.sin(5 * a + i) + 0.05 * Math.sin(13 * a - i));
            return `${k === 0 ? 'M' : 'L'}${(Math.cos(a) * q).toFixed(1)} ${(Math.sin(a) * q).toFixed(1)}`;
          });
          return fill(`${points.join('')}Z`, i % 2 === 0 ? ink(d, i / 2) : d.ground, 0.62);
        })
        .join('');
    const places = [
      [0.5, 0.4],
      [0, 0.95],
    ] as const;
    return { width: n, height: n, markup: strewn(n, places, rings) };
  },
  'fair-isle': (d) => {
    const s = 0.62 * d.cm;
    const rows = [
      '..x.....x...',
      '.xxx...xxx..',
      'xx.xx.xx.xx.',
      '.xxx...xxx..',
      '..x.....x...',
      '............',
      'x..x..x..x..',
      '............',
      'xx..xx..xx..',
      '..xx..xx..xx',
      '............',
      'x.x.x.x.x.x.',
      '............',
      '............',
    ];
    const markup = rows
      .map((row, y) =>
        [...row].map((c, x) => (c === 'x' ? rect(x * s, y * s, s, s, ink(d, y < 6 ? 0 : y < 8 ? 1 : 0)) : '')).join(''),
      )
      .join('');
    return { width: 12 * s, height: rows.length * s, markup };
  },
  ikat: (d) => {
    const w = 8 * d.cm;
    const h = 13 * d.cm;
    const comb = (k: number, c: string): string => {
      const jag = Array.from({ length: 13 }, (_, i) => {
        const t = i / 12;
        const r = (1 - Math.abs(t - 0.5) * 2) * w * 0.46 * k;
        return `${i === 0 ? 'M' : 'L'}${(w / 2 + r).toFixed(1)} ${(t * h * 0.9 + (i % 2) * h * 0.03 + h * 0.04).toFixed(1)}`;
      }).join('');
      const other = Array.from({ length: 13 }, (_, i) => {
        const t = 1 - i / 12;
        const r = (1 - Math.abs(t - 0.5) * 2) * w * 0.46 * k;
        return `L${(w / 2 - r).toFixed(1)} ${(t * h * 0.9 + (i % 2) * h * 0.03 + h * 0.04).toFixed(1)}`;
      }).join('');
      return fill(`${jag}${other}Z`, c, 0.92);
    };
    return { width: w, height: h, markup: comb(1, ink(d, 0)) + comb(0.62, d.ground) + comb(0.36, ink(d, 1)) };
  },
  cartoon: (d) => ({
    width: 11 * d.cm,
    height: 11 * d.cm,
    markup: strewn(
      11 * d.cm,
      LOOSE,
      (i) =>
        `<circle r="${d.cm}" fill="${ink(d, i)}"/><circle cx="${-0.35 * d.cm}" cy="${-0.2 * d.cm}" r="${0.14 * d.cm}" fill="#222"/><circle cx="${0.35 * d.cm}" cy="${-0.2 * d.cm}" r="${0.14 * d.cm}" fill="#222"/>${stroke(`M${-0.4 * d.cm} ${0.25 * d.cm}q${0.4 * d.cm} ${0.4 * d.cm} ${0.8 * d.cm} 0`, '#222', 1)}`,
    ),
  }),
};
