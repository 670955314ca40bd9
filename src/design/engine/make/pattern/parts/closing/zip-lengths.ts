/** Lengths that closed zips are sold in, mm: usual ranges of haberdashers. */
const SOLD_MM = [
  100, 120, 140, 160, 180, 200, 220, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000,
] as const;

/** The shortest zip sold that is at least `least` mm long, where the seam has `most` mm; else the longest that fits. */
export function zipFor(least: number, most: number): number {
  const fitting = SOLD_MM.filter((mm) => mm <= most + 0.5);
  return fitting.find((mm) => mm >= least - 0.5) ?? fitting[fitting.length - 1] ?? most;
}
