/**
 * Girths and lengths of one body, the first as a share of the second: least and most. Estimates of ours, wide on
 * purpose: what lies outside is far more likely a slip of the keyboard or of the tape than a body.
 */
const SHARES: ReadonlyArray<readonly [string, string, number, number]> = [
  ['waist', 'chest', 0.5, 1.35],
  ['waist', 'hips', 0.5, 1.4],
  ['waist', 'seat', 0.45, 1.4],
  ['chest', 'hips', 0.6, 1.6],
  ['chest', 'seat', 0.55, 1.6],
  ['hips', 'seat', 0.65, 1.15],
  ['highBust', 'chest', 0.7, 1.2],
  ['underbust', 'chest', 0.55, 1.1],
  ['neck', 'chest', 0.22, 0.6],
  ['biceps', 'chest', 0.15, 0.6],
  ['upperLeg', 'seat', 0.35, 0.85],
  ['knee', 'upperLeg', 0.4, 1.1],
  ['ankle', 'knee', 0.35, 1.1],
  ['wrist', 'biceps', 0.3, 1.1],
  ['inseam', 'waistToFloor', 0.5, 0.95],
  ['waistToKnee', 'waistToFloor', 0.4, 0.75],
];

/**
 * Sentences about given measurements (cm) that no one body has together. They are drafted as given all the same:
 * nobody but the wearer knows which one is wrong.
 */
export function contradictions(given: Readonly<Record<string, number>>): string[] {
  return SHARES.filter(([part, whole, least, most]) => {
    const share = given[part] / given[whole];
    return share < least || share > most;
  }).map(
    ([part, whole]) =>
      `A ${part} of ${given[part]} cm and a ${whole} of ${given[whole]} cm contradict each other; the pattern follows both, so please measure again.`,
  );
}
