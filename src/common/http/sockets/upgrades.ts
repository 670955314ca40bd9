import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { WebSocketServer, type WebSocket } from 'ws';
import { Readiness } from '../../health/readiness.js';
import { DomainError } from '../../kernel/errors.js';
import { ReadLimits } from '../../quota/windows/read-limits.js';
import { Front } from '../front.js';
import { problemOf, storyOf } from '../problems/problem.js';
import { HttpRefusal } from '../problems/http-refusal.js';
import { OpenConnections } from '../streams/open-connections.js';

/** What a client may send in one message; what is longer ends the connection. */
const MOST_BYTES = 16 * 1024;

/** @param url as it was asked for @returns what to do with the socket; undefined for an address that is not this door's */
export type Door = (url: URL) => ((socket: WebSocket) => void) | undefined;

/** WebSockets: the same address, burst limit and bound of open connections as for every other request. */
@Injectable()
export class Upgrades {
  private readonly doors: Door[] = [];
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });

  constructor(
    private readonly front: Front,
    private readonly limits: ReadLimits,
    private readonly open: OpenConnections,
    private readonly readiness: Readiness,
  ) {}

  /** A feature declares its door when its module starts. */
  define(door: Door): void {
    this.doors.push(door);
  }

  /** Where no feature has a door nothing is listened to, and a request that would be something else is an ordinary one. */
  listen(server: Server): void {
    if (this.doors.length === 0) return;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (request.headers.upgrade?.toLowerCase() === 'websocket') this.admit(request, socket, head);
      else readAgain(server, request, socket, head);
    });
  }

  private admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const visit = this.doorOf(request);
    if (!visit) return refuse(socket, new DomainError('not_found', 'not_found', 'There is nothing at this address.'));
    if (this.readiness.draining) return refuse(socket, new DomainError('unavailable', 'unavailable', 'Stopping.'));
    const context = this.front.contextOf(request);
    this.limits.askWeight(context, 1, (outcome) => {
      if (outcome instanceof DomainError) return refuse(socket, outcome);
      try {
        this.welcome(request, socket, head, this.open.enter(context.client), visit);
      } catch (error) {
        refuse(socket, error);
      }
    });
  }

  private doorOf(request: IncomingMessage): ((socket: WebSocket) => void) | undefined {
    const url = URL.canParse(request.url ?? '', 'ws://here') ? new URL(request.url ?? '', 'ws://here') : undefined;
    for (const door of url ? this.doors : []) {
      const visit = door(url as URL);
      if (visit) return visit;
    }
    return undefined;
  }

  private welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    leave: () => void,
    visit: (socket: WebSocket) => void,
  ): void {
    socket.once('close', leave); // also of one that is refused for its handshake
    this.sockets.handleUpgrade(request, socket, head, visit);
  }
}

/** Not a WebSocket (a client that would rather have HTTP/2): the request is read once more, without the wish. */
function readAgain(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!WISHES.has(rawHeaders[i].toLowerCase())) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

const WISHES = new Set(['upgrade', 'connection', 'http2-settings']);

function refuse(socket: Duplex, error: unknown): void {
  const story = storyOf(error instanceof DomainError ? error : new HttpRefusal(400, 'malformed_request', 'Refused.'));
  const body = JSON.stringify(problemOf(story, '', ''));
  const headers = {
    ...story.headers,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${story.status} ${STATUS_CODES[story.status]}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`,
  );
}
