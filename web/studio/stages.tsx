import { garmentWords } from '../words/garment.js';

const STAGES = ['reading', 'drafting', 'drawing', 'saving'] as const;

interface StagesProps {
  status: string;
  stage: string | null;
  /** in the queue, from 1 */
  place?: number;
  onCancel?: () => void;
}

/** How far a design has come. */
export function Stages({ status, stage, place, onCancel }: StagesProps) {
  const at = STAGES.findIndex((name) => name === stage);
  return (
    <div class="stages" role="status">
      <ol>
        {STAGES.map((name, i) => (
          <li class={i < at ? 'done' : i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined} key={name}>
            {garmentWords().stages[name]}
          </li>
        ))}
      </ol>
      {status === 'queued' && (
        <p class="hint">{place !== undefined && place > 1 ? garmentWords().queued(place) : garmentWords().waiting}</p>
      )}
      {onCancel && (
        <button type="button" class="quiet" onClick={onCancel}>
          {garmentWords().cancel}
        </button>
      )}
    </div>
  );
}
