import { useEffect, useState } from 'preact/hooks';
import { Feeling, type Mood } from '../parts/feeling.js';

/** One sentence of the engine, in Swedish, and why it says it. */
export interface Said {
  say: string;
  because: readonly string[];
}

export interface MindView {
  mood: Mood;
  said: Said | null;
}

interface MindProps extends MindView {
  /** Hears how it feels and what it says; returns how to stop. None on the server. */
  listen?: (tell: (news: Partial<MindView>) => void) => () => void;
}

/** What the engine says at this moment and how it feels, as it moves. */
export function Mind({ listen, ...first }: MindProps) {
  const [{ mood, said }, set] = useState<MindView>(first);
  useEffect(() => listen?.((news) => set((before) => ({ ...before, ...news }))), []);
  return (
    <>
      {said && (
        <figure class="saying">
          <blockquote class="dream" lang="sv" key={said.say}>
            ”{said.say}”
          </blockquote>
          <figcaption lang="sv">{said.because.join(', ')}</figcaption>
        </figure>
      )}
      <Feeling mood={mood} isAside={said !== null} />
    </>
  );
}
