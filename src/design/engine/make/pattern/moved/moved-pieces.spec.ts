import { completedOf } from '../../../cut/typical.js';
import { cutOf } from '../../../cut/cut-of.js';
import { nearestOn } from '../../../geometry/polyline.js';
import { readDesign } from '../../../read/read-design.js';
import { completeBody, draftPattern, type Pattern } from '../index.js';
import { movedPieces, TRIED_CM } from './moved-pieces.js';

/** A woman of whom everything was measured, so that nothing follows anything. */
const woman = async () => {
  const { measurements } = await completeBody({ chest: 92, waist: 76, seat: 100 }, 'women');
  return { values: measurements, given: Object.keys(measurements) };
};

function specOf(description: string) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return completedOf(read.brief);
}

/** How far the outline of a piece goes from that of another draft, each from its own corner, mm. */
function apart(id: string, one: Pattern, other: Pattern): number {
  const [a, b] = [one, other].map(({ geometry }) => {
    const loop = geometry.find((piece) => piece.id === id)?.loop ?? [];
    const [left, top] = [0, 1].map((axis) => Math.min(...loop.map((point) => point[axis])));
    return loop.map(([x, y]) => ({ x: x - left, y: y - top }));
  });
  if (b.length === 0) return Infinity;
  const off = (from: typeof a, to: typeof a) => Math.max(...from.map((point) => nearestOn(to, point).off));
  return Math.max(off(a, b), off(b, a));
}

describe.each(['a pencil skirt', 'a cropped linen shirt with long sleeves', 'a kimono', 'a bikini'])('%s', (text) => {
  test('another pattern of 2 cm more differs in exactly the pieces that are named', async () => {
    const [spec, body] = [specOf(text), await woman()];
    const draft = (values: Record<string, number>) => draftPattern(cutOf(spec, values), values);
    const [moved, own] = [await movedPieces((values) => cutOf(spec, values), body, 10), await draft(body.values)];
    for (const name of ['neck', 'waist', 'seat', 'shoulderToWrist', 'waistToFloor', 'waistToKnee']) {
      const other = await draft({ ...body.values, [name]: body.values[name] + TRIED_CM });
      const differing = own.pieces.map(({ id }) => id).filter((id) => apart(id, own, other) > 0.5);
      const named = moved.filter(({ measurements }) => measurements.includes(name)).map(({ id }) => id);
      expect([name, named]).toEqual([name, differing]);
    }
  });
});

test('what everybody knows: waist and hips move a skirt, the waist its band; neck and arm move nothing of it', async () => {
  const spec = specOf('a pencil skirt');
  const moved = await movedPieces((values) => cutOf(spec, values), { ...(await woman()), given: [] }, 10);
  const by = (name: string) => moved.filter(({ measurements }) => measurements.includes(name)).map(({ id }) => id);
  expect(['neck', 'shoulderToWrist'].flatMap(by)).toEqual([]);
  expect(by('waist')).toEqual(['penelope.back', 'penelope.front', 'penelope.waistband']);
  expect(by('hips')).toEqual(['penelope.back', 'penelope.front']);
});
