/**
 * A tape round what `worn.glb` shows, with nothing of the engine: triangles of `Form` and of the panels under `Garment` are read
 * from the file, cut level, and linked to closed lines. Metres.
 */

/** Pieces that lie round an arm: at some height their line and that of the body are one. */
const ON_ARM = /sleeve|cuff/i;

/** @returns positions and triangles of the form, and of all panels but sleeves as one surface (seams are where corners coincide) */
export function surfacesOf(glb) {
  const json = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());
  const binary = glb.subarray(20 + glb.readUInt32LE(12) + 8);
  const meshOf = ({ mesh }) => {
    const [{ attributes, indices }] = json.meshes[mesh].primitives;
    return { positions: floats(json, binary, attributes.POSITION), triangles: whole(json, binary, indices) };
  };
  const node = (name) => json.nodes.find((one) => one.name === name);
  return {
    form: welded([meshOf(node('Form'))]),
    garment: welded(
      node('Garment')
        .children.map((i) => json.nodes[i])
        .filter(({ name }) => !ON_ARM.test(name))
        .map(meshOf),
    ),
  };
}

const placeOf = (json, accessor) => {
  const { bufferView, byteOffset = 0, count } = json.accessors[accessor];
  return { at: (json.bufferViews[bufferView].byteOffset ?? 0) + byteOffset, count };
};

function floats(json, binary, accessor) {
  const { at, count } = placeOf(json, accessor);
  return Array.from({ length: 3 * count }, (_, i) => binary.readFloatLE(at + 4 * i));
}

function whole(json, binary, accessor) {
  const { at, count } = placeOf(json, accessor);
  const long = json.accessors[accessor].componentType === 5125;
  return Array.from({ length: count }, (_, i) =>
    long ? binary.readUInt32LE(at + 4 * i) : binary.readUInt16LE(at + 2 * i),
  );
}

/** Corners nearer than a hundredth of a millimetre are one. */
const FINE = 1e5;

function welded(parts) {
  const [numbers, points, triangles] = [new Map(), [], []];
  for (const { positions, triangles: own } of parts)
    for (const i of own) {
      const point = positions.slice(3 * i, 3 * i + 3);
      const key = point.map((v) => Math.round(v * FINE)).join();
      if (!numbers.has(key)) numbers.set(key, points.push(point) - 1);
      triangles.push(numbers.get(key));
    }
  return { points, triangles };
}

/** Lines in which a level cuts a surface: points (x, z), and whether the line is closed. */
export function levelLines({ points, triangles }, y) {
  const [joins, where] = [new Map(), new Map()];
  for (let t = 0; t < triangles.length; t += 3) {
    const ends = [];
    for (let e = 0; e < 3; e++) {
      const [a, b] = [triangles[t + e], triangles[t + ((e + 1) % 3)]].sort((p, q) => p - q);
      const [low, high] = [points[a][1] - y, points[b][1] - y];
      if (a === b || low > 0 === high > 0) continue;
      const share = low / (low - high);
      const key = `${a} ${b}`;
      where.set(
        key,
        [0, 2].map((axis) => points[a][axis] + (points[b][axis] - points[a][axis]) * share),
      );
      ends.push(key);
    }
    if (ends.length !== 2) continue;
    for (const [from, to] of [ends, ends.toReversed()]) joins.set(from, [...(joins.get(from) ?? []), to]);
  }
  return linked(joins).map(({ keys, closed }) => ({ line: keys.map((key) => where.get(key)), closed }));
}

function linked(joins) {
  const open = new Set(joins.keys());
  const walk = (start) => {
    const keys = [];
    for (let key = start; key !== undefined; key = joins.get(key).find((next) => open.has(next))) {
      open.delete(key);
      keys.push(key);
    }
    return keys;
  };
  const lines = [];
  for (const start of joins.keys())
    if (open.has(start) && joins.get(start).length === 1) lines.push({ keys: walk(start), closed: false });
  for (const start of joins.keys()) if (open.has(start)) lines.push({ keys: walk(start), closed: true });
  return lines;
}

/** Along a line, and by a tape drawn tight round it. */
export function girthOf({ line, closed }) {
  const ends = closed ? [...line, line[0]] : line;
  const along = (points) =>
    points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i][0], p[1] - points[i][1]), 0);
  const hull = hullOf(line);
  return { along: along(ends), taped: along([...hull, hull[0]]) };
}

function hullOf(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all) => {
    const chain = [];
    for (const p of all) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether a closed line goes round a point. */
export function goesRound({ line, closed }, [x, z]) {
  if (!closed) return false;
  let inside = false;
  line.forEach(([ax, az], i) => {
    const [bx, bz] = line[(i + 1) % line.length];
    if (az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

const middleOf = ({ line }, axis) =>
  (Math.min(...line.map((p) => p[axis])) + Math.max(...line.map((p) => p[axis]))) / 2;

/** A line of cloth whose middle lies further from the body's goes round more than that: both legs, metres. */
const BESIDE = 0.05;

/** Garment and body at a height: the line of the form whose middle is nearest to `x`, and the widest line of cloth round it. */
export function tapeAt({ form, garment }, y, x) {
  const body = levelLines(form, y).sort((a, b) => Math.abs(middleOf(a, 0) - x) - Math.abs(middleOf(b, 0) - x))[0];
  if (!body) return null;
  const middle = [middleOf(body, 0), middleOf(body, 1)];
  const around = levelLines(garment, y).filter(
    (line) => goesRound(line, middle) && Math.abs(middleOf(line, 0) - middle[0]) < BESIDE,
  );
  const girths = around.map(girthOf).sort((a, b) => b.taped - a.taped);
  return { body: girthOf(body).taped, cloth: girths[0]?.along ?? null, taped: girths[0]?.taped ?? null };
}

/** Highest and lowest cloth within 2 cm of a place across (x), in front (1) or behind (−1) of the middle. */
export function endsAt({ garment }, x, way, z = 0) {
  const ys = garment.points.filter((p) => Math.abs(p[0] - x) < 0.02 && (p[2] - z) * way > 0).map((p) => p[1]);
  return ys.length > 0 ? { low: Math.min(...ys), high: Math.max(...ys) } : null;
}
