import { connect } from 'node:net';
import { once } from 'node:events';

const clock = () => performance.timeOrigin + performance.now();

/** One agent on a connection of its own that stays open: as little client as possible, to measure the server. */
export class Agent {
  constructor(port, key) {
    this.key = key;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('close', () => this.done?.({ status: 0, ms: NaN }));
    this.text = '';
  }

  connected() {
    return once(this.socket, 'connect');
  }

  /** Sends a decision and waits for its answer. The request's id says when it was sent. @returns status and ms */
  decide(body) {
    const json = JSON.stringify(body);
    const sent = clock();
    const head = `POST /api/v1/agents/decide HTTP/1.1\r\nHost: x\r\nX-Arena-Key: ${this.key}\r\nX-Request-Id: sent-${sent}\r\n`;
    this.socket.write(
      `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
    );
    return new Promise((resolve) => (this.done = (answer) => resolve({ ...answer, ms: clock() - sent })));
  }

  read(chunk) {
    this.text += chunk.toString('latin1');
    const head = this.text.indexOf('\r\n\r\n');
    const length = head < 0 ? NaN : Number(/\r\ncontent-length: (\d+)/i.exec(this.text.slice(0, head))?.[1] ?? NaN);
    if (!(this.text.length >= head + 4 + length)) return;
    const status = Number(this.text.slice(9, 12));
    this.text = '';
    this.done?.({ status });
  }

  close() {
    this.done = undefined;
    this.socket.destroy();
  }
}
