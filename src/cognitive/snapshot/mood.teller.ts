import { Injectable, type OnModuleInit } from '@nestjs/common';
import { madeOnce } from '../../common/kernel/made-once.js';
import { MOOD, type MoodSnapshot } from '../../common/ports/mood.js';
import { Ports } from '../../common/ports/ports.js';
import { SCALARS, explain, snapshotOf, type State } from '../engine/index.js';
import { type Moment, Replica } from '../life/replica.js';

/** Answers other features that ask how the engine feels. */
@Injectable()
export class MoodTeller implements OnModuleInit {
  constructor(
    private readonly replica: Replica,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(MOOD, { mood: () => Promise.resolve(this.mood()) });
  }

  private mood(): MoodSnapshot | null {
    const { now } = this.replica;
    return now && moodAt(now);
  }
}

/** Of one moment once: chats ask for it with every message. */
const moodAt = madeOnce(({ state, head }: Moment): MoodSnapshot => {
  const seen = snapshotOf(state);
  return {
    emotion: seen.emotion,
    edePhase: seen.ede_phase,
    health: seen.health,
    confidence: seen.confidence,
    curiosity: seen.curiosity,
    fatigue: seen.fatigue,
    creativity: seen.creativity,
    lucidity: seen.lucidity,
    currentDream: seen.current_dream,
    hypotheses: seen.hypotheses,
    drivers: drivers(state),
    recentEvents: state.traces.toReversed().map(({ kind, group }) => (group ? `${kind} (${group})` : kind)),
    asOf: head.madeAt,
  };
});

const drivers = (state: State): MoodSnapshot['drivers'] =>
  Object.fromEntries(
    SCALARS.map((field) => [
      field,
      explain(state, field)
        .contributions.map(({ driver, contribution }) => ({ driver, contribution }))
        .sort((a, b) => b.contribution - a.contribution),
    ]),
  );
