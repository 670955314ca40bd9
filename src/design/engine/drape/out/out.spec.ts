import { inflateSync } from 'node:zlib';
import { validateBytes } from 'gltf-validator';
import { cutOf } from '../../cut/cut-of.js';
import { completedOf } from '../../cut/typical.js';
import { readDesign } from '../../read/read-design.js';
import { weld } from '../cloth/weld.js';
import { fitColor, fitOf } from './fit-scale.js';
import { glbOf } from './glb.js';
import { looksOf } from './looks.js';
import { smoothNormals } from './normals.js';
import { fill } from './raster/fill.js';
import { sheetPng } from './raster/sheet.js';
import { alongGrain, edgesOf, sceneOf } from './scene.js';
import type { WornScene } from './surface.js';
import { skirt } from './worn.fixture.js';

const GINGHAM = 'a midi skirt in red gingham cotton';

async function sceneFor(text: string, made = skirt({ cell: 0.03 })): Promise<WornScene> {
  const read = readDesign({ description: text });
  if (!read.ok) throw new Error(read.reason);
  return sceneOf({ ...made, looks: await looksOf(cutOf(completedOf(read.brief)), ['fabric', 'satin']) });
}

/** The JSON of a binary glTF, and its numbers. */
function opened(glb: Buffer) {
  const length = glb.readUInt32LE(12);
  const json = JSON.parse(glb.subarray(20, 20 + length).toString());
  const binary = glb.subarray(28 + length);
  const floats = (accessor: number): Float32Array => {
    const { bufferView, count, type } = json.accessors[accessor];
    const { byteOffset } = json.bufferViews[bufferView];
    const numbers = count * { SCALAR: 1, VEC2: 2, VEC3: 3 }[type as 'VEC2'];
    return new Float32Array(
      binary.buffer.slice(binary.byteOffset + byteOffset, binary.byteOffset + byteOffset + numbers * 4),
    );
  };
  return { json, floats };
}

/** The pixels of our own PNG, RGB. */
function pixelsOf(png: Buffer): { width: number; height: number; at: (x: number, y: number) => number[] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const line = 1 + width * 3;
  for (let i = line; i < rows.length; i++) if (i % line > 0) rows[i] = (rows[i] + rows[i - line]) & 255;
  return { width, height, at: (x, y) => [...rows.subarray(y * line + 1 + x * 3, y * line + 4 + x * 3)] };
}

