import type { Version } from './view.js';
import { named } from '../format.js';
import { studioWords } from '../words/studio.js';

interface VersionsProps {
  versions: readonly Version[];
  now: string;
  left: number | null;
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onGo: (id: string) => void;
}

/** Every version with what led to it; undo and redo go along them. */
export const Versions = ({ versions, now, left, canUndo, canRedo, busy, onUndo, onRedo, onGo }: VersionsProps) => (
  <section class="versions" aria-labelledby="versions">
    <h2 id="versions">{studioWords().versions}</h2>
    <div class="undo">
      <button type="button" class="quiet small" disabled={busy || !canUndo} onClick={onUndo}>
        {studioWords().undo}
      </button>
      <button type="button" class="quiet small" disabled={busy || !canRedo} onClick={onRedo}>
        {studioWords().redo}
      </button>
      {left !== null && <span class="hint">{studioWords().left(left)}</span>}
    </div>
    <ol>
      {versions.map(({ id, version, instruction, status, listed }) => (
        <li key={id}>
          <button
            type="button"
            class="version"
            aria-current={id === now ? 'true' : undefined}
            disabled={busy}
            onClick={() => onGo(id)}
          >
            <b>{version}</b> {instruction ? <span lang="">{instruction}</span> : studioWords().asWritten}
            {status !== 'completed' && ` (${named(studioWords().states, status)})`}
            {listed && ` · ${studioWords().listed}`}
          </button>
        </li>
      ))}
    </ol>
  </section>
);
