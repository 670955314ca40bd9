import type { components } from '../api.js';

type Schemas = components['schemas'];
type Snapshot = Schemas['CognitiveSnapshot'];

/** What the engine's labels are called: emotions, phases, signals. */
export const words = {
  state: 'State',
  itsDream: 'Its dream:',
  health: (health: string) => `health ${health}`,
  healths: { ok: 'ok', strained: 'strained', degraded: 'degraded', critical: 'critical' } satisfies Record<
    Snapshot['health'],
    string
  >,
  phases: { awake: 'awake', drowsy: 'drowsy', nrem: 'nrem', rem: 'rem', lucid: 'lucid' } satisfies Record<
    Snapshot['ede_phase'],
    string
  >,
  emotions: {
    neutral: 'neutral',
    joy: 'joy',
    satisfaction: 'satisfaction',
    relief: 'relief',
    gratitude: 'gratitude',
    hope: 'hope',
    curious: 'curious',
    calm: 'calm',
    distress: 'distress',
    disappointment: 'disappointment',
    fear: 'fear',
    anger: 'anger',
    bored: 'bored',
    sleepy: 'sleepy',
    dreaming: 'dreaming',
  } satisfies Record<Snapshot['emotion'], string>,
  fields: {
    confidence: 'confidence',
    curiosity: 'curiosity',
    fatigue: 'fatigue',
    creativity: 'creativity',
    lucidity: 'lucidity',
    arousal: 'arousal',
    emotion: 'emotion',
  },
  sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
};
