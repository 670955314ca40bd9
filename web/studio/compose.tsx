import { useRef } from 'preact/hooks';
import { MarkedText } from './marked-text.js';
import { failureOf } from './failure.js';
import type { Reading } from './view.js';
import { garmentWords } from '../words/garment.js';
import { studioWords } from '../words/studio.js';

interface ComposeProps {
  base: string;
  text: string;
  style: string;
  reading: Reading;
  chosen: string | null;
  onText?: (text: string) => void;
  onStyle?: (style: string) => void;
  onMake?: () => void;
  busy: boolean;
  /** Whether anybody may make one here; else only those with a key. */
  open: boolean;
  label: string;
}

/** The text with its marks under it, and the button. Without a script it is a form. */
export function Compose({
  base,
  text,
  style,
  reading,
  chosen,
  onText,
  onStyle,
  onMake,
  busy,
  open,
  label,
}: ComposeProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      class="compose"
      method="post"
      action={`${base}/studio`}
      onSubmit={
        onMake &&
        ((event) => {
          event.preventDefault();
          onMake();
        })
      }
    >
      <label for="description">{studioWords().what}</label>
      <div class="paper">
        <div class="under" aria-hidden="true">
          <MarkedText text={text} reading={reading} chosen={chosen} />{' '}
        </div>
        <textarea
          id="description"
          name="description"
          required
          minLength={3}
          maxLength={2000}
          rows={4}
          spellcheck={false}
          aria-describedby="understood"
          placeholder={studioWords().example}
          value={text}
          onInput={onText && (({ currentTarget }) => onText(currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
          }}
        />
      </div>
      <Legend />
      <div class="asked">
        <div>
          <label for="style">{studioWords().style}</label>
          <input
            id="style"
            name="style"
            maxLength={80}
            placeholder={studioWords().styleExample}
            value={style}
            onInput={onStyle && (({ currentTarget }) => onStyle(currentTarget.value))}
          />
        </div>
        <button type="submit" disabled={busy || !open}>
          {label}
        </button>
      </div>
    </form>
  );
}

const Legend = () => (
  <p class="legend" aria-hidden="true">
    {(['stated', 'implied'] as const).map((source) => (
      <span key={source}>
        <mark class={`cause ${source}`}>{studioWords().legend[source]}</mark> {garmentWords().sources[source]}
      </span>
    ))}
    <span>
      <mark class="cause unused">{studioWords().notUnderstood}</mark> {studioWords().nothingFollows}
    </span>
  </p>
);

/** What was understood and what was not, in words, for who cannot see the marks. */
export function Understood({ reading, isBehind }: { reading: Reading; isBehind: boolean }) {
  const { refusal, unused, warnings } = reading;
  return (
    <div id="understood" class={isBehind ? 'understood behind' : 'understood'} aria-live="polite">
      {refusal && <p class="refusal">{failureOf(refusal)}</p>}
      {unused.length > 0 && <p class="lost">{studioWords().lost(unused.map(({ text }) => text))}</p>}
      {warnings.map((one) => (
        <p class="warned" lang="en" key={one}>
          {one}
        </p>
      ))}
    </div>
  );
}
