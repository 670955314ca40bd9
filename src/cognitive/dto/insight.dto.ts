import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { WholeBetween } from '../../common/http/queries/whole-number.js';
import {
  DREAM_TYPES,
  EMOTIONS,
  EPISODE_TYPES,
  EXPLAINABLE,
  HISTORY_FIELDS,
  PREDICTOR_IDS,
  type Emotion,
  type Explainable,
} from '../engine/index.js';

const INSTANT = /^(\d{1,11}(\.\d{1,6})?|\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z)$/;

export class HistoryQuery {
  @ApiProperty({
    required: false,
    description: 'ISO 8601 UTC or Unix seconds; 15 minutes before `to` where absent.',
  })
  @IsOptional()
  @Matches(INSTANT, { message: 'from must be ISO 8601 UTC or Unix seconds' })
  from?: string;

  @ApiProperty({ required: false, description: 'Now where absent.' })
  @IsOptional()
  @Matches(INSTANT, { message: 'to must be ISO 8601 UTC or Unix seconds' })
  to?: string;

  @ApiProperty({ required: false, example: 15, minimum: 1, maximum: 2592000, description: 'Seconds per bucket.' })
  @IsOptional()
  @WholeBetween(1, 2_592_000)
  step?: number;

  @ApiProperty({
    required: false,
    example: 'fatigue,curiosity',
    description: `Of ${HISTORY_FIELDS.join(', ')}; all where absent.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  fields?: string;
}

export class HistoryAnswer {
  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  from: string;

  @ApiProperty({ example: '2027-01-16T00:15:00.000Z' })
  to: string;

  @ApiProperty({ example: 15 })
  step: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'Of a number min, max, avg, last and n; of `emotion` and `ede_phase` the last, n, and in how many samples each was in force. `events` are those of a second.',
    example: [
      {
        t: '2027-01-16T00:00:00.000Z',
        fatigue: { min: 0.31, max: 0.32, avg: 0.315, last: 0.32, n: 15 },
        emotion: { last: 'joy', n: 15, counts: { joy: 9, calm: 6 } },
      },
    ],
  })
  buckets: Record<string, unknown>[];
}

export class ContributionView {
  @ApiProperty({ example: 'sleep_pressure' })
  driver: string;

  @ApiProperty({ example: 0.7 })
  weight: number;

  @ApiProperty({ example: 0.41, minimum: 0, maximum: 1 })
  raw: number;

  @ApiProperty({ example: 0.287 })
  contribution: number;
}

export class RecentEventView {
  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 'text' })
  kind: string;

  @ApiProperty({ nullable: true, type: String, example: 'cognitive' })
  group: string | null;

  @ApiProperty({ example: 0.26, description: 'Excitation after habituation.' })
  weight: number;

  @ApiProperty({ example: 0.24, description: 'Change of arousal, error level and novelty.' })
  arousal: number;

  @ApiProperty({ example: 0 })
  error: number;

  @ApiProperty({ example: 0.4 })
  novelty: number;
}

export class CauseView {
  @ApiProperty({ enum: EMOTIONS, example: 'gratitude' })
  emotion: Emotion;

  @ApiProperty({ example: 'text', description: 'Kind of the event.' })
  kind: string;

  @ApiProperty({ nullable: true, type: String, example: 'cognitive' })
  group: string | null;

  @ApiProperty({ nullable: true, type: String, example: 'coat' })
  topic: string | null;

  @ApiProperty({ example: 'liked', description: 'What it meant something for.' })
  goal: string;

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 0.42 })
  intensity_then: number;

  @ApiProperty({ example: 0.31, description: 'Now; halves in five minutes.' })
  intensity: number;
}

export class ExplanationView {
  @ApiProperty({ enum: EXPLAINABLE, example: 'fatigue' })
  field: Explainable;

  @ApiProperty({ example: 0.33, description: 'Of `emotion`: how strongly the label is felt, 0 for a mood.' })
  value: number;

  @ApiProperty({ type: [ContributionView] })
  contributions: ContributionView[];

  @ApiProperty({ example: 0.33, description: 'Of the contributions; equals the value.' })
  sum: number;

  @ApiProperty({ required: false, enum: EMOTIONS, description: 'Of `emotion`: the label.' })
  label?: Emotion;

  @ApiProperty({
    required: false,
    nullable: true,
    type: CauseView,
    description: 'Of `emotion`: the event that carries the label; null for a mood.',
  })
  cause?: CauseView | null;

  @ApiProperty({ required: false, type: [CauseView], description: 'Of `emotion`: what else is felt, strongest first.' })
  runners_up?: CauseView[];

  @ApiProperty({ required: false, enum: EMOTIONS, description: 'Of `emotion`: the mood beneath.' })
  mood?: Emotion;

  @ApiProperty({ type: [RecentEventView], description: 'Newest first.' })
  recent_events: RecentEventView[];
}

export class CountsView {
  @ApiProperty({ example: 52 })
  n1: number;

  @ApiProperty({ example: 41 })
  k1: number;

  @ApiProperty({ example: 60 })
  n0: number;

  @ApiProperty({ example: 18 })
  k0: number;
}

export class ShareView {
  @ApiProperty({ example: 120 })
  n: number;

  @ApiProperty({ example: 24 })
  k: number;
}

export class NamedHypothesisView {
  @ApiProperty({
    example: 'error_tools>key_issued',
    description:
      '`a>b` within a minute, `a>>b` within two, `a>>>b` one to three minutes later, `a*20>b` after a minute with at least twenty of a.',
  })
  id: string;

  @ApiProperty({
    example:
      'Efter fel i modeförfrågningarna lämnas det oftare ut nycklar inom en minut (41 av 52 mot 18 av 52 före; trovärdighet över 0,999)',
  })
  statement: string;

  @ApiProperty({
    example:
      'After errors in the fashion requests, keys are handed out more often within a minute (41 of 52 against 18 of 52 before; probability above 0.999)',
    description: 'The statement in English.',
  })
  gloss: string;

  @ApiProperty({
    enum: ['sequence', 'league', 'design'],
    description:
      'What is compared: `sequence`, what comes after (1) with what came before (0); `league`, a strategy (1) with the others in the same matches (0), within one regime; `design`, a garment (1) with the other one made just before (0).',
  })
  compares: 'sequence' | 'league' | 'design';

  @ApiProperty({
    type: CountsView,
    description:
      'Since it was named: k of n of each side of `compares`. Matches are counted once an hour at most in each regime, those too that a baseline or a challenger won.',
  })
  counts: CountsView;

  @ApiProperty({
    type: ShareView,
    nullable: true,
    description:
      'Of `league`: what the same strategy won of its matches in the other regimes meanwhile, so that it is seen whether the regime matters; else null.',
  })
  elsewhere: ShareView | null;

  @ApiProperty({
    example: 2.25,
    description:
      'Rate of side 1 relative to that of side 0, one case of the common rate added to each: above 1 exactly where the counts are.',
  })
  lift: number;

  @ApiProperty({
    example: 41_200,
    description: 'Of an order against none, from the data since it was named; at most 1e12.',
  })
  bayes_factor: number;

  @ApiProperty({ example: 0.9995, description: 'From the Bayes factor and a prior probability of .05.' })
  posterior: number;

  @ApiProperty({ example: '2027-01-15T12:00:00.000Z', description: 'When it was named; only later data count.' })
  named: string;
}

export class WithdrawnHypothesisView extends NamedHypothesisView {
  @ApiProperty({ example: '2027-01-17T00:00:00.000Z', description: 'When testing ended.' })
  until: string;
}

export class HypothesisView extends NamedHypothesisView {
  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  since: string;
}

export class RetractedHypothesisView extends HypothesisView {
  @ApiProperty({ example: '2027-01-18T00:00:00.000Z', description: 'When it was taken back.' })
  until: string;
}

export class HypothesesAnswer {
  @ApiProperty({ type: [HypothesisView] })
  hypotheses: HypothesisView[];

  @ApiProperty({ type: [NamedHypothesisView], description: 'Named, and being tested on what comes.' })
  named: NamedHypothesisView[];

  @ApiProperty({
    type: [WithdrawnHypothesisView],
    description:
      'Named and never told: later data spoke against them (posterior below .01), or a week gave no answer; newest first, at most 32.',
  })
  withdrawn: WithdrawnHypothesisView[];

  @ApiProperty({ type: [RetractedHypothesisView], description: 'No longer held, newest first, at most 32.' })
  retracted: RetractedHypothesisView[];

  @ApiProperty({ example: 2, description: 'How many are being tested.' })
  candidates: number;

  @ApiProperty({ example: 320, description: 'Minutes that have been looked at, empty ones too.' })
  transitions: number;
}

export class DreamView {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  at: string;

  @ApiProperty({ enum: DREAM_TYPES, example: 'replay' })
  type: string;

  @ApiProperty({ example: 'En kappa blev klar, om och om igen.' })
  essence: string;

  @ApiProperty({
    example: 'A replay of something that happened, made of this: the coat got finished.',
    description: 'In English, what kind of dream it is and what it was made of, as far as that is remembered.',
  })
  gloss: string;

  @ApiProperty({ example: 0.38 })
  vividness: number;

  @ApiProperty({ example: 0.75 })
  incongruence: number;

  @ApiProperty({ example: true, description: 'A dream is never evidence.' })
  simulated: boolean;
}

export class DreamEpisodeView {
  @ApiProperty({ enum: EPISODE_TYPES, example: 'design' })
  type: string;

  @ApiProperty({ type: [String], example: ['coat'] })
  topics: string[];

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 'En kappa blev klar.' })
  what: string;

  @ApiProperty({ example: 'The coat got finished.', description: 'The same in English.' })
  gloss: string;

  @ApiProperty({ example: 0.61 })
  surprise: number;

  @ApiProperty({ nullable: true, type: Number, example: 1 })
  outcome: number | null;
}

export class DreamDetail extends DreamView {
  @ApiProperty({
    type: [ContributionView],
    nullable: true,
    description: 'Arousal and availability of its episodes, stage and incongruence: they add up to its vividness.',
  })
  contributions: ContributionView[] | null;

  @ApiProperty({ type: [DreamEpisodeView], description: 'Those still in memory.' })
  episodes: DreamEpisodeView[];

  @ApiProperty({ example: 2166136261, description: 'Sampling and wording repeat from it.' })
  seed: number;

  @ApiProperty({ example: 'replay-1' })
  plan: string;
}

export class DreamsAnswer {
  @ApiProperty({ type: [DreamView], description: 'Newest first, at most 64.' })
  dreams: DreamView[];

  @ApiProperty({ example: 120 })
  total: number;
}

export class PredictorView {
  @ApiProperty({ enum: PREDICTOR_IDS, example: 'garments' })
  id: string;

  @ApiProperty({ example: 'garments' })
  goal: string;

  @ApiProperty({ example: 0.206, description: 'Among all predictors; they sum to 1.' })
  weight: number;

  @ApiProperty({ example: 0.93, description: 'Probability of a good outcome that it would issue now.' })
  expected: number;

  @ApiProperty({ example: 41.2, description: 'Good outcomes that it has not forgotten.' })
  good: number;

  @ApiProperty({ example: 2.1 })
  bad: number;

  @ApiProperty({ example: 0.87, description: 'The certainty of `confidence` is the weighted mean of these.' })
  certainty: number;

  @ApiProperty({
    example: 0.06,
    description:
      'Squared error, .25 for who always says ½; `skill_over_chance` is 1 less four times their weighted mean, 0 at least.',
  })
  brier: number;

  @ApiProperty({ example: 212, description: 'Outcomes ever.' })
  seen: number;

  @ApiProperty({ example: 0, description: 'Outcomes that are awaited.' })
  pending: number;
}

export class ModelAnswer {
  @ApiProperty({ example: '1.0.0' })
  model_version: string;

  @ApiProperty({ example: 24, description: 'Biological hours per real hour.' })
  kappa: number;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { sleep: { tauWakeHours: 18.2 } } })
  parameters: object;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { S: 0.41, A: 0.02 } })
  body: object;

  @ApiProperty({ type: [PredictorView], description: 'What certainty and skill over chance follow from.' })
  predictors: PredictorView[];

  @ApiProperty({ type: [String], example: ['homeostasis', 'perception', 'appraisal'] })
  active_modules: string[];

  @ApiProperty({ example: '2027-01-16T00:00:00.000Z', description: 'The last closed second.' })
  second: string;

  @ApiProperty({ example: 5140, description: 'Events taken in.' })
  seq: number;

  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  state_hash: string;
}

export class ReplayQuery {
  @ApiProperty({ required: false, description: 'ISO 8601 UTC or Unix seconds, within two days; now where absent.' })
  @IsOptional()
  @Matches(INSTANT, { message: 'at must be ISO 8601 UTC or Unix seconds' })
  at?: string;
}

export class ReplayAnswer {
  @ApiProperty({ example: '2027-01-16T00:00:00.000Z' })
  at: string;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { ede_phase: 'awake', fatigue: 0.38 } })
  snapshot: object;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { S: 0.41, A: 0.02 } })
  body: object;

  @ApiProperty({ type: [PredictorView], description: 'What certainty and skill over chance followed from.' })
  predictors: PredictorView[];

  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  state_hash: string;

  @ApiProperty({ example: '2027-01-15T23:00:00.000Z' })
  from_checkpoint: string;

  @ApiProperty({ example: 412, description: 'Events taken in between.' })
  events: number;
}
