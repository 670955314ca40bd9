import { useEffect, useRef, useState } from 'preact/hooks';
import { Choices, Written } from '../landing/choices.js';
import { CopyAs } from '../parts/copy-as.js';
import { sketchOf } from '../parts/picture.js';
import type { Reading } from '../studio/view.js';
import { failureOf } from '../studio/failure.js';
import { tryingWords } from '../words/trying.js';

/** What the first page starts from: a text, what was read in it, and others to try. */
export interface Tried {
  base: string;
  /** absolute address of the product, for the commands */
  url: string;
  text: string;
  reading: Reading | null;
  /** why there is no reading, or nothing to draw */
  problem: string | null;
  examples: readonly string[];
}

/** What the island asks the API for; there is none on the server, which shows one moment. */
export interface Atelier {
  /** @throws Error in words */
  read: (text: string) => Promise<Reading>;
  /** @returns where the picture stands once it is drawn @throws Error in words */
  draw: (text: string) => Promise<string>;
}

const READ_AFTER_MS = 220;
const DRAW_AFTER_MS = 900;

interface PlaygroundProps {
  tried: Tried;
  atelier?: Atelier;
}

/** Type a garment and see it drawn, with the words that caused each choice. Without script it is a form. */
export function Playground({ tried, atelier }: PlaygroundProps) {
  const [text, write] = useState(tried.text);
  const [read, setRead] = useState({ text: tried.text, reading: tried.reading });
  const [problem, setProblem] = useState(tried.problem);
  const [picture, setPicture] = useState(tried.reading?.spec ? sketchOf(tried.base, tried.text) : null);
  const [isDrawing, setDrawing] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const latest = useRef(tried.text);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => forget, []);

  function forget(): void {
    for (const timer of timers.current.splice(0)) clearTimeout(timer);
  }

  function written(next: string): void {
    write(next);
    latest.current = next;
    forget();
    if (next.trim().length < 3) return;
    timers.current.push(setTimeout(() => void readIt(next), READ_AFTER_MS));
    timers.current.push(setTimeout(() => void drawIt(next), DRAW_AFTER_MS));
  }

  /** Answers that come late, for what no longer stands there, are passed over. */
  const stillFor = (asked: string): boolean => latest.current === asked;

  async function readIt(asked: string): Promise<void> {
    try {
      const reading = await atelier!.read(asked);
      if (!stillFor(asked)) return;
      setRead({ text: asked, reading });
      setProblem(reading.refusal ? failureOf(reading.refusal) : null);
    } catch (error) {
      if (stillFor(asked)) setProblem((error as Error).message);
    }
  }

  async function drawIt(asked: string): Promise<void> {
    setDrawing(true);
    try {
      const drawn = await atelier!.draw(asked);
      if (stillFor(asked)) setPicture(drawn);
    } catch (error) {
      if (stillFor(asked)) setProblem((error as Error).message);
    }
    if (stillFor(asked)) setDrawing(false);
  }

  function now(asked: string): void {
    write(asked);
    latest.current = asked;
    forget();
    void readIt(asked);
    void drawIt(asked);
  }

  const isRead = read.text === text;
  return (
    <div class="playground">
      <form
        action={`${tried.base}/#try`}
        method="get"
        onSubmit={
          atelier &&
          ((event) => {
            event.preventDefault();
            now(text);
          })
        }
      >
        <label for="wear">{tryingWords().wear}</label>
        <Written text={text} reading={isRead ? read.reading : null} chosen={chosen} onWrite={atelier && written} />
        <div class="row">
          <button type="submit">{tryingWords().draw}</button>
          <span class="examples">
            {tried.examples.map((example) => (
              <a
                class="chip"
                href={`${tried.base}/?${new URLSearchParams({ wear: example })}#try`}
                onClick={
                  atelier &&
                  ((event) => {
                    event.preventDefault();
                    now(example);
                  })
                }
                key={example}
              >
                {example}
              </a>
            ))}
          </span>
        </div>
        <p class="problem" role="status">
          {problem}
        </p>
      </form>
      <figure class={`drawn${isDrawing ? ' drawing' : ''}`} aria-busy={isDrawing}>
        {picture && <img src={picture} width={512} height={768} alt={tryingWords().drawn(read.text)} />}
      </figure>
      <Choices reading={read.reading} onChoose={choose} />
      <CopyAs
        id="draw"
        name={tryingWords().draw}
        asking={{
          method: 'GET',
          address: `${tried.url}/api/v1/design/preview`,
          query: { description: text },
          into: 'garment.png',
        }}
      />
    </div>
  );
}
