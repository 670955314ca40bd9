import { named, percent } from '../format.js';
import { moodWords } from '../words/mood.js';
import { Bar } from './bar.js';

const METERS = ['confidence', 'curiosity', 'fatigue', 'creativity'] as const;

/** What pages show of the engine; the four values are 0–1. */
export interface Mood extends Record<(typeof METERS)[number], number> {
  emotion: string;
  edePhase: string;
  health: string;
  currentDream: string;
}

interface FeelingProps {
  mood: Mood;
  /** Something larger stands above: the dream steps back. */
  isAside?: boolean;
}

/** How the engine feels, with its dream. */
export function Feeling({ mood, isAside }: FeelingProps) {
  const words = moodWords();
  return (
    <>
      {isAside ? (
        <p class="hint">
          {words.itsDream} <span lang="sv">{mood.currentDream}</span>
        </p>
      ) : (
        <blockquote class="dream" lang="sv">
          ”{mood.currentDream}”
        </blockquote>
      )}
      <ul class="chips" aria-label={words.state}>
        <li>{named(words.emotions, mood.emotion)}</li>
        <li>{named(words.phases, mood.edePhase)}</li>
        <li>{words.health(named(words.healths, mood.health))}</li>
      </ul>
      <dl class="meters">
        {METERS.map((field) => (
          <div key={field}>
            <dt>
              {words.fields[field]}
              <b>{percent(mood[field])}</b>
            </dt>
            <dd aria-hidden="true">
              <Bar share={mood[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
