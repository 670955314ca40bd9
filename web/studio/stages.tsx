const STAGES = [
  ['reading', 'Reading the text'],
  ['drafting', 'Drafting the pattern'],
  ['drawing', 'Drawing it'],
  ['saving', 'Putting it away'],
] as const;

interface StagesProps {
  status: string;
  stage: string | null;
  /** in the queue, from 1 */
  place?: number;
  onCancel?: () => void;
}

/** How far a design has come. */
export function Stages({ status, stage, place, onCancel }: StagesProps) {
  const at = STAGES.findIndex(([name]) => name === stage);
  return (
    <div class="stages" role="status">
      <ol>
        {STAGES.map(([name, said], i) => (
          <li class={i < at ? 'done' : i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined} key={name}>
            {said}
          </li>
        ))}
      </ol>
      {status === 'queued' && (
        <p class="hint">
          {place !== undefined && place > 1 ? `Waiting: place ${place} in the queue.` : 'Waiting for its turn.'}
        </p>
      )}
      {onCancel && (
        <button type="button" class="quiet" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}
