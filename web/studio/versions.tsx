import type { Version } from './view.js';

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
    <h2 id="versions">Versions</h2>
    <div class="undo">
      <button type="button" class="quiet small" disabled={busy || !canUndo} onClick={onUndo}>
        Undo
      </button>
      <button type="button" class="quiet small" disabled={busy || !canRedo} onClick={onRedo}>
        Redo
      </button>
      {left !== null && (
        <span class="hint">
          {left} {left === 1 ? 'change' : 'changes'} left
        </span>
      )}
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
            <b>{version}</b> {instruction ?? 'as you wrote it'}
            {status !== 'completed' && ` (${status})`}
            {listed && ' · in the gallery'}
          </button>
        </li>
      ))}
    </ol>
  </section>
);
