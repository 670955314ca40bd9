/** What the engine cares about, with the utility of each (contract: domain model, appraisal). */
export const GOAL_UTILITY = { reliability: 0.9, profit: 0.7, garments: 0.7, liked: 0.6, learning: 0.5 } as const;
export type Goal = keyof typeof GOAL_UTILITY;

/** One predictor per goal, reliability per interface. */
export const PREDICTORS = {
  reliability_arena: 'reliability',
  reliability_design: 'reliability',
  reliability_cognitive: 'reliability',
  reliability_tools: 'reliability',
  profit: 'profit',
  garments: 'garments',
  liked: 'liked',
  learning: 'learning',
} as const satisfies Record<string, Goal>;
export type PredictorId = keyof typeof PREDICTORS;
export const PREDICTOR_IDS = Object.keys(PREDICTORS) as PredictorId[];

export const utilityOf = (id: PredictorId): number => GOAL_UTILITY[PREDICTORS[id]];

/** Weight of each predictor in certainty: its goal's utility, shared among the goal's predictors; sums to 1. */
export const PREDICTOR_WEIGHT: readonly number[] = weights();

function weights(): number[] {
  const shares = PREDICTOR_IDS.map(
    (id) => utilityOf(id) / PREDICTOR_IDS.filter((other) => PREDICTORS[other] === PREDICTORS[id]).length,
  );
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / total);
}
