import { useState } from 'preact/hooks';
import type { AccountView, Browser, Held } from './view.js';
import { accountWords } from '../words/account.js';

interface SignInProps {
  view: AccountView;
  browser?: Browser;
  onHeld: (held: Held) => void;
}

/** A key is asked for. Its field has no name: without a script it goes nowhere. */
export function SignIn({ view: { base, services, open }, browser, onHeld }: SignInProps) {
  const w = accountWords();
  const [problem, setProblem] = useState<string | null>(null);
  function use(form: HTMLFormElement): void {
    const field = form.querySelector('input')!;
    const held = browser!.keep(field.value.trim());
    setProblem(held ? null : w.noKey);
    if (!held) return field.focus();
    field.value = '';
    onHeld(held);
  }
  return (
    <form
      class="sheet sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        use(event.currentTarget);
      }}
    >
      <h2>{w.signIn}</h2>
      <label for="key">{w.yourKey}</label>
      <div class="sending">
        <input
          id="key"
          class="key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="fyra_tools_…"
          aria-describedby="key-stays"
        />
        <button type="submit" disabled={!browser}>
          {w.use}
        </button>
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="hint" id="key-stays">
        {w.keyStays}
      </p>
      {open && services.includes('tools') && (
        <p class="hint">
          {w.newHere} <a href={`${base}/api/register`}>{w.getOne}</a>
        </p>
      )}
    </form>
  );
}
