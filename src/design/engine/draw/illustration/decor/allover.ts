import type { Detail, Fabric } from '../../../garments/spec.js';
import { hexOf, lchOf } from '../color/oklch.js';
import type { Ramp } from '../color/ramp.js';
import { patternOf } from '../fabrics/cloth.js';
import type { Tile } from '../fabrics/drape.js';
import { tileOf, type Repeat } from '../fabrics/tiles.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from '../garments/tailor.js';
import { bloom } from './motifs.js';

type Allover = (t: Tailor, ramp: Ramp) => Repeat | null;

const tile =
  (name: Tile): Allover =>
  (t, ramp) =>
    tileOf(name, { ramp, cm: t.scene.cm, random: t.random.fork(`tile ${name}`) });

/** Diamonds of stitching, each swelling a little. */
const quilting: Allover = (t, { light, deep, ink }) => {
  const n = 9 * t.scene.cm;
  const d = `M0 0L${n} ${n}M${n} 0L0 ${n}`;
  return {
    width: n,
    height: n,
    markup:
      `<path d="M${n / 2} ${n * 0.12}L${n * 0.84} ${n / 2}L${n / 2} ${n * 0.5}L${n * 0.2} ${n / 2}Z" fill="${light}" fill-opacity=".35"/>` +
      `<path d="${d}" transform="translate(1.6 2)" stroke="${deep}" stroke-width="3.4" stroke-opacity=".5"/><path d="${d}" stroke="${ink}" stroke-width="1.2" stroke-dasharray="4 2" stroke-opacity=".85"/>`,
  };
};

/** Patches of near colours with their stitches; a third of them keep the cloth's own. */
const patchwork: Allover = (t, { ink }) => {
  const n = 11 * t.scene.cm;
  const { l, c, h } = lchOf(t.cloth.hex);
  const others = t.spec.colors.map((x) => x.hex).filter((hex) => hex !== t.cloth.hex);
  const tones = [
    null,
    hexOf({ l: l + 0.12, c, h: h + 8 }),
    others[0] ?? hexOf({ l: l - 0.1, c, h: h - 10 }),
    null,
    hexOf({ l: l - 0.07, c: c * 0.8, h: h + 30 }),
    others[1] ?? hexOf({ l: Math.min(0.93, l + 0.2), c: c * 0.6, h }),
  ];
  const cell = (i: number): string => {
    const [x, y] = [(i % 3) * n, Math.floor(i / 3) * n];
    const hex = tones[(i * 5 + Math.floor(i / 3)) % tones.length];
    const hatch =
      i % 4 === 1
        ? `<path d="M${x + 4} ${y + n / 3}H${x + n - 4}M${x + 4} ${y + (2 * n) / 3}H${x + n - 4}" stroke="${ink}" stroke-width="1.6" stroke-opacity=".45"/>`
        : '';
    const fill = hex === null ? '' : `<rect x="${x}" y="${y}" width="${n}" height="${n}" fill="${hex}"/>`;
    return `${fill}${hatch}<rect x="${x + 2.5}" y="${y + 2.5}" width="${n - 5}" height="${n - 5}" fill="none" stroke="${ink}" stroke-width="1" stroke-dasharray="5 3.2" stroke-opacity=".8"/><rect x="${x}" y="${y}" width="${n}" height="${n}" fill="none" stroke="${ink}" stroke-width="1.3"/>`;
  };
  return { width: 3 * n, height: 3 * n, markup: Array.from({ length: 9 }, (_, i) => cell(i)).join('') };
};

const perforated: Allover = (t, { ink }) => {
  const n = 2 * t.scene.cm;
  const dot = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="${n * 0.14}" fill="${ink}" fill-opacity=".75"/>`;
  return { width: n, height: n, markup: dot(n / 4, n / 4) + dot((3 * n) / 4, (3 * n) / 4) };
};

/** Scrolls pressed into the cloth: a light and a dark line side by side. */
const embossed: Allover = (t, { glint, deep }) => {
  const n = 8 * t.scene.cm;
  const k = n / 60;
  const scroll = 'M8 40C8 16 36 12 38 30C38 42 22 42 24 32M30 52C40 60 56 48 52 34M4 8C16 2 24 12 16 18';
  const at = (d: number, color: string): string =>
    `<path transform="translate(${d} ${d}) scale(${k.toFixed(3)})" d="${scroll}" fill="none" stroke="${color}" stroke-width="3" stroke-opacity=".7" stroke-linecap="round"/>`;
  return { width: n, height: n, markup: at(1.6, deep) + at(0, glint) };
};

/** Flowers left standing on ground that was burnt thin. */
const burnout: Allover = (t, { deep, light, ink }) => {
  const n = 13 * t.scene.cm;
  const k = (t.scene.cm * 0.1).toFixed(3);
  const flower = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})">${bloom(deep, ink, ink, 22)}</g>`;
  return {
    width: n,
    height: n,
    markup: `<rect width="${n}" height="${n}" fill="${light}" fill-opacity=".6"/>${flower(n * 0.3, n * 0.3)}${flower(n * 0.8, n * 0.75)}`,
  };
};

const ALLOVER: Readonly<Partial<Record<Detail, Allover>>> = {
  sequins: tile('sequin'),
  'cable-knit': tile('cable'),
  crochet: tile('crochet'),
  quilting,
  patchwork,
  perforated,
  embossed,
  burnout,
};

/** Fabrics whose own texture already shows a detail. */
const SHOWN: Readonly<Partial<Record<Detail, readonly Fabric[]>>> = {
  quilting: ['down'],
  sequins: ['sequin'],
  'cable-knit': ['cable-knit'],
  crochet: ['crochet'],
};

/** Pieces with the textures that the spec's details put all over the cloth. */
export function textured(t: Tailor, own: ReadonlySet<Piece>, pieces: readonly Piece[]): Piece[] {
  const wanted = t.spec.details
    .filter((d) => !(SHOWN[d] ?? []).includes(t.spec.fabrics[0]?.name))
    .filter((d) => !(d === 'quilting' && PUFFED.has(t.spec.garment)))
    .map((d) => ALLOVER[d])
    .filter((a) => a !== undefined);
  if (wanted.length === 0) return [...pieces];
  return pieces.map((piece) => (own.has(piece) ? withTiles(t, piece, wanted) : piece));
}

/** Jackets draw their quilting as puffed channels. */
const PUFFED: ReadonlySet<string> = new Set(['jacket', 'parka', 'coat', 'bomber']);

function withTiles(t: Tailor, piece: Piece, wanted: readonly Allover[]): Piece {
  const { surface } = piece;
  const repeats = wanted.map((make) => make(t, surface.ramp)).filter((r) => r !== null);
  const quilted = wanted.includes(quilting);
  return {
    ...piece,
    ...(quilted ? { shows: { ...piece.shows, quilted } } : {}),
    surface: {
      ...surface,
      patterns: (scene, origin, angle) => [
        ...surface.patterns(scene, origin, angle),
        ...repeats.map((r) => patternOf(scene, r, origin, angle)),
      ],
    },
  };
}
