import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a bare server of the same JSON. @param kind http, express, express-end, nest, floor or asking @param stores of the floor: addresses */
export async function startBare(kind, body, stores) {
  const child = fork(new URL('./bare-host.mjs', import.meta.url));
  child.send({ kind, body, stores });
  const [{ port }] = await once(child, 'message');
  const take = async () => {
    child.send('take');
    return (await once(child, 'message'))[0];
  };
  return { port, take, stop: () => child.kill() };
}
