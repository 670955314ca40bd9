import type { KeyWish } from './view.js';
import { accountWords } from '../words/account.js';

interface NewKeyProps {
  scopes: readonly string[];
  busy: boolean;
  onWish: (wish: KeyWish) => void;
}

/** The form of one more key: a name, what it may use and how much of it a day, until when. */
export function NewKey({ scopes, busy, onWish }: NewKeyProps) {
  const w = accountWords();
  return (
    <details class="drawer">
      <summary>{w.addKey}</summary>
      <form
        class="new-key"
        onSubmit={(event) => {
          event.preventDefault();
          onWish(wishOf(new FormData(event.currentTarget), scopes));
        }}
      >
        <label for="key-name">{w.itsName}</label>
        <input id="key-name" name="name" required maxLength={40} autocomplete="off" />
        <fieldset>
          <legend>{w.scopesOfIt}</legend>
          {scopes.map((scope) => (
            <div class="scope" key={scope}>
              <label>
                <input type="checkbox" name="scope" value={scope} /> {scope}
              </label>
              <label>
                <span class="hint">{w.capOf(scope)}</span>
                <input name={`cap-${scope}`} type="number" min="0" max="1000000" step="1" />
              </label>
            </div>
          ))}
        </fieldset>
        <label for="key-end">{w.itsEnd}</label>
        <input id="key-end" name="end" type="datetime-local" />
        <button type="submit" class="small" disabled={busy}>
          {w.create}
        </button>
      </form>
    </details>
  );
}

function wishOf(fields: FormData, scopes: readonly string[]): KeyWish {
  const said = (name: string) => (fields.get(name) ?? '') as string;
  const caps = scopes.flatMap((scope) =>
    said(`cap-${scope}`) ? [[scope, Number(said(`cap-${scope}`))] as const] : [],
  );
  const chosen = fields.getAll('scope') as string[];
  return {
    name: said('name'),
    ...(chosen.length > 0 && { scopes: chosen }),
    ...(caps.length > 0 && { daily_caps: Object.fromEntries(caps) }),
    ...(said('end') && { expires_at: `${said('end')}:00Z` }),
  };
}
