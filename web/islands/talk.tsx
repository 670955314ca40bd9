import { useState } from 'preact/hooks';
import { CopyAs } from '../parts/copy-as.js';
import { tryingWords } from '../words/trying.js';

export interface TalkView {
  url: string;
  base: string;
  questions: readonly string[];
}

export interface Reply {
  response: string;
  calls_remaining: number;
  session_id: string;
}

interface TalkProps extends TalkView {
  /** Sends a message without a key; none on the server. @throws Error in words */
  send?: (message: string, session: string | undefined) => Promise<Reply>;
}

interface Line {
  who: 'you' | 'atelier';
  text: string;
}

/** A conversation with the atelier, on the few questions a day that need no key. */
export function Talk({ url, base, questions, send }: TalkProps) {
  const words = tryingWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [message, write] = useState(questions[0]);
  const [problem, setProblem] = useState<string | null>(null);
  const [last, setLast] = useState<Reply | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function ask(text: string): Promise<void> {
    if (!text.trim() || isAsking) return;
    setAsking(true);
    setProblem(null);
    try {
      const reply = await send!(text, last?.session_id);
      setLines((before) => [...before, { who: 'you', text }, { who: 'atelier', text: reply.response }]);
      setLast(reply);
      write('');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setAsking(false);
  }

  return (
    <div class="talk">
      {send && (
        <>
          <ol class="lines" aria-live="polite" aria-label={words.conversation}>
            {lines.map(({ who, text }, i) => (
              <li class={who} key={i}>
                <b class="unseen">{words[who]}</b>
                {text}
              </li>
            ))}
          </ol>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void ask(message);
            }}
          >
            <label for="message">{words.askAbout}</label>
            <div class="sending">
              <input
                id="message"
                maxLength={2000}
                autocomplete="off"
                value={message}
                onInput={({ currentTarget }) => write(currentTarget.value)}
              />
              <button type="submit" disabled={isAsking}>
                {words.ask}
              </button>
            </div>
            <p class="problem" role="alert">
              {problem}
            </p>
            <p class="hint">
              {last ? words.left(last.calls_remaining) : words.three} <a href={`${base}/api/pricing`}>{words.more}</a>
            </p>
          </form>
          <p class="examples">
            {questions.slice(1).map((question) => (
              <button type="button" class="chip" onClick={() => write(question)} key={question}>
                {question}
              </button>
            ))}
          </p>
        </>
      )}
      <CopyAs
        id="talk"
        name={words.askAtelier}
        asking={{ method: 'POST', address: `${url}/api/chat`, body: { message: message || questions[0] } }}
      />
    </div>
  );
}
