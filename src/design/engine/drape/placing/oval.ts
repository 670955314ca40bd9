/** An ellipse that is walked by its own length. */
export interface Oval {
  round: number;
  /** place after a share of the way round: 0 in front, ¼ at the left, ½ behind */
  at(share: number): readonly [x: number, z: number];
}

const PARTS = 128;

export function ovalOf(wide: number, deep: number): Oval {
  const ways = [0];
  for (let i = 1; i <= PARTS; i++) {
    const [a, b] = [((i - 1) / PARTS) * 2 * Math.PI, (i / PARTS) * 2 * Math.PI];
    ways.push(ways[i - 1] + Math.hypot(wide * (Math.sin(b) - Math.sin(a)), deep * (Math.cos(b) - Math.cos(a))));
  }
  const round = ways[PARTS];
  return { round, at: (share) => onOval(wide, deep, ways, (share - Math.floor(share)) * round) };
}

function onOval(wide: number, deep: number, ways: readonly number[], way: number): readonly [number, number] {
  let i = Math.min(PARTS - 1, Math.floor((way / ways[PARTS]) * PARTS));
  while (i > 0 && ways[i] > way) i--;
  while (i < PARTS - 1 && ways[i + 1] < way) i++;
  const angle = ((i + (way - ways[i]) / (ways[i + 1] - ways[i])) / PARTS) * 2 * Math.PI;
  return [wide * Math.sin(angle), deep * Math.cos(angle)];
}
