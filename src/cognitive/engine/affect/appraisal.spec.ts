import { appraiseOutcome, appraiseProspect, appraiseWords } from './appraisal.js';
import { PREDICTOR_IDS, PREDICTOR_WEIGHT, type PredictorId } from './goals.js';
import { certaintyOf, expectation, learningProgress, newPredictor, type Predictor } from './predictor.js';

const predictors = (set: Partial<Predictor> = {}): Record<PredictorId, Predictor> =>
  Object.fromEntries(PREDICTOR_IDS.map((id) => [id, { ...newPredictor(), ...set }])) as Record<PredictorId, Predictor>;

describe('appraisal', () => {
  it.each([
    ['joy', 1, {}],
    ['distress', 0, {}],
    ['satisfaction', 1, { pending: 1, good: 5 }],
    ['disappointment', 0, { pending: 1, good: 5 }],
    ['relief', 1, { pending: 1, bad: 5 }],
    ['fear-confirmed', 0, { pending: 1, bad: 5 }],
  ] as const)('%s at outcome %p from %j', (emotion, outcome, set) =>
    expect(appraiseOutcome(predictors(set), 'garments', outcome).emotion).toBe(emotion),
  );

  it('reads the prediction before the outcome; the intensity is utility times the difference', () => {
    const p = predictors({ good: 8, bad: 0 });
    const { expected, intensity, delta } = appraiseOutcome(p, 'garments', 0);
    expect(expected).toBeCloseTo(0.9, 12);
    expect(delta).toBeCloseTo(-0.9, 12);
    expect(intensity).toBeCloseTo(0.63, 12);
    expect(expectation(p.garments)).toBeCloseTo(9 / 11, 12);
  });

  it('is hardly moved by a routine success', () =>
    expect(appraiseOutcome(predictors({ good: 200 }), 'reliability_tools', 1).intensity).toBeLessThan(0.005));

  it('hopes where success is likelier and fears where failure is', () => {
    expect(appraiseProspect(predictors({ good: 5 }), 'garments').emotion).toBe('hope');
    expect(appraiseProspect(predictors({ bad: 5 }), 'garments').emotion).toBe('fear');
  });

  it('takes words by whom they are for', () => {
    expect([appraiseWords(0.5, true, false), appraiseWords(0.5, false, false)]).toEqual(['gratitude', 'joy']);
    expect([appraiseWords(-0.5, true, false), appraiseWords(-0.5, false, false)]).toEqual(['anger', 'distress']);
    expect(appraiseWords(-0.5, true, true)).toBe('fear');
  });
});

describe('predictors', () => {
  it('are certain of nothing at first and of more with evidence', () => {
    expect(certaintyOf(newPredictor())).toBeCloseTo(0, 12);
    expect(certaintyOf({ ...newPredictor(), good: 100, bad: 100 })).toBeGreaterThan(0.85);
  });

  it('make progress while their error falls, and none when it is level', () => {
    expect(learningProgress(newPredictor())).toBe(0);
    expect(learningProgress({ ...newPredictor(), fast: 0.05 })).toBeCloseTo(0.8, 12);
  });

  it('weigh one together', () => expect(PREDICTOR_WEIGHT.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12));
});
