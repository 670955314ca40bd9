import { DomainError } from '../../../../common/kernel/errors.js';
import { Random } from '../../../../common/kernel/random.js';
import { bodyOfSize, completeBody } from '../../make/pattern/bodies/bodies.js';
import { MEASUREMENTS } from '../../make/pattern/bodies/measurements.js';
import { taped } from '../../geometry/hull.js';
import { xy } from '../../geometry/point.js';
import { selfIntersection } from '../../geometry/polyline.js';
import { distanceAt } from './distance-at.js';
import { bareForm, dressForm } from './dress-form.js';
import { cutBy, girthAt, levelCut, tapeOver } from './tape.js';

type Body = Record<string, number>;
type Bare = ReturnType<typeof bareForm>;
const COUNT = 12;
const cm = (metres: number): number => metres * 100;

/** What a tape reads on a form against what was measured of the body: name, reading, measure, cm. */
function readings(form: Bare, b: Body): [string, number, number][] {
  const { landmarks: at } = form;
  const trunk = (name: string, y: number): [string, number, number] => [name, cm(girthAt(form, y, 0)), b[name]];
  const leg = (name: string, y: number): [string, number, number] => [
    name,
    cm(girthAt(form, y, legAxis(form, y))),
    b[name],
  ];
  return [
    trunk('neck', at.neck),
    highBust(form, b),
    trunk('chest', at.bust),
    trunk('underbust', at.underbust),
    trunk('waist', at.waist),
    trunk('hips', at.highHip),
    trunk('seat', at.seat),
    leg('upperLeg', at.thigh),
    leg('knee', at.knee),
    leg('ankle', at.ankle),
    ...lengths(form, b),
  ];
}

/** Middle of the leg at a height: of the cuts on the left the one next to the middle. */
function legAxis(form: Bare, y: number): number {
  const middles = cutBy(form, (p) => p[1] - y).map(
    (line) => (Math.min(...line.map(([x]) => x)) + Math.max(...line.map(([x]) => x))) / 2,
  );
  return Math.min(...middles.filter((x) => x > 0));
}

function lengths(form: Bare, b: Body): [string, number, number][] {
  const { landmarks: at } = form;
  const front = levelCut(form, at.bust, 0)
    .filter(([x, , z]) => x >= 0 && z > 0)
    .map(([x, , z]) => xy(x, z))
    .sort((p, q) => p.x - q.x);
  const after = front.findIndex(({ x }) => x > b.bustSpan / 200);
  const nipple =
    front[after - 1].y +
    ((front[after].y - front[after - 1].y) * (b.bustSpan / 200 - front[after - 1].x)) /
      (front[after].x - front[after - 1].x);
  const neckPoint = topAt(form, at.neckPointHalf);
  const back = levelCut(form, at.waist, 0).filter(([, , z]) => z < 0);
  const waist = back.reduce((best, p) =>
    Math.abs(p[0] - at.neckPointHalf) < Math.abs(best[0] - at.neckPointHalf) ? p : best,
  );
  const breasted = b.chest - b.underbust > 6;
  return [
    ['hpsToWaistBack', cm(tapeOver(form, neckPoint, [neckPoint[0], at.waist, waist[2]], -1)), b.hpsToWaistBack],
    ['waistToFloor', cm(at.waist), b.waistToFloor],
    ['inseam', cm(fork(form)), b.inseam],
    ...(breasted
      ? [
          ['bustSpan', cm(front.reduce((best, p) => (p.y > best.y ? p : best)).x * 2), b.bustSpan] as [
            string,
            number,
            number,
          ],
        ]
      : []),
    ['hpsToBust', cm(tapeOver(form, neckPoint, [b.bustSpan / 200, at.bust, nipple], 1)), b.hpsToBust],
  ];
}

/** The highest point of the trunk so far from its middle. */
function topAt(form: Bare, x: number): [number, number, number] {
  const cut = cutBy(form, (p) => p[0] - x).flat();
  return [...cut.reduce((best, p) => (p[1] > best[1] ? p : best))] as [number, number, number];
}

/** Lowest point of the trunk on its middle. */
const fork = (form: Bare): number => {
  let low = Infinity;
  for (let i = 0; i < form.positions.length; i += 3)
    if (form.positions[i] === 0) low = Math.min(low, form.positions[i + 1]);
  return low;
};

const worst = (form: Bare, b: Body): [string, number][] =>
  readings(form, b)
    .map(([name, read, meant]): [string, number] => [name, Math.abs(read / meant - 1)])
    .filter(([, off]) => off > 0.005);

