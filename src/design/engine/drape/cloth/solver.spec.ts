import { Random } from '../../../../common/kernel/random.js';
import type { Cloth, PanelMesh } from '../types.js';
import { formContact } from './form-contact.js';
import { selfContact } from './self-contact.js';
import { settle, type Patience } from './settle.js';
import { sheetOf, type Sheet } from './sheet.js';
import { COTTON, gridOf, hold, laid, strip } from './sheets.fixture.js';
import { advance, GRAVITY, type Constraint, type Pace } from './step.js';
import { strainOf } from './strain.js';
import { weld } from './weld.js';

const PACE: Pace = { step: 0.0005, gravity: GRAVITY, damping: 4 };
const PATIENCE: Patience = { quiet: 1e-7, still: 0.05, longest: 3 };
const ONE = new Uint8Array(1);

const withCloth = (more: Partial<Cloth>): Cloth => ({ ...COTTON, ...more });

describe('a strip that hangs by its upper edge', () => {
  it.each([0, 1])('stretches by ρ·g·H² / 2Y, in panels cut along and across the grain (%i)', (turned) => {
    const mesh = strip(0.06, 0.4, 0.02);
    if (turned === 1) mesh.flat.set(turnedQuarter(mesh.flat));
    const cloth = withCloth({
      weight: 0.2,
      stiffness: turned === 1 ? [9e9, 20, 9] : [20, 9e9, 9],
      bending: [1e-7, 1e-7],
    });
    const sheet = sheetOf(mesh, [cloth], ONE, laid(strip(0.06, 0.4, 0.02), 'hanging'));
    hold(sheet, strip(0.06, 0.4, 0.02), (_, y) => y > 0.399);
    expect(settle(sheet, { ...PACE, step: 0.00025 }, [], { ...PATIENCE, quiet: 1e-6 }).settled).toBe(true);
    const longer = -Math.min(...heights(sheet));
    expect(Math.abs(longer / ((0.2 * GRAVITY * 0.4 * 0.4) / (2 * 20)) - 1)).toBeLessThan(0.03);
  });

  it('pulls in proportion as far as its cloth bears, so that no part of a knit takes all the stretch', () => {
    const mesh = strip(0.06, 0.4, 0.02);
    const cloth = withCloth({ weight: 0.2, stiffness: [4, 9e9, 9], bending: [1e-7, 1e-7], stretch: 0.6 });
    const sheet = hold(sheetOf(mesh, [cloth], ONE, laid(mesh, 'hanging')), mesh, (_, y) => y > 0.399);
    settle(sheet, { ...PACE, step: 0.00025, damping: 8 }, [], { ...PATIENCE, quiet: 1e-6 });
    // .2 kg/m² · 9.81 m/s² · .4 m of cloth on 4 N/m stretch its upper end by 20 %
    expect(-Math.min(...heights(sheet)) / ((0.2 * GRAVITY * 0.4 * 0.4) / (2 * 4))).toBeCloseTo(1, 1);
    expect(Math.max(...strainOf(sheet, mesh.triangles.length / 3).warp)).toBeCloseTo(0.19, 1);
  });

  it('does not stretch when it is woven', () => {
    const mesh = strip(0.1, 0.4, 0.02);
    const sheet = hold(sheetOf(mesh, [COTTON], ONE, laid(mesh, 'hanging')), mesh, (_, y) => y > 0.399);
    settle(sheet, PACE, [], PATIENCE);
    const { warp, weft } = strainOf(sheet, mesh.triangles.length / 3);
    expect(Math.max(...warp)).toBeLessThan(0.005);
    expect(Math.max(...weft)).toBeLessThan(0.005);
  });
});

it('what flew apart is left as it is, and takes no time', () => {
  const mesh = strip(0.1, 0.1, 0.02);
  const sheet = sheetOf(mesh, [COTTON], ONE, laid(mesh, 'hanging'));
  sheet.position[4] = NaN;
  expect(settle(sheet, PACE, [], PATIENCE)).toEqual({ steps: 0, kinetic: NaN, settled: false });
});

