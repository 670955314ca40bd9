import type { Request, Response } from 'express';

const PING_MS = 15_000;
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** One server-sent event; `id` lets a client continue with Last-Event-ID. */
export interface SseEvent {
  event?: string;
  id?: string | number;
  data: unknown;
}

export interface SseStream {
  send(event: SseEvent): void;
  /** Bytes of `frameOf`, the same for any number of streams. */
  write(frames: Buffer): void;
  close(): void;
}

/**
 * Opens an event stream: never buffered, kept alive by comments, ended for a client that does not read.
 * @param closed called once, after this has returned, also when the client had left before
 */
export function openSse(request: Request, response: Response, closed: () => void): SseStream {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  });
  if (request.method === 'HEAD' || response.closed || response.destroyed) {
    response.end();
    queueMicrotask(closed);
    return { send: () => undefined, write: () => undefined, close: () => undefined };
  }
  response.write(': open\n\n');
  const ping = setInterval(() => response.write(': ping\n\n'), PING_MS);
  response.once('close', () => {
    clearInterval(ping);
    closed();
  });
  const write = (frames: Buffer): void => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else response.write(frames);
  };
  return {
    send: (event) => write(frameOf(event)),
    write,
    close: () => response.end(),
  };
}

/** The bytes of an event. */
export function frameOf({ event, id, data }: SseEvent): Buffer {
  const lines = [id === undefined ? '' : `id: ${id}\n`, event === undefined ? '' : `event: ${event}\n`];
  return Buffer.from(`${lines.join('')}data: ${JSON.stringify(data)}\n\n`);
}
