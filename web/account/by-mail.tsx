import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { accountWords } from '../words/account.js';
import { KeyBox } from './key-box.js';
import { useDoing } from './use-asked.js';
import type { Browser, Fresh } from './view.js';

interface ByMailProps {
  base: string;
  browser?: Browser;
  onKey: (key: string) => void;
}

/** Whoever has lost a key, or has none: the address is the way in. */
export function ByMail({ base, browser, onKey }: ByMailProps) {
  const w = accountWords();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [isMailed, setMailed] = useState(false);
  const { isBusy, trouble, act } = useDoing();

  const ask = (fields: FormData) =>
    act(async () => {
      const email = fields.get('email') as string;
      const made = await browser!.byMail(email, (fields.get('name') as string) || email.split('@')[0]);
      setMailed(made === null);
      setFresh(made);
    });

  if (fresh)
    return (
      <KeyBox
        fresh={fresh}
        copy={(text) => browser!.copy(text)}
        onDone={() => {
          setFresh(null);
          onKey(fresh.key);
        }}
      />
    );
  return (
    <details class="drawer">
      <summary>{w.byMail}</summary>
      <form
        class="new-key"
        onSubmit={(event) => {
          event.preventDefault();
          ask(new FormData(event.currentTarget));
        }}
      >
        <p class="hint">{w.mailMeans}</p>
        <label for="email">{w.email}</label>
        <input id="email" name="email" type="email" required maxLength={254} autocomplete="email" />
        <label for="own-name">{w.yourName}</label>
        <input id="own-name" name="name" maxLength={80} autocomplete="name" />
        <button type="submit" class="small" disabled={!browser || isBusy}>
          {w.mailIt}
        </button>
        <Trouble base={base} trouble={trouble} />
        {isMailed && (
          <p class="notice" role="status">
            {w.mailed}
          </p>
        )}
      </form>
    </details>
  );
}
