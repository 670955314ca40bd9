import { useState } from 'preact/hooks';
import { moment } from '../format.js';
import type { Fresh } from './view.js';
import { accountWords } from '../words/account.js';

interface KeyBoxProps {
  fresh: Fresh;
  copy: (text: string) => Promise<boolean>;
  onDone: () => void;
}

/** A key that was just made. It stands in a field, covered: never as text of the page. */
export function KeyBox({ fresh: { key, oldUntil }, copy, onDone }: KeyBoxProps) {
  const w = accountWords();
  const [isShown, show] = useState(false);
  const [said, say] = useState(w.copy);
  return (
    <div class="key-box notice" role="status">
      <p>{w.shownOnce}</p>
      <div class="sending">
        <input
          class="key"
          type={(isShown ? 'text' : 'password') as 'password'}
          readonly
          value={key}
          aria-label={w.newKey}
          autocomplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="small quiet" aria-pressed={isShown} onClick={() => show(!isShown)}>
          {isShown ? w.hide : w.show}
        </button>
        <button
          type="button"
          class="small"
          onClick={() => void copy(key).then((ok) => say(ok ? w.copied : w.notCopied))}
        >
          {said}
        </button>
      </div>
      {oldUntil && <p class="hint">{w.oldUntil(moment(oldUntil))}</p>}
      <button type="button" class="small quiet" onClick={onDone}>
        {w.done}
      </button>
    </div>
  );
}
