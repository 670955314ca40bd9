/**
 * Every constant of the model, in one place; `GET /api/cognitive/model` publishes it as it stands.
 * Hours in `sleep` are biological (κ biological hours pass in one real hour); everything else is in real time.
 */
export const MODEL_VERSION = '1.1.0';

export const PARAMETERS = {
  /** Two-process model of sleep (Borbély 1982; Daan, Beersma, Borbély 1984; Skeldon et al. 2014). */
  sleep: {
    tauWakeHours: 18.2,
    tauSleepHours: 4.2,
    upperMean: 0.6,
    lowerMean: 0.17,
    circadianAmplitude: 0.1,
    circadianPhaseHours: 11.42,
    /** drowsy this far below the upper threshold */
    drowsyMargin: 0.06,
    /** and awake again this far below it */
    alertMargin: 0.08,
    drowsyArousal: 0.3,
    /** it falls asleep at an arousal up to min(most, base + perExcess·(S − H⁺)), and from `forced` on at any */
    sleepArousal: { base: 0.15, perExcess: 2, most: 0.3 },
    forced: 0.95,
    awakeMinSeconds: 30,
    remPressure: { tauNremHours: 1.8, tauRemHours: 0.4, tauWakeHours: 1, enter: 0.6, leave: 0.2, leavePerS: 0.3 },
    /** a dream turns lucid that is stranger by this factor than any of those remembered, when there are so many, and S is below */
    lucid: { remembered: 24, margin: 1.01, maxSleepPressure: 0.3 },
    /** arousal above base + perS·S wakes it; a text of this excitation wakes it below H⁺; neither before the first REM */
    wakingArousal: { base: 0.35, perS: 0.5 },
    callWeight: 0.1,
    inertia: { tauHours: 0.35, afterNrem: 0.8, afterRem: 0.4 },
  },
  /** Time constants of relaxation to zero, seconds. */
  relaxation: { arousal: 90, load: 600, error: 300, novelty: 600, surprise: 600 },
  /** Mood and emotion in PAD; half-lives in seconds; an event of intensity i moves e by .6·i and m by .06·i of the way. */
  mood: { rest: [0.15, 0, 0.15], halfLife: 14_400, emotionHalfLife: 900, blend: 0.6, moodBlend: 0.06 },
  /** How strongly one event of a kind excites, before habituation. */
  impulse: {
    weight: { request: 0.02, trade: 0.12, job: 0.12, error: 0.25, text: 0.3 },
    habituationFloor: 0.02,
    /** the tired hear less: of an excitation min(1, perWakefulness·(1 − S)) becomes arousal */
    perWakefulness: 2,
    sleepPressureShare: 0.004,
    loadShare: 0.5,
    errorShare: 0.2,
    noveltyShare: 0.5,
  },
  /** Gamma–Poisson rate per stimulus group; nats of surprise are squashed by 1 − e^(−nats/scale). */
  surprise: { priorShape: 1, priorRateSeconds: 60, forgettingHalfLife: 600, scaleNats: 0.2 },
  /** Beta predictors forget towards Beta(1, 1). */
  predictor: { forgettingHalfLife: 86_400, fastWindow: 8, slowWindow: 64 },
  /** What single kinds of things teach, worked in asleep. */
  lessons: { notesKept: 200, halfLifeSeconds: 604_800, trust: 6, kinds: 200 },
  /** Appraised events are felt with this half-life, down to the floor; at most so many at once. */
  ledger: { halfLifeSeconds: 300, floor: 0.05, kept: 32 },
  /** Moods, where no cause is active; asleep a cause of this intensity is felt none the less. */
  label: {
    holdSeconds: 10,
    curiousFrom: 0.2,
    boredBelow: 0.005,
    boredAfter: 60,
    neutralBelow: 0.05,
    wakesSleeper: 0.25,
  },
  /** Share of a goal's utility that one event of a kind has at stake; words habituate to this share. */
  stakes: { request: 0.3, trade: 0.15, forecast: 0.3, job: 1, match: 1, error: 1, habituatedWords: 0.2 },
  memory: {
    episodes: 512,
    uses: 10,
    decay: 0.5,
    mergeSeconds: 600,
    encodeSurprise: 0.25,
    encodeIntensity: 0.1,
    silenceSeconds: 600,
  },
  /** Prioritised replay (Schaul et al. 2016). */
  dreams: {
    kept: 64,
    exponent: 0.6,
    base: 0.05,
    valenceBase: 0.25,
    activationBase: 0.25,
    shown: 8,
    unlikeLast: 30,
  },
  lucidity: { tauSeconds: 30, awake: 1, drowsy: 0.35, nrem: 0.05, rem: 0.25, lucid: 0.85, fatigueShare: 0.6 },
  /** Which patterns are named, tested on what comes later, told and taken back; see docs/cognitive.md. */
  hypotheses: {
    binSeconds: 60,
    evaluationSeconds: 300,
    weekSeconds: 604_800,
    /** bins with a condition this near each other are one cluster, of at most so many bins */
    clusterGapBins: 6,
    clusterBins: 15,
    evidence: { leanings: [0.25, 0.5, 1], sizes: [1, 2, 3] },
    priorProbability: 0.05,
    /** Bayes factor of the week's data at which a hypothesis is named; of later data at which it is told */
    nameAt: 30,
    passAt: 200,
    /** at which a test has failed (a probability of .01 with the prior), and at which what was told no longer leans its way */
    withdrawAt: 0.2,
    dropAt: 0.05,
    namesAWeek: 60,
    minBins: 12,
    minLeaning: 6,
    minLift: 1.25,
    maxLift: 0.8,
    minTrailingLift: 2.5,
    /** a told hypothesis is looked at again after so many cases */
    windowBins: 80,
    retireBelow: 0.5,
    retractedKept: 32,
    contrastLevels: 96,
    odds: [0.25, 0.5, 2, 4, 10],
    neighbourSeconds: 1800,
    matchSeconds: 3000,
  },
  modules: { recentSeconds: 60 },
  health: {
    strained: { error: 0.15, lagMs: 100, queue: 50, storageFailures: 1 },
    degraded: { error: 0.4, lagMs: 500, queue: 500, storageFailures: 3 },
    critical: { error: 0.7, lagMs: 2000, queue: 5000, storageFailures: 10 },
    vitalsSeconds: 30,
  },
  scalars: {
    fatigue: { sleep_pressure: 0.42, circadian: 0.18, sleep_inertia: 0.25, load: 0.15 },
    confidence: { certainty: 0.35, skill_over_chance: 0.3, error_free: 0.2, freshness: 0.15 },
    curiosity: { novelty_surprise: 0.35, learning_progress: 0.3, uncertainty: 0.2, wakefulness: 0.15 },
    creativity: { episode_variety: 0.4, curiosity: 0.3, dream_recombination: 0.2, pleasure: 0.1 },
  },
} as const;

export interface Settings {
  /** κ, biological hours per real hour, 1–10,000; 1 reproduces the literature, 24 gives a biological day an hour. */
  readonly kappa: number;
}
