import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as words from '../garments/spec.js';
import { eachOf } from '../garments/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { specOf } from '../make/pattern/specs.fixture.js';

/** Sums of many coordinates may be off by this on another machine, px. */
const TOLERANCE = 2;

export type Case = readonly [name: string, spec: GarmentSpec];

const each = <T extends string>(
  garment: words.Garment,
  attribute: string,
  values: readonly T[],
  more: (value: T) => Partial<GarmentSpec>,
): Case[] => values.map((value) => [`${garment} ${attribute}=${value}`, specOf(garment, more(value))]);

/** Each word of an attribute on a garment that shows it. */
const ATTRIBUTES: Case[] = [
  ...each('dress', 'silhouette', words.SILHOUETTES, (silhouette) => ({ silhouette })),
  ...each('skirt', 'silhouette', words.SILHOUETTES, (silhouette) => ({ silhouette })),
  ...each('jacket', 'fit', words.FITS, (fit) => ({ fit })),
  ...each('dress', 'length', words.LENGTHS, (length) => ({ length })),
  ...each('trousers', 'length', words.LENGTHS, (length) => ({ length })),
  ...each('dress', 'neckline', words.NECKLINES, (neckline) => ({ neckline })),
  ...each('shirt', 'collar', words.COLLARS, (collar) => ({ collar })),
  ...each('blazer', 'lapel', words.LAPELS, (lapel) => ({ lapel })),
  ...each('blouse', 'sleeve', words.SLEEVE_TYPES, (type) => ({ sleeve: { type, length: null } })),
  ...each('blouse', 'sleeve length', words.SLEEVE_LENGTHS, (length) => ({ sleeve: { type: null, length } })),
  ...each('shirt', 'cuff', words.CUFFS, (cuff) => ({ cuff })),
  ...each('trousers', 'leg', words.LEGS, (leg) => ({ leg })),
  ...each('jacket', 'closure', words.CLOSURES, (closure) => ({ closure })),
  ...each('dress', 'closure', words.CLOSURES, (closure) => ({ closure, closure_place: 'back' })),
  ...each('jacket', 'pocket', words.POCKETS, (pocket) => ({ pockets: [pocket] })),
  ...each('trousers', 'pocket', words.POCKETS, (pocket) => ({ pockets: [pocket] })),
  ...each('jacket', 'hood', words.HOODS, (hood) => ({ hood })),
  ...each('dress', 'waistline', words.WAISTLINES, (waistline) => ({ waistline })),
  ...each('skirt', 'hem', words.HEMS, (hem) => ({ hem })),
];

const KINDS = eachOf(({ kinds = [] }) => kinds.map(({ name }) => name));
const SMALL_WEAR: Partial<Record<words.Garment, readonly string[]>> = {
  swimwear: ['bikini', 'tankini', 'swimsuit', 'swim trunks'],
  underwear: ['sports bra', 'briefs', 'boxers', 'long johns', 'slip'],
};

/** Every garment, and each of its kinds that is drawn as a thing of its own. */
const GARMENTS: Case[] = words.GARMENTS.flatMap((garment) => [
  [garment, specOf(garment)] as const,
  ...[...KINDS[garment], ...(SMALL_WEAR[garment] ?? [])].map(
    (variant) => [`${garment} ${variant}`, specOf(garment, { variant })] as const,
  ),
]);

/** What goes on many garments, on one after the other: twenty-three apart, so that neighbours in a list meet others. */
const strewn = <T extends string>(attribute: string, values: readonly T[], more: (value: T) => Partial<GarmentSpec>) =>
  values.flatMap((value, i) => each(WORN[(i * 23) % WORN.length], attribute, [value], more));

const WORN = words.GARMENTS.filter((garment) => !['shoes', 'hat', 'bag', 'belt', 'tie', 'gloves'].includes(garment));

