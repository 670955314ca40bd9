import type { Pattern } from '../../make/pattern/index.js';
import type { PanelMesh, SewnGraph } from '../types.js';
import { mesh, outlineOf } from './mesh.js';
import { lengthOfOutline, pointOn } from './outline.js';
import { draftOf, faultsOf, openingsIn } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

async function drafted(description: string): Promise<Pattern> {
  const pattern = await draftOf(description);
  if (!pattern) throw new Error(description);
  return pattern;
}

/** A tube has two edges, a T-shirt four (hem, neck, two sleeves), trousers three. */
it.each([
  ['a circle skirt', 2],
  ['a pencil skirt', 2],
  ['a tiered skirt', 2],
  ['a t-shirt', 4],
  ['trousers', 3],
  ['leggings', 3],
  ['a sleeveless dress', 4],
  ['a shirt', 4],
  ['a camp collar shirt', 4],
  ['a denim jacket', 4],
  ['a waistcoat', 4],
  ['a hoodie', 4],
  ['a coat', 4],
  ['a jumpsuit', 5],
  ['a slip dress with thin straps', 4],
  ['a swimsuit', 5],
  ['a knee-length dress with a hood', 4],
  ['a raglan sweatshirt', 4],
  ['a blouse with a pussy bow', 4],
  ['a halter neck swing dress', 3],
  ['a dress that buttons down the back', 4],
  ['jeans with slash pockets', 3],
  ['a cheongsam', 4],
  ['an ao dai', 4],
  ['a hanbok', 7],
])('%s is one surface with %i openings', async (description, count) => {
  const graph = sewnGraph(await drafted(description));
  expect(graph.holes).toEqual([]);
  expect(faultsOf(graph)).toEqual([]);
  expect(openingsIn(graph)).toHaveLength(count);
});

it("a shirt's stand is buttoned at the centre: it is as long as the neckline that it is sewn to", async () => {
  const { stitches } = sewnGraph(await drafted('a shirt'));
  const neck = stitches.filter(({ name }) => name === 'Collar stand to neckline');
  expect(neck).toHaveLength(3);
  for (const { a, b } of neck) expect(Math.abs(a.to_m - a.from_m) / Math.abs(b.to_m - b.from_m)).toBeCloseTo(1, 2);
});

it('a front that is fastened over an underlap covers it: of that the rest is left, up to the edge of the front', async () => {
  const { panels, stitches } = sewnGraph(await drafted('a cheongsam'));
  const [front, under] = ['own.qipaoFront', 'own.qipaoUnderlap'].map((id) => panels.findIndex((p) => p.piece === id));
  const over = stitches.find(({ name }) => name === 'Front edge on its underlap');
  expect([over?.a.panel, over?.b.panel, over?.kind]).toEqual([front, under, 'closed']);
  expect(panels[under].edges.length).toBeLessThanOrEqual(6);
});

it('a breast band holds its skirt and its straps, whatever is worn over it', async () => {
  const { panels, stitches } = sewnGraph(await drafted('a hanbok'));
  const onBand = stitches.filter(
    ({ a, b }) => a.panel !== b.panel && [a, b].some(({ panel }) => panels[panel].piece === 'own.waistband'),
  );
  const others = onBand.flatMap(({ a, b }) => [panels[a.panel].piece, panels[b.panel].piece]);
  expect([...new Set(others)].sort()).toEqual(['own.pleats', 'own.strap', 'own.waistband']);
});

it('what is cut with front and back in one is folded over the shoulders: fronts in front, backs behind, sleeves hang from both', async () => {
  const { panels, stitches } = sewnGraph(await drafted('a kimono'));
  const bodies = panels.filter(({ piece }) => piece === 'own.kimonoBody');
  expect(bodies.map(({ side }) => side).sort()).toEqual(['back', 'back', 'left', 'right']);
  expect(bodies.map(({ turn }) => Math.round((4 * turn) / Math.PI)).toSorted((a, b) => a - b)).toEqual([-3, -1, 1, 3]);
  expect(stitches.filter(({ name }) => name === 'Folded over the shoulder')).toHaveLength(2);
  const sleeve = panels.findIndex(({ region }) => region === 'left-arm');
  const line = outlineOf(panels[sleeve]);
  const top = Math.max(...line.map(({ y }) => y));
  const onBody = stitches.flatMap(({ a, b, name }) => (name === 'Sleeve to body' ? [a, b] : []));
  for (const { panel, from_m, to_m } of onBody)
    if (panel === sleeve) for (const at of [from_m, to_m]) expect(pointOn(line, at).y).toBeCloseTo(top, 3);
});