describe('worn.glb', () => {
  it.each([GINGHAM, 'a satin skirt in sage green', 'a black tulle skirt'])(
    'of %s passes the validator of Khronos',
    async (text) => {
      const report = await validateBytes(new Uint8Array(glbOf(await sceneFor(text))), { maxIssues: 20 });
      expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
      expect(report.info.totalTriangleCount).toBeGreaterThan(1000);
    },
  );

  it('shows the facing of what is turned over, all of it and nothing else', async () => {
    const made = skirt({ cell: 0.03 });
    const [first] = made.graph.panels;
    const high = (i: number): boolean => made.draped.positions[3 * i + 1] > 0.8;
    const turned = Uint8Array.from(made.mesh.panelOf, (panel, i) => (panel === 0 && high(i) ? 1 : 0));
    const input = { ...made, mesh: { ...made.mesh, turned } };
    const graph = { ...made.graph, panels: [{ ...first, faced: 'satin' }, ...made.graph.panels.slice(1)] };
    const [plain, faced] = [await sceneFor(GINGHAM, input), await sceneFor(GINGHAM, { ...input, graph })];
    const count = ({ panels }: WornScene): number => panels.reduce((sum, { triangles }) => sum + triangles.length, 0);
    expect(count(faced)).toBe(count(plain));
    const [front, facing] = faced.panels;
    expect([front.look.name, facing.look.name]).toEqual(['fabric', 'satin']);
    expect(facing.triangles.length).toBeGreaterThan(0);
    expect(facing.positions.length / 3).toBe(Math.max(...facing.triangles) + 1);
    expect(Math.min(...facing.positions.filter((_, i) => i % 3 === 1))).toBeGreaterThan(0.7);
    const report = await validateBytes(new Uint8Array(glbOf(faced)), { maxIssues: 20 });
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  it('names each panel, and has its cut in metres under a repeat of true scale', async () => {
    const { json, floats } = opened(glbOf(await sceneFor(GINGHAM)));
    const front = json.nodes.find(({ name }: { name: string }) => name === 'front#1');
    expect(front.extras).toEqual({ piece: 'front', copy: 1, material: 'fabric' });
    const [primitive] = json.meshes[front.mesh].primitives;
    const cut = floats(primitive.attributes.TEXCOORD_0);
    expect(Math.max(...cut)).toBeCloseTo(0.9, 4);
    const { baseColorTexture } = json.materials[primitive.material].pbrMetallicRoughness;
    const [across] = baseColorTexture.extensions.KHR_texture_transform.scale;
    const repeats = 1 / across / 0.019; // gingham of 1.9 cm
    expect(repeats).toBeCloseTo(Math.round(repeats), 6);
    expect(json.materials[primitive.material].doubleSided).toBe(true);
  });

  it('shows the fit as a variant', async () => {
    const { json } = opened(glbOf(await sceneFor(GINGHAM)));
    const { variants } = json.extensions.KHR_materials_variants;
    expect(variants.map(({ name }: { name: string }) => name)).toEqual(['cloth', 'fit']);
    const { mappings } = json.meshes.at(-1).primitives[0].extensions.KHR_materials_variants;
    expect(json.materials[mappings[1].material].name).toBe('fit');
  });

  it('has a disc on the cloth for each button, once where two marks are one, and no node where there is none', async () => {
    const made = skirt({ cell: 0.03 });
    const [front, back] = made.graph.panels;
    const buttons = Float64Array.from([0.45, 0.5, 0.45, 0.4, 0.451, 0.4]);
    const buttoned = { ...made, graph: { ...made.graph, panels: [{ ...front, buttons }, back] } };
    const glb = glbOf(await sceneFor(GINGHAM, buttoned));
    const report = await validateBytes(new Uint8Array(glb), { maxIssues: 20 });
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const { json, floats } = opened(glb);
    const node = json.nodes.find(({ name }: { name: string }) => name === 'Buttons');
    const at = floats(json.meshes[node.mesh].primitives[0].attributes.POSITION);
    const heights = [...at].filter((_, k) => k % 3 === 1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.125);
    const plain = opened(glbOf(await sceneFor(GINGHAM))).json.nodes;
    expect(plain.filter(({ name }: { name: string }) => name === 'Buttons')).toEqual([]);
  });

  it('is the same bytes each time', async () => {
    expect(glbOf(await sceneFor(GINGHAM)).equals(glbOf(await sceneFor(GINGHAM)))).toBe(true);
  });
});

describe('worn.png', () => {
  const SMALL = 400;
  let png: Buffer;
  beforeAll(async () => {
    png = sheetPng(await sceneFor(GINGHAM), 'cloth', SMALL);
  });
  const middle = (view: number): number => 200 * (view + 0.5);

  it('shows three views, each red over the form below', () => {
    const { width, height, at } = pixelsOf(png);
    expect({ width, height }).toEqual({ width: 600, height: 400 });
    for (const view of [0, 1, 2]) {
      const reds = Array.from({ length: 40 }, (_, i) => at(middle(view) + i - 20, 213));
      expect(reds.every(([r, g, b]) => r > g + 25 && r > b + 25)).toBe(true);
      expect(new Set(reds.map(String)).size).toBeGreaterThan(8);
      const [r, , b] = at(middle(view), 83);
      expect(r - b).toBeLessThan(45);
    }
  });

  it('throws a shadow on the floor that ends before the edge', () => {
    const { at } = pixelsOf(png);
    const bright = ([r, g, b]: number[]): number => r + g + b;
    expect(bright(at(middle(0), 383))).toBeLessThan(bright(at(5, 5)) - 40);
  });

  it('shows where it pulls in another colour than where it stands away', async () => {
    const { at } = pixelsOf(sheetPng(await sceneFor(GINGHAM), 'fit', SMALL));
    const [waist, hem] = [at(middle(0), 140), at(middle(0), 276)];
    expect(waist[0]).toBeGreaterThan(waist[2] + 60);
    expect(hem[2]).toBeGreaterThan(hem[0] + 60);
  });

  it('is the same bytes each time', async () => {
    expect(sheetPng(await sceneFor(GINGHAM), 'cloth', SMALL).equals(png)).toBe(true);
  });
});

test('a square is filled without a gap, and the nearer of two wins', () => {
  const target = { width: 8, height: 8, nearness: new Float32Array(64), seen: new Int32Array(64).fill(-1) };
  const x = Float32Array.from([0, 8, 8, 0, 0, 8, 0]);
  const y = Float32Array.from([0, 0, 8, 8, 0, 0, 8]);
  const nearness = Float32Array.from([1, 1, 1, 1, 2, 2, 2]);
  fill(target, { x, y, nearness }, Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 5, 6]));
  expect([...target.seen].filter((t) => t < 0)).toEqual([]);
  expect([target.seen[0], target.seen[63]]).toEqual([2, 0]);
});