/** Where the chest was measured nearly as high as under the arms, both tapes go round one slice: it reads about between them. */
function highBust(form: Bare, { chest, highBust: high }: Body): [string, number, number] {
  const { bust, armpit } = form.landmarks;
  const read = cm(girthAt(form, armpit, 0));
  const [least, most] =
    Math.abs(bust - armpit) < 0.02 ? [Math.min(chest, high) * 0.98, Math.max(chest, high)] : [high, high];
  return ['highBust', read, Math.max(least, Math.min(most, read))];
}

const SIZES = [
  ['women', '32'], ['women', '38'], ['women', 'XL'], ['women', '3XL'], ['men', 'S'], ['men', '50'], ['men', '3XL'],
  ['child', '92'], ['child', '116'], ['child', '140'], ['child', '164'],
] as const; // prettier-ignore

it.each(SIZES)('a form for %s %s measures what the body measures, to half a percent', async (gender, size) => {
  const body = (await bodyOfSize(size, gender)) as Body;
  expect(worst(bareForm(body), body)).toEqual([]);
});

it.each([
  ['34', 'women'],
  ['42', 'women'],
  ['50', 'women'],
  ['46', 'men'],
  ['50', 'men'],
  ['54', 'men'],
] as const)(
  'in size %s of %s the tape over the bust reads what it is to the waist, too, within 1.5 percent',
  async (size, gender) => {
    const body = (await bodyOfSize(size, gender)) as Body;
    const form = bareForm(body, false);
    const { neckPointHalf, waist } = form.landmarks;
    const front = levelCut(form, waist, 0).filter(([x, , z]) => x > 0 && z > 0);
    const off = ([x]: readonly number[]): number => Math.abs(x - body.bustSpan / 200);
    const below = front.reduce((best, p) => (off(p) < off(best) ? p : best));
    const read = cm(tapeOver(form, topAt(form, neckPointHalf), [body.bustSpan / 200, waist, below[2]], 1));
    expect(Math.abs(read / body.hpsToWaistFront - 1)).toBeLessThan(0.015);
  },
);

/** Half the width, and how far forward and back the trunk reaches, of levels 5 mm apart from waist to shoulder. */
function outlines(form: Bare): number[][] {
  const { waist, shoulder } = form.landmarks;
  const levels = Array.from({ length: Math.floor((shoulder - waist) / 0.005) }, (_, i) => waist + 0.005 * i);
  const lines = levels.map((y) => levelCut(form, y, 0));
  return [(p: readonly number[]) => p[0], (p: readonly number[]) => -p[2]].map((of) =>
    lines.map((line) => Math.max(...line.map(of))),
  );
}

it.each([
  ['36', 'women'],
  ['42', 'women'],
  ['50', 'women'],
  ['46', 'men'],
  ['50', 'men'],
  ['58', 'men'],
  ['116', 'child'],
] as const)('sides and back of size %s of %s have no edge', async (size, gender) => {
  const form = bareForm((await bodyOfSize(size, gender)) as Body, false);
  const turns = outlines(form).flatMap((line) =>
    line.slice(2).map((v, i) => Math.abs(v - 2 * line[i + 1] + line[i]) / 0.005),
  );
  expect(Math.max(...turns)).toBeLessThan(0.4);
});

it('ribs end no further below the bust than a tape from there to them is long', async () => {
  const body = (await bodyOfSize('50', 'men')) as Body;
  const { bust, underbust } = bareForm(body, false).landmarks;
  expect(cm(bust - underbust)).toBeLessThanOrEqual(body.bustPointToUnderbust + 0.01);
});

it('a collar as long as the neck goes round its root, aslant from the nape to the pit', async () => {
  const body = (await bodyOfSize('42', 'women')) as Body;
  const form = bareForm(body);
  const { neckPoint, neckPointHalf } = form.landmarks;
  const [, , z] = topAt(form, neckPointHalf);
  const slope = 0.3;
  const ring = cutBy(form, (p) => p[1] - neckPoint - 0.01 + slope * (p[2] - z));
  const girths = ring.map((line) => cm(taped(line.map((p) => xy(p[0], p[2] * Math.hypot(1, slope))))));
  expect(Math.min(...girths.filter((girth) => girth > 25))).toBeLessThan(body.neck * 1.03);
});

it.each(['34', '42', '50'])('in size %s no arm stands above the line of the shoulders', async (size) => {
  const body = (await bodyOfSize(size, 'women')) as Body;
  const { positions, landmarks } = bareForm(body);
  const { neckPoint, neckPointHalf, shoulder } = landmarks;
  const half = body.shoulderToShoulder / 200;
  const slope = (neckPoint - shoulder) / (half - neckPointHalf);
  const above = Array.from({ length: positions.length / 3 }, (_, i) => {
    const out = half - positions[3 * i];
    return out < 0 || positions[3 * i] < half - 0.06 ? -1 : positions[3 * i + 1] - (shoulder + slope * out);
  });
  expect(Math.max(...above)).toBeLessThan(0.0015);
  expect(Math.max(...above)).toBeGreaterThan(-0.006);
});

