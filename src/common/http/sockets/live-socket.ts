import { WebSocket, type RawData } from 'ws';

const PING_MS = 20_000;
/** Who reads so slowly that this much waits is left. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** Messages of a client a second; more end the connection. */
const MOST_MESSAGES = 10;

const TOO_MANY = 1008;

export interface SocketEnds {
  message(text: string): void;
  closed(): void;
}

/** A WebSocket that answers pings, is left when it does not, when it reads too slowly or talks too much. */
export class LiveSocket {
  private alive = true;
  private second = 0;
  private messages = 0;

  constructor(
    private readonly socket: WebSocket,
    ends: SocketEnds,
  ) {
    const pinging = setInterval(() => this.ping(), PING_MS).unref();
    socket.on('pong', () => (this.alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.heard(data, ends));
    socket.once('close', () => {
      clearInterval(pinging);
      ends.closed();
    });
  }

  /** @param frame the same bytes for everybody who gets them */
  send(frame: Buffer | string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_WAITING_BYTES) this.socket.terminate();
    else this.socket.send(frame, { binary: false });
  }

  close(code = 1000, reason = ''): void {
    this.socket.close(code, reason);
  }

  private ping(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  private heard(data: RawData, ends: SocketEnds): void {
    const second = Math.floor(performance.now() / 1000);
    this.messages = second === this.second ? this.messages + 1 : 1;
    this.second = second;
    if (this.messages > MOST_MESSAGES) this.close(TOO_MANY, 'Too many requests');
    else ends.message((data as Buffer).toString());
  }
}
