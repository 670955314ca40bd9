import { useState } from 'preact/hooks';
import { checkWords } from '../words/checks.js';

/** What a check found. */
export interface Verdict {
  right: boolean;
  said: string;
}

interface CheckedProps {
  /** what stands on the button */
  name: string;
  isClosed?: boolean;
  /** @throws Error where this browser cannot check */
  check: () => Promise<Verdict>;
}

/** A button that checks something here and now, and what came of it. */
export function Checked({ name, isClosed, check }: CheckedProps) {
  const [verdict, setVerdict] = useState<Verdict | 'asking' | null>(null);
  const asked = () => {
    setVerdict('asking');
    void check().then(setVerdict, ({ message }: Error) => setVerdict({ right: false, said: message }));
  };
  return (
    <>
      <button type="button" onClick={asked} disabled={isClosed || verdict === 'asking'}>
        {name}
      </button>
      <p class={verdict !== null && verdict !== 'asking' && !verdict.right ? 'problem' : 'verdict'} role="status">
        {verdict === 'asking' ? checkWords().checking : verdict?.said}
      </p>
    </>
  );
}