it('no slice near the fork crosses itself', async () => {
  const form = bareForm((await bodyOfSize('38', 'women')) as Body);
  for (const above of [-0.03, -0.001, 0.001, 0.003, 0.009, 0.018, 0.04]) {
    const cuts = cutBy(form, (p) => p[1] - form.landmarks.crotch - above);
    for (const line of cuts) expect(selfIntersection(line.map((p) => xy(p[0] * 1000, p[2] * 1000)))).toBeNull();
  }
});

it('a belly at term stands out in front, and the tape reads it', async () => {
  const body = (await bodyOfSize('38', 'women')) as Body;
  const term: Body = {
    ...body,
    waist: body.waist + 30,
    hips: body.hips + 10,
    seat: body.seat + 10,
    chest: body.chest + 7.6,
    underbust: body.underbust + 6,
    highBust: body.highBust + 6,
  };
  const out = (form: Bare): number => Math.max(...levelCut(form, form.landmarks.waist, 0).map(([, , z]) => z));
  const form = bareForm(term);
  expect(worst(form, term)).toEqual([]);
  expect(out(form) - out(bareForm(body))).toBeGreaterThan(0.08);
});

/** A plausible body: a size, some of whose measures were taken of somebody else. */
async function anyone(random: Random): Promise<Body> {
  const gender = (['women', 'men', 'child'] as const)[random.int(3)];
  const size =
    gender === 'child' ? String(92 + 6 * random.int(13)) : ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'][random.int(7)];
  const base = (await bodyOfSize(size, gender)) as Body;
  const names = [
    'chest',
    'waist',
    'seat',
    'waistToFloor',
    'inseam',
    'hpsToWaistBack',
    'upperLeg',
    'biceps',
    'shoulderToShoulder',
    'underbust',
    'waistToKnee',
  ];
  const given = Object.fromEntries(
    names
      .filter(() => random.int(3) === 0)
      .map((name) => [name, Math.round(base[name] * (0.9 + random.next() * 0.2) * 10) / 10]),
  );
  return (await completeBody(given, gender, size)).measurements;
}

const refusal = (of: () => unknown): string | null => {
  try {
    of();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'no_form') throw error;
    return error.message;
  }
};

it('anyone plausible has a form that measures as they do; of few it is said why not', async () => {
  const random = Random.from('anyone');
  let refused = 0;
  for (let i = 0; i < COUNT; i++) {
    const body = await anyone(random);
    let form: Bare | null = null;
    const why = refusal(() => (form = bareForm(body)));
    if (why) refused++;
    else expect({ body, worst: worst(form as unknown as Bare, body) }).toEqual({ body, worst: [] });
  }
  expect(refused).toBeLessThanOrEqual(COUNT * 0.1);
});

it('at the edges of what is plausible there is a form or a reason, and never a number that is none', async () => {
  const random = Random.from('edges');
  const base = (await bodyOfSize('40', 'women')) as Body;
  const within = (name: string, v: number): number =>
    Math.max(MEASUREMENTS[name].min, Math.min(MEASUREMENTS[name].max, v));
  for (let i = 0; i < COUNT; i++) {
    const body = Object.fromEntries(
      Object.entries(base).map(([name, v]) => [name, within(name, v * (0.7 + 0.6 * random.next()))]),
    );
    const why = refusal(() => {
      const { positions, distance } = dressForm(body);
      expect(positions.every(Number.isFinite) && distance.values.every(Number.isFinite)).toBe(true);
    });
    if (why !== null) expect(why).toMatch(/\.$/);
  }
  expect(refusal(() => bareForm({}))).toMatch(/needs the body's ankle/);
  expect(refusal(() => bareForm(Object.fromEntries(Object.keys(MEASUREMENTS).map((n) => [n, 0]))))).not.toBeNull();
});

it('has a head where a hood needs one: on its neck, as big round as measured, and solid', async () => {
  const b = (await bodyOfSize('M', 'women')) as Body;
  const form = dressForm(b, false, true);
  const { top, headHalf } = form.landmarks;
  const girths = Array.from({ length: 15 }, (_, i) => cm(girthAt(form, top + 0.005 + i * 0.01, 0)));
  expect(Math.abs(Math.max(...girths) / b.head - 1)).toBeLessThan(0.02);
  const near = new Float64Array(4);
  expect(distanceAt(form.distance, 0, top + 0.08, 0, near)).toBeLessThan(-0.03);
  expect(distanceAt(form.distance, headHalf + 0.03, top + 0.08, 0, near)).toBeGreaterThan(0.02);
});
