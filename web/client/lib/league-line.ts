import type { LineState } from '../../arena/line.js';
import type { Tick } from '../../arena/view.js';
import { ask } from './ask.js';
import { eventLine } from './event-line.js';

/** Silence of so long is asked about: a line may be dead without having been closed. */
const QUIET_MS = 10_000;

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

/** The league's stream; silence is asked about. @returns how to close it */
export function leagueLine({ events, heard, state, missed }: Line): () => void {
  let silence: ReturnType<typeof setTimeout>;
  let last: number | null = null;
  const named = events.map((event) => [event, (data: unknown) => told(event, data)] as const);
  const stream = eventLine('/api/v1/stream', {
    on: { ...Object.fromEntries(named), gap: () => missed?.() },
    opened: (isAgain) => (isAgain && missed ? missed() : void wonder()),
    broken: state,
  });
  listen();

  function told(event: string, data: unknown): void {
    heard(event, data);
    if (event === 'tick') ticked((data as Tick).tick);
  }

  /** A paused league tells its last tick again and again. */
  function ticked(tick: number): void {
    if (last !== null) state(tick > last ? 'live' : 'paused');
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
    state((await stream.trouble()) ?? STATES[status] ?? 'lost');
    listen();
  }

  return () => {
    clearTimeout(silence);
    stream.close();
  };
}
