import { shapeOf } from './shape.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';
import { isAsleep, type Second } from './view.js';

const RINGS = [0, 1, 2];

/** What it does, in words, for who does not see the form. */
export const doingOf = (phase: string): string => mindWords().doing[phase] ?? phase;

/** From red over ochre to green. @param pleasure −1 to 1 */
const hueOf = (pleasure: number): number => (pleasure < 0 ? 42 + 32 * pleasure : 42 + 118 * pleasure);

/** The engine as a form that follows its affect and its phase; moved by one step a second. */
export const Form = ({ second }: { second: Second }) => {
  const { affect, ede_phase: phase, fatigue, timestamp } = second;
  const step = Math.floor(timestamp) % 3600;
  const ground = `hsl(${hueOf(affect.pleasure).toFixed(0)} 55% 50%)`;
  return (
    <svg
      class={`mind-form ${isAsleep(phase) ? 'asleep' : ''}`}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label={mindWords().form(doingOf(phase), moodWords().emotions[second.emotion])}
    >
      {RINGS.map((ring) => {
        const d = shapeOf(affect, step, ring);
        return (
          <g key={ring}>
            <path d={d} fill={ground} fill-opacity="0.26" />
            <path class="thread" d={d} />
          </g>
        );
      })}
      <Eyes phase={phase} openness={isAsleep(phase) ? 0 : phase === 'drowsy' ? 0.3 : 1 - 0.6 * fatigue} step={step} />
      <path class="stroke" d={`M-12 22Q0 ${(22 + 14 * affect.pleasure).toFixed(1)} 12 22`} />
    </svg>
  );
};

/** Closed in sleep; in dreams the pupils wander beneath the lids, in a lucid one light comes through. */
function Eyes({ phase, openness, step }: { phase: string; openness: number; step: number }) {
  const wander = phase === 'rem' || phase === 'lucid' ? 4 * Math.sin(step * 1.7) : 0;
  return (
    <>
      {[-22, 22].map((x) =>
        openness > 0 ? (
          <ellipse class="eye" cx={x} cy="-8" rx="5.5" ry={(1 + 6 * openness).toFixed(1)} key={x} />
        ) : (
          <g key={x}>
            <path class="stroke" d={`M${x - 10} -8Q${x} 0 ${x + 10} -8`} />
            {phase !== 'nrem' && <circle class={phase === 'lucid' ? 'light' : 'eye'} cx={x + wander} cy="-4" r="2" />}
          </g>
        ),
      )}
    </>
  );
}
