import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway that serves what stands behind it below a path, and nothing else. */
export class PrefixGateway {
  private server!: HttpServer;
  /** The port that it passes on to. */
  behind = 0;

  private constructor(private readonly prefix: string) {}

  /** @param prefix such as `/fyra` */
  static async open(prefix: string): Promise<PrefixGateway> {
    const gateway = new PrefixGateway(prefix);
    gateway.server = createServer((asked, answer) => gateway.pass(asked, answer)).listen(0, '127.0.0.1');
    await once(gateway.server, 'listening');
    return gateway;
  }

  /** As PUBLIC_URL says it. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.prefix}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    if (!`${url}/`.startsWith(`${this.prefix}/`)) return void answer.writeHead(404).end('outside');
    const path = url.slice(this.prefix.length) || '/';
    const onwards = request({ host: '127.0.0.1', port: this.behind, method, headers, path }, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    onwards.on('error', () => answer.headersSent || answer.writeHead(502).end());
    asked.pipe(onwards);
  }
}
