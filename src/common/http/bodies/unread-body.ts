import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So little of a refused body is thrown away and the connection kept. */
const DRAINED_BYTES = 64 * 1024;
/** For a client that is still writing to read the answer before the connection is gone. */
const LINGER_MS = 2000;

const unread = new WeakMap<IncomingMessage, () => void>();

/** An answer to a request whose long body nobody has read ends the connection: what may still come is nobody's concern. */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  if (!isLong(request)) return;
  const { socket } = request;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  socket.destroySoon = () => linger(socket);
  unread.set(request, () => {
    response.shouldKeepAlive = shouldKeepAlive;
    socket.destroySoon = Object.getPrototypeOf(socket).destroySoon as Socket['destroySoon'];
  });
}

/** The body was taken as a whole: the connection may be kept. */
export const bodyIsRead = (request: IncomingMessage): void => unread.get(request)?.();

const isLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > DRAINED_BYTES;

/**
 * A connection closed while bytes come is reset, and the answer lost with it: it stays for a moment, and nothing more is
 * read from it. Node begins to drop what comes, each piece of it a buffer, and is stopped after that.
 */
function linger(socket: Socket): void {
  socket.end();
  setImmediate(() => socket.pause());
  setTimeout(() => socket.destroy(), LINGER_MS);
}
