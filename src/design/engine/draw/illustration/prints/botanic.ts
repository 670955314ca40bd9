import { fill, ink, stroke, strewn, type Dye, type Printers } from './print.js';

const PLACES = [
  [0.22, 0.2],
  [0.7, 0.12],
  [0.48, 0.5],
  [0.12, 0.68],
  [0.86, 0.58],
  [0.5, 0.86],
] as const;
const SMALL = [
  [0.46, 0.22],
  [0.9, 0.3],
  [0.2, 0.44],
  [0.74, 0.78],
  [0.3, 0.92],
  [0.7, 0.36],
  [0.06, 0.06],
] as const;

function blossom(r: number, petals: number, color: string, heart: string, turn: number): string {
  const petal = `M0 0C${-0.62 * r} ${-0.35 * r} ${-0.5 * r} ${-1.02 * r} 0 ${-r}C${0.5 * r} ${-1.02 * r} ${0.62 * r} ${-0.35 * r} 0 0Z`;
  const vein = `M0 ${-0.28 * r}L0 ${-0.72 * r}`;
  const parts = Array.from(
    { length: petals },
    (_, i) =>
      `<g transform="rotate(${(turn + (360 / petals) * i).toFixed(0)})">${fill(petal, color)}${stroke(vein, heart, r * 0.06, 0.5)}</g>`,
  );
  return `${parts.join('')}<circle r="${(r * 0.24).toFixed(1)}" fill="${heart}"/>`;
}

const leaf = (r: number, color: string, turn: number): string =>
  `<g transform="rotate(${turn})">${fill(`M0 ${-0.7 * r}C${0.55 * r} ${-r} ${0.5 * r} ${-1.7 * r} 0 ${-2 * r}C${-0.5 * r} ${-1.7 * r} ${-0.55 * r} ${-r} 0 ${-0.7 * r}Z`, color, 0.9)}</g>`;

function garden(d: Dye, cm: number, r: number, petals: number) {
  const n = cm * d.cm;
  const green = '#5f7a52';
  const large = strewn(n, PLACES, (i) => {
    const size = r * d.cm * (0.8 + (0.35 * ((i * 37) % 10)) / 10);
    return (
      leaf(size * 0.62, green, 40 + i * 71) +
      leaf(size * 0.6, green, 150 + i * 71) +
      blossom(size, petals, ink(d, i), ink(d, i + 1), i * 23)
    );
  });
  const small = strewn(n, SMALL, (i) => blossom(r * d.cm * 0.34, 5, ink(d, i + 1), ink(d, i), i * 31));
  return { width: n, height: n, markup: small + large };
}

const monstera = (r: number): string =>
  `M0 ${r}C${-r} ${0.7 * r} ${-1.1 * r} ${-0.4 * r} 0 ${-r}C${1.1 * r} ${-0.4 * r} ${r} ${0.7 * r} 0 ${r}ZM${-0.9 * r} ${0.1 * r}L${-0.2 * r} ${0.2 * r}L${-0.88 * r} ${0.28 * r}ZM${0.9 * r} ${0.1 * r}L${0.2 * r} ${0.2 * r}L${0.88 * r} ${0.28 * r}ZM${-0.7 * r} ${-0.4 * r}L${-0.15 * r} ${-0.2 * r}L${-0.8 * r} ${-0.2 * r}ZM${0.7 * r} ${-0.4 * r}L${0.15 * r} ${-0.2 * r}L${0.8 * r} ${-0.2 * r}Z`;

function sprig(r: number, color: string): string {
  const leaves = [-1, 1].flatMap((s) =>
    [0, 1, 2, 3].map(
      (k) =>
        `<g transform="translate(0 ${(r - k * 0.5 * r).toFixed(1)}) rotate(${s * 48})">${fill(`M0 0C${0.2 * r} ${-0.15 * r} ${0.2 * r} ${-0.5 * r} 0 ${-0.62 * r}C${-0.2 * r} ${-0.5 * r} ${-0.2 * r} ${-0.15 * r} 0 0Z`, color)}</g>`,
    ),
  );
  return stroke(`M0 ${1.3 * r}Q${0.12 * r} 0 0 ${-1.1 * r}`, color, r * 0.07) + leaves.join('');
}

