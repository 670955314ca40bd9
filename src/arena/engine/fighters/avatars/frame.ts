import { Random } from '../../../../common/kernel/random.js';

/** The colours of one medallion, light to dark. */
export interface Palette {
  /** top and bottom of the background */
  sky: readonly [string, string];
  /** light, middle and dark metal of the rim */
  rim: readonly [string, string, string];
}

/** A scene is drawn in a 256 × 256 box, inside a circle of radius 114 around (128, 128). */
export interface Scene extends Palette {
  /** gradients and the like; every id starts with the given prefix */
  defs?: (prefix: string) => string;
  draw: (prefix: string) => string;
}

/** Position at `degrees` clockwise from twelve o'clock, to a tenth of a unit. */
export const at = (radius: number, degrees: number, cx = 128, cy = 128): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [tenth(cx + radius * Math.cos(angle)), tenth(cy + radius * Math.sin(angle))];
};

export const tenth = (x: number): number => Math.round(x * 10) / 10;

/** `count` pieces joined. */
export const repeat = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

/** A vertical gradient (or along `axis`) through evenly spaced colours. */
export const gradient = (id: string, colours: readonly string[], axis = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${axis}>${stops(colours)}</linearGradient>`;

export const glow = (id: string, colour: string, strength = 0.9): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const stops = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, i) => `<stop offset="${tenth((100 * i) / Math.max(1, colours.length - 1))}%" stop-color="${colour}"/>`,
    )
    .join('');

/** Small stars in the upper part of the sky, always the same for one seed. */
export function stars(seed: string, count: number, lowest: number, colour = '#fff'): string {
  const random = Random.from(seed);
  return repeat(count, () => {
    const [x, y] = [tenth(20 + random.next() * 216), tenth(16 + random.next() * (lowest - 16))];
    return `<circle cx="${x}" cy="${y}" r="${tenth(0.5 + random.next() * 1.1)}" fill="${colour}" opacity="${tenth(0.3 + random.next() * 0.6)}"/>`;
  });
}

/** A calm wave line across the box at height `y`. */
export const wave = (y: number, height: number, length: number, shift = 0): string =>
  `M${-length + shift} ${y}${repeat(Math.ceil(256 / length) + 3, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`)}`;

/** The whole picture: background, scene, vignette and a studded rim. */
export function medallion(id: string, title: string, scene: Scene): string {
  const p = `${id}-`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256" role="img" aria-label="${title}"><title>${title}</title><defs>${[
    gradient(`${p}sky`, scene.sky),
    gradient(`${p}rim`, [scene.rim[0], scene.rim[1], scene.rim[2], scene.rim[1]], 'x1="0" y1="0" x2="1" y2="1"'),
    `<radialGradient id="${p}shade" cx=".5" cy=".45" r=".55"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>`,
    `<clipPath id="${p}clip"><circle cx="128" cy="128" r="114"/></clipPath>`,
    scene.defs?.(p) ?? '',
  ].join(
    '',
  )}</defs><g clip-path="url(#${p}clip)"><rect width="256" height="256" fill="url(#${p}sky)"/>${scene.draw(p)}<rect width="256" height="256" fill="url(#${p}shade)"/></g>${rim(p, scene.rim)}</svg>`;
}

function rim(p: string, [light, , dark]: readonly [string, string, string]): string {
  const studs = repeat(48, (i) => {
    const [x, y] = at(119, i * 7.5);
    return `<circle cx="${x}" cy="${y}" r="${i % 4 === 0 ? 2.1 : 1.1}"/>`;
  });
  return `<circle cx="128" cy="128" r="119" fill="none" stroke="url(#${p}rim)" stroke-width="12"/><circle cx="128" cy="128" r="125.3" fill="none" stroke="${dark}" stroke-width="1.4"/><circle cx="128" cy="128" r="112.8" fill="none" stroke="${dark}" stroke-width="1.6"/><circle cx="128" cy="128" r="114" fill="none" stroke="${light}" stroke-width=".6" opacity=".7"/><g fill="${dark}" opacity=".75">${studs}</g>`;
}
