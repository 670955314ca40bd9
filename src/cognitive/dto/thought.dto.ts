import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Length, Matches } from 'class-validator';
import { EMOTIONS, EPISODE_TYPES, PHASES, type Emotion, type Phase } from '../engine/index.js';
import { TrialView } from './snapshot.dto.js';

/** A text for the engine. */
export class DemoRequest {
  @ApiProperty({ example: 'Vilken fin design, den gillar jag verkligen!', minLength: 1, maxLength: 2000 })
  @IsString()
  @Length(1, 2000)
  @Matches(/\S/u, { message: 'must hold a visible character' })
  text: string;

  @ApiProperty({
    required: false,
    example: '2.coat.wellbeing.3f9a1.k2x',
    description:
      'The `session` of the last answer: what is remembered of the conversation. No word of it is kept here.',
    maxLength: 300,
  })
  @IsOptional()
  @IsString()
  @Length(1, 300)
  session?: string;
}

export class ThoughtQuery extends DemoRequest {
  @ApiProperty({ example: 'The coat is wonderful, thank you!', minLength: 1, maxLength: 2000 })
  declare text: string;

  @ApiProperty({ required: false, example: false, description: 'Leaves the engine untouched.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  dry_run?: boolean;
}

export class EvidenceView {
  @ApiProperty({ example: 'gillar' })
  token: string;

  @ApiProperty({ type: [Number], example: [23, 29], description: 'UTF-16 units; token = text.slice(...span).' })
  span: [number, number];

  @ApiProperty({ example: 2.7 })
  weight: number;

  @ApiProperty({ example: 'lexicon, intensified' })
  rule: string;
}

export class SentimentView {
  @ApiProperty({ enum: ['positive', 'neutral', 'negative'], example: 'positive' })
  label: 'positive' | 'neutral' | 'negative';

  @ApiProperty({ example: 0.78, minimum: -1, maximum: 1 })
  compound: number;

  @ApiProperty({ type: [EvidenceView] })
  evidence: EvidenceView[];
}

export class AppraisalView {
  @ApiProperty({ enum: EMOTIONS, example: 'gratitude' })
  emotion: Emotion;

  @ApiProperty({ type: [Number], example: [0.4, 0.2, -0.3], description: 'Pleasure, arousal, dominance.' })
  pad: number[];

  @ApiProperty({ nullable: true, type: String, example: 'liked', description: 'The goal it bears on.' })
  goal: string | null;

  @ApiProperty({ example: 0.31, minimum: -1, maximum: 1, description: 'Outcome minus what had been expected.' })
  delta: number;
}

export class RecalledView {
  @ApiProperty({ enum: EPISODE_TYPES, example: 'design' })
  type: string;

  @ApiProperty({ example: 'En kappa blev klar.', description: 'In the language of the text; English for others.' })
  what: string;

  @ApiProperty({ example: 340 })
  seconds_ago: number;

  @ApiProperty({ example: 0.58, minimum: 0, maximum: 1 })
  score: number;
}

export class MindView {
  @ApiProperty({ enum: EMOTIONS, example: 'calm' })
  emotion: Emotion;

  @ApiProperty({ enum: PHASES, example: 'awake' })
  ede_phase: Phase;

  @ApiProperty({ type: [Number], example: [0.15, 0, 0.15] })
  pad: number[];

  @ApiProperty({ example: 0.12 })
  arousal: number;

  @ApiProperty({ example: 0.64 })
  confidence: number;

  @ApiProperty({ example: 0.31 })
  curiosity: number;

  @ApiProperty({ example: 0.38 })
  fatigue: number;

  @ApiProperty({ example: 0.42 })
  creativity: number;

  @ApiProperty({ example: 0.77 })
  lucidity: number;
}

/** What the engine made of a text, and what the text makes of the engine. */
export class DemoAnswer {
  @ApiProperty({ enum: ['sv', 'en', 'und'], example: 'sv' })
  language: 'sv' | 'en' | 'und';

  @ApiProperty({ type: SentimentView })
  sentiment: SentimentView;

  @ApiProperty({ type: AppraisalView })
  appraisal: AppraisalView;

  @ApiProperty({ type: [RecalledView] })
  recalled: RecalledView[];

  @ApiProperty({ example: 'Tack, det värmer att höra om kappan.' })
  reply: string;

  @ApiProperty({
    example: '3.coat.wellbeing.3f9a1.k2x',
    description:
      'Send it with the next text: topic, question and sentences of the conversation, as numbers and labels.',
  })
  session: string;

  @ApiProperty({ type: MindView })
  state_before: MindView;

  @ApiProperty({ type: MindView, description: 'One second later, with the text taken in.' })
  state_after: MindView;

  @ApiProperty({ type: TrialView })
  trial: TrialView;
}

export class ThoughtAnswer extends DemoAnswer {
  @ApiProperty({ example: 0.83, minimum: 0, maximum: 1 })
  novelty: number;

  @ApiProperty({ example: 0.42, description: 'Bayesian surprise.' })
  surprise_nats: number;

  @ApiProperty({ type: [String], example: ['coat', 'wonderful'] })
  keywords: string[];

  @ApiProperty({ type: [String], example: [], description: 'In English for an English text, else in Swedish.' })
  hypotheses: string[];

  @ApiProperty({ example: '1.0.0' })
  model_version: string;
}

export class AboutView {
  @ApiProperty({ enum: ['state', 'episode', 'dream', 'hypothesis', 'prediction'], example: 'dream' })
  kind: string;

  @ApiProperty({ example: '12' })
  id: string;
}

export class SayAnswer {
  @ApiProperty({ example: 'Jag är vaken och pigg.', description: 'Swedish.' })
  say: string;

  @ApiProperty({ enum: ['sv'], example: 'sv' })
  language: 'sv';

  @ApiProperty({ enum: EMOTIONS, example: 'calm' })
  emotion: Emotion;

  @ApiProperty({ enum: PHASES, example: 'awake' })
  ede_phase: Phase;

  @ApiProperty({ type: AboutView })
  about: AboutView;

  @ApiProperty({ type: [String], example: ['trötthet 32 procent'] })
  because: string[];

  @ApiProperty({ example: 1800057600.137, description: 'Unix seconds of the state it speaks of.' })
  timestamp: number;
}
