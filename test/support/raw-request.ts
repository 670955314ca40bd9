import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test says what it wants, byte by byte, from an address of the loopback network. */
export class RawRequest {
  /** What came back, headers and bodies as they are. */
  heard = '';
  private closed = false;

  constructor(
    port: number,
    from = '127.0.0.1',
    private readonly socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from }),
  ) {
    socket.setMaxListeners(100).on('error', () => undefined);
    socket.on('data', (piece: Buffer) => (this.heard += piece.toString('latin1')));
    socket.once('close', () => (this.closed = true));
  }

  /** Sends a request whose body is said to have so many bytes, and as much of it as is given. */
  static post(
    port: number,
    path: string,
    bytes: number,
    begin = '',
    headers: string[] = [],
    from?: string,
  ): RawRequest {
    const request = new RawRequest(port, from);
    const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
    return request.say([...lines, `Content-Length: ${bytes}`, ...headers, '', begin].join('\r\n'));
  }

  say(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** The status lines that have come, in order. */
  get statuses(): number[] {
    return [...this.heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  /** Waits until so many status lines have come, or the connection is gone. */
  async answers(count = 1): Promise<number[]> {
    while (this.statuses.length < count && !this.closed) await this.next();
    return this.statuses;
  }

  /** Everything that came until the other side closed. */
  async whole(): Promise<string> {
    while (!this.closed) await this.next();
    return this.heard;
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  close(): void {
    this.socket.destroy();
  }

  private next(): Promise<unknown> {
    const settled = new AbortController();
    const events = ['data', 'close'].map((event) => once(this.socket, event, { signal: settled.signal }));
    return Promise.race(events).finally(() => settled.abort());
  }
}
