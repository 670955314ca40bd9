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

  const words = (compound: number, addressed: boolean, fearful = false, set: Partial<Predictor> = {}) =>
    appraiseWords(appraiseOutcome(predictors(set), 'liked', (1 + compound) / 2), compound, addressed, fearful);

  it('takes words by whom they are for', () => {
    expect([words(0.5, true), words(0.5, false)].map((x) => x.emotion)).toEqual(['gratitude', 'joy']);
    expect([words(-0.5, true), words(-0.5, false)].map((x) => x.emotion)).toEqual(['anger', 'distress']);
    expect(words(-0.5, true, true).emotion).toBe('fear');
  });

  it('feels less of what it is used to, and never the other way round', () => {
    const spoilt = { good: 40 };
    const [mild, gushing, fresh] = [words(0.3, true, false, spoilt), words(0.9, true, false, spoilt), words(0.9, true)];
    for (const x of [mild, gushing, fresh]) expect(x.delta).toBeGreaterThan(0);
    expect(mild.intensity).toBeLessThan(gushing.intensity);
    expect(gushing.intensity).toBeLessThan(fresh.intensity);
    const abused = words(-0.4, true, false, { bad: 40 });
    expect(abused).toMatchObject({ emotion: 'anger' });
    expect(abused.delta).toBeLessThan(0);
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
