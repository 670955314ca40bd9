import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** As the image and npm start set it. */
const THRIFTY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
};

/**
 * Starts the application in a process of its own.
 * @param watch methods to be timed, `{file, name, method}` @returns its port, `take()`, `stop()`
 */
export async function startApp({ databaseUrl, redisUrl, keyPepper }, env = {}, watch = [], execArgv = []) {
  const port = await freePort();
  const child = fork(new URL('./app-host.mjs', import.meta.url), [], {
    execArgv: [`--max-semi-space-size=${env.ROLE === 'worker' ? 4 : 32}`, ...execArgv], // as npm start
    env: { ...THRIFTY, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    KEY_PEPPER: keyPepper,
    PORT: String(port),
    LOG_LEVEL: 'error',
    SERVICES: 'arena',
    REDIS_PREFIX: `bench${process.pid}`,
    BURST_LIMIT: '10000000',
    ARENA_HOURLY_LIMIT: '1000000',
    ...env,
  };
  child.send({ watch, env: settings });
  const { ms } = await answer(child, 'ready');
  return {
    port,
    startMs: ms,
    take: async () => {
      child.send('take');
      return (await answer(child, 'taken')).taken;
    },
    probe: async (file, input) => {
      child.send({ probe: new URL(file, import.meta.url).href, input });
      return (await answer(child, 'probed')).probed;
    },
    stop: async () => {
      child.send('stop');
      const late = setTimeout(() => child.kill('SIGKILL'), 8000);
      if (child.exitCode === null) await once(child, 'exit');
      clearTimeout(late);
    },
  };
}

function answer(child, member) {
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`the application has ended (${code})`));
    const heard = (message) => {
      if (!(member in message)) return;
      child.off('message', heard).off('exit', ended);
      resolve(message);
    };
    child.on('message', heard).once('exit', ended);
  });
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
