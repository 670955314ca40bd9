import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { accountWords } from '../words/account.js';
import { useDoing } from './use-asked.js';
import type { Browser } from './view.js';

interface ByLinkProps {
  base: string;
  browser?: Browser;
}

/** Whoever has a key, and not at hand: the mailbox is the way in, and no key ends. */
export function ByLink({ base, browser }: ByLinkProps) {
  const w = accountWords();
  const [isMailed, setMailed] = useState(false);
  const { isBusy, trouble, act } = useDoing();

  const ask = (email: string) => {
    setMailed(false);
    act(async () => {
      await browser!.mailLink(email);
      setMailed(true);
    });
  };
  return (
    <details class="drawer">
      <summary>{w.byLink}</summary>
      <form
        class="new-key"
        onSubmit={(event) => {
          event.preventDefault();
          ask(new FormData(event.currentTarget).get('email') as string);
        }}
      >
        <p class="hint">{w.linkMeans}</p>
        <label for="link-email">{w.email}</label>
        <input id="link-email" name="email" type="email" required maxLength={254} autocomplete="email" />
        <button type="submit" class="small" disabled={!browser || isBusy}>
          {w.mailLink}
        </button>
        <Trouble base={base} trouble={trouble} />
        {isMailed && (
          <p class="notice" role="status">
            {w.linkMailed}
          </p>
        )}
      </form>
    </details>
  );
}