const paisleyDrop = (r: number, a: string, b: string): string =>
  fill(
    `M0 ${-r}C${0.95 * r} ${-r} ${r} ${0.75 * r} ${0.1 * r} ${r}C${-0.85 * r} ${1.15 * r} ${-1.05 * r} ${0.1 * r} ${-0.5 * r} ${-0.2 * r}C${-0.2 * r} ${-0.4 * r} ${-0.35 * r} ${-0.9 * r} 0 ${-r}Z`,
    a,
  ) +
  fill(
    `M${0.1 * r} ${-0.3 * r}C${0.55 * r} ${-0.3 * r} ${0.55 * r} ${0.55 * r} ${0.1 * r} ${0.65 * r}C${-0.4 * r} ${0.7 * r} ${-0.5 * r} ${0.2 * r} ${-0.2 * r} ${0.05 * r}C0 ${-0.1 * r} 0 ${-0.25 * r} ${0.1 * r} ${-0.3 * r}Z`,
    b,
  ) +
  `<circle cx="${(0.06 * r).toFixed(1)}" cy="${(0.32 * r).toFixed(1)}" r="${(0.16 * r).toFixed(1)}" fill="${a}"/>`;

export const BOTANIC: Printers = {
  floral: (d) => garden(d, 15, 1.75, 5),
  ditsy: (d) => garden(d, 7, 0.62, 5),
  tropical: (d) => {
    const n = 26 * d.cm;
    const leaves = strewn(
      n,
      PLACES,
      (i) =>
        `<g transform="rotate(${i * 67})"><path fill-rule="evenodd" d="${monstera(3.1 * d.cm)}" fill="${i % 3 === 2 ? ink(d, 1) : ink(d, 0)}" fill-opacity=".9"/></g>`,
    );
    const flowers = strewn(n, SMALL.slice(0, 4), (i) => blossom(2 * d.cm, 5, ink(d, i + 1), ink(d, i + 2), i * 40));
    return { width: n, height: n, markup: leaves + flowers };
  },
  botanical: (d) => {
    const n = 15 * d.cm;
    return {
      width: n,
      height: n,
      markup: strewn(n, PLACES, (i) => `<g transform="rotate(${(i * 83) % 360})">${sprig(1.9 * d.cm, ink(d, i))}</g>`),
    };
  },
  toile: (d) => {
    const n = 17 * d.cm;
    const scene = (i: number): string =>
      `<g transform="rotate(${(i * 61) % 360})">${sprig(2.1 * d.cm, ink(d, 0))}</g>${stroke(`M${-d.cm} ${d.cm}q${d.cm} ${-1.6 * d.cm} ${2.4 * d.cm} 0`, ink(d, 0), 1)}`;
    return { width: n, height: n, markup: strewn(n, PLACES, scene) };
  },
  paisley: (d) => {
    const n = 13 * d.cm;
    return {
      width: n,
      height: n,
      markup:
        strewn(
          n,
          PLACES,
          (i) =>
            `<g transform="rotate(${(i % 2) * 160 + 20})">${paisleyDrop(1.7 * d.cm, ink(d, i), ink(d, i + 1))}</g>`,
        ) + strewn(n, SMALL, (i) => `<circle r="${(0.28 * d.cm).toFixed(1)}" fill="${ink(d, i)}"/>`),
    };
  },
  peacock: (d) => {
    const n = 9 * d.cm;
    const eye = (i: number): string =>
      stroke(`M0 ${2.4 * d.cm}V${-0.6 * d.cm}`, ink(d, 0), 1.2) +
      [1.5, 1.05, 0.62]
        .map(
          (r, k) =>
            `<ellipse cx="0" cy="${(-0.9 * d.cm).toFixed(1)}" rx="${(r * 0.72 * d.cm).toFixed(1)}" ry="${(r * d.cm).toFixed(1)}" fill="${ink(d, k + i)}"/>`,
        )
        .join('');
    return {
      width: n,
      height: n,
      markup: strewn(
        n,
        [
          [0.25, 0.3],
          [0.75, 0.8],
        ],
        eye,
      ),
    };
  },
  batik: (d) => {
    const n = 12 * d.cm;
    return {
      width: n,
      height: n,
      markup:
        strewn(n, PLACES, (i) => blossom(1.5 * d.cm, 8, ink(d, i), d.ground, i * 20)) +
        strewn(n, SMALL, () => stroke(`M${-d.cm} 0q${d.cm} ${-d.cm} ${2 * d.cm} 0`, ink(d, 0), 1.6, 0.8)),
    };
  },
};
