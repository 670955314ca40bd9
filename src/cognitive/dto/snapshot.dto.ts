import { ApiProperty } from '@nestjs/swagger';
import {
  DREAM_TYPES,
  EMOTIONS,
  HEALTH,
  PHASES,
  type DreamType,
  type Emotion,
  type Health,
  type Phase,
} from '../engine/index.js';

export class DreamGlance {
  @ApiProperty({ example: 'I en spegelsal bytte kappan och affären plats.', description: 'Swedish.' })
  essence: string;

  @ApiProperty({ enum: DREAM_TYPES, example: 'recombination' })
  type: DreamType;

  @ApiProperty({ example: 0.52, minimum: 0, maximum: 1 })
  vividness: number;
}

export class TrialView {
  @ApiProperty({ example: 97, description: 'TRIAL_SLOTS minus the instant keys of the last 30 days.' })
  free_slots: number;

  @ApiProperty({ example: 'http://localhost:3000/docs' })
  url: string;

  @ApiProperty({ example: 'http://localhost:3000/api/register', description: 'GET it for a key without an e-mail.' })
  instant_key_url: string;

  @ApiProperty({ example: '97 free slots: get an instant key, no e-mail needed.' })
  cta: string;
}

export class TryAlso {
  @ApiProperty({ example: 'curl -s http://localhost:3000/api/bride-say' })
  bride_say: string;

  @ApiProperty({ example: 'curl -s -X POST http://localhost:3000/api/bride-demo -H …' })
  free_demo: string;

  @ApiProperty({ example: 'curl -s -G http://localhost:3000/api/bride/v1/cognitive -H "X-API-Key: $API_KEY" …' })
  cognitive_api: string;
}

/** The engine's live state; every number follows from `GET /api/cognitive/model`. */
export class CognitiveSnapshot {
  @ApiProperty({ example: 'fyra cognitive engine 1.1.0' })
  source: string;

  @ApiProperty({ example: 1800057600.137, description: 'Unix seconds at which these bytes were made.' })
  timestamp: number;

  @ApiProperty({
    example: 0.44,
    minimum: 0,
    maximum: 1,
    description:
      'An index and no probability: certainty of its forecasts, their skill over chance, freedom from errors, being rested. `GET /api/cognitive/explain/confidence` shows the parts.',
  })
  confidence: number;

  @ApiProperty({ enum: EMOTIONS, example: 'curious' })
  emotion: Emotion;

  @ApiProperty({ example: 0.31, minimum: 0, maximum: 1 })
  curiosity: number;

  @ApiProperty({ example: 0.38, minimum: 0, maximum: 1 })
  fatigue: number;

  @ApiProperty({ enum: HEALTH, example: 'ok' })
  health: Health;

  @ApiProperty({ example: 6 })
  active_modules: number;

  @ApiProperty({ example: 'Ännu ingen dröm', description: 'The running or latest dream, in Swedish.' })
  current_dream: string;

  @ApiProperty({
    type: [String],
    example: [
      'Efter fel i modeförfrågningar kommer en ny förfrågan oftare inom en minut (41 av 52 mot 18 av 60; trovärdighet 0,999)',
    ],
  })
  hypotheses: string[];

  @ApiProperty({ enum: PHASES, example: 'awake' })
  ede_phase: Phase;

  @ApiProperty({ example: 0.77, minimum: 0, maximum: 1 })
  lucidity: number;

  @ApiProperty({ type: [DreamGlance], description: 'The latest, newest first, at most eight.' })
  dreams: DreamGlance[];

  @ApiProperty({ example: 12 })
  total_dreams: number;

  @ApiProperty({ example: 0.42, minimum: 0, maximum: 1 })
  creativity: number;

  @ApiProperty({ type: TrialView })
  trial: TrialView;

  @ApiProperty({ type: TryAlso })
  try_also: TryAlso;
}
