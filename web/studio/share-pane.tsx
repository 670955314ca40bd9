import { useState } from 'preact/hooks';
import { studioWords } from '../words/studio.js';

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
  const [said, say] = useState<'copyLink' | 'copied' | 'copyYourself'>('copyLink');
  const [isAsked, ask] = useState(false);
  return (
    <div class="share">
      <label for="share-link">{studioWords().linkSees}</label>
      <div class="copied">
        <input id="share-link" readOnly value={link} />
        {copy && (
          <button
            type="button"
            class="small"
            onClick={() => void copy(link).then((done) => say(done ? 'copied' : 'copyYourself'))}
          >
            {studioWords()[said]}
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
          {studioWords().list}
        </label>
      )}
      {onRemove && (
        <button type="button" class="quiet small" disabled={busy} onClick={() => (isAsked ? onRemove() : ask(true))}>
          {isAsked ? studioWords().reallyRemove : studioWords().remove}
        </button>
      )}
    </div>
  );
}
