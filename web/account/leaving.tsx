import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { Typed } from './typed.js';
import { useDoing } from './use-asked.js';
import type { AccountApi, Kind } from './view.js';
import { accountWords } from '../words/account.js';

interface LeavingProps {
  base: string;
  api: AccountApi;
  kind: Kind;
  onEnded: () => void;
}

/** Everything that is kept, to take along; and the end of the account. */
export function Leaving({ base, api, kind, onEnded }: LeavingProps) {
  const w = accountWords();
  const [erase, setErase] = useState(false);
  const { isBusy, trouble, act } = useDoing();
  return (
    <section aria-labelledby="data">
      <h2 id="data">{w.data}</h2>
      <Trouble base={base} trouble={trouble} />
      <p>{w.exports}</p>
      <button type="button" class="small quiet" disabled={isBusy} onClick={() => act(() => api.export())}>
        {w.exportIt}
      </button>
      {kind === 'arena' ? (
        <p class="hint">{w.retire}</p>
      ) : (
        <details class="drawer">
          <summary>{w.end}</summary>
          <label>
            <input type="checkbox" checked={erase} onChange={({ currentTarget }) => setErase(currentTarget.checked)} />{' '}
            {w.erase}
          </label>
          <Typed
            id="end-word"
            word={w.endWord}
            means={w.ends_}
            name={w.endIt}
            busy={isBusy}
            onConfirm={() =>
              act(async () => {
                await api.end(erase);
                onEnded();
              })
            }
          />
        </details>
      )}
    </section>
  );
}