test('seams are smooth: what they join has one normal', () => {
  const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1]);
  const triangles = Uint32Array.from([0, 1, 2, 3, 5, 4]);
  const pairs = Uint32Array.from([0, 3, 2, 4]);
  const apart = smoothNormals(positions, triangles);
  expect([...apart.subarray(0, 3)]).toEqual([0, 0, 1]);
  const joined = smoothNormals(positions, triangles, weld({ seams: pairs, panelOf: new Uint16Array(6) }));
  expect([...joined.subarray(0, 3)]).toEqual([...joined.subarray(9, 12)]);
  expect(Math.hypot(...joined.subarray(0, 3))).toBeCloseTo(1, 6);
});

test('cloth lies by its grain: what goes along the warp goes up the picture', () => {
  const bias = Math.PI / 4;
  const [u, v] = alongGrain(Float32Array.from([-Math.sin(bias), Math.cos(bias)]), bias);
  expect(u).toBeCloseTo(0, 6);
  expect(v).toBeCloseTo(1, 6);
  const [across, up] = alongGrain(Float32Array.from([Math.cos(bias), Math.sin(bias)]), bias);
  expect(across).toBeCloseTo(1, 6);
  expect(up).toBeCloseTo(0, 6);
});

test('edges of a panel are those of one triangle only', () => {
  expect(edgesOf(Uint32Array.from([0, 1, 2, 0, 2, 3]))).toHaveLength(8);
});

it.each([
  [0.06, 0.06, 0, 1],
  [0.2, 0.06, 0, 1],
  [0, 0.06, 0, 0.5],
  [0, 0.06, 0.3, 0],
  [0.004, 0.06, 0.005, 0.5],
])('strain %p of %p, %p m away is %p on the scale', (strain, comfortable, away, expected) => {
  expect(fitOf(strain, comfortable, away)).toBeCloseTo(expected, 6);
});

test('the scale grows darker to both ends, so that it is read without colours too', () => {
  const light = (fit: number): number => fitColor(fit).reduce((sum, value) => sum + value, 0);
  expect([0, 0.25, 0.5].map(light)).toEqual([0, 0.25, 0.5].map(light).sort((a, b) => a - b));
  expect([1, 0.75, 0.5].map(light)).toEqual([1, 0.75, 0.5].map(light).sort((a, b) => a - b));
});
