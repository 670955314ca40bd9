import { useState } from 'preact/hooks';

interface ShareProps {
  /** absolute */
  link: string;
  listed: boolean;
  onList?: (listed: boolean) => void;
  onRemove?: () => void;
  copy?: (text: string) => Promise<boolean>;
  busy: boolean;
}

/** A link for who shall see it, the gallery for everybody, and the end of it. */
export function SharePane({ link, listed, onList, onRemove, copy, busy }: ShareProps) {
  const [said, say] = useState('Copy the link');
  const [isAsked, ask] = useState(false);
  return (
    <div class="share">
      <label for="share-link">Whoever has this link sees this version.</label>
      <div class="copied">
        <input id="share-link" readOnly value={link} />
        {copy && (
          <button
            type="button"
            class="small"
            onClick={() => void copy(link).then((done) => say(done ? 'Copied' : 'Copy it from the field'))}
          >
            {said}
          </button>
        )}
      </div>
      {onList && (
        <label class="switch">
          <input
            type="checkbox"
            disabled={busy}
            checked={listed}
            onChange={({ currentTarget: { checked } }) => onList(checked)}
          />{' '}
          Show it in the gallery, with its text, to everybody. You can take it back at any time.
        </label>
      )}
      {onRemove && (
        <button type="button" class="quiet small" disabled={busy} onClick={() => (isAsked ? onRemove() : ask(true))}>
          {isAsked ? 'Really remove this version and its files' : 'Remove this version'}
        </button>
      )}
    </div>
  );
}
