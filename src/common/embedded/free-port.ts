import { createServer } from 'node:net';

/** A free port on the loopback interface: the wanted one when nobody has it. */
export async function freePort(wanted?: number): Promise<number> {
  const port = wanted === undefined ? undefined : await bind(wanted);
  return port ?? (await bind(0))!;
}

/** Port that could be bound; undefined when it is taken. */
function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