it('cloth that has no room between two walls is at rest all the same', () => {
  const mesh = strip(0.1, 0.1, 0.02);
  // as far apart as twice half the gap that it wants from each
  const walls = gridOf([-0.02, -0.02, -0.04], [0.12, 0.12, 0.04], (_, __, z) => 0.0028 - Math.abs(z));
  const sheet = sheetOf(mesh, [COTTON], ONE, laid(mesh, 'hanging'));
  const { settled } = settle(sheet, { ...PACE, gravity: 0.1 }, [formContact(walls, 0.003)], {
    ...PATIENCE,
    quiet: 1e-6,
  });
  expect(settled).toBe(true);
});

it('elastic draws cloth in to its own length, as heavy as it was cut, and that is no stretch', () => {
  const cut = strip(0.4, 0.04, 0.02);
  const mesh = { ...cut, drawn: Float32Array.from(cut.triangles, (_, i) => [0.7, 1, 0][i % 3]) };
  const sheet = sheetOf(mesh, [COTTON], ONE, laid(mesh, 'lying'));
  settle(sheet, { ...PACE, gravity: 0 }, [], PATIENCE);
  const xs = sheet.position.filter((_, k) => k % 3 === 0);
  expect((Math.max(...xs) - Math.min(...xs)) / 0.4).toBeCloseTo(0.7, 2);
  expect(sheet.mass.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(COTTON.weight * 0.4 * 0.04, 6);
  const { warp, weft } = strainOf(sheet, mesh.triangles.length / 3);
  expect(Math.max(...warp)).toBeLessThan(0.01);
  expect(Math.max(...weft)).toBeCloseTo(-0.3, 2);
});

it('cloth between two hands is as long as it was cut the more, the less soft it is when it is pushed', () => {
  /** Mean strain of a strip that is pulled across by what it carries while its ends are a fiftieth nearer to each other than it is long. */
  const LONG = 0.06;
  const along = (softer?: number): number => {
    const mesh = strip(0.1, LONG, 0.02);
    const random = Random.from(5);
    const nearer = laid(mesh, 'lying', () => 0.0002 * random.next()).map((v, k) => (k % 3 === 2 ? 0.98 * v : v));
    const sheet = sheetOf(mesh, [COTTON], ONE, nearer);
    hold(sheet, mesh, (_, y) => y < 0.001 || y > LONG - 0.001);
    for (const step of [0.0004, 0.0001])
      for (let i = 0; i < 1500; i++) advance(sheet, { step, gravity: 0, damping: 20, softer }, []);
    const { warp } = strainOf(sheet, mesh.triangles.length / 3);
    return warp.reduce((sum, strain) => sum + strain, 0) / warp.length;
  };
  expect(along(3)).toBeGreaterThan(-0.0002);
  expect(along()).toBeLessThan(3 * along(3));
});

it.each([0.02, 0.025])(
  'a strip twice its bending length over an edge points 41.5° down (Peirce 1930; %f m)',
  (length) => {
    const rigidity = 0.15 * GRAVITY * length ** 3;
    // held to the middle of a row: a hinge bends for half a row on either side
    const row = (2 * length) / 9.5;
    const mesh = strip(0.04, 12 * row, row / 0.866);
    const cloth = withCloth({ weight: 0.15, bending: [rigidity, rigidity] });
    const sheet = hold(sheetOf(mesh, [cloth], ONE, laid(mesh, 'lying')), mesh, (_, y) => y < 3.01 * row);
    settle(sheet, { ...PACE, step: 0.00015, damping: 8 }, [], { ...PATIENCE, longest: 1.5 });
    const tip = sheet.count - 1;
    const down = Math.atan2(-sheet.position[3 * tip + 1], -sheet.position[3 * tip + 2] - 2.5 * row) * (180 / Math.PI);
    expect(Math.abs(down - 41.5)).toBeLessThan(2);
  },
);

describe('energy', () => {
  it('is not made: without damping a falling strip has never more than at the start', () => {
    const mesh = strip(0.1, 0.3, 0.02);
    const sheet = hold(sheetOf(mesh, [COTTON], ONE, laid(mesh, 'lying')), mesh, (_, y) => y < 0.001);
    let most = -Infinity;
    for (let i = 0; i < 2000; i++) {
      const kinetic = advance(sheet, { ...PACE, damping: 0 }, []);
      most = Math.max(most, kinetic + potential(sheet));
    }
    expect(most).toBeLessThan(0.01);
    expect(potential(sheet)).toBeLessThan(-0.3);
  });
});

it('the same seed gives the same bytes, another seed others', () => {
  const end = (seed: number): Float64Array => {
    const random = Random.from(seed);
    const mesh = strip(0.2, 0.2, 0.02);
    const sheet = sheetOf(
      mesh,
      [COTTON],
      ONE,
      laid(mesh, 'lying', () => 0.001 * random.next()),
    );
    const others = [formContact(BALL, 0.002), selfContact(sheet, 0.008, 0.4)];
    for (let i = 0; i < 300; i++) advance(sheet, PACE, others);
    return sheet.position;
  };
  expect(Buffer.from(end(1).buffer).equals(Buffer.from(end(1).buffer))).toBe(true);
  expect(Buffer.from(end(1).buffer).equals(Buffer.from(end(2).buffer))).toBe(false);
});

/** 12 cm below the middle of a strip of 20 cm. */
const BALL = gridOf([-0.1, -0.3, -0.3], [0.3, 0.05, 0.1], (x, y, z) => Math.hypot(x - 0.1, y + 0.12, z + 0.1) - 0.1);

describe('on a form', () => {
  it('nothing ends inside', () => {
    const mesh = strip(0.2, 0.2, 0.02);
    const sheet = sheetOf(mesh, [COTTON], ONE, laid(mesh, 'lying'));
    settle(sheet, PACE, [formContact(BALL, 0.003)], { ...PATIENCE, longest: 0.6 });
    const inside = Array.from({ length: sheet.count }, (_, i) => sheet.position.subarray(3 * i, 3 * i + 3)).filter(
      ([x, y, z]) => Math.hypot(x - 0.1, y + 0.12, z + 0.1) < 0.102,
    );
    expect(inside).toEqual([]);
    expect(Math.max(...heights(sheet))).toBeGreaterThan(-0.03);
  });

  it('what is not looked at could not have come near: the same bytes as when all is looked at in every step', () => {
    const end = (contact: () => Constraint): Float64Array => {
      const mesh = strip(0.2, 0.2, 0.02);
      const sheet = sheetOf(mesh, [COTTON], ONE, laid(mesh, 'lying'));
      for (let i = 0; i < 800; i++) advance(sheet, PACE, [contact()]);
      return sheet.position;
    };
    const kept = formContact(BALL, 0.003);
    expect(end(() => kept)).toEqual(end(() => formContact(BALL, 0.003)));
  });

  it.each([
    [0.3, 0.4, 0],
    [0.5, 0.4, 0.44],
  ])('a slope of %f holds or lets go a cloth with friction %f', (slope, friction, metres) => {
    const steep = Math.sqrt(1 + slope * slope);
    const plane = gridOf([-0.1, -0.4, -0.9], [0.2, 0.1, 0.1], (_, y, z) => (y - slope * z) / steep);
    const mesh = strip(0.1, 0.1, 0.02);
    const onSlope = laid(mesh, 'lying');
    for (let i = 0; i < onSlope.length; i += 3) {
      onSlope[i + 2] /= steep;
      onSlope[i + 1] = slope * onSlope[i + 2] + 0.002 * steep;
    }
    const sheet = sheetOf(mesh, [withCloth({ friction: [friction, 0.4] })], ONE, onSlope);
    const before = sheet.position[2];
    for (let i = 0; i < 2000; i++) advance(sheet, { ...PACE, damping: 0 }, [formContact(plane, 0.002)]);
    // down the slope: ½·(g·sin − μ·g·cos)·t², t = 1 s
    expect((before - sheet.position[2]) * steep).toBeCloseTo(metres, 1.5);
  });
});

describe('against itself', () => {
  /** A strip that falls on a table it stands on, folding up. */
  const folded = (apart: number): Sheet => {
    const table = gridOf([-0.1, -0.05, -0.3], [0.2, 0.5, 0.3], (_, y) => y);
    const mesh = strip(0.06, 0.3, 0.015);
    const random = Random.from(3);
    const cloth = withCloth({ bending: [1e-7, 1e-7] });
    const sheet = sheetOf(
      mesh,
      [cloth],
      ONE,
      laid(mesh, 'hanging', () => 0.002 * random.next()),
    );
    const contact = selfContact(sheet, 0.01, 0.4);
    const others = [formContact(table, 0.002), ...(apart > 0 ? [contact] : [])];
    for (let i = 0; i < 1500; i++) advance(sheet, PACE, others);
    return sheet;
  };

  it('layers lie on each other instead of in each other', () => {
    expect(nearest(folded(0.01))).toBeGreaterThan(0.006);
    expect(nearest(folded(0))).toBeLessThan(0.004);
  });
});

describe('sewing', () => {
  const seams = Uint32Array.from([0, 1, 2, 3, 4, 2]);

  it('joins what is sewn, over corners too, in the order of the particles', () => {
    expect([...weld({ seams, panelOf: new Uint16Array(6) })]).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it('draws together what was apart, and the cloth ends as cut', () => {
    const random = Random.from(1);
    const mesh = strip(0.2, 0.1, 0.02);
    const ring = { ...mesh, seams: Uint32Array.from({ length: 14 }, (_, k) => 11 * Math.floor(k / 2) + (k % 2) * 10) };
    const flat = laid(mesh, 'lying', () => 0.01 * random.next());
    const sheet = sheetOf(ring, [withCloth({ bending: [1e-7, 1e-7] })], ONE, flat, weld(ring));
    expect(longest(sheet, ring)).toBeGreaterThan(3);
    for (let i = 0; i < 3000; i++) advance(sheet, { ...PACE, gravity: 0 }, []);
    expect(longest(sheet, ring)).toBeLessThan(0.01);
  });
});

const longest = (sheet: Sheet, { triangles }: PanelMesh): number => {
  const { warp, weft } = strainOf(sheet, triangles.length / 3);
  return Math.max(...warp, ...weft);
};

const heights = ({ position }: Sheet): number[] => [...position].filter((_, k) => k % 3 === 1);

const potential = ({ position, mass, inverseMass }: Sheet): number => {
  const moving = mass.map((m, i) => (inverseMass[i] > 0 ? m : 0));
  const total = moving.reduce((sum, m) => sum + m, 0);
  return moving.reduce((sum, m, i) => sum + m * GRAVITY * position[3 * i + 1], 0) / total;
};

const turnedQuarter = (flat: Float32Array): Float32Array =>
  flat.map((_, k) => (k % 2 === 0 ? flat[k + 1] : -flat[k - 1]));

function nearest({ position: x, count, triangles }: Sheet): number {
  const joined = new Set<number>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 9; k++) joined.add(triangles[t + (k % 3)] * count + triangles[t + Math.floor(k / 3)]);
  let least = Infinity;
  for (let i = 0; i < count; i++)
    for (let j = 0; j < i; j++)
      if (!joined.has(i * count + j))
        least = Math.min(
          least,
          Math.hypot(x[3 * i] - x[3 * j], x[3 * i + 1] - x[3 * j + 1], x[3 * i + 2] - x[3 * j + 2]),
        );
  return least;
}
