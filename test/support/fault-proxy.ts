import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';

/** `pass`: carries; `swallow`: takes connections and bytes and carries nothing (half-open); `refuse`: nobody listens. */
export type Line = 'pass' | 'swallow' | 'refuse';

/** A TCP proxy on the loopback interface whose line the test makes bad. */
export class FaultProxy {
  /** Added to every piece of data, each way, ms. */
  latencyMs = 0;
  /** Each way. */
  bytesPerSecond = Infinity;
  private line: Line = 'pass';
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private target: number,
    readonly port: number,
  ) {
    server.on('connection', (client) => this.carry(client));
  }

  /** @param target port on the loopback interface */
  static async before(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(createServer(), target, await freePort());
    await proxy.listen();
    return proxy;
  }

  /** The same address with this proxy's port. */
  inFrontOf(url: string): string {
    const address = new URL(url);
    address.port = String(this.port);
    return address.href;
  }

  get connections(): number {
    return this.open.size;
  }

  /** Ends every connection with RST; new ones are carried as the line is. */
  cut(): void {
    for (const socket of this.open) socket.resetAndDestroy();
    this.open.clear();
  }

  /** Whoever connects from now on is led elsewhere, as when a name or a virtual address moves. */
  moveTo(target: number): void {
    this.target = target;
    this.cut();
  }

  async set(line: Line): Promise<void> {
    const was = this.line;
    this.line = line;
    if (line === 'refuse' && was !== 'refuse') {
      this.server.close();
      this.cut();
    }
    if (line !== 'refuse' && was === 'refuse') await this.listen();
    // What was swallowed is lost: such a connection cannot go on.
    if (line === 'pass' && was === 'swallow') this.cut();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private carry(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ]) {
      this.open.add(from);
      from.on('error', () => undefined);
      from.once('close', () => {
        this.open.delete(from);
        to.destroy();
      });
      void this.pump(from, to);
    }
  }

  private async pump(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        const wait = this.latencyMs + (1000 * piece.length) / this.bytesPerSecond;
        if (wait >= 1) await sleep(wait);
        if (this.line === 'pass' && !to.write(piece)) await once(to, 'drain');
      }
      to.end();
    } catch {
      to.destroy();
    }
  }
}
