import { cutOf } from '../../../cut/cut-of.js';
import { GARMENT } from '../../../garments/index.js';
import type { Garment } from '../../../garments/spec.js';
import { bodyOfSize, draftPattern, type Pattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { EDGE_STATES } from './states.js';

const GARMENTS = Object.keys(GARMENT) as Garment[];

const drafted = async (garment: Garment): Promise<Pattern> => {
  const body = (await bodyOfSize('M', 'women')) ?? {};
  return draftPattern(cutOf(specOf(garment), body), body);
};

const key = ({ piece, edge }: { piece: string; edge: string }): string => `${piece} ${edge}`;

/** Ids in the SVG and in the data are each other's; lengths agree with the published ease; no edge is left out. */
function faultsOf({ seams, edges, pieces, svg, geometry, checks }: Pattern): string[] {
  const lengths = new Map(edges.map((e) => [key({ piece: e.piece, edge: e.id }), e.length_mm]));
  const faults: string[] = [];
  const say = (wrong: boolean, what: string): void => void (wrong && faults.push(what));
  say(new Set(pieces.map((p) => p.id)).size !== pieces.length, 'two pieces with one id');
  for (const { id, perimeter_mm } of geometry) {
    const sum = edges.filter((e) => e.piece === id).reduce((all, e) => all + e.length_mm, 0);
    say(Math.abs(sum - perimeter_mm) > 1, `${id}: edges of ${sum} mm on a line of ${perimeter_mm} mm`);
    say(!svg.includes(`<g id="${id}">`), `${id}: not in the SVG`);
  }
  for (const e of edges) {
    say(!EDGE_STATES.includes(e.state), `${e.piece}.${e.id}: ${e.state}`);
    say(!svg.includes(`<path id="${e.piece}.${e.id}"`), `${e.piece}.${e.id}: not in the SVG`);
  }
  for (const { a, b, ease_mm, name, kind, known_by, copies } of seams) {
    const [p, q] = [a, b].map((s) => Math.abs(s.to_mm - s.from_mm));
    say(Math.abs(p - q - ease_mm) > 0.5, `${name}: ${p} on ${q} with ${ease_mm} ease`);
    for (const side of [a, b]) {
      const length = lengths.get(key(side)) ?? -1;
      say(Math.max(side.from_mm, side.to_mm) > length + 0.2, `${name}: beyond ${key(side)} of ${length}`);
    }
    say(copies.length === 0, `${name}: of no cut`);
    const ok = checks.seams.find((s) => s.name === name)?.ok;
    say(
      known_by === 'rule' && kind === 'flush' && ok === true && Math.abs(ease_mm) > 2.1,
      `${name}: flush by ${ease_mm}`,
    );
  }
  return faults;
}

it.each(GARMENTS)('every edge of a %s is accounted for, and every seam has the ease that it says', async (garment) => {
  const pattern = await drafted(garment);
  expect(faultsOf(pattern)).toEqual([]);
});

it.each([
  ['trousers', {}, false],
  ['skirt', { closure: 'zip' }, false],
  ['skirt', { silhouette: 'pleated', closure: 'invisible-zip' }, false],
  ['joggers', {}, true],
] as const)('the waistband of %s %j closes to a ring: %s', async (garment, more, ring) => {
  const body = (await bodyOfSize('M', 'women')) ?? {};
  const { seams } = await draftPattern(cutOf({ ...specOf(garment, body), ...more }), body);
  const closed = seams.some(({ name, a }) => name === 'Closed to a ring' && /waistband|casing/i.test(a.piece));
  expect(closed).toBe(ring);
});

it('joins a T-shirt as a T-shirt is joined', async () => {
  const { seams } = await drafted('t-shirt');
  const meet = (a: string, b: string): string[] =>
    seams.filter((s) => [s.a.piece, s.b.piece].sort().join() === [a, b].sort().join()).map((s) => s.name);
  expect(meet('teagan.front', 'teagan.back')).toEqual(['Side seam', 'Shoulder']);
  expect(meet('teagan.sleeve', 'teagan.front')).toEqual(['Sleeve cap to armhole']);
  expect(meet('teagan.sleeve', 'teagan.back')).toEqual(['Sleeve cap to armhole']);
  expect(meet('teagan.sleeve', 'teagan.sleeve')).toEqual(['Sleeve underarm']);
});

it('closes each sleeve on itself: what is sewn along both of its sides is no seam between left and right', async () => {
  const crossed: string[] = [];
  for (const garment of GARMENTS) {
    const { seams } = await drafted(garment);
    for (const { a, b, name, copies } of seams)
      if (a.piece === b.piece && a.edge !== b.edge && /sleeve/i.test(a.piece) && copies.some(([p, q]) => p !== q))
        crossed.push(`${garment}: ${name}`);
  }
  expect(crossed).toEqual([]);
});

it('sews left to left: the halves of a front meet the mirrored halves of a back that is drawn the same way round', async () => {
  const { seams } = await drafted('t-shirt');
  expect(seams.find((s) => s.name === 'Side seam')?.copies).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('closes the darts of a bodice, and joins its fronts to the front of the skirt', async () => {
  const { seams } = await drafted('dress');
  expect(
    seams
      .filter((s) => s.kind === 'dart')
      .map((s) => s.a.piece)
      .sort(),
  ).toEqual(['bella.back', 'bella.frontSideDart', 'bella.frontSideDart']);
  const waist = seams.filter((s) => s.name === 'Skirt to bodice waist').map((s) => [s.a.piece, s.b.piece]);
  expect(waist.length).toBeGreaterThan(2);
  expect(waist.filter(([skirt, bodice]) => /back/i.test(skirt) !== /back/i.test(bodice))).toEqual([]);
});