it("a coat's stand goes round its neckline up to the lapels, and its collar round that", async () => {
  const { panels, stitches, left_off } = sewnGraph(await drafted("a women's wool coat"));
  expect(left_off.join()).not.toContain('stand');
  const onStand = stitches.filter(({ a, b }) => [a, b].some(({ panel }) => /stand/i.test(panels[panel].piece)));
  expect([...new Set(onStand.map(({ name }) => name))].sort()).toEqual(['Collar stand to neckline', 'Collar to stand']);
  expect(panels.find(({ piece }) => piece === 'carlton.collar')?.turned).toBe(0);
});

it('what is not sewn to anything is not draped', async () => {
  expect(sewnGraph(await drafted('a wool scarf')).holes).toEqual(['Nothing is sewn that would hold it on a body.']);
});

it('a binding wraps the edge that it finishes: nothing of it is draped', async () => {
  const { panels, holes } = sewnGraph(await drafted('a tank top'));
  expect(holes).toEqual([]);
  expect(panels.map(({ piece }) => piece).filter((piece) => /binding/i.test(piece))).toEqual([]);
});

it('braces, which are buttoned on, are left off and named', async () => {
  const { holes, left_off } = sewnGraph(await drafted('ski trousers with braces'));
  expect(holes).toEqual([]);
  expect(left_off.join()).toContain('Brace');
});

it('a hood is sewn from the neck over the head, a dart into the hem though no seam names it', async () => {
  const namesOf = async (text: string): Promise<string[]> => sewnGraph(await drafted(text)).stitches.map((s) => s.name);
  expect(await namesOf('a hoodie')).toContain('Hood, centre seam');
  expect((await namesOf('a waistcoat')).filter((name) => name === 'Dart')).toHaveLength(4);
});

const told = (pattern: Pattern): string => {
  const graph = sewnGraph(pattern);
  return JSON.stringify([graph.holes.length > 0, openingsIn(graph)]);
};

/** Seams between pieces that are draped; what closes to its own like is found without being named. */
const MATTERS = /side seam|shoulder|cap|underarm|inseam|outseam|collar|waist|dart/i;

const piecesOf = ({ a, b }: Pattern['seams'][number]): string => [a.piece, b.piece].sort().join();

/** All between two pieces: what is drawn whole is sewn on its other half as on the one, so that one seam's loss is made up for. */
it.each(['a t-shirt', 'trousers'])(
  'seams of %s that are lost, or of which one side is swapped, are found',
  async (description) => {
    const pattern = await drafted(description);
    const whole = told(pattern);
    const seams = pattern.seams.filter(({ name, known_by }) => known_by === 'rule' && MATTERS.test(name));
    const pairs = [...new Set(seams.map(piecesOf))];
    expect(pairs.length).toBeGreaterThan(2);
    for (const pair of pairs) {
      const others = pattern.seams.filter((s) => piecesOf(s) !== pair);
      const turned = pattern.seams
        .filter((s) => piecesOf(s) === pair)
        .map((s) => ({ ...s, b: { ...s.b, from_mm: s.b.to_mm, to_mm: s.b.from_mm } }));
      expect([pair, told({ ...pattern, seams: others }) === whole]).toEqual([pair, false]);
      // A neckband and a waistband are like themselves on both halves: turned over they are put right.
      if (/own\.collar|waistband/.test(pair)) continue;
      expect([pair, told({ ...pattern, seams: [...others, ...turned] }) === whole]).toEqual([pair, false]);
    }
  },
);

function cornersOf({ flat, triangles }: PanelMesh, t: number): [number, number][] {
  return [0, 1, 2].map((k) => [flat[2 * triangles[t + k]], flat[2 * triangles[t + k] + 1]]);
}

const areaOf = ([a, b, c]: [number, number][]): number =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;

function least(corners: [number, number][]): number {
  const sides = corners
    .map((p, i) => Math.hypot(p[0] - corners[(i + 1) % 3][0], p[1] - corners[(i + 1) % 3][1]))
    .sort((a, b) => a - b);
  return (Math.acos((sides[1] ** 2 + sides[2] ** 2 - sides[0] ** 2) / (2 * sides[1] * sides[2])) * 180) / Math.PI;
}

