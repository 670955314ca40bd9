import { useState } from 'preact/hooks';
import { accountWords } from '../words/account.js';

interface TypedProps {
  /** Tells the parts of one page apart. */
  id: string;
  /** What must be typed. */
  word: string;
  /** What happens then. */
  means: string;
  /** Of the button. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel?: () => void;
}

/** Something that cannot be taken back: its button works once the word is typed. */
export function Typed({ id, word, means, name, busy, onConfirm, onCancel }: TypedProps) {
  const w = accountWords();
  const [typed, type] = useState('');
  const isRight = typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onConfirm();
      }}
    >
      <p>{means}</p>
      <label for={id}>{w.typeToConfirm(`“${word}”`)}</label>
      <div class="sending">
        <input
          id={id}
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          ref={onCancel && focusOnce}
        />
        <button type="submit" class="small danger" disabled={!isRight || busy}>
          {name}
        </button>
        {onCancel && (
          <button type="button" class="small quiet" onClick={onCancel}>
            {w.keep}
          </button>
        )}
      </div>
    </form>
  );
}

const focusOnce = (field: HTMLInputElement | null): void => {
  if (field && !field.dataset.seen) {
    field.dataset.seen = '';
    field.focus();
  }
};
