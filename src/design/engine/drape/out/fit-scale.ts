/** From here on cloth counts as standing away, and as far as the scale reaches, metres. */
const [NEAR, FAR] = [0.01, 0.12];
/** As much of what is comfortable as counts as no strain. */
const SLACK = 0.15;

/**
 * Where cloth is on the scale of the fit map.
 * @param strain greatest along warp or weft, a share @param comfortable what the cloth bears, a share
 * @param away distance from the form, metres
 * @returns 0 stands 12 cm away or more … .5 lies at ease … 1 is strained as far as is comfortable, or beyond
 */
export function fitOf(strain: number, comfortable: number, away: number): number {
  const tight = share(strain / Math.max(comfortable, 1e-6), SLACK, 1);
  return tight > 0 ? 0.5 + tight / 2 : 0.5 - share(away, NEAR, FAR) / 2;
}

const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Colours of the map from 0 to 1: blue stands away, pale lies at ease, red pulls. Told apart by who sees no red too: by lightness. */
const STOPS: ReadonlyArray<readonly [number, number, number]> = [
  [37, 82, 148],
  [132, 174, 209],
  [240, 236, 226],
  [231, 150, 104],
  [164, 28, 38],
];

/** sRGB, 0–255 each. @param fit 0–1 */
export function fitColor(fit: number): [number, number, number] {
  const at = Math.min(1, Math.max(0, fit)) * (STOPS.length - 1);
  const i = Math.min(STOPS.length - 2, Math.floor(at));
  const mix = (k: number): number => Math.round(STOPS[i][k] + (STOPS[i + 1][k] - STOPS[i][k]) * (at - i));
  return [mix(0), mix(1), mix(2)];
}