/** Edges that only one triangle has, once what is sewn together is one particle: as closed loops. */
function rimsOf({ triangles, seams, panelOf }: PanelMesh): number {
  const one = Array.from(panelOf, (_, i) => i);
  const first = (i: number): number => (one[i] === i ? i : (one[i] = first(one[i])));
  for (let s = 0; s < seams.length; s += 2) one[first(seams[s])] = first(seams[s + 1]);
  const next = new Map<string, [number, number]>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [first(triangles[t + k]), first(triangles[t + ((k + 1) % 3)])];
      if (!next.delete(`${b} ${a}`)) next.set(`${a} ${b}`, [a, b]);
    }
  for (const [a, b] of next.values()) one[first(a)] = first(b);
  return new Set([...next.values()].map(([a]) => first(a))).size;
}

const flatArea = (graph: SewnGraph): number =>
  graph.panels.map(outlineOf).reduce(
    (sum, line) =>
      sum +
      line.reduce((all, p, i) => {
        const q = line[(i + 1) % line.length];
        return all + (p.x * q.y - q.x * p.y) / 2;
      }, 0),
    0,
  );

it.each([
  ['a circle skirt', 0.025, 0.001],
  ['a t-shirt', 0.025, 0.005],
  ['a t-shirt', 0.012, 0.001],
  ['trousers', 0.025, 0.001],
  ['a sleeveless dress', 0.025, 0.005],
])(
  '%s is meshed at %f m: no triangle outside, none narrow, and sewn it has the same openings',
  async (description, size, off) => {
    const graph = sewnGraph(await drafted(description));
    const made = mesh(graph, size);
    const all = Array.from({ length: made.triangles.length / 3 }, (_, t) => cornersOf(made, 3 * t));
    expect(Math.min(...all.map(areaOf))).toBeGreaterThan(0);
    expect(Math.min(...all.map(least))).toBeGreaterThan(10);
    expect(Math.abs(all.reduce((sum, c) => sum + areaOf(c), 0) / flatArea(graph) - 1)).toBeLessThan(off);
    expect(rimsOf(made)).toBe(openingsIn(graph).length);
    expect(mesh(graph, size)).toEqual(made);
  },
);

/** 95 % of the girth where it lies, of cloth that goes over the seat. */
it.each([
  ['joggers', 'waistband', 0.8, 0.95],
  ['joggers', 'cuff', 0.5, 0.8],
  ['leggings', 'waistband', 0.8, 0.99],
  ['a pull-on skirt', 'waistband', 0.6, 0.8],
  ['trousers', 'waistband', 1, 1],
])('elastic draws %s in at the %s', async (description, part, least, most) => {
  const { panels } = sewnGraph(await drafted(description));
  const drawn = panels.filter(({ piece }) => piece.endsWith(part)).map(({ drawn = 1 }) => drawn);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(most);
});

it('sides of joggers run straight past the pocket in their seam', async () => {
  const { panels } = sewnGraph(await drafted('joggers'));
  const legs = panels.filter(({ region, side }) => region.endsWith('leg') && side !== 'round');
  expect(legs).toHaveLength(4);
  for (const leg of legs) {
    const [above, beside, below] = [-0.155, -0.23, -0.33].map((y) => sideAt(outlineOf(leg), y));
    expect(Math.abs(beside - (above + below) / 2)).toBeLessThan(0.008);
  }
});

/** Where the side of a leg lies at a height: across from its fork. */
function sideAt(line: readonly { x: number; y: number }[], y: number): number {
  const xs = line.flatMap((p, i) => {
    const q = line[(i + 1) % line.length];
    return p.y > y !== q.y > y ? [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)] : [];
  });
  const fork = line.reduce((far, p) => (Math.abs(p.x) > Math.abs(far.x) ? p : far));
  return fork.x > 0 ? Math.min(...xs) : Math.max(...xs);
}

it('panels run counter-clockwise and their edges cover their outlines', async () => {
  const { panels } = sewnGraph(await drafted('a shirt'));
  for (const panel of panels) {
    expect(flatArea({ panels: [panel], stitches: [], holes: [], left_off: [] })).toBeGreaterThan(0);
    expect(lengthOfOutline(outlineOf(panel))).toBeGreaterThan(0.2);
    expect(panel.edges.length).toBeGreaterThan(2);
  }
});
