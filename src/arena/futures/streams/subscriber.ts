import { LiveSocket } from '../../../common/http/sockets/live-socket.js';
import { streamNamed } from '../../engine/futures/index.js';
import type { WebSocket } from 'ws';

/** Streams that one connection may have at a time, as the protocol allows. */
const MOST_STREAMS = 200;

/** Where a connection's streams are kept. */
export interface StreamBook {
  add(name: string, who: Subscriber): void;
  drop(name: string, who: Subscriber): void;
}

interface Asked {
  method?: unknown;
  params?: unknown;
  id?: unknown;
}

class Misunderstood extends Error {}

/** One connection to the streams of the market: what it follows, and how it asks for more. */
export class Subscriber {
  readonly streams = new Set<string>();
  private readonly socket: LiveSocket;

  /** @param isCombined each event comes wrapped with the name of its stream */
  constructor(
    socket: WebSocket,
    private readonly book: StreamBook,
    readonly isCombined: boolean,
    gone: () => void = () => undefined,
  ) {
    this.socket = new LiveSocket(socket, {
      message: (text) => this.heard(text),
      closed: () => {
        this.unsubscribe([...this.streams]);
        gone();
      },
    });
  }

  send(frame: Buffer | string): void {
    this.socket.send(frame);
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  /** @throws Misunderstood for a stream that the league has not, before anything is followed */
  subscribe(names: readonly string[]): void {
    const unknown = names.find((name) => !streamNamed(name));
    if (unknown !== undefined) throw new Misunderstood(`unknown stream ${unknown.slice(0, 80)}`);
    if (new Set([...this.streams, ...names]).size > MOST_STREAMS)
      throw new Misunderstood(`at most ${MOST_STREAMS} streams`);
    for (const name of names) {
      this.streams.add(name);
      this.book.add(name, this);
    }
  }

  /** As `subscribe`, for what the address names: some clients number their connections there, so what is no stream is passed over. */
  begin(names: readonly string[]): void {
    this.subscribe(names.filter((name) => streamNamed(name)).slice(0, MOST_STREAMS));
  }

  private unsubscribe(names: readonly string[]): void {
    for (const name of names) {
      this.streams.delete(name);
      this.book.drop(name, this);
    }
  }

  private heard(text: string): void {
    const asked = objectIn(text);
    const id = typeof asked?.id === 'number' || typeof asked?.id === 'string' ? asked.id : null;
    try {
      this.send(JSON.stringify({ result: this.answer(asked), id }));
    } catch (error) {
      if (!(error instanceof Misunderstood)) throw error;
      this.send(JSON.stringify({ error: { code: 2, msg: `Invalid request: ${error.message}` }, id }));
    }
  }

  private answer(asked: Asked | undefined): string[] | boolean | null {
    switch (asked?.method) {
      case 'SUBSCRIBE':
        this.subscribe(namesIn(asked));
        return null;
      case 'UNSUBSCRIBE':
        this.unsubscribe(namesIn(asked));
        return null;
      case 'LIST_SUBSCRIPTIONS':
        return [...this.streams];
      case 'GET_PROPERTY':
        return this.isCombined;
      default:
        throw new Misunderstood('unknown method');
    }
  }
}

function namesIn({ params }: Asked): string[] {
  const isList = Array.isArray(params) && params.length > 0 && params.every((one) => typeof one === 'string');
  if (!isList) throw new Misunderstood('params must be a list of streams');
  return params as string[];
}

function objectIn(text: string): Asked | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
