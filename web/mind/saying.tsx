import { useState } from 'preact/hooks';
import { troubleOf, type TroubleView } from '../refusal.js';
import { Trouble } from '../parts/trouble.js';
import { signed } from '../format.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';
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
  const words = mindWords();
  const { emotions, sentiments } = moodWords();

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
    <section class="saying-bar" aria-label={words.say}>
      {felt && (
        <p class="heard" role="status">
          <span lang={felt.language === 'sv' ? 'sv' : 'en'}>“{felt.reply}”</span>{' '}
          <span class="hint">
            {words.readAs(
              sentiments[felt.sentiment.label],
              signed(felt.sentiment.compound),
              emotions[felt.appraisal.emotion],
            )}
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
          {words.sayHere}
        </label>
        <div class="sending">
          <input
            id="say"
            maxLength={2000}
            autocomplete="off"
            placeholder={words.sayIn}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          <button type="submit" disabled={isSending}>
            {words.sayIt}
          </button>
        </div>
      </form>
    </section>
  );
}
