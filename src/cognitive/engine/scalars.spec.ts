import { Random } from '../../common/kernel/random.js';
import { learn } from './affect/predictor.js';
import { PREDICTOR_IDS } from './affect/goals.js';
import { explain } from './explain.js';
import { skillOverChance } from './scalars.js';
import { initialState } from './state.js';
import { START } from './stimuli.fixture.js';

const OUTCOMES = 2000;

/** What the forecasts' driver of confidence is after a world of outcomes. @param chance of a good one, by its number */
function skillIn(chance: (i: number) => number): number {
  const state = initialState(START, 'skill');
  const random = Random.from('worlds');
  for (const id of PREDICTOR_IDS)
    for (let i = 0; i < OUTCOMES; i++) learn(state.predictors[id], random.chance(chance(i)) ? 1 : 0);
  return explain(state, 'confidence').contributions.find(({ driver }) => driver === 'skill_over_chance')!.raw;
}

describe('the skill in the confidence', () => {
  it('is none before anything was foretold', () =>
    expect(explain(initialState(START, 'new'), 'confidence').contributions[1]).toMatchObject({ raw: 0 }));

  it('is none where a coin decides, however many forecasts there were', () =>
    expect(skillIn(() => 0.5)).toBeLessThan(0.02));

  it('is 1 − p(1 − p)/¼ where the rate is all that can be known', () => {
    expect(skillIn(() => 0.95)).toBeCloseTo(0.81, 1);
    expect(skillIn(() => 0.7)).toBeCloseTo(0.16, 1);
  });

  it('is none for who is surely wrong: the world has turned', () =>
    expect(skillIn((i) => (i < OUTCOMES - 100 ? 0.98 : 0.02))).toBe(0));

  it.each([
    [0, 1],
    [0.125, 0.5],
    [0.25, 0],
    [1, 0],
  ])('of a Brier score of %p is %p', (brier, skill) => expect(skillOverChance(brier)).toBeCloseTo(skill, 12));
});
