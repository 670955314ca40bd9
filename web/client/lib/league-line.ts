import type { LineState } from '../../arena/line.js';
import type { Tick } from '../../arena/view.js';
import { ask, base } from './ask.js';

/** Silence of so long is asked about: a line may be dead without having been closed. */
const QUIET_MS = 10_000;
/** A gateway that answers for a server that is away ends an event stream for good: it is opened again, not by all at once. */
const AGAIN_MS = 3000;
const SPREAD_MS = 3000;

/** By the league's own word for it. */
const STATES: Readonly<Record<string, LineState>> = { running: 'live', paused: 'paused' };

interface Line {
  /** events that are listened to, `tick` among them */
  events: readonly string[];
  heard: (event: string, data: unknown) => void;
  state: (state: LineState) => void;
  /** Something may have been missed. */
  missed?: () => void;
}

/** Why there is no stream: what one was refused with, browsers keep to themselves. */
const refused = (): Promise<LineState> =>
  fetch(`${base}/api/v1/stream`, { method: 'HEAD' }).then(
    ({ status }) => (status === 429 ? 'crowded' : 'lost'),
    () => 'lost',
  );

/** The league's stream, opened again wherever it ended; silence is asked about. @returns how to close it */
export function leagueLine(line: Line): () => void {
  let silence: ReturnType<typeof setTimeout>;
  let again: ReturnType<typeof setTimeout> | undefined;
  let last: number | null = null;
  let stream = open();

  function open(after?: () => void): EventSource {
    const source = new EventSource(`${base}/api/v1/stream`);
    for (const event of line.events)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => line.heard(event, JSON.parse(data)));
    source.addEventListener('tick', ({ data }: MessageEvent<string>) => ticked((JSON.parse(data) as Tick).tick));
    if (line.missed) source.addEventListener('gap', line.missed);
    source.onopen = after ?? (() => void wonder());
    source.onerror = broken;
    listen();
    return source;
  }

  function broken(): void {
    if (stream.readyState !== EventSource.CLOSED) return line.state('lost');
    void refused().then(line.state);
    again = setTimeout(() => (stream = open(line.missed)), AGAIN_MS + Math.random() * SPREAD_MS);
  }

  /** A paused league tells its last tick again and again. */
  function ticked(tick: number): void {
    if (last !== null) line.state(tick > last ? 'live' : 'paused');
    last = tick;
    listen();
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => void wonder(), QUIET_MS);
  }

  async function wonder(): Promise<void> {
    const status = await ask<{ status: string }>('/api/v1/league').then(
      (league) => league.status,
      () => 'away',
    );
    line.state(stream.readyState === EventSource.OPEN ? (STATES[status] ?? 'lost') : await refused());
    listen();
  }

  return () => {
    clearTimeout(silence);
    clearTimeout(again);
    stream.close();
  };
}
