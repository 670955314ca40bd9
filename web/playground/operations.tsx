import { useState } from 'preact/hooks';
import { playgroundWords } from '../words/playground.js';
import type { Listed } from './document.js';

interface OperationsProps {
  base: string;
  operations: readonly Listed[];
  chosen: string | null;
  /** None on the server: then every operation leads to its documentation. */
  onChoose?: (operation: Listed) => void;
}

/** Every operation, by group; what is searched for stands open. */
export function Operations({ base, operations, chosen, onChoose }: OperationsProps) {
  const w = playgroundWords();
  const [sought, seek] = useState('');
  const found = operations.filter((one) => isFound(one, sought));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <nav class="operations" aria-label={w.operations} id="operations">
      {onChoose && (
        <>
          <label class="unseen" for="search">
            {w.search}
          </label>
          <input
            id="search"
            type="search"
            autocomplete="off"
            placeholder={w.search}
            value={sought}
            onInput={({ currentTarget }) => seek(currentTarget.value)}
          />
        </>
      )}
      <p class="hint" role="status">
        {found.length > 0 ? w.found(found.length) : w.nothingFound}
      </p>
      {groups.map((group) => (
        <details open={sought !== '' || found.some((one) => one.group === group && one.id === chosen)} key={group}>
          <summary lang="en">{group}</summary>
          <ul>
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <li key={one.id}>
                  <a
                    href={`${base}/docs#/${encodeURIComponent(group)}/${one.id}`}
                    aria-current={one.id === chosen ? 'true' : undefined}
                    onClick={
                      onChoose &&
                      ((event) => {
                        event.preventDefault();
                        onChoose(one);
                      })
                    }
                  >
                    <Method of={one.method} /> <code>{one.path}</code>
                    <small lang="en">{one.summary}</small>
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

export const Method = ({ of }: { of: string }) => (
  <b class={`method ${of.toLowerCase()}`} lang="en">
    {of}
  </b>
);

/** Every word that is sought stands somewhere. */
const isFound = ({ id, method, path, summary, group }: Listed, sought: string): boolean => {
  const text = `${method} ${path} ${summary} ${group} ${id}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
