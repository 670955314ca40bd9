import { connect, type Socket } from 'node:net';

/** A connection that says little, slowly, or does not read. */
export class SlowClient {
  readonly opened = performance.now();
  closedAfterMs: number | null = null;
  /** The beginning of what came back. */
  heard = '';
  private timer?: NodeJS.Timeout;

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.closedAfterMs = performance.now() - this.opened;
      clearInterval(this.timer);
    });
  }

  /** Sends `beginning`, then one byte of `rest` each second for ever. */
  static dripping(port: number, beginning: string, rest: string): SlowClient {
    const one = new SlowClient(connect(port, '127.0.0.1'));
    one.socket.on('data', (piece: Buffer) => (one.heard += piece.toString('latin1').slice(0, 200)));
    one.socket.write(beginning);
    one.timer = setInterval(() => one.socket.writable && one.socket.write(rest), 1000);
    return one;
  }

  /** Asks and never reads the answer. */
  static deaf(port: number, request: string): SlowClient {
    const one = new SlowClient(connect(port, '127.0.0.1'));
    one.socket.pause();
    one.socket.write(request);
    return one;
  }

  get isOpen(): boolean {
    return this.closedAfterMs === null;
  }

  close(): void {
    this.socket.destroy();
  }
}
