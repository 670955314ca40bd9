import { Bar } from '../parts/bar.js';
import { percent } from '../format.js';
import { moodWords } from '../words/mood.js';
import { ASKABLE, type Askable, type Second } from './view.js';

interface ValuesProps {
  second: Pick<Second, Exclude<Askable, 'emotion'> | 'emotion'>;
  /** Opens why a value is what it is; none on the server. */
  onAsk?: (field: Askable) => void;
  asked: Askable | null;
}

/** Its values at a moment; each opens what it is made of. */
export const Values = ({ second, onAsk, asked }: ValuesProps) => (
  <dl class="meters values">
    {ASKABLE.map((field) => (
      <div key={field}>
        <dt>
          {onAsk ? (
            <button type="button" class="plain" aria-expanded={asked === field} onClick={() => onAsk(field)}>
              {moodWords().fields[field]}
            </button>
          ) : (
            moodWords().fields[field]
          )}
          <b>{field === 'emotion' ? moodWords().emotions[second.emotion] : percent(second[field])}</b>
        </dt>
        <dd aria-hidden="true">{field !== 'emotion' && <Bar share={second[field]} />}</dd>
      </div>
    ))}
  </dl>
);
