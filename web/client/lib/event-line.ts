import { base } from './ask.js';

/** A gateway that answers for a server that is away ends an event stream for good: it is opened again, not by all at once. */
const AGAIN_MS = 3000;
const SPREAD_MS = 3000;

/** Why there is no stream: the server is away, or too many of the same network listen. */
export type Broken = 'lost' | 'crowded';

interface Heard {
  /** what is done with the data of an event, by its name */
  on: Readonly<Record<string, (data: unknown) => void>>;
  /** @param isAgain after an end, where something may have been missed */
  opened?: (isAgain: boolean) => void;
  broken: (why: Broken) => void;
}

export interface EventLine {
  /** Why it does not stand; null while it does. */
  trouble: () => Promise<Broken | null>;
  close: () => void;
}

/** A stream of server-sent events, opened again wherever it ended. @param path of the stream */
export function eventLine(path: string, { on, opened, broken }: Heard): EventLine {
  let again: ReturnType<typeof setTimeout> | undefined;
  let source = open(false);

  function open(isAgain: boolean): EventSource {
    const made = new EventSource(base + path);
    for (const [event, heard] of Object.entries(on))
      made.addEventListener(event, ({ data }: MessageEvent<string>) => heard(JSON.parse(data)));
    made.onopen = () => opened?.(isAgain);
    made.onerror = ended;
    return made;
  }

  /** The browser connects anew by itself, unless it was refused. */
  function ended(): void {
    if (source.readyState !== EventSource.CLOSED) return broken('lost');
    void refused(path).then(broken);
    again = setTimeout(() => (source = open(true)), AGAIN_MS + Math.random() * SPREAD_MS);
  }

  return {
    trouble: async () => (source.readyState === EventSource.OPEN ? null : refused(path)),
    close: () => {
      clearTimeout(again);
      source.close();
    },
  };
}

/** What a stream was refused with, browsers keep to themselves. */
const refused = (path: string): Promise<Broken> =>
  fetch(base + path, { method: 'HEAD' }).then(
    ({ status }) => (status === 429 ? 'crowded' : 'lost'),
    () => 'lost',
  );