/** Trade names that mean a cut of their own; last, as a picture's chance goes by its place in this list. */
const OWN_CUTS: readonly Case[] = [
  ['dress bib dress', specOf('dress', { variant: 'bib dress' })],
  ['harem-trousers shalwar', specOf('harem-trousers', { variant: 'shalwar' })],
  ['dress cheongsam', specOf('dress', { variant: 'cheongsam' })],
  ['dress ao dai', specOf('dress', { variant: 'ao dai' })],
  ['dress hanbok', specOf('dress', { variant: 'hanbok' })],
  ['dress chima', specOf('dress', { variant: 'chima' })],
  ['dress sari', specOf('dress', { variant: 'sari' })],
  ['kimono jeogori', specOf('kimono', { variant: 'jeogori' })],
  ['kimono hanfu', specOf('kimono', { variant: 'hanfu' })],
];

const OTHERS: readonly Case[] = [
  ...ATTRIBUTES,
  ...strewn('detail', words.DETAILS, (detail) => ({ details: [detail] })),
  ...strewn('print', words.PRINTS, (print) => ({ print })),
];

/** Orders that between them come by most of what can be drawn. @param every of those that are not a plain garment, so many-th */
export const casesFor = (every: number): readonly Case[] => [
  ...GARMENTS,
  ...OTHERS.filter((_, i) => i % every === 0),
  ...OWN_CUTS,
];

type Shapes = Record<string, number[]>;

const NUMBERS = / (?:d|points|x|y|cx|cy|r|rx|ry|width|height|x1|y1|x2|y2|transform)="([^"]*)"/g;

/**
 * A drawing by its kinds of strokes: how many there are, and sums over their coordinates of the distance from the middle, of
 * the height, of the squares, and of their places in the file. What moves, grows, comes, goes or lies deeper changes one of them.
 */
export function shapesOf(svg: string, middle: number): Shapes {
  const sums: Shapes = {};
  let place = 0;
  for (const [, tag, attributes] of svg.matchAll(/<(path|circle|ellipse|rect|line|polygon|use)( [^>]*?)\/?>/g)) {
    const kind = `${tag} ${/stroke-width="([^"]*)"/.exec(attributes)?.[1] ?? ''}`.trim();
    const sum = (sums[kind] ??= [0, 0, 0, 0, 0]);
    sum[4] += ++place;
    const values = [...attributes.matchAll(NUMBERS)].flatMap(([, text]) => text.match(/-?\d+(?:\.\d+)?/g) ?? []);
    sum[0] += 1;
    for (const [i, value] of values.map(Number).entries()) {
      sum[1 + (i % 2)] += i % 2 === 0 ? Math.abs(value - middle) : value;
      sum[3] += value ** 2 / 1000;
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, sum.map(Math.round)]));
}

/** What was drawn of each case when somebody last looked at it; one line each, so that changes of two people seldom meet. */
export class ShapeRecord {
  private readonly path: string;
  private readonly known: Readonly<Record<string, Shapes>>;
  private readonly drawn: Record<string, Shapes> = {};

  /** @param writes the record is written anew instead of being compared with: `npm run shapes` */
  constructor(
    folder: string,
    private readonly writes: boolean,
  ) {
    this.path = join(folder, 'shapes.json');
    this.known = existsSync(this.path) ? (JSON.parse(readFileSync(this.path, 'utf8')) as Record<string, Shapes>) : {};
  }

  /** @returns what is not as it was, by kind of stroke */
  changes(name: string, now: Shapes): string[] {
    this.drawn[name] = now;
    const was = this.known[name] ?? {};
    if (this.writes) return [];
    return [...new Set([...Object.keys(was), ...Object.keys(now)])]
      .filter((kind) => isChanged(was[kind] ?? [], now[kind] ?? []))
      .map((kind) => `${kind}: ${was[kind]?.join(' ') ?? 'none'} → ${now[kind]?.join(' ') ?? 'none'}`);
  }

  /** Writes it anew where that is asked for. */
  end(): void {
    const lines = Object.entries(this.drawn).map(
      ([name, shapes]) => `${JSON.stringify(name)}: ${JSON.stringify(shapes)}`,
    );
    if (this.writes) writeFileSync(this.path, `{\n${lines.join(',\n')}\n}\n`);
  }
}

const isChanged = (was: number[], is: number[]): boolean =>
  was.length !== is.length || was.some((one, i) => Math.abs(one - is[i]) > TOLERANCE);
