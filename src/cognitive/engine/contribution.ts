/** One term of a sum: contribution = weight × raw. */
export interface Contribution {
  driver: string;
  weight: number;
  /** [0, 1] */
  raw: number;
  contribution: number;
}

export const term = (driver: string, weight: number, raw: number): Contribution => ({
  driver,
  weight,
  raw,
  contribution: weight * raw,
});
