import { useState } from 'preact/hooks';
import { troubleOf, type TroubleView } from '../refusal.js';
import { Trouble } from '../parts/trouble.js';
import { signed } from '../words.js';
import type { Felt } from './view.js';

interface SayingProps {
  base: string;
  say: (text: string) => Promise<Felt>;
  /** It was heard. */
  onHeard: (text: string) => void;
}

/** Something is said to it, and what that did. It stays in view while the page is read. */
export function Saying({ base, say, onHeard }: SayingProps) {
  const [text, write] = useState('');
  const [felt, setFelt] = useState<Felt | null>(null);
  const [trouble, setTrouble] = useState<TroubleView | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    if (!text.trim() || isSending) return;
    setSending(true);
    setTrouble(null);
    try {
      setFelt(await say(text));
      onHeard(text.trim());
      write('');
    } catch (error) {
      setTrouble(troubleOf(error as Error));
    }
    setSending(false);
  }

  return (
    <section class="saying-bar" aria-label="Say something to it">
      {felt && (
        <p class="heard" role="status">
          <span lang={felt.language === 'sv' ? 'sv' : 'en'}>“{felt.reply}”</span>{' '}
          <span class="hint">
            It read this as {felt.sentiment.label} ({signed(felt.sentiment.compound)}) and felt {felt.appraisal.emotion}
            .
          </span>
        </p>
      )}
      <Trouble base={base} trouble={trouble} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="unseen" for="say">
          Say something to it, in English or Swedish
        </label>
        <div class="sending">
          <input
            id="say"
            maxLength={2000}
            autocomplete="off"
            placeholder="Say something to it, in English or Swedish"
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          <button type="submit" disabled={isSending}>
            Say it
          </button>
        </div>
      </form>
    </section>
  );
}
